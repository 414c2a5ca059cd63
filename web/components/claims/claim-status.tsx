import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { OwnClaimView } from '../../../server/contractors/claims/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Words } from '../ui/words.tsx';

/** The evidence is there; now it is an administrator's turn. */
export function WaitingClaim({ claim }: { claim: OwnClaimView }) {
  const t = useT();
  const filed = formatDate(claim.filedAt, t.language);
  return (
    <Alert tone="good" title={t('claims.waiting_heading')}>
      {t('claims.waiting_text', { filed, due: formatDate(claim.dueAt, t.language) })}
    </Alert>
  );
}

/** A rejected claim, with the reason that was given. */
export function ClaimOutcome({ claim }: { claim: OwnClaimView }) {
  const t = useT();
  const date = claim.closedAt === null ? '' : formatDate(claim.closedAt, t.language);
  return (
    <Alert tone="caution" title={t('claims.rejected_heading')}>
      {claim.reason !== null && (
        <p>
          <Words text={claim.reason} language={claim.reasonLanguage} />
        </p>
      )}
      <p>{t('claims.rejected_text', { date })}</p>
    </Alert>
  );
}

export function OwnerNotice() {
  const t = useT();
  return (
    <Alert tone="good" title={t('claims.owner_heading')}>
      <p>{t('claims.owner_text')}</p>
      <div className="mt-3">
        <ButtonLink href={route('reviews.got')}>{t('claims.owner_action')}</ButtonLink>
      </div>
    </Alert>
  );
}
