import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

export type ClosedCalled = {
  slug: string;
  name: string;
  city: string | null;
  region_id: number | null;
  closed_on: string;
};

/** Businesses of exactly this name, with or without its legal form, that closed for good; the latest first. */
export async function closedCalled(
  database: Queryable,
  words: readonly string[],
  count: number,
): Promise<ClosedCalled[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<ClosedCalled>`
    select slug, name, city, region_id, closed_on from contractors
    where plain_name = plain_name(${words.join(' ')}::text) and closed_on is not null and hidden_at is null
    order by closed_on desc, id limit ${count}::integer`.execute(database);
  return rows;
}
