import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** Files of an appeal are for the author, the contractor and the administrators. */
export async function appealFileReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const { viewer } = context;
  if (!viewer) return null;
  const review = await context.database
    .selectFrom('appeal_files as file')
    .innerJoin('appeals as a', 'a.id', 'file.appeal_id')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .select(['r.contractor_id', 'r.author_profile_id'])
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!review) return null;
  const isParty =
    viewer.profileId === review.author_profile_id || viewer.contractorId === review.contractor_id;
  return isParty || viewer.role === 'admin' ? 'this_reader' : null;
}
