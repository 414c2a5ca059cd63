import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';

/** The tables whose rows show a photo: its owner's profile, and the row they hang on. */
const HOLDERS = {
  review_photos: {
    owner: sql`(select r.author_profile_id from reviews as r where r.id = held.review_id)`,
    parent: { table: 'reviews', column: 'review_id' },
  },
  posting_photos: {
    owner: sql`(select p.author_profile_id from postings as p where p.id = held.posting_id)`,
    parent: { table: 'postings', column: 'posting_id' },
  },
  contractor_photos: {
    owner: sql`held.contractor_id`,
    parent: { table: 'contractors', column: 'contractor_id' },
  },
  avatars: { owner: sql`held.profile_id`, parent: { table: 'profiles', column: 'profile_id' } },
} as const;
type Holder = keyof typeof HOLDERS;

/** Takes a photo away from what shows it, and keeps the row for an appeal. */
export async function takePhotoAway({ database, now }: ReadContext, uploadId: number): Promise<void> {
  for (const [holder, { owner }] of Object.entries(HOLDERS))
    await sql`
      with held as (delete from ${sql.table(holder)} where upload_id = ${uploadId} returning *)
      insert into removed_photos (upload_id, holder, holder_row, owner_profile_id, removed_at)
      select held.upload_id, ${holder}, to_jsonb(held), ${owner}, ${now} from held`.execute(database);
  await refreshPictures({ database }, uploadId);
}

/** Shows a removed photo again where it was; a later choice, such as another avatar, stays. */
export async function putPhotoBack({ database }: ReadContext, uploadId: number): Promise<void> {
  const { holder } = await database
    .selectFrom('removed_photos')
    .select('holder')
    .where('upload_id', '=', uploadId)
    .$castTo<{ holder: Holder }>()
    .executeTakeFirstOrThrow();
  const table = sql.table(holder);
  const { parent } = HOLDERS[holder];
  await sql`
    insert into ${table} select (jsonb_populate_record(null::${table}, holder_row || ${holder === 'contractor_photos' ? CHANGED_SINCE : sql`'{}'`})).*
    from removed_photos as removed
    where upload_id = ${uploadId} and exists (
      select from ${sql.table(parent.table)} as parent where parent.id = (holder_row ->> ${parent.column})::integer)
    on conflict do nothing`.execute(database);
  await refreshPictures({ database }, uploadId);
  await database.deleteFrom('removed_photos').where('upload_id', '=', uploadId).execute();
}

/** Its album may be gone, and another photo may be the cover or the logo by now. */
const CHANGED_SINCE = sql`jsonb_build_object(
  'album_id', (select a.id from contractor_albums as a where a.id = (holder_row ->> 'album_id')::integer),
  'role', (select holder_row ->> 'role' where not exists (select from contractor_photos as other
    where other.contractor_id = removed.owner_profile_id and other.role = holder_row ->> 'role')))`;

/** The summary on the contractor's own row, which cards and the head of the page read. */
const refreshPictures = ({ database }: Pick<ReadContext, 'database'>, uploadId: number) =>
  sql`select refresh_contractor_pictures(array(select owner_profile_id from removed_photos
    where upload_id = ${uploadId} and holder = 'contractor_photos'))`.execute(database);
