import type { NamedView, ViewContext } from '../contractors/views.ts';
import type { RankRow } from './queries/business.ts';

/** The place of a business, from 1, among all contractors of a trade in its state. */
export type SearchPlace = { trade: NamedView; region: NamedView; place: number; total: number };

/** Names trades and state of the places; none while the state is not known. */
export function searchPlaces(
  { ranks, region_id }: { ranks: readonly RankRow[]; region_id: number | null },
  { lists, language }: Pick<ViewContext, 'lists' | 'language'>,
): SearchPlace[] {
  const region = region_id === null ? undefined : lists.regionOf(region_id);
  if (!region) return [];
  return ranks.flatMap(({ tradeId, place, total }) => {
    const trade = lists.tradeOf(tradeId);
    if (!trade) return [];
    return [
      {
        trade: { slug: trade.slug, name: trade[language] },
        region: { slug: region.slug, name: region[language] },
        place,
        total,
      },
    ];
  });
}
