import { sql } from 'kysely';
import type { AppealState } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import type { Verdict } from '../core/policies.ts';
import { mayClose } from '../cases/appeal-state.ts';
import type { LatestAppeal } from './queries/lock-case.ts';

/** Ends an open appeal; `offReason` is the appellant's own. The review's lock is held. */
export async function closeAppeal(
  { database, now }: ReadContext,
  appeal: Pick<LatestAppeal, 'id' | 'state'>,
  state: AppealState,
  offReason: string | null = null,
): Promise<void> {
  if (!mayClose(appeal.state, state)) throw new Error(`an appeal that is ${appeal.state} stays so`);
  await database
    .updateTable('appeals')
    .set({ state, closed_at: now, off_appeal_reason: offReason })
    .where('id', '=', appeal.id)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Who decides an appeal: not the administrator who made the decision appealed against, or an earlier rejection of the same
 * wish, where some other active administrator could decide who made neither and has no part in the case.
 */
export async function mayDecideAppeal(
  { database, viewer }: ReadContext,
  appeal: Pick<LatestAppeal, 'id' | 'againstDecisionId'>,
): Promise<Verdict> {
  const { rows } = await sql<{ userId: number }>`
    with deciders as (
      select d.decided_by_user_id as id from decisions as d where d.id = ${appeal.againstDecisionId}
      union
      select d.decided_by_user_id from appeals as earlier join decisions as d on d.id = earlier.decision_id
      join appeals as this on this.id = ${appeal.id}
      where earlier.review_id = this.review_id and earlier.kind = this.kind and earlier.state = 'rejected'
        and earlier.response_id is not distinct from this.response_id
        and earlier.against_decision_id is not distinct from this.against_decision_id)
    select deciders.id as "userId" from deciders where deciders.id = ${viewer?.userId ?? 0}
      and exists (select from users as u where u.role = 'admin' and u.status = 'active' and u.closed_at is null
        and u.id not in (select id from deciders where id is not null)
        and u.id not in (
          select p.user_id from appeals as this join reviews as r on r.id = this.review_id
          join profiles as p on p.id in (r.author_profile_id, r.contractor_id)
          where this.id = ${appeal.id} and p.user_id is not null))`.execute(database);
  return rows.length > 0 ? forbidden('appeal_refusals.own_decision') : true;
}

/** Throws that 403. */
export async function refuseOwnDecision(
  inside: ReadContext,
  appeal: Pick<LatestAppeal, 'id' | 'againstDecisionId'>,
): Promise<void> {
  const verdict = await mayDecideAppeal(inside, appeal);
  if (verdict !== true) throw verdict;
}
