import { sql } from 'kysely';
import type { Context, ReadContext } from '../../../core/context.ts';
import { changePhotos } from '../change-photos.ts';
import { ownPhoto } from './update-photo.ts';

type OwnPhoto = { contractorId: number; photoId: number };

/** Puts a photo first, or one place earlier or later. At the end of the list it stays. */
export async function movePhoto(
  context: Context,
  { contractorId, photoId, to }: OwnPhoto & { to: 'first' | 'earlier' | 'later' },
): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    await ownPhoto(tx, { contractorId, photoId });
    const ids = await idsInOrder(tx, contractorId);
    const from = ids.indexOf(photoId);
    const others = ids.filter((id) => id !== photoId);
    const place = to === 'first' ? 0 : Math.max(0, from + (to === 'earlier' ? -1 : 1));
    others.splice(place, 0, photoId);
    await sql`update contractor_photos as f set position = o.place
      from unnest(${others}::integer[]) with ordinality as o (id, place) where f.upload_id = o.id`.execute(
      tx.database,
    );
  });
}

/** The logo is not part of the order. */
async function idsInOrder({ database }: ReadContext, contractorId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('contractor_photos')
    .select('upload_id')
    .where('contractor_id', '=', contractorId)
    .where(sql<boolean>`role is distinct from 'logo'`)
    .orderBy('position')
    .orderBy('upload_id')
    .execute();
  return rows.map((row) => row.upload_id);
}

/** Makes a photo the cover or the logo in place of the former one, or neither. */
export async function choosePhotoRole(
  context: Context,
  { contractorId, photoId, role }: OwnPhoto & { role: 'cover' | 'logo' | 'none' },
): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    await ownPhoto(tx, { contractorId, photoId });
    const { database } = tx;
    if (role !== 'none')
      await database
        .updateTable('contractor_photos')
        .set({ role: null })
        .where('contractor_id', '=', contractorId)
        .where('role', '=', role)
        .execute();
    await database
      .updateTable('contractor_photos')
      .set({ role: role === 'none' ? null : role })
      // A logo is a photo of no project.
      .$if(role === 'logo', (update) => update.set({ album_id: null, stage: null }))
      .where('upload_id', '=', photoId)
      .execute();
  });
}

/** Takes a photo off the page; its file is removed later, like every file that nothing refers to. */
export async function removePhoto(context: Context, { contractorId, photoId }: OwnPhoto): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    await ownPhoto(tx, { contractorId, photoId });
    await tx.database.deleteFrom('contractor_photos').where('upload_id', '=', photoId).execute();
  });
}
