import { route } from '../../common/routes/route-table.ts';
import { referenceLists, type TradeEntry } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { countryOf, type Place } from '../places/place.ts';
import { metroOf } from './metro.ts';
import { guideNear } from './queries/price-guides.ts';

/** A link as text and address: pages that name it need no other part of the route table. */
export type PriceGuideLink = { href: string; trade: string; city: string };

/** The guide for jobs of a trade around a place; null where there are no figures. */
export async function priceGuideNear(
  context: ReadContext,
  trade: TradeEntry,
  place: Pick<Place, 'regionId' | 'latitude' | 'longitude'>,
): Promise<PriceGuideLink | null> {
  const { database, language, now } = context;
  const { regions } = await referenceLists(context);
  const country = countryOf(place.regionId, regions);
  const key = await guideNear(database, { ...place, tradeId: trade.id, country }, now);
  const metro = key && metroOf(key.metro);
  if (!metro) return null;
  return {
    href: route('prices.show', { trade: trade.slug, place: metro.slug }, { language }),
    trade: trade[language],
    city: metro.city,
  };
}
