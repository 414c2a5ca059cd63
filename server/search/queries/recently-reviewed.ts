import { sql } from 'kysely';
import type { Country } from '../../../common/constants.ts';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import { isInForceSql, SHOWN_LICENSE } from '../../contractors/license/license-status-sql.ts';
import type { ReadContext } from '../../core/context.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** The first cards are chosen from this many. */
const CANDIDATES = 200;

/**
 * Contractors that were reviewed lately: those of the country first, and of these the ones with a valid license, a photo and
 * no red flag. Nothing paid is read.
 */
export function recentlyReviewed(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  { country, count }: { country: Country; count: number },
): Promise<CardRow[]> {
  const today = sql<string>`${now.toISOString().slice(0, 10)}::date`;
  const latest = database
    .selectFrom('contractors')
    .select('id')
    .where('latest_review_at', 'is not', null)
    .where(isListedContractor('contractors'))
    .orderBy('latest_review_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(CANDIDATES);
  return database
    .selectFrom('contractors as c')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .select(CARD_COLUMNS)
    .where('c.id', 'in', latest)
    .orderBy(sql`g.country = ${country} desc nulls last`)
    .orderBy(sql`c.red_flag_level is null`, 'desc')
    .orderBy(
      sql`coalesce(${isInForceSql(SHOWN_LICENSE, today)}, false)::integer + (c.pictures -> 'strip' is not null)::integer desc`,
    )
    .orderBy('c.latest_review_at', 'desc')
    .orderBy('c.id')
    .limit(count)
    .execute();
}
