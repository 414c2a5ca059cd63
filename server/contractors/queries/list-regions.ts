import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Country } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { readingOrder } from '../../database/reading-order.ts';

/** A region with everything about it that can be edited, and how many contractors it has. */
export type EditableRegionRow = {
  id: number;
  slug: string;
  code: string;
  country: Country;
  english: string;
  mexican_spanish: string;
  active: boolean;
  version: number;
  edited_at: Date | null;
  contractors: number;
};

export type RegionSearch = {
  search: string;
  country: Country | null;
  active: boolean | null;
  sort: 'name' | 'country' | 'contractors';
  direction: 'asc' | 'desc';
  language: Language;
};

export async function countRegions(database: Queryable, search: RegionSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from regions r where ${conditionsOf(search)}`.execute(database);
  return rows[0]?.total ?? 0;
}

export async function listRegions(
  database: Queryable,
  search: RegionSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<EditableRegionRow[]> {
  const { rows } = await sql<EditableRegionRow>`
    select r.id, r.slug, r.code, r.country, r.english, r.mexican_spanish, r.active, r.version, r.edited_at,
      coalesce(c.contractors, 0) as contractors
    from regions r
    left join (select region_id, count(*)::integer as contractors from contractors group by region_id) c on c.region_id = r.id
    where ${conditionsOf(search)}
    order by ${orderOf(search)} limit ${limit}::integer offset ${offset}::integer`.execute(database);
  return rows;
}

function conditionsOf({ search, country, active }: RegionSearch): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    strpos(plain_words(r.english || ' ' || r.mexican_spanish || ' ' || substr(r.code, 4)), plain_words(${search}::text)) > 0
    and (${country}::text is null or r.country = ${country}::text)
    and (${active}::boolean is null or r.active = ${active}::boolean)`;
}

function orderOf({ sort, direction, language }: RegionSearch): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const name = readingOrder(`r.${language}`, language);
  const COLUMNS = { name, country: sql`r.country`, contractors: sql`coalesce(c.contractors, 0)` };
  return sql`${COLUMNS[sort]} ${way}, ${name}, r.id`;
}
