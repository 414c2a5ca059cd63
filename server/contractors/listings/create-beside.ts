import { sql } from 'kysely';
import { slugify } from '../../../common/format/slug.ts';
import type { ReadContext } from '../../core/context.ts';

const WITHOUT_LATIN_LETTERS = 'contractor';

/**
 * Lists a second business in the place and the trades of another one; answers with its id. The address stays with the first, for it
 * may be somebody's home. No import writes the name, which an administrator gave.
 */
export async function createBeside(
  { database }: ReadContext,
  besideId: number,
  name: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into profiles (kind, name, phone, region_id, city, postal_code, latitude, longitude, place_zone)
    select 'contractor', ${name}::text, phone, region_id, city, postal_code, latitude, longitude, place_zone
    from profiles where id = ${besideId}::integer returning id`.execute(database);
  const id = rows[0]?.id ?? 0;
  await database
    .insertInto('contractors')
    .values({ id, slug: await freeSlug(database, name, id), corrected_fields: ['name'] })
    .execute();
  await sql`
    insert into profile_trades (profile_id, trade_id, position)
    select ${id}::integer, trade_id, position from profile_trades where profile_id = ${besideId}::integer`.execute(
    database,
  );
  return id;
}

async function freeSlug(database: ReadContext['database'], name: string, id: number): Promise<string> {
  const wish = slugify(name) || WITHOUT_LATIN_LETTERS;
  const taken = await database
    .selectFrom('contractors')
    .select('id')
    .where('slug', '=', wish)
    .executeTakeFirst();
  return taken ? `${wish}-${id}` : wish;
}
