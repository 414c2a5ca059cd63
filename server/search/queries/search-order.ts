import { sql, type RawBuilder } from 'kysely';
import { ORGANIC_WEIGHTS, PROXIMITY_HALF_KM } from '../../contractors/organic-order.ts';
import { showsStars } from '../../contractors/page/shown-ratings.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/**
 * "Best match" is the organic order exactly as docs/ranking.md defines it, so that readers can recompute it.
 * A business whose whole name was typed comes first.
 */
export function orderOf(search: ResolvedSearch, km: RawBuilder<number | null>): RawBuilder<unknown> {
  switch (search.sort) {
    case 'rating':
      return sql`${showsStars} desc, c.mean_rating desc nulls last, c.review_count desc, c.id`;
    case 'most_reviewed':
      return sql`c.review_count desc, c.id`;
    case 'newest_reviews':
      return sql`c.latest_review_at desc nulls last, c.id`;
    case 'nearest':
      return sql`${km}, c.id`;
    case 'best_match':
      return sql`${namesakeFirst(search)} ${organic(search, km)} desc, c.id`;
  }
}

export function isNamesake({ tsquery, businessName }: ResolvedSearch): RawBuilder<boolean> {
  return tsquery === null || businessName === null ? sql`false` : sql`(c.plain_name = ${businessName}::text)`;
}

function namesakeFirst(search: ResolvedSearch): RawBuilder<unknown> {
  return search.businessName === null ? sql`` : sql`${isNamesake(search)} desc,`;
}

function organic({ point }: ResolvedSearch, km: RawBuilder<number | null>): RawBuilder<unknown> {
  if (point === null) return sql`c.standing_score`;
  const [weight, half] = [sql`${ORGANIC_WEIGHTS.proximity}::float8`, sql`${PROXIMITY_HALF_KM}::float8`];
  return sql`c.standing_score + coalesce(${weight} * (1 / (1 + (${km} / ${half}) * (${km} / ${half}))), 0)`;
}
