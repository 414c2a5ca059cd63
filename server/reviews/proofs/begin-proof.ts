import {
  JOB_PROOF_CHECKED_IN_DAYS,
  type JobProofKind,
  type JobProofState,
} from '../../../common/job-proofs.ts';
import { conflict } from '../../core/errors.ts';
import type { Recording } from '../../decisions/record-decision.ts';
import { obstacleToProof } from './job-proof.ts';

type NewProof = {
  reviewId: number;
  kind: JobProofKind;
  note?: string | null;
  permitId?: number;
  quoteHireId?: number;
};

/** Adds a proof that waits to a locked review. Throws a 409 where one waits or is confirmed already, or too many were declined. */
export async function beginProof(
  { database, now }: Pick<Recording, 'database' | 'now'>,
  { reviewId, kind, note = null, permitId, quoteHireId }: NewProof,
): Promise<number> {
  const obstacle = obstacleToProof(await readAbout({ database }, reviewId));
  if (obstacle !== null)
    throw conflict(`job_proofs.obstacle.${obstacle}`, { days: JOB_PROOF_CHECKED_IN_DAYS });
  const { id } = await database
    .insertInto('job_proofs')
    .values({
      review_id: reviewId,
      kind,
      note,
      permit_id: permitId ?? null,
      quote_hire_id: quoteHireId ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function readAbout({ database }: Pick<Recording, 'database'>, reviewId: number) {
  const { stage } = await database
    .selectFrom('reviews')
    .select('stage')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('job_proofs')
    .select('state')
    .where('review_id', '=', reviewId)
    .execute();
  return { stage, states: rows.map(({ state }) => state as JobProofState) };
}
