import { usePath, useT } from '../../lib/page/app-context.tsx';

/** Links to the accepted terms, in a new tab so that the input is not lost. */
export function Agreements() {
  const t = useT();
  const path = usePath();
  return (
    <p className="text-sm text-muted">
      {t('accounts.accepts')}{' '}
      <a href={path('terms')} target="_blank" rel="noopener">
        {t('accounts.accepts_terms')}
      </a>
      {' · '}
      <a href={path('privacy')} target="_blank" rel="noopener">
        {t('accounts.accepts_privacy')}
      </a>
    </p>
  );
}
