import type { ReferenceLists } from '../../contractors/reference-lists.ts';
import type { Language } from '../../../common/format/language.ts';
import { slugify } from '../../../common/format/slug.ts';
import { peopleOfTrade } from '../problems/trade-people.ts';

/** With fewer contractors or reviews than this a page of a trade in a city says less than the search: there is none. */
export const LANDING_MIN_CONTRACTORS = 3;
export const LANDING_MIN_REVIEWS = 10;
/** The median of fewer ratings tells nothing. */
export const LANDING_MIN_RATED = 3;
/** A share or a price is told from so many answers on. */
export const LANDING_MIN_ANSWERS = 5;

/** Whether there is enough to tell. */
export const isWorthAPage = ({ contractors, reviews }: { contractors: number; reviews: number }): boolean =>
  contractors >= LANDING_MIN_CONTRACTORS && reviews >= LANDING_MIN_REVIEWS;

/** A page of a trade in a city: the parts of its address, and what it is called by. */
export type LandingLink = { trade: string; region: string; city: string; people: string; cityName: string };

type LandingKey = { tradeId: number; regionId: number; city: string };

/** null where the trade or the region is gone. */
export function toLandingLink(
  { tradeId, regionId, city }: LandingKey,
  lists: ReferenceLists,
  language: Language,
): LandingLink | null {
  const trade = lists.tradeOf(tradeId);
  const region = lists.regionOf(regionId);
  const slug = slugify(city);
  if (!trade || !region || slug === '') return null;
  return {
    trade: trade.slug,
    region: region.slug,
    city: slug,
    people: capitalized(peopleOfTrade(trade.slug, language) ?? trade[language]),
    cityName: city,
  };
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
