import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { DecisionAppealCase, OtherAppeal } from '../../../server/moderation/decision-appeals/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CaseFiles } from '../admin/case/case-files.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The appeal's text against the decision, and its result once it has one. */
export function AppealWords({ opened }: { opened: DecisionAppealCase }) {
  const t = useT();
  const { reason, offReason, answer, closedAt, topic, files } = opened;
  return (
    <CasePart title={t('admin.decision_appeals.words')}>
      {topic !== null && (
        <p>
          <Badge tone="danger">{t(`appeal_forms.topic.${topic}`)}</Badge>
        </p>
      )}
      <Said reason={reason} offReason={offReason} />
      <CaseFiles files={files} />
      {closedAt !== null && (
        <p className="case-note">
          {t('admin.closed')} <DateText at={closedAt} />
          {answer && (
            <>
              {' · '}
              <Link href={route('decisions.show', { id: answer.decisionId })}>
                {t('admin.decision_appeals.decision_number', { id: String(answer.decisionId) })}
              </Link>
            </>
          )}
        </p>
      )}
      {answer?.text && <p className="whitespace-pre-line">{answer.text}</p>}
    </CasePart>
  );
}

/** The other appeals against the same decision, the latest first. */
export function OtherAppeals({ others }: { others: readonly OtherAppeal[] }) {
  const t = useT();
  if (others.length === 0) return null;
  return (
    <CasePart title={t('admin.decision_appeals.others')}>
      <ol className="case-lines">
        {others.map(({ id, state, filedAt, closedAt, reason, offReason, answer }) => (
          <li key={id}>
            <p className="case-note">
              {t('admin.decision_appeals.number', { id: String(id) })} · <DateText at={filedAt} />{' '}
              <Badge>{t(`appeals.state.${state}`)}</Badge> {closedAt !== null && <DateText at={closedAt} />}
            </p>
            <Said reason={reason} offReason={offReason} />
            {answer !== null && <p className="case-note whitespace-pre-line">{answer}</p>}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}

function Said({ reason, offReason }: Pick<OtherAppeal, 'reason' | 'offReason'>) {
  const t = useT();
  return (
    <>
      <p className="whitespace-pre-line" dir="auto">
        {reason === null ? t('admin.decision_appeals.erased') : <UserText text={reason} />}
      </p>
      {offReason !== null && (
        <p className="whitespace-pre-line" dir="auto">
          <span className="case-note">{t('admin.turned_off_because')}</span> <UserText text={offReason} />
        </p>
      )}
    </>
  );
}
