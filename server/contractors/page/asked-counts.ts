import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** How many customers a business asked for a review, and how many of them wrote. Months are YYYY-MM, the day YYYY-MM-DD. */
export type AskedCounts = {
  asked: number;
  wrote: number;
  firstMonth: string;
  lastMonth: string;
  countedOn: string;
  /** From one star to five: reviews of those who were asked, and the others. */
  askedStars: number[];
  otherStars: number[];
};

/** The counts of a contractor `c`; null: too few were asked. */
export const askedCounts = sql<AskedCounts | null>`(
  select json_build_object('asked', q.asked, 'wrote', q.wrote, 'firstMonth', to_char(q.first_month, 'YYYY-MM'),
    'lastMonth', to_char(q.last_month, 'YYYY-MM'), 'countedOn', q.counted_on, 'askedStars', q.asked_stars,
    'otherStars', q.other_stars)
  from review_request_counts as q where q.contractor_id = c.id)`;

export async function askedCountsOf(database: Queryable, contractorId: number): Promise<AskedCounts | null> {
  const row = await database
    .selectFrom('contractors as c')
    .select(askedCounts.as('counts'))
    .where('c.id', '=', contractorId)
    .executeTakeFirst();
  return row?.counts ?? null;
}
