import type { Country } from '../../common/constants.ts';
import type { ContractorSearch, DistanceUnit } from '../../common/search/contractor-search.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import { countryOf, type Place, type PlaceAnswer } from '../places/place.ts';

/** The area of a search: around a place, in a region, in a country, or everywhere. */
export type SearchArea = {
  /** The meaning of the text for the place; null without one. */
  answer: PlaceAnswer | null;
  /** False while the page has to ask for the place: the list is empty then. */
  isClear: boolean;
  place: Place | null;
  /** -1 matches no contractor. */
  regionId: number | null;
  country: Country | null;
  unit: DistanceUnit;
};

type Reading = { lists: ReferenceLists; language: Language };

/** The country of a place is the default for the country filter, unless a region or a country was chosen. */
export function areaOf(
  search: ContractorSearch,
  answer: PlaceAnswer | null,
  { lists, language }: Reading,
): SearchArea {
  const place = answer?.kind === 'place' ? answer.place : null;
  const ofPlace = place && countryOf(place.regionId, lists.regions);
  const chosen =
    search.region === null ? null : (lists.regions.find(({ slug }) => slug === search.region)?.id ?? -1);
  const regionId = answer?.kind === 'region' ? bothRegions(answer.regionId, chosen) : chosen;
  const named = answer?.kind === 'country' ? answer.country : ofPlace;
  const country = countryIn(search, chosen === null ? named : null);
  return {
    answer,
    isClear: answer === null || ['place', 'region', 'country'].includes(answer.kind),
    place,
    regionId,
    country,
    unit: unitOf(ofPlace ?? countryShown(regionId, country, { lists, language })),
  };
}

const countryShown = (
  regionId: number | null,
  country: Country | null,
  { lists, language }: Reading,
): Country => countryOf(regionId, lists.regions) ?? country ?? countryOfLanguage(language);

const countryIn = ({ country }: ContractorSearch, named: Country | null): Country | null =>
  country === 'all' ? null : (country ?? named);

const unitOf = (country: Country): DistanceUnit => (country === 'MX' ? 'km' : 'mi');

const bothRegions = (typed: number, chosen: number | null): number =>
  chosen === null || chosen === typed ? typed : -1;

const countryOfLanguage = (language: Language): Country => (language === 'mexican_spanish' ? 'MX' : 'US');
