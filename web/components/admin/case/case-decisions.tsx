import type { CaseView } from '../../../../server/moderation/case-views.ts';
import { useT } from '../../../lib/app-context.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { CasePart } from './case-part.tsx';
import { reasonWords } from './standing-badges.tsx';

/** What was decided in this case, the latest first. */
export function CaseDecisions({ opened: { decisions } }: { opened: CaseView }) {
  const t = useT();
  return (
    <CasePart title={t('admin.part_decisions')}>
      {decisions.length === 0 ? (
        <p className="text-sm text-muted">{t('admin.no_decisions')}</p>
      ) : (
        <ol className="case-lines">
          {decisions.map(({ id, action, decidedAt, decidedBy, reasonName, reason }) => (
            <li key={id}>
              <p className="case-note">
                <DateText at={decidedAt} />{' '}
                <span className="font-semibold text-ink">{t(`admin.action.${action}`)}</span>
                {` · ${decidedBy ?? t('admin.decisions.by_screening')}`}
              </p>
              {(reasonName ?? reason) && (
                <p>{[reasonName, reasonWords({ action, reason }, t)].filter(Boolean).join(': ')}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </CasePart>
  );
}
