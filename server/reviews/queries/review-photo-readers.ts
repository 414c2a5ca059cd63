import type { ReviewStatus } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { allows } from '../../core/policies.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { Readers } from '../../uploads/readers.ts';
import { mayModerate, mayReadUnshown } from '../policy.ts';
import { wasShownToContractor, wasTextShown, type ShownVersions } from '../texts/was-shown.ts';

/**
 * Photos of a shown review are public. After a take-down its author, the contractor and administrators see
 * them. On hold, deleted, or with a text never shown, the contractor does not see them, even as an
 * administrator.
 */
export async function reviewPhotoReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const review = await context.database
    .selectFrom('review_photos as photo')
    .innerJoin('reviews as r', 'r.id', 'photo.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select('c.hidden_at')
    .select(['r.status', 'r.deleted_at', 'r.author_profile_id', 'r.contractor_id', 'r.hold_signals'])
    .select(['r.version', 'r.shown_version', isPublic('r').as('isPublic')])
    .where('photo.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!review) return photoTakenAwayReaders(context, uploadId);
  if (review.isPublic && review.hidden_at === null) return 'everybody';
  const { viewer } = context;
  const shown: ShownVersions = {
    status: review.status as ReviewStatus,
    version: review.version,
    shownVersion: review.shown_version,
    holdSignals: review.hold_signals as string[],
  };
  // Photos belong to the present words: where others were shown last, those come without photos.
  const wasShown = review.deleted_at === null && wasShownToContractor(shown) && wasTextShown(shown);
  const isContractor = wasShown && viewer?.contractorId === review.contractor_id;
  const ownership = { authorProfileId: review.author_profile_id, contractorId: review.contractor_id };
  return isContractor || mayReadUnshown(viewer, ownership, 'author') ? 'this_reader' : null;
}

/**
 * A photo that an administrator removed is for its author and for administrators who are not the contractor.
 */
async function photoTakenAwayReaders({ database, viewer }: ReadContext, uploadId: number): Promise<Readers> {
  if (!viewer) return null;
  const review = await database
    .selectFrom('review_version_photos as photo')
    .innerJoin('reviews as r', 'r.id', 'photo.review_id')
    .select(['r.author_profile_id', 'r.contractor_id'])
    .where('photo.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!review) return null;
  const ownership = { authorProfileId: review.author_profile_id, contractorId: review.contractor_id };
  const isAuthor = viewer.profileId === review.author_profile_id;
  return isAuthor || allows(mayModerate(viewer, ownership)) ? 'this_reader' : null;
}
