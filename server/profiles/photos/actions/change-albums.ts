import type { Insertable } from 'kysely';
import type { DB } from '../../../database/schema.ts';
import { referenceLists } from '../../../contractors/reference-lists.ts';
import type { Context, ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/client.ts';
import { changePhotos, refuseWords } from '../change-photos.ts';
import type { AlbumInput } from '../schemas.ts';

const MOST_ALBUMS = 60;

type OwnAlbum = { contractorId: number; albumId: number };

/** Begins a project at the end of the list. */
export async function addAlbum(
  context: Context,
  { contractorId, album }: { contractorId: number; album: AlbumInput },
): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    const { database } = tx;
    const present = await albumsOf(database, contractorId);
    // Sent by a second click, or for an album that exists already.
    if (present.some(({ title }) => title === album.title)) throw invalid('title', 'photos.album_there');
    refuseTooMany(present, 'title');
    const values = await valuesOf(tx, album);
    await refuseWords(tx, { title: album.title, city: album.city });
    await insertAlbum(database, { ...values, contractor_id: contractorId, position: positionAfter(present) });
  });
}

type PresentAlbum = { position: number; title: string };

export const albumsOf = (database: Queryable, contractorId: number): Promise<PresentAlbum[]> =>
  database
    .selectFrom('contractor_albums')
    .select(['position', 'title'])
    .where('contractor_id', '=', contractorId)
    .execute();

export const positionAfter = (present: readonly PresentAlbum[]): number =>
  Math.max(0, ...present.map(({ position }) => position)) + 1;

export function refuseTooMany(present: readonly PresentAlbum[], field: string): void {
  if (present.length >= MOST_ALBUMS) throw invalid(field, 'validation.too_many', { maximum: MOST_ALBUMS });
}

/** Answers the id of the new project. */
export async function insertAlbum(
  database: Queryable,
  values: Insertable<DB['contractor_albums']>,
): Promise<number> {
  const { id } = await database
    .insertInto('contractor_albums')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a project's fields. Throws 409 where another window saved it meanwhile. */
export async function updateAlbum(
  context: Context,
  { contractorId, albumId, album }: OwnAlbum & { album: AlbumInput & { version: number } },
): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    const current = await ownAlbum(tx, { contractorId, albumId });
    if (current.version !== album.version) throw conflict('photos.changed');
    const values = await valuesOf(tx, album);
    await refuseWords(tx, { title: album.title, city: album.city }, current);
    await tx.database
      .updateTable('contractor_albums')
      .set({ ...values, version: album.version + 1 })
      .where('id', '=', albumId)
      .execute();
  });
}

/** Ends a project; its photos stay on the page. */
export async function removeAlbum(context: Context, { contractorId, albumId }: OwnAlbum): Promise<void> {
  await changePhotos(context, contractorId, async (tx) => {
    await ownAlbum(tx, { contractorId, albumId });
    await tx.database
      .updateTable('contractor_photos')
      .set({ album_id: null, stage: null })
      .where('album_id', '=', albumId)
      .execute();
    await tx.database.deleteFrom('contractor_albums').where('id', '=', albumId).execute();
  });
}

async function ownAlbum({ database }: ReadContext, { contractorId, albumId }: OwnAlbum) {
  const row = await database
    .selectFrom('contractor_albums')
    .select(['id', 'title', 'city', 'version'])
    .where('id', '=', albumId)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function valuesOf(tx: ReadContext, { title, trade, month, city, cost_band }: AlbumInput) {
  const lists = await referenceLists(tx);
  const found = trade === null ? null : lists.trades.find(({ slug }) => slug === trade);
  if (found === undefined) throw invalid('trade', 'validation.choose');
  if (month !== null && month > tx.now.toISOString().slice(0, 7))
    throw invalid('month', 'photos.month_future');
  return { title, trade_id: found?.id ?? null, month, city, cost_band };
}
