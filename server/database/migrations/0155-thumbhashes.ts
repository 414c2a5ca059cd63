import { sql, type Kysely } from 'kysely';
import { rgbaToThumbHash } from 'thumbhash';

/** The average color of a picture becomes its ThumbHash; that of an older picture shows the color. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads add column thumbhash text check (thumbhash ~ '^[A-Za-z0-9+/]{20,40}={0,2}$')`.execute(
    database,
  );
  const { rows } = await sql<{ tone: string }>`
    select distinct tone from uploads where tone is not null`.execute(database);
  const tones = rows.map(({ tone }) => tone);
  await sql`
    update uploads as u set thumbhash = known.thumbhash
    from unnest(${tones}::text[], ${tones.map(thumbhashOf)}::text[]) as known (tone, thumbhash)
    where u.tone = known.tone`.execute(database);
  await sql`alter table uploads drop column tone`.execute(database);
  await sendWithSummary(database);
}

const EDGE = 8;

/** The ThumbHash of a picture of one color (#rrggbb). */
function thumbhashOf(tone: string): string {
  const pixel = [...Buffer.from(tone.slice(1), 'hex'), 255];
  const pixels = Array.from({ length: EDGE * EDGE }, () => pixel).flat();
  return Buffer.from(rgbaToThumbHash(EDGE, EDGE, pixels)).toString('base64');
}

/** The summary of 0048 with ThumbHashes; a logo needs none. */
async function sendWithSummary(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refresh_contractor_pictures(contractor_ids integer[]) returns void language sql as $$
      update contractors as c set pictures = jsonb_strip_nulls(jsonb_build_object(
        'count', nullif((select count(*) from contractor_photos p where p.contractor_id = c.id
          and p.role is distinct from 'logo'), 0),
        'logo', (select jsonb_build_object('key', u.key)
          from contractor_photos p join uploads u on u.id = p.upload_id
          where p.contractor_id = c.id and p.role = 'logo'),
        'cover', (select jsonb_build_object('key', u.key, 'thumbhash', u.thumbhash, 'width', u.width, 'height', u.height, 'alt', p.alt)
          from contractor_photos p join uploads u on u.id = p.upload_id
          where p.contractor_id = c.id and p.role is distinct from 'logo'
          order by p.role = 'cover' desc nulls last, p.stage is not distinct from 'before', p.position limit 1),
        'strip', (select jsonb_agg(jsonb_build_object('key', s.key, 'thumbhash', s.thumbhash, 'alt', s.alt) order by s.position)
          from (select u.key, u.thumbhash, p.alt, p.position from contractor_photos p join uploads u on u.id = p.upload_id
            where p.contractor_id = c.id and p.role is distinct from 'logo' and p.stage is distinct from 'before'
            order by p.position limit 3) s)))
      where c.id = any(contractor_ids)
    $$`.execute(database);
  await sql`
    select refresh_contractor_pictures(array(select distinct contractor_id from contractor_photos))`.execute(
    database,
  );
}
