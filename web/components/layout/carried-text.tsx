import { usePage } from '@inertiajs/react';
import type { Flash } from '../../pages/shared-props.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** Shows the carried texts that no toast shows: a notice, and every text for readers without scripts. */
export function CarriedText() {
  const t = useT();
  const { success, error, notice, link, upgrade } = usePage().flash as Flash;
  if (notice !== undefined)
    return (
      <div className="mb-6 max-w-form">
        <Alert tone="caution" live>
          {notice}
          {link !== undefined && (
            <p className="mt-2">
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </Alert>
      </div>
    );
  const text = error ?? success;
  if (text === undefined) return null;
  return (
    <noscript>
      <div className="mb-6 max-w-form">
        <Alert tone={error === undefined ? 'good' : 'danger'}>
          {text}
          {upgrade?.compare !== undefined && (
            <p className="mt-2">
              <a href={upgrade.compare}>{t('layout.compare_plans')}</a>
            </p>
          )}
        </Alert>
      </div>
    </noscript>
  );
}
