import type { Context, ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import { changePhotos, refuseWords } from '../change-photos.ts';
import type { PhotoInput } from '../schemas.ts';

type OwnPhoto = { contractorId: number; photoId: number };

/** Saves the words of a photo and the project it belongs to. Throws 409 where another window saved it meanwhile. */
export async function updatePhoto(
  context: Context,
  { contractorId, photoId, photo }: OwnPhoto & { photo: PhotoInput },
): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    const current = await ownPhoto(tx, { contractorId, photoId });
    if (current.version !== photo.version) throw conflict('photos.changed');
    await refuseWords(tx, { alt: photo.alt, caption: photo.caption }, current);
    if (photo.stage !== null && photo.album === null) throw invalid('stage', 'photos.stage_needs_album');
    if (photo.album !== null) await refuseForeignAlbum(tx, contractorId, photo.album);
    await tx.database
      .updateTable('contractor_photos')
      .set({ alt: photo.alt, caption: photo.caption, album_id: photo.album, stage: photo.stage })
      .set({ version: photo.version + 1 })
      .where('upload_id', '=', photoId)
      .execute();
  });
}

/** Throws the 404 for a photo of another page. */
export async function ownPhoto({ database }: ReadContext, { contractorId, photoId }: OwnPhoto) {
  const row = await database
    .selectFrom('contractor_photos')
    .select(['upload_id as id', 'alt', 'caption', 'role', 'version'])
    .where('upload_id', '=', photoId)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function refuseForeignAlbum({ database }: ReadContext, contractorId: number, id: number) {
  const album = await database
    .selectFrom('contractor_albums')
    .select('id')
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst();
  if (!album) throw invalid('album', 'validation.choose');
}
