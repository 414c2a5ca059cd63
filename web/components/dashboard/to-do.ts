import type {
  AppealWaiting,
  InvitationWaiting,
  RedFlagWaiting,
  StatementWaiting,
  WaitingReview,
} from '../../../server/dashboard/views.ts';
import type { QuoteWaiting, RatingWaiting } from '../../../server/dashboard/work-waiting.ts';

/** Customers expect a reply within about a week; reviews are sorted among dated items by that day. */
const REPLY_WITHIN_MS = 7 * 86_400_000;

/** Customers choose among the prices that came within about two days. */
const PRICE_WITHIN_MS = 2 * 86_400_000;

/** `by`: when it is due, in milliseconds since 1970. */
export type ToDo = { key: string; by: number } & (
  | { kind: 'review'; review: WaitingReview }
  | { kind: 'decision'; statement: StatementWaiting }
  | { kind: 'appeal'; appeal: AppealWaiting }
  | { kind: 'invitation'; invitation: InvitationWaiting }
  | { kind: 'red_flag'; redFlag: RedFlagWaiting }
  | { kind: 'quote'; quote: QuoteWaiting }
  | { kind: 'rating'; rating: RatingWaiting }
);

type Waiting = {
  reviews: readonly WaitingReview[];
  statements: readonly StatementWaiting[];
  appeals: readonly AppealWaiting[];
  invitations: readonly InvitationWaiting[];
  redFlags: readonly RedFlagWaiting[];
  quotes: readonly QuoteWaiting[];
  ratings: readonly RatingWaiting[];
};

/** The reader's open tasks by their due dates: those with a deadline first, then quotes, reviews and ratings. */
export function toDoList(waiting: Waiting): ToDo[] {
  const { reviews, statements, appeals, invitations, redFlags, quotes, ratings } = waiting;
  const items: ToDo[] = [
    ...reviews.map((review): ToDo => ({
      kind: 'review',
      key: `review ${review.id}`,
      by: Date.parse(review.created_at) + REPLY_WITHIN_MS,
      review,
    })),
    ...statements.flatMap((statement) => decisionOf(statement)),
    ...appeals
      .filter(({ is_mine }) => !is_mine)
      .map((appeal): ToDo => ({
        kind: 'appeal',
        key: `appeal ${appeal.review_id}`,
        by: Date.parse(appeal.due_at),
        appeal,
      })),
    ...invitations.map((invitation): ToDo => ({
      kind: 'invitation',
      key: `invitation ${invitation.id}`,
      by: Date.parse(invitation.expires_at),
      invitation,
    })),
    ...redFlags.map((redFlag): ToDo => ({
      kind: 'red_flag',
      key: `red flag ${redFlag.id}`,
      by: Date.parse(redFlag.due_at),
      redFlag,
    })),
    ...quotes.map((quote): ToDo => ({
      kind: 'quote',
      key: `quote ${quote.id}`,
      by: Date.parse(quote.asked_at) + PRICE_WITHIN_MS,
      quote,
    })),
    ...ratings.map((rating): ToDo => ({
      kind: 'rating',
      key: `rating ${rating.invitation_id}`,
      by: Date.parse(rating.due_at),
      rating,
    })),
  ];
  return items.toSorted(
    (one, other) => Number(hasDeadline(other)) - Number(hasDeadline(one)) || one.by - other.by,
  );
}

/** A task that its day ends comes before one that can be done later, or that one may leave, such as an appeal of one's own. */
const hasDeadline = ({ kind }: ToDo): boolean =>
  kind === 'red_flag' || kind === 'appeal' || kind === 'invitation';

/** A decision is a task while it may be appealed. */
function decisionOf(statement: StatementWaiting): ToDo[] {
  const { decision_id: id, appeal_until: until } = statement;
  return until === null
    ? []
    : [{ kind: 'decision', key: `decision ${id}`, by: Date.parse(until), statement }];
}
