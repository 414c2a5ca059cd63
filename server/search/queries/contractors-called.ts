import { sql } from 'kysely';
import { isListedContractor } from '../../conditions/public-rows.ts';
import type { Queryable } from '../../database/client.ts';

type Called = { slug: string; name: string; city: string | null; region_id: number | null };

/** A common beginning fits thousands; so many are looked at, the most reviewed of them are taken. */
const LOOKED_AT = 200;
const WORDS_MAX = 6;
const WORD_MAX_LENGTH = 40;

/** Contractors in whose names words begin like these; the most reviewed first. */
export async function contractorsCalled(
  database: Queryable,
  words: readonly string[],
  count: number,
): Promise<Called[]> {
  const beginnings = words
    .slice(0, WORDS_MAX)
    .map((word) => `'${[...word].slice(0, WORD_MAX_LENGTH).join('')}':*A`)
    .join(' & ');
  if (beginnings === '') return [];
  const { rows } = await sql<Called>`
    select slug, name, city, region_id from (
      select c.id, c.slug, c.name, c.city, c.region_id, c.review_count from contractors c
      where c.search_document @@ ${beginnings}::text::tsquery and ${isListedContractor('c')}
      limit ${LOOKED_AT}::integer) called
    order by review_count desc, id
    limit ${count}::integer`.execute(database);
  return rows;
}
