import { sql, type Kysely } from 'kysely';

/** Where a picture's subject is, in percent from the left and the top: a cover is cropped around it. Null: unknown. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column focus_x smallint check (focus_x between 0 and 100),
      add column focus_y smallint check (focus_y between 0 and 100)`.execute(database);
  // The summary of 0155, whose cover has its focal point.
  await sql`
    create or replace function refresh_contractor_pictures(contractor_ids integer[]) returns void language sql as $$
      update contractors as c set pictures = jsonb_strip_nulls(jsonb_build_object(
        'count', nullif((select count(*) from contractor_photos p where p.contractor_id = c.id
          and p.role is distinct from 'logo'), 0),
        'logo', (select jsonb_build_object('key', u.key)
          from contractor_photos p join uploads u on u.id = p.upload_id
          where p.contractor_id = c.id and p.role = 'logo'),
        'cover', (select jsonb_build_object('key', u.key, 'thumbhash', u.thumbhash, 'width', u.width, 'height', u.height,
            'focus_x', u.focus_x, 'focus_y', u.focus_y, 'alt', p.alt)
          from contractor_photos p join uploads u on u.id = p.upload_id
          where p.contractor_id = c.id and p.role is distinct from 'logo'
          order by p.role = 'cover' desc nulls last, p.stage is not distinct from 'before', p.position limit 1),
        'strip', (select jsonb_agg(jsonb_build_object('key', s.key, 'thumbhash', s.thumbhash, 'alt', s.alt) order by s.position)
          from (select u.key, u.thumbhash, p.alt, p.position from contractor_photos p join uploads u on u.id = p.upload_id
            where p.contractor_id = c.id and p.role is distinct from 'logo' and p.stage is distinct from 'before'
            order by p.position limit 3) s)))
      where c.id = any(contractor_ids)
    $$`.execute(database);
}
