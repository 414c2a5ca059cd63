import type { CaseView } from '../../../../server/moderation/case-views.ts';
import { useLocalDate, useLocalTime } from '../../../lib/local-date.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { ReviewPhotos } from '../../reviews/review-photos.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { CasePart } from './case-part.tsx';
import { reasonText } from './status-badges.tsx';

/** The decisions of this case, the latest first. */
export function CaseDecisions({ opened }: { opened: CaseView }) {
  const t = useT();
  const { decisions } = opened;
  return (
    <CasePart title={t('admin.part_decisions')}>
      {decisions.length === 0 ? (
        <p className="text-sm text-muted">{t('admin.no_decisions')}</p>
      ) : (
        <ol className="case-lines">
          {decisions.map(({ id, action, decidedAt, decidedBy, reasonName, reason, statements }) => (
            <li key={id}>
              <p className="case-note">
                <DateText at={decidedAt} />{' '}
                <span className="font-semibold text-ink">{t(`admin.action.${action}`)}</span>
                {` · ${decidedBy ?? t('admin.decisions.by_screening')}`}
              </p>
              {(reasonName ?? reason) && (
                <p>{[reasonName, reasonText({ action, reason }, t)].filter(Boolean).join(': ')}</p>
              )}
              <Statements statements={statements} />
              <TakenAway opened={opened} decisionId={id} />
            </li>
          ))}
        </ol>
      )}
    </CasePart>
  );
}

/** Tells when each side got the statement of reasons, and whether it was opened. */
function Statements({ statements }: Pick<CaseView['decisions'][number], 'statements'>) {
  const t = useT();
  const localDate = useLocalDate();
  const localTime = useLocalTime();
  const moment = (at: string) => `${localDate(at)} ${localTime(at)}`;
  return statements.map(({ party, name, at, readAt }) => (
    <p key={`${party} ${at}`} className="case-note">
      {t('admin.statement_sent', { user_content: name ?? t('admin.former_user'), moment: moment(at) })}{' '}
      {readAt === null ? t('admin.statement_unread') : t('admin.statement_read', { moment: moment(readAt) })}
    </p>
  ));
}

function TakenAway({ opened, decisionId }: { opened: CaseView; decisionId: number }) {
  const t = useT();
  const photos = opened.takenAway.find((taken) => taken.decisionId === decisionId)?.photos;
  if (!photos) return null;
  const label = t('admin.photos_taken_away', { count: photos.length });
  return (
    <>
      <p className="case-note">{label}</p>
      <ReviewPhotos review={{ photos, job: opened.review.job }} label={label} />
    </>
  );
}
