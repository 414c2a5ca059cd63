import { sql } from 'kysely';
import type { AppealState } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { DecisionCase } from '../../cases/appealable-decision.ts';
import type { ToldDecision } from '../appealed-decision.ts';
import type { StillStands } from './still-stands.ts';

export type DecisionAppealRow = {
  id: number;
  state: AppealState;
  /** null: erased with what it was about. */
  reason: string | null;
  offReason: string | null;
  filedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  /** What the administrator answered. */
  answer: string | null;
  /** The decision that closed it. */
  closingDecisionId: number | null;
};

/** The appeals against one decision, the latest first: only that one can be open. */
export function appealsAgainst({ database }: ReadContext, decisionId: number): Promise<DecisionAppealRow[]> {
  return database
    .selectFrom('decision_appeals as a')
    .leftJoin('decisions as closing', 'closing.id', 'a.decision_id')
    .select(['a.id', 'a.state', 'a.reason', 'a.off_reason as offReason'])
    .select(['a.filed_at as filedAt', 'a.due_at as dueAt', 'a.closed_at as closedAt'])
    .select(['closing.reason_text as answer', 'closing.id as closingDecisionId'])
    .where('a.against_decision_id', '=', decisionId)
    .orderBy('a.id', 'desc')
    .$castTo<DecisionAppealRow>()
    .execute();
}

/** What the rule asks about a decision, from what was appealed so far. */
export function caseOf(
  { decidedAt }: Pick<ToldDecision, 'decidedAt'>,
  appeals: readonly DecisionAppealRow[],
  stands: StillStands,
): DecisionCase {
  const rejected = appeals.find(({ state }) => state === 'rejected');
  return { decidedAt, ...stands, latest: appeals[0] ?? null, rejectedAt: rejected?.closedAt ?? null };
}

export type LockedDecisionAppeal = {
  id: number;
  state: AppealState;
  againstDecisionId: number;
  appellantUserId: number | null;
  /** The decision that closed it. */
  decisionId: number | null;
};

/** Which decision an appeal is against: that never changes. Throws `notFound()`. */
export async function decisionAppealedBy({ database }: ReadContext, appealId: number): Promise<number> {
  const row = await database
    .selectFrom('decision_appeals')
    .select('against_decision_id as id')
    .where('id', '=', appealId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}

/** Holds an appeal, after what it is about was held. */
export function lockDecisionAppeal(
  { database }: ReadContext,
  appealId: number,
): Promise<LockedDecisionAppeal> {
  return database
    .selectFrom('decision_appeals')
    .select(['id', 'state', 'against_decision_id as againstDecisionId'])
    .select(['appellant_user_id as appellantUserId', 'decision_id as decisionId'])
    .where('id', '=', appealId)
    .forUpdate()
    .$castTo<LockedDecisionAppeal>()
    .executeTakeFirstOrThrow();
}

/**
 * Whether somebody must leave an appeal to others: they made the decision or rejected an appeal against it, and an active
 * administrator is there who did neither and has no part in the case.
 */
export async function isForOthers({ database, viewer }: ReadContext, decisionId: number): Promise<boolean> {
  const { rows } = await sql<{ isForOthers: boolean }>`
    with deciders as (
      select decided_by_user_id as id from decisions where id = ${decisionId}
      union
      select d.decided_by_user_id from decision_appeals as a join decisions as d on d.id = a.decision_id
      where a.against_decision_id = ${decisionId} and a.state = 'rejected'),
    parties as (
      select user_id as id from decision_statements where decision_id = ${decisionId}
      union
      select p.user_id from decisions as d
      join reviews as r on r.id = d.review_id
      join profiles as p on p.id in (r.author_profile_id, r.contractor_id)
      where d.id = ${decisionId}
      union
      select p.user_id from decisions as d
      join postings as posting on d.subject_type = 'posting' and posting.id = d.subject_id
      join profiles as p on p.id = posting.author_profile_id
      where d.id = ${decisionId}
      union
      select p.user_id from decisions as d
      join profiles as p on d.subject_type = 'listing' and p.id in (d.subject_id, d.contractor_id)
      where d.id = ${decisionId})
    select exists (select from deciders where id = ${viewer?.userId ?? 0}) and exists (
      select from users as u where u.role = 'admin' and u.status = 'active' and u.closed_at is null
        and u.id not in (select id from deciders where id is not null)
        and u.id not in (select id from parties where id is not null)) as "isForOthers"`.execute(database);
  return rows[0]?.isForOthers ?? false;
}
