import { sql, type RawBuilder } from 'kysely';
import type { AppealKind, AppealState, DecidedType } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { appealDueAt } from './appeal-window.ts';

/** The type and the number of an appeal, as the decisions about it name them. Numbers are unique within a type. */
export type AppealKey = { type: AppealType; id: number };
export type AppealType = 'appeal' | 'account_appeal' | 'decision_appeal';

/** The thing that an appeal is about. */
export type AppealSubject = { type: Exclude<DecidedType, AppealType | 'claim'>; id: number };

export type NewAppeal = {
  type: AppealType;
  subject: AppealSubject;
  /** Of an appeal about a review or the response to it. */
  review?: { id: number; kind: AppealKind };
  appellantUserId: number;
  /** null: no administrator has decided about it. */
  againstDecisionId: number | null;
  reason: string;
};

/** Files an appeal and gives its number. The subject's row is locked. */
export async function insertAppeal({ database, now }: ReadContext, appeal: NewAppeal): Promise<number> {
  const { id } = await database
    .insertInto('appeals')
    .values({
      type: appeal.type,
      subject_type: appeal.subject.type,
      subject_id: appeal.subject.id,
      review_id: appeal.review?.id ?? null,
      kind: appeal.review?.kind ?? null,
      appellant_user_id: appeal.appellantUserId,
      against_decision_id: appeal.againstDecisionId,
      on_appeal_reason: appeal.reason,
      filed_at: now,
      due_at: appealDueAt(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Closes an open appeal by a decision. The subject's row is locked. */
export async function closeAppeal(
  { database, now }: ReadContext,
  { type, id }: AppealKey,
  { state, decisionId }: { state: 'accepted' | 'rejected'; decisionId: number },
): Promise<void> {
  const closed = await database
    .updateTable('appeals')
    .set({ state, closed_at: now, decision_id: decisionId })
    .where('type', '=', type)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw new Error(`${type} ${id} is not open`);
}

/** Of appeals as `a`: it is this one. */
export const isAppeal = ({ type, id }: AppealKey) => sql<boolean>`(a.type = ${type} and a.id = ${id})`;

export type WithdrawnAppeal = AppealKey & { appellantUserId: number | null };

/**
 * Ends the open appeals among `a` as withdrawn. No reason means that their subject was deleted. It is one
 * statement, so an administrator's decision comes before or after it.
 */
export function withdrawAppeals(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  which: RawBuilder<boolean>,
  reason: string | null = null,
): Promise<WithdrawnAppeal[]> {
  return database
    .updateTable('appeals as a')
    .set({ state: 'withdrawn', closed_at: now, off_appeal_reason: reason })
    .where('a.state', '=', 'open')
    .where(which)
    .returning(['a.type', 'a.id', 'a.appellant_user_id as appellantUserId'])
    .$castTo<WithdrawnAppeal>()
    .execute();
}

/** The state of an appeal with the decision that closed it, locked; undefined: there is none. */
export function lockAppeal({ database }: ReadContext, { type, id }: AppealKey) {
  return database
    .selectFrom('appeals')
    .select(['id', 'state', 'subject_id as subjectId', 'against_decision_id as againstDecisionId'])
    .select(['appellant_user_id as appellantUserId', 'decision_id as decisionId'])
    .where('type', '=', type)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<LockedAppeal>()
    .executeTakeFirst();
}
export type LockedAppeal = {
  id: number;
  state: AppealState;
  subjectId: number;
  againstDecisionId: number | null;
  appellantUserId: number | null;
  decisionId: number | null;
};

/** Of appeals as `a`: `earlier` asked for the same, against the same decision, and was rejected. */
const WAS_REJECTED = sql`(earlier.type, earlier.subject_type, earlier.subject_id) = (a.type, a.subject_type, a.subject_id)
  and earlier.kind is not distinct from a.kind
  and earlier.against_decision_id is not distinct from a.against_decision_id and earlier.state = 'rejected'`;

/** Of appeals as `a`: when the same was last rejected. */
export const lastRejectedAt = sql<Date | null>`(
  select max(earlier.closed_at) from appeals as earlier where ${WAS_REJECTED})`;

/** Selects the administrators who made the decision that an appeal is against, or rejected an earlier appeal like it. */
export const selectDeciders = ({ type, id }: AppealKey) => sql<{ userId: number }>`
  select d.decided_by_user_id as "userId"
  from appeals as a join decisions as d on d.id = a.against_decision_id
  where a.type = ${type} and a.id = ${id} and d.decided_by_user_id is not null
  union
  select d.decided_by_user_id
  from appeals as a join appeals as earlier on ${WAS_REJECTED} join decisions as d on d.id = earlier.decision_id
  where a.type = ${type} and a.id = ${id} and d.decided_by_user_id is not null`;
