import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { usePage } from '@inertiajs/react';

/** The reason why nothing can be written, and a next step. */
export function Obstacle({ text }: { text: string }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const { url } = usePage();
  return (
    <div className="max-w-form">
      <Alert tone="caution" title={t('messages.cannot')}>
        <p>{text}</p>
        {viewer && !viewer.emailVerified && (
          <p className="mt-2">
            <ButtonLink size="small" href={path('verification.notice', {}, { query: { next: url } })}>
              {t('messages.verify')}
            </ButtonLink>
          </p>
        )}
      </Alert>
    </div>
  );
}
