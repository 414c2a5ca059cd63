import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import type { ClaimCase } from '../../../server/moderation/people/claim-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The claimant's evidence and message. */
export function ClaimEvidence({ opened }: { opened: ClaimCase }) {
  const t = useT();
  const { message, messageSignals } = opened;
  return (
    <CasePart title={t('admin.claims.evidence')}>
      <DataList items={useEvidence(opened)} />
      {message !== null && (
        <>
          <p className="case-note mt-3">{t('admin.claims.message')}</p>
          <p className="whitespace-pre-line">
            <UserText text={message} />
          </p>
          {messageSignals.length > 0 && (
            <p className="case-badges">
              {messageSignals.map((signal) => (
                <Badge key={signal} tone="caution">
                  {t(`admin.signal.${signal}`)}
                </Badge>
              ))}
            </p>
          )}
        </>
      )}
    </CasePart>
  );
}

function useEvidence({ evidence, email, confirmedAt, codes, document }: ClaimCase): Datum[] {
  const t = useT();
  const kind = { term: t('admin.claims.evidence'), detail: t(`admin.claim_evidence.${evidence}`) };
  if (evidence === 'document')
    return [
      kind,
      {
        term: t('admin.claims.document'),
        detail: document ? (
          <a href={document.url}>{document.name}</a>
        ) : (
          t('admin.claims.document_erased', { days: ERASE_AFTER_DAYS })
        ),
      },
    ];
  return [
    kind,
    { term: t('admin.claims.code_to'), detail: email ?? '' },
    {
      term: t('admin.claims.code_entered'),
      detail: confirmedAt === null ? t('admin.claims.not_yet') : <DateText at={confirmedAt} />,
    },
    { term: t('admin.claims.codes'), detail: t('admin.claims.code_counts', codes) },
  ];
}
