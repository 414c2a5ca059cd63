import { SECOND_LOOK_DAYS, type ReportCaseState } from '../../common/cases/reports.ts';

const DAY_MS = 86_400_000;

/** The facts that decide whether the sender of a report may ask for a second look. */
export type LookedAt = {
  state: ReportCaseState;
  closedAt: Date | null;
  /** It was a second look itself. */
  isSecond: boolean;
  /** It has been asked for. */
  isAsked: boolean;
  isShown: boolean;
};

/** The reasons why it cannot be asked for; each has its text in `second_look.refused.*`. */
export type SecondLookObstacle = 'not_rejected' | 'final' | 'asked' | 'too_late' | 'not_shown';

/** The obstacle at `now`, or null: once for a rejected report, within 30 days, while the text is shown. */
export function obstacleToSecondLook(looked: LookedAt, now: Date): SecondLookObstacle | null {
  if (looked.state !== 'kept' || looked.closedAt === null) return 'not_rejected';
  if (looked.isSecond) return 'final';
  if (looked.isAsked) return 'asked';
  if (now.getTime() > looked.closedAt.getTime() + SECOND_LOOK_DAYS * DAY_MS) return 'too_late';
  return looked.isShown ? null : 'not_shown';
}
