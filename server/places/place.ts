import type { Country } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { PlaceRegion } from './region-names.ts';

/** A place on the map; degrees. */
export type Place = {
  regionId: number;
  city: string;
  /** The code that was asked for; null for a city asked by name. */
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** A possible meaning of a text: a city, a postal code of a region, or a whole region. */
export type PlaceChoice = { regionId: number; city: string | null; postalCode: string | null };

export type PlaceQuestion = {
  text: string;
  regions: readonly PlaceRegion[];
  /** The region and country chosen beside the text; a postal code is read in their country. */
  regionId: number | null;
  country: Country | null;
  language: Language;
  /** Where a code of both countries is likelier: the person's own country; not set: that of the language. */
  likelyCountry?: Country | null;
};

/** The meaning of a text for a place. Only `place` is one point on the map. */
export type PlaceAnswer =
  | { kind: 'place'; place: Place; others: readonly PlaceChoice[] }
  | { kind: 'region'; regionId: number; others: readonly PlaceChoice[] }
  | { kind: 'country'; country: Country; others: readonly PlaceChoice[] }
  /** Several places are equally likely. */
  | { kind: 'ask'; choices: readonly PlaceChoice[] }
  /** A Mexican postal code that only tells the state. */
  | { kind: 'city_needed'; regionId: number; postalCode: string; choices: readonly PlaceChoice[] }
  | { kind: 'unknown'; choices: readonly PlaceChoice[] };

export const countryOf = (regionId: number | null, regions: readonly PlaceRegion[]): Country | null =>
  (regions.find(({ id }) => id === regionId)?.country as Country | undefined) ?? null;
