import { sql, type Kysely } from 'kysely';

/** Hours typed as 00:00 to 00:00 or to 23:59 become the whole day, 00:00 to 24:00. A day may have further spans in `more`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update contractors set opening_hours = (
      select jsonb_object_agg(day, case
        when hours ->> 'opens' = '00:00' and hours ->> 'closes' in ('00:00', '23:59')
          then jsonb_build_object('opens', '00:00', 'closes', '24:00')
        else hours end)
      from jsonb_each(opening_hours) as week (day, hours))
    where jsonb_typeof(opening_hours) = 'object' and opening_hours <> '{}'`.execute(database);
}
