import { sql } from 'kysely';
import { REVIEW_PHOTOS_MAX } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { attachUploads } from '../uploads/attach.ts';
import { PHOTO, photoViews, type PhotoView } from '../uploads/photos.ts';
import type { UploadRow } from '../uploads/views.ts';

/** The photos of a row of `reviews as r`, in their order, as JSON; null where there are none. */
export const photosOfReview = sql<UploadRow[] | null>`(
  select json_agg(${PHOTO} order by p.position)
  from review_photos as p join uploads as u on u.id = p.upload_id where p.review_id = r.id)`;

/** The photos that one administrator's edit took away. */
export type PhotosTakenAway = { decisionId: number; photos: UploadRow[] };

/** The photos that administrators removed from a row of `reviews as r`, the latest first, as JSON. */
export const photosTakenAway = sql<PhotosTakenAway[]>`(
  select coalesce(json_agg(json_build_object('decisionId', made.decision_id, 'photos', gone.photos)
    order by made.version desc), '[]'::json)
  from review_versions as made
  join lateral (
    select json_agg(${PHOTO} order by p.position) as photos
    from review_version_photos as p join uploads as u on u.id = p.upload_id
    where p.review_id = made.review_id and p.version = made.version - 1 and p.taken_away
  ) as gone on gone.photos is not null
  where made.review_id = r.id and made.decision_id is not null)`;

/** The photos that one administrator's edit removed, for the author. */
export async function photosTakenAwayBy({ database }: ReadContext, decisionId: number): Promise<PhotoView[]> {
  const rows = await database
    .selectFrom('review_versions as made')
    .innerJoin('review_version_photos as p', (join) =>
      join.onRef('p.review_id', '=', 'made.review_id').on('p.version', '=', sql<number>`made.version - 1`),
    )
    .innerJoin('uploads as u', 'u.id', 'p.upload_id')
    .select(['u.id', 'u.key', 'u.original_name as name', 'u.width', 'u.height', 'u.byte_size as bytes'])
    .where('made.decision_id', '=', decisionId)
    .where('p.taken_away', '=', true)
    .orderBy('p.position')
    .execute();
  return photoViews(rows.map((row) => ({ ...row, kind: 'image' })));
}

/** Sent photos without a review yet, in the wanted order, for their author's preview. */
export async function ownPhotos(
  { database, viewer }: ReadContext,
  photoIds: readonly number[],
): Promise<UploadRow[]> {
  if (photoIds.length === 0 || !viewer) return [];
  const rows = await database
    .selectFrom('uploads')
    .select(['id', 'key', 'original_name as name', 'width', 'height', 'byte_size as bytes'])
    .where('id', 'in', [...photoIds])
    .where('user_id', '=', viewer.userId)
    .where('kind', '=', 'image')
    .execute();
  const found = new Map(rows.map((row) => [row.id, { ...row, kind: 'image' as const }]));
  return photoIds.flatMap((id) => found.get(id) ?? []);
}

type WantedPhotos = { reviewId: number; userId: number; photoIds: readonly number[] };

/**
 * Sets a review's photos and their order, inside the transaction that changes the review. Tells whether
 * anything changed. Throws InvalidInput for another user's files, for files that are no pictures, or used
 * already.
 */
export async function keepPhotos(tx: ReadContext, wanted: WantedPhotos): Promise<boolean> {
  const { reviewId, userId, photoIds } = wanted;
  const current = await photoIdsOf(tx, reviewId);
  if (current.join() === photoIds.join()) return false;
  await attachUploads(tx, {
    uploadIds: photoIds.filter((id) => !current.includes(id)),
    userId,
    visibility: 'public',
    maximum: REVIEW_PHOTOS_MAX,
    kinds: ['image'],
    field: 'photos',
  });
  await tx.database.deleteFrom('review_photos').where('review_id', '=', reviewId).execute();
  if (photoIds.length === 0) return true;
  await tx.database
    .insertInto('review_photos')
    .values(photoIds.map((id, index) => ({ review_id: reviewId, upload_id: id, position: index + 1 })))
    .execute();
  return true;
}

type VersionPhotos = {
  reviewId: number;
  version: number;
  photoIds: readonly number[];
  /** The photos that an administrator kept. */
  left: readonly number[];
};

/** Records a stored version's photos, and those of them that were removed. */
export async function keepVersionPhotos(
  { database }: ReadContext,
  { reviewId, version, photoIds, left }: VersionPhotos,
): Promise<void> {
  await database
    .insertInto('review_version_photos')
    .values(
      photoIds.map((id, index) => ({
        review_id: reviewId,
        version,
        upload_id: id,
        position: index + 1,
        taken_away: !left.includes(id),
      })),
    )
    .execute();
}

/** The ids of a review's photos, in their order. */
export async function photoIdsOf({ database }: ReadContext, reviewId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('review_photos')
    .select('upload_id')
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.upload_id);
}
