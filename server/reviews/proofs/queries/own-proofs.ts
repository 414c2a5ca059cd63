import { sql } from 'kysely';
import type { JobProofState } from '../../../../common/job-proofs.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { toUploadView, type UploadRow } from '../../../uploads/views.ts';
import { obstacleToProof } from '../job-proof.ts';
import type { ProofPageView } from '../views.ts';

/** The files of a row of `job_proofs as p` as JSON, in their order. */
export const filesOfProof = sql<UploadRow[] | null>`(
  select json_agg(json_build_object('id', u.id, 'key', u.key, 'name', u.original_name, 'kind', u.kind,
    'width', u.width, 'height', u.height, 'bytes', u.byte_size) order by file.position)
  from job_proof_files as file join uploads as u on u.id = file.upload_id where file.job_proof_id = p.id)`;

/** The proofs of a review for its author. Throws `notFound()` where the review is gone. */
export async function proofPage({ database }: ReadContext, reviewId: number): Promise<ProofPageView> {
  const review = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.title', 'r.stage', 'c.name', 'c.slug'])
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!review) throw notFound();
  const rows = await database
    .selectFrom('job_proofs as p')
    .select(['p.id', 'p.state', 'p.created_at', 'p.decided_at', 'p.reason', filesOfProof.as('files')])
    .where('p.review_id', '=', reviewId)
    .orderBy('p.id', 'desc')
    .execute();
  const states = rows.map(({ state }) => state as JobProofState);
  const { id, title, stage, name, slug } = review;
  return {
    review: { id, title, contractor: { name, slug } },
    proofs: rows.map((row) => ({
      id: row.id,
      state: row.state as JobProofState,
      sentAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      files: (row.files ?? []).map(toUploadView),
    })),
    obstacle: obstacleToProof({ stage, states }),
  };
}
