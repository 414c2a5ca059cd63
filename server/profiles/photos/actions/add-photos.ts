import { signedInViewer } from '../../../core/policies.ts';
import { entitlementsFor, refuseAbovePlan } from '../../../billing/entitlements.ts';
import type { Context, ReadContext } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { attachUploads } from '../../../uploads/attach.ts';
import { changePhotos } from '../change-photos.ts';
import { PHOTOS_A_CALL } from '../schemas.ts';

/** The shorter edge of a photo, in pixels: less is a line or a speck. */
const SHORTEST_EDGE = 120;

export type PhotosAdded = { added: number; twice: number };

/**
 * Adds uploaded pictures to the end of a contractor's own, without those already there. Throws InvalidInput
 * where all are there, for a file that is no picture, and for another user's. Throws a 403 above the plan.
 */
export async function addPhotos(
  context: Context,
  { contractorId, uploadIds }: { contractorId: number; uploadIds: readonly number[] },
): Promise<PhotosAdded> {
  const { userId } = signedInViewer(context);
  const entitlements = await entitlementsFor(context.database, signedInViewer(context));
  return changePhotos(context, contractorId, async (tx) => {
    const present = await presentPhotos(tx, contractorId);
    const ids = new Set(present.map(({ id }) => id));
    // Sent again by a second click: they are there.
    const wanted = [...new Set(uploadIds)].filter((id) => !ids.has(id));
    const fresh = await withoutTwins(tx, {
      wanted,
      userId,
      digests: present.map(({ digest }) => digest),
    });
    const twice = wanted.length - fresh.length;
    if (wanted.length > 0 && fresh.length === 0) throw invalid('upload', 'photos.already_there');
    refuseAbovePlan(entitlements, 'photos', present.length + fresh.length);
    await attachUploads(tx, {
      uploadIds: fresh,
      userId,
      visibility: 'public',
      maximum: PHOTOS_A_CALL,
      kinds: ['image'],
      field: 'upload',
    });
    const last = Math.max(0, ...present.map(({ position }) => position));
    await insertPhotos(tx, { contractorId, uploadIds: fresh, after: last });
    return { added: fresh.length, twice };
  });
}

function presentPhotos({ database }: ReadContext, contractorId: number) {
  return database
    .selectFrom('contractor_photos as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .select(['f.upload_id as id', 'f.position', 'u.digest'])
    .where('f.contractor_id', '=', contractorId)
    .execute();
}

type AddedPhotos = { wanted: readonly number[]; userId: number; digests: readonly (string | null)[] };

/** The uploads whose file is not there yet. Unknown ones stay, to be refused with the others' reason. */
async function withoutTwins(
  { database }: ReadContext,
  { wanted, userId, digests }: AddedPhotos,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const files = await database
    .selectFrom('uploads')
    .select(['id', 'digest', 'width', 'height'])
    .where('id', 'in', [...wanted])
    .where('user_id', '=', userId)
    .execute();
  if (files.some(({ width, height }) => width !== null && Math.min(width, height ?? 0) < SHORTEST_EDGE))
    throw invalid('upload', 'photos.too_narrow', { pixels: SHORTEST_EDGE });
  const seen = new Set(digests.filter((digest) => digest !== null));
  const byId = new Map(files.map((file) => [file.id, file.digest]));
  return wanted.filter((id) => {
    const digest = byId.get(id) ?? null;
    if (digest === null) return true;
    const isNew = !seen.has(digest);
    seen.add(digest);
    return isNew;
  });
}

type NewPhotos = { contractorId: number; uploadIds: readonly number[]; after: number };

async function insertPhotos(
  { database, now }: ReadContext,
  { contractorId, uploadIds, after }: NewPhotos,
): Promise<void> {
  if (uploadIds.length === 0) return;
  await database
    .insertInto('contractor_photos')
    .values(
      uploadIds.map((id, index) => ({
        upload_id: id,
        contractor_id: contractorId,
        position: after + index + 1,
        created_at: now,
      })),
    )
    .execute();
}
