import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { PHOTO_SOURCE } from '../../uploads/photos.ts';
import type { PhotoSource } from '../../uploads/provenance/photo-source.ts';

export type GalleryRow = {
  id: number;
  key: string;
  thumbhash: string | null;
  width: number | null;
  height: number | null;
  alt: string;
  caption: string;
  stage: 'before' | 'after' | null;
  album_id: number | null;
  album: string | null;
  source: PhotoSource | null;
};

/** The first photos of a row of `contractors as c`, in their order, as JSON; null where there are none. */
export const galleryOf = (most: number) => sql<GalleryRow[] | null>`(
  select json_agg(json_build_object('id', g.upload_id, 'key', g.key, 'thumbhash', g.thumbhash, 'width', g.width, 'height', g.height,
    'alt', g.alt, 'caption', g.caption, 'stage', g.stage, 'album_id', g.album_id, 'album', g.title, 'source', g.source) order by g.position)
  from (
    select f.upload_id, u.key, u.thumbhash, u.width, u.height, f.alt, f.caption, f.stage, f.album_id, a.title, f.position,
      ${PHOTO_SOURCE} as source
    from contractor_photos as f join uploads as u on u.id = f.upload_id
    left join contractor_albums as a on a.id = f.album_id
    where f.contractor_id = c.id and f.role is distinct from 'logo'
    order by f.position limit ${sql.lit(most)}) as g)`;

/** The photos of a contractor but the logo, in their order: as many as its owner's plan shows. */
export async function photosOfContractor(database: Queryable, contractorId: number): Promise<GalleryRow[]> {
  return database
    .selectFrom('contractor_photos as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .leftJoin('contractor_albums as a', 'a.id', 'f.album_id')
    .select(['f.upload_id as id', 'u.key', 'u.thumbhash', 'u.width', 'u.height', 'f.alt', 'f.caption'])
    .select(['f.album_id', 'a.title as album'])
    .select([sql<GalleryRow['stage']>`f.stage`.as('stage'), PHOTO_SOURCE.as('source')])
    .where('f.contractor_id', '=', contractorId)
    .where((where) => where.or([where('f.role', 'is', null), where('f.role', '!=', 'logo')]))
    .orderBy('f.position')
    .orderBy('f.upload_id')
    .limit(sql<number>`(select p.shown_photos from profiles as p where p.id = ${contractorId})`)
    .execute();
}

export function albumsOfContractor(database: Queryable, contractorId: number) {
  return database
    .selectFrom('contractor_albums')
    .select(['id', 'title', 'trade_id', 'month', 'city', 'cost_band', 'version'])
    .where('contractor_id', '=', contractorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type AlbumRow = Awaited<ReturnType<typeof albumsOfContractor>>[number];
