import { actsAsAdministrator } from '../../core/viewer.ts';
import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/**
 * Photos of a shown listing are public, as many as its owner's plan shows. The others, and those of a hidden
 * listing, are for the business and for administrators.
 */
export async function contractorPhotoReaders(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  uploadId: number,
): Promise<Readers> {
  const photo = await database
    .selectFrom('contractor_photos as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select('c.id')
    .select(sql<boolean>`c.hidden_at is null and (${IS_ON_CARD} or ${IS_IN_GALLERY})`.as('isPublic'))
    .where('f.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!photo) return null;
  if (photo.isPublic) return 'everybody';
  return viewer?.contractorId === photo.id || actsAsAdministrator(viewer) ? 'this_reader' : null;
}

/** The logo, the cover and the strip of an upload's contractor. */
const IS_ON_CARD = sql<boolean>`jsonb_path_exists(c.pictures, '$.**.key ? (@ == $key)', jsonb_build_object('key', u.key))`;

/** Among the photos that the plan shows, in the order of `photosOfContractor`. */
const IS_IN_GALLERY = sql<boolean>`(p.shown_photos is null or p.shown_photos > (
  select count(*) from contractor_photos before
  where before.contractor_id = f.contractor_id and before.role is distinct from 'logo'
    and (before.position, before.upload_id) < (f.position, f.upload_id)))`;
