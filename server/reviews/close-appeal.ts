import { sql } from 'kysely';
import type { AppealState } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { mayBecome } from './appeal.ts';
import type { LatestAppeal } from './queries/lock-case.ts';

/** Ends an open appeal; `offReason` is the appellant's own. The review's lock is held. */
export async function closeAppeal(
  { database, now }: ReadContext,
  appeal: LatestAppeal,
  state: AppealState,
  offReason: string | null = null,
): Promise<void> {
  if (!mayBecome(appeal.state, state)) throw new Error(`an appeal that is ${appeal.state} stays so`);
  await database
    .updateTable('appeals')
    .set({ state, closed_at: now, off_appeal_reason: offReason })
    .where('id', '=', appeal.id)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Throws a 403 when the appeal is about a decision of the viewer's own and some other administrator could decide: one who is
 * active, and who made neither that decision nor an earlier rejection.
 */
export async function refuseOwnDecision(inside: ReadContext, appeal: LatestAppeal): Promise<void> {
  const { rows } = await sql<{ userId: number }>`
    with deciders as (
      select d.decided_by_user_id as id from decisions as d where d.id = ${appeal.againstDecisionId}
      union
      select d.decided_by_user_id from appeals as earlier join decisions as d on d.id = earlier.decision_id
      join appeals as this on this.id = ${appeal.id}
      where earlier.review_id = this.review_id and earlier.kind = this.kind and earlier.state = 'rejected'
        and earlier.against_decision_id is not distinct from this.against_decision_id)
    select deciders.id as "userId" from deciders where deciders.id = ${inside.viewer?.userId ?? 0}
      and exists (select from users as u where u.role = 'admin' and u.status = 'active' and u.closed_at is null
        and u.id not in (select id from deciders where id is not null))`.execute(inside.database);
  if (rows.length > 0) throw forbidden('appeal_refusals.own_decision');
}
