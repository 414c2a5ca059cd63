import type {
  AppealWaiting,
  InvitationWaiting,
  RedFlagWaiting,
  StatementWaiting,
  WaitingReview,
} from '../../../server/dashboard/views.ts';

/** Customers expect a reply within about a week; reviews are sorted among dated items by that day. */
const REPLY_WITHIN_MS = 7 * 86_400_000;

export type ToDo =
  | { kind: 'review'; by: number; review: WaitingReview }
  | { kind: 'decision'; by: number; statement: StatementWaiting }
  | { kind: 'appeal'; by: number; appeal: AppealWaiting }
  | { kind: 'invitation'; by: number; invitation: InvitationWaiting }
  | { kind: 'red_flag'; by: number; redFlag: RedFlagWaiting };

type Waiting = {
  reviews: readonly WaitingReview[];
  statements: readonly StatementWaiting[];
  appeals: readonly AppealWaiting[];
  invitations: readonly InvitationWaiting[];
  redFlags: readonly RedFlagWaiting[];
};

/** The reader's open tasks by their due dates: appeals against them, reviews, decisions they may appeal. */
export function toDoList({ reviews, statements, appeals, invitations, redFlags }: Waiting): ToDo[] {
  const items: ToDo[] = [
    ...reviews.map((review): ToDo => ({
      kind: 'review',
      by: Date.parse(review.created_at) + REPLY_WITHIN_MS,
      review,
    })),
    ...statements.flatMap((statement): ToDo[] =>
      statement.appeal_until === null
        ? []
        : [{ kind: 'decision', by: Date.parse(statement.appeal_until), statement }],
    ),
    ...appeals.flatMap((appeal): ToDo[] =>
      appeal.is_mine ? [] : [{ kind: 'appeal', by: Date.parse(appeal.due_at), appeal }],
    ),
    ...invitations.map((invitation): ToDo => ({
      kind: 'invitation',
      by: Date.parse(invitation.expires_at),
      invitation,
    })),
  ];
  items.push(
    ...redFlags.map((redFlag): ToDo => ({ kind: 'red_flag', by: Date.parse(redFlag.due_at), redFlag })),
  );
  return items.toSorted((one, other) => one.by - other.by);
}
