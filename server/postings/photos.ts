import { sql } from 'kysely';
import { POSTING_PHOTOS_MAX } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { attachUploads } from '../uploads/attach.ts';
import { PHOTO } from '../uploads/photos.ts';
import type { UploadRow } from '../uploads/views.ts';

/** The photos of a row of `postings as p`, in their order, as JSON; null where there are none. */
export const photosOfPosting = sql<UploadRow[] | null>`(
  select json_agg(${PHOTO} order by photo.position)
  from posting_photos as photo join uploads as u on u.id = photo.upload_id where photo.posting_id = p.id)`;

/** The first photo, as a list of one, for lists of postings. */
export const firstPhotoOfPosting = sql<UploadRow[] | null>`(
  select json_build_array(${PHOTO})
  from posting_photos as photo join uploads as u on u.id = photo.upload_id where photo.posting_id = p.id
  order by photo.position limit 1)`;

type WantedPhotos = { postingId: number; userId: number; photoIds: readonly number[] };

/**
 * Sets a posting's photos and their order, inside the transaction that changes the posting. Tells whether
 * anything changed. Throws InvalidInput for another user's files, for files that are no pictures, or used
 * already.
 */
export async function keepPhotos(tx: ReadContext, wanted: WantedPhotos): Promise<boolean> {
  const { postingId, userId, photoIds } = wanted;
  const current = await photoIdsOf(tx, postingId);
  if (current.join() === photoIds.join()) return false;
  await attachUploads(tx, {
    uploadIds: photoIds.filter((id) => !current.includes(id)),
    userId,
    visibility: 'public',
    maximum: POSTING_PHOTOS_MAX,
    kinds: ['image'],
    field: 'photos',
  });
  await tx.database.deleteFrom('posting_photos').where('posting_id', '=', postingId).execute();
  if (photoIds.length === 0) return true;
  await tx.database
    .insertInto('posting_photos')
    .values(photoIds.map((id, index) => ({ posting_id: postingId, upload_id: id, position: index + 1 })))
    .execute();
  return true;
}

async function photoIdsOf({ database }: ReadContext, postingId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('posting_photos')
    .select('upload_id')
    .where('posting_id', '=', postingId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.upload_id);
}
