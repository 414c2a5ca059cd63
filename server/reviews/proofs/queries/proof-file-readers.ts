import type { ReadContext } from '../../../core/context.ts';
import { allows } from '../../../core/policies.ts';
import type { Readers } from '../../../uploads/readers.ts';
import { mayModerate } from '../../policy.ts';

/** Files of a proof are for the author and for administrators who may decide about it, never for the contractor. */
export async function proofFileReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (!viewer) return null;
  const review = await database
    .selectFrom('job_proof_files as file')
    .innerJoin('job_proofs as p', 'p.id', 'file.job_proof_id')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!review) return null;
  const isAuthor = viewer.profileId === review.authorProfileId;
  return isAuthor || allows(mayModerate(viewer, review)) ? 'this_reader' : null;
}
