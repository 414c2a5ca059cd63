import type { ContractorSort } from '../../../common/search/contractor-search.ts';
import type { MapBox } from '../../../common/search/map-box.ts';
import type { LocalDays } from '../../contractors/hours/local-day.ts';
import type { ZoneClock } from '../../contractors/hours/open-now.ts';
import type { FilterChoices } from './filter-conditions.ts';

/** A search with its values resolved: ids instead of slugs, a point instead of a city, a tsquery. */
export type ResolvedSearch = FilterChoices & {
  sort: ContractorSort;
  /** The part of the map looked in; null: all of it. */
  box: MapBox | null;
  /** The contractors with the typed number; null: no number. */
  ids: readonly number[] | null;
  tradeId: number | null;
  regionId: number | null;
  /** The regions of the country looked in; null: both countries, or a region decides. */
  countryRegionIds: readonly number[] | null;
  point: { latitude: number; longitude: number } | null;
  /** The distance from the point; null: any distance. */
  withinKm: number | null;
  /** null: no words. */
  tsquery: string | null;
  /** The words as a contractor's plain name has them, if they may be a name. */
  businessName: string | null;
  /** Only those that came to the list, or were claimed, after this; not set: all. */
  newSince?: Date | null;
  /** The current day and time where contractors are. */
  days: LocalDays;
  clocks: readonly ZoneClock[];
  mexicanRegionIds: readonly number[];
};
