import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { Readers } from '../../uploads/readers.ts';
import { mayReadRemoved } from '../policy.ts';

/**
 * The photos of a posting are public, expired or not. Those of a removed or deleted one are for its author
 * and administrators.
 */
export async function postingPhotoReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  const posting = await database
    .selectFrom('posting_photos as photo')
    .innerJoin('postings as p', 'p.id', 'photo.posting_id')
    .select(['p.author_profile_id as authorProfileId', isPublic('p').as('isPublic')])
    .where('photo.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!posting) return null;
  if (posting.isPublic) return 'everybody';
  return mayReadRemoved(viewer, posting) ? 'this_reader' : null;
}
