import { sql } from 'kysely';
import type { Recording } from '../../decisions/record-decision.ts';
import type { Queryable } from '../../database/client.ts';
import { lockReview } from '../queries/lock-review.ts';
import { applyConfirmation, dropWaiting } from './apply-proof.ts';
import { lockProof } from './locked-proof.ts';

type ProvenHire = { reviewId: number; hireId: number };

/**
 * Hires that both sides marked, with the review by that customer about that contractor that each proves: written after the
 * hire, of a job that ended no month earlier, of the same trade before others. `reviewId`: of this one alone.
 */
export async function provenHires(database: Queryable, reviewId: number | null): Promise<ProvenHire[]> {
  const { rows } = await sql<ProvenHire>`
    select distinct on (h.id) r.id as "reviewId", h.id as "hireId"
    from quote_hires as h
    join quote_requests as q on q.id = h.quote_request_id
    join conversations as v on v.id = h.conversation_id
    join reviews as r on r.author_profile_id = q.profile_id and r.contractor_id = v.contractor_id
    where h.confirmed_at is not null and h.withdrawn_at is null
      and (${reviewId}::integer is null or r.id = ${reviewId}::integer)
      and r.deleted_at is null and r.stage <> 'quote_only' and r.verification <> 'job_proof'
      and r.created_at >= h.hired_at
      -- A day earlier, because a month begins later where the hire was made.
      and r.job_month >= date_trunc('month', h.hired_at - interval '1 day')::date
      and not exists (select from job_proofs as p where p.quote_hire_id = h.id)
      -- An administrator took such a proof of it back.
      and not exists (select from job_proofs as p where p.review_id = r.id and p.kind = 'quote'
        and p.state = 'revoked' and p.decided_by_user_id is not null)
    order by h.id, r.trade_id = q.trade_id desc, r.created_at, r.id`.execute(database);
  return rows;
}

/** Proves a review at once by a quote of this site that both sides marked as hired, where there is one. */
export async function proveByHire(tx: Recording, reviewId: number): Promise<void> {
  await lockReview(tx, reviewId);
  const [found] = await provenHires(tx.database, reviewId);
  if (!found) return;
  await tx.database
    .selectFrom('quote_hires')
    .select('id')
    .where('id', '=', found.hireId)
    .forUpdate()
    .execute();
  const [hire] = await provenHires(tx.database, reviewId);
  if (hire?.hireId !== found.hireId) return;
  await dropWaiting(tx, { reviewId, id: null });
  const { id } = await tx.database
    .insertInto('job_proofs')
    .values({ review_id: reviewId, kind: 'quote', quote_hire_id: hire.hireId, created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await applyConfirmation(tx, await lockProof(tx, id), { why: null, by: 'screening' });
}
