import { sql } from 'kysely';
import type { ContractorSearch } from '../../../common/search/contractor-search.ts';
import type { ViewContext } from '../../contractors/views.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { contractorsNumbered } from './contractors-numbered.ts';
import { plainWordsOf } from '../search-query.ts';

export type ClosedCalled = {
  slug: string;
  name: string;
  city: string | null;
  region_id: number | null;
  closed_on: string;
};

/**
 * Businesses of exactly this name, with or without its legal form, that closed for good; the latest first. `ids`: those with
 * a number that was typed.
 */
export async function closedCalled(
  database: Queryable,
  words: readonly string[],
  { count, ids = [] }: { count: number; ids?: readonly number[] },
): Promise<ClosedCalled[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<ClosedCalled>`
    select slug, name, city, region_id, closed_on from contractors
    where (plain_name = plain_name(${words.join(' ')}::text) or id = any(${sql.val([...ids])}::integer[]))
      and closed_on is not null and hidden_at is null
    order by closed_on desc, id limit ${count}::integer`.execute(database);
  return rows;
}

/** `closedOn`: YYYY-MM-DD. */
export type ClosedNamesake = { slug: string; name: string; closedOn: string };
const CLOSED_MAX = 3;

/** Businesses that closed for good, whose whole name or number was typed: they are in no list, so the page names them. */
export async function closedNamesakes(
  { database }: ReadContext,
  { words, page }: ContractorSearch,
  { mask }: ViewContext,
): Promise<ClosedNamesake[]> {
  const names = plainWordsOf(words);
  // One word alone is a trade more often than a name, as `mayBeBusinessName` has it.
  if (page > 1 || (names.length < 2 && !/\d/.test(words))) return [];
  const ids = (await contractorsNumbered(database, words)) ?? [];
  const rows = await closedCalled(database, names, { count: CLOSED_MAX, ids });
  return rows.map(({ slug, name, closed_on }) => ({ slug, name: mask(name), closedOn: closed_on }));
}
