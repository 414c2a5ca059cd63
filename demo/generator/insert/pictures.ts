import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows, reserveIds } from '../../../server/database/insert-rows.ts';
import { PICTURE_THUMBHASHES, focusOf } from '../picture-sets.ts';
import { coverOf, planPictures, type ContractorPictures, type ReviewPictures } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

type Placing = { world: DemoWorld; ids: Ids; random: Random; today: Date };

/** Gives the demo world its pictures; whoever loads it puts the drawn files in the storage. */
export async function insertPictures(database: Queryable, placing: Placing): Promise<void> {
  const plan = planPictures(placing.world, placing.random, placing.today);
  const uploads = createUploads(placing.today);
  const contractors = plan.contractors.map((one) => ({
    one,
    own: [...(one.logo ? [one.logo] : []), ...one.photos.map(({ file }) => file)].map((file) =>
      uploads.add(file, idOf(placing.ids.users, one.ownerKey)),
    ),
  }));
  const reviews = plan.reviews.map((one) => ({
    one,
    own: one.files.map((file) => uploads.add(file, idOf(placing.ids.users, one.authorKey))),
  }));
  const uploadIds = await reserveIds(database, 'uploads', uploads.rows.length);
  const idAt = (index: number) => uploadIds[index] ?? 0;
  await insertRows(
    database,
    'uploads',
    uploads.rows.map((row, index) => ({ ...row, id: idAt(index) })),
  );
  await insertOfContractors(database, contractors, idAt, placing.ids);
  await insertRows(
    database,
    'review_photos',
    reviews.flatMap(({ one, own }) => reviewRows(one, own.map(idAt), placing.ids)),
  );
  await sql`select refresh_contractor_pictures(array(select distinct contractor_id from contractor_photos))`.execute(
    database,
  );
}

/** Each picture that is shown somewhere is an upload of its own, as if it had been sent there. */
function createUploads(created_at: Date) {
  const rows: Row<'uploads'>[] = [];
  const add = (file: string, user_id: number): number => {
    const edge = file.startsWith('logo-') ? 320 : null;
    const focus = focusOf(file);
    const key = createHash('sha256').update(`${file}/${rows.length}`).digest('base64url').slice(0, 24);
    rows.push({
      key,
      user_id,
      kind: 'image',
      media_type: 'image/webp',
      original_name: `${file}.webp`,
      byte_size: statSync(new URL(`../../pictures/${file}.webp`, import.meta.url)).size,
      width: edge ?? 880,
      height: edge ?? 660,
      visibility: 'public',
      thumbhash: PICTURE_THUMBHASHES[file] ?? null,
      focus_x: focus?.[0] ?? null,
      focus_y: focus?.[1] ?? null,
      has_avif: false,
      created_at,
    });
    return rows.length - 1;
  };
  return { rows, add };
}

type OfContractor = { one: ContractorPictures; own: number[] };

async function insertOfContractors(
  database: Queryable,
  contractors: readonly OfContractor[],
  idAt: (index: number) => number,
  ids: Ids,
): Promise<void> {
  const count = contractors.reduce((sum, { one }) => sum + one.albums.length, 0);
  const albumIds = await reserveIds(database, 'contractor_albums', count);
  let used = 0;
  const albums: Row<'contractor_albums'>[] = [];
  const photos: Row<'contractor_photos'>[] = [];
  for (const { one, own } of contractors) {
    const first = used;
    used += one.albums.length;
    const contractor_id = idOf(ids.profiles, one.contractorKey);
    albums.push(
      ...one.albums.map((album, position) => ({
        id: albumIds[first + position] ?? 0,
        contractor_id,
        title: album.title,
        trade_id: idOf(ids.trades, album.trade),
        month: album.month,
        city: album.city,
        cost_band: album.costBand,
        position,
      })),
    );
    const cover = coverOf(one.photos);
    const [logo, ...rest] = one.logo === null ? [null, ...own] : own;
    if (logo !== null && logo !== undefined)
      photos.push(photoRow(contractor_id, idAt(logo), -1, { role: 'logo' }));
    photos.push(
      ...one.photos.map((photo, position) =>
        photoRow(contractor_id, idAt(rest[position] ?? 0), position, {
          alt: photo.alt,
          stage: photo.stage,
          album_id: albumIds[first + photo.album] ?? null,
          role: photo === cover ? 'cover' : null,
        }),
      ),
    );
  }
  await insertRows(database, 'contractor_albums', albums);
  await insertRows(database, 'contractor_photos', photos);
}

const photoRow = (
  contractor_id: number,
  upload_id: number,
  position: number,
  more: Partial<Row<'contractor_photos'>>,
): Row<'contractor_photos'> => ({
  upload_id,
  contractor_id,
  position,
  alt: '',
  caption: '',
  stage: null,
  album_id: null,
  role: null,
  ...more,
});

function reviewRows({ reviewKey }: ReviewPictures, uploads: number[], ids: Ids): Row<'review_photos'>[] {
  const review_id = idOf(ids.reviews, reviewKey);
  return uploads.map((upload_id, index) => ({ review_id, upload_id, position: index + 1 }));
}
