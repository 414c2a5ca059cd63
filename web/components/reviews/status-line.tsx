import { formatDate } from '../../../common/format/dates.ts';
import type { AppealView } from '../../../server/reviews/appeals/appeal-views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { editLine } from './edit-line.ts';
import { WayToAppeal } from './way-to-appeal.tsx';

/** The public status of a review: its appeal with side and due day, and an administrator's edit. */
export function StatusLine({
  review,
}: {
  review: Pick<ReviewView, 'appeal' | 'administratorEdit' | 'author'>;
}) {
  const t = useT();
  const localDate = useLocalDate();
  const { viewer } = useShared();
  const { appeal, administratorEdit, author } = review;
  const isMine = viewer?.profileId === author.profileId;
  if (appeal === null && administratorEdit === null) return null;
  return (
    <div className="mt-4 grid gap-1 border-s-2 border-caution ps-3 text-sm">
      {administratorEdit && <p>{editLine(administratorEdit, t, localDate)}</p>}
      {administratorEdit && isMine && !administratorEdit.isRestoration && (
        <WayToAppeal decisionId={administratorEdit.decisionId} />
      )}
      {appeal && <AppealLine appeal={appeal} />}
    </div>
  );
}

/** An appeal's dates, result and kind. */
export function AppealLine({ appeal }: { appeal: AppealView }) {
  const t = useT();
  const { state, kind, isLate } = appeal;
  const dates = { filed: formatDate(appeal.filedAt, t.language), due: formatDate(appeal.dueAt, t.language) };
  const closed = formatDate(appeal.closedAt ?? appeal.dueAt, t.language);
  return (
    <p>
      <span className="font-semibold">
        {state === 'open'
          ? t(isLate ? 'reviews.appeal_late' : 'reviews.appeal_open', dates)
          : t(`reviews.appeal_closed.${state}`, { filed: dates.filed, closed })}
      </span>
      <span className="text-muted"> · {t(`reviews.appeal_wish.${kind}`)}</span>
    </p>
  );
}
