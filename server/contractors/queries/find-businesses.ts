import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

const FOUND_MAX = 10;

export type FoundBusinessRow = {
  slug: string;
  name: string;
  city: string | null;
  region_id: number | null;
  trade_ids: number[];
  claimed: boolean;
  review_count: number;
};

/**
 * Listed businesses for an owner's search: by beginnings of words of name and place, or by license number.
 * Unclaimed ones come first; ten at most.
 */
export async function findBusinesses(database: Queryable, words: string): Promise<FoundBusinessRow[]> {
  const { rows } = await sql<FoundBusinessRow>`
    select c.slug, c.name, c.city, c.region_id, c.trade_ids, c.claimed, c.review_count
    from contractors c
    where c.hidden_at is null and (c.search_document @@ (
        select string_agg(quote_literal(word) || ':*AC', ' & ')::tsquery
        from regexp_split_to_table(plain_words(${words}::text), ' ') as word where word <> '')
      or c.id in (select contractor_id from licenses where upper(number) = upper(${words}::text)))
    order by c.claimed, c.plain_name, c.id
    limit ${FOUND_MAX}::integer`.execute(database);
  return rows;
}
