import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** The pictures of a contractor as its owner edits them: the logo first, then the photos in their order. */
export async function ownPhotos(database: Queryable, contractorId: number) {
  const [page, photos] = await Promise.all([
    database
      .selectFrom('contractors as c')
      .innerJoin('profiles as p', 'p.id', 'c.id')
      .select(['c.slug', 'p.region_id as regionId'])
      .where('c.id', '=', contractorId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('contractor_photos as f')
      .innerJoin('uploads as u', 'u.id', 'f.upload_id')
      .select(['f.upload_id as id', 'u.key', 'u.thumbhash', 'u.width', 'u.height', 'f.alt', 'f.caption'])
      .select(['f.stage', 'f.album_id', 'f.role', 'f.version'])
      .where('f.contractor_id', '=', contractorId)
      .orderBy(sql`f.role is distinct from 'logo'`)
      .orderBy('f.position')
      .orderBy('f.upload_id')
      .execute(),
  ]);
  return { ...page, photos };
}
