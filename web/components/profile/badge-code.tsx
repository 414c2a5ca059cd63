import type { MouseEvent } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { toastError, toastSuccess } from '../../lib/page/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** Safari lets a page copy only right after a press, so the code comes before one. */
const sharing = () => import('../../lib/share.ts');
const fetchSharing = () => void sharing();

const selectAll = ({ currentTarget }: MouseEvent<HTMLTextAreaElement>): void => currentTarget.select();

/** The code of a badge: to select, and to copy where scripts run. */
export function BadgeCode({ html }: { html: string }) {
  const t = useT();
  const copyCode = () =>
    void sharing()
      .then(({ copy }) => copy(html))
      .then(
        () => toastSuccess(t('badge.copied')),
        () => toastError(t('badge.not_copied')),
      );
  return (
    <Section title={t('badge.code_title')}>
      <div className="grid gap-3">
        <label className="field-label" htmlFor="badge-code">
          {t('badge.code_label')}
        </label>
        <p className="field-help" id="badge-code-help">
          {t('badge.code_help')}
        </p>
        <textarea
          id="badge-code"
          className="control font-mono text-sm"
          aria-describedby="badge-code-help"
          rows={6}
          readOnly
          spellCheck={false}
          value={html}
          onClick={selectAll}
        />
        <div className="with-scripts">
          <Button variant="primary" onClick={copyCode} onFocus={fetchSharing} onPointerEnter={fetchSharing}>
            {t('badge.copy')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
