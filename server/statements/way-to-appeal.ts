import type { AppealKind, DecisionAction, DecisionParty } from '../../common/constants.ts';
import { mayStillAppeal } from '../decisions/appeal-window.ts';
import { wayToAppeal } from '../reviews/appeal.ts';
import type { ReviewView } from '../reviews/views.ts';

/** What somebody who was told of a decision can do about it. */
export type WayOn =
  /** The form to appeal is open to them. */
  | { way: 'appeal'; kind: AppealKind }
  /** Their appeal is open. */
  | { way: 'appealed'; filedAt: string; dueAt: string }
  /** It waits for an administrator by itself. */
  | { way: 'held' }
  /** It can no longer be appealed, or something else has been decided since. */
  | { way: 'too_late' | 'superseded' }
  /** It went against them, and takes a letter. */
  | { way: 'write' }
  /** Their account is appealed from the page of inactive accounts. */
  | { way: 'account' }
  /** It did not go against them. */
  | { way: 'none' };

type Told = {
  id: number;
  action: DecisionAction;
  kind: AppealKind | null;
  party: DecisionParty | null;
  /** YYYY-MM-DD */
  appealUntil: string | null;
};

/** Decisions that go against one side and are no matter of a review's standing. */
const WRITTEN_ABOUT: Partial<Record<DecisionAction, DecisionParty>> = {
  'review.edited': 'author',
  'response.deactivated': 'contractor',
  'response.deleted': 'contractor',
  'response.edited': 'contractor',
  'user.role_changed': 'account',
  'account_appeal.rejected': 'account',
  'claim.rejected': 'account',
  'posting.removed': 'author',
};

/** The way on from a decision, as things stand now. `review`: as its reader sees it; null: it is no longer there. */
export function wayOnFrom(told: Told, review: ReviewView | null, now: Date): WayOn {
  const { action, kind, party } = told;
  if (party === null) return { way: 'none' };
  if (action === 'review.held') return { way: review?.standing.state === 'held' ? 'held' : 'superseded' };
  if (action === 'user.deactivated') return { way: 'account' };
  if (WRITTEN_ABOUT[action] === party) return { way: 'write' };
  const wish = wayToAppeal({ action, kind }, party);
  if (wish === null) return { way: 'none' };
  return wayOfReview(told, wish, review, now);
}

function wayOfReview({ appealUntil }: Told, wish: AppealKind, review: ReviewView | null, now: Date): WayOn {
  const appeal = review?.appeal;
  if (appeal?.state === 'open' && appeal.kind === wish)
    return { way: 'appealed', filedAt: appeal.filedAt, dueAt: appeal.dueAt };
  if (appealUntil !== null && !mayStillAppeal(appealUntil, now)) return { way: 'too_late' };
  if (review === null || !fits(wish, review)) return { way: 'superseded' };
  return { way: 'appeal', kind: wish };
}

/** Whether the wish still makes sense; a rejected appeal may be filed again with new evidence, so the form is open too. */
function fits(wish: AppealKind, { standing, appeal, can }: ReviewView): boolean {
  if (can.appeal) return true;
  const wanted = wish === 'take_down' ? ['active'] : ['inactive', 'deleted'];
  return wanted.includes(standing.state) && appeal?.state === 'rejected' && appeal.kind === wish;
}
