import { PER_PAGE } from '../../common/constants.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { countryOf, type PlaceChoice } from '../places/place.ts';
import { placesIn, type City } from '../places/queries/cities.ts';
import { loosen, type Loosened, type SearchCondition } from './loosen.ts';
import { findFirst } from './queries/find-contractors.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';
import { regionIdsIn } from './resolve-search.ts';
import type { SearchArea } from './search-area.ts';
import type { ChosenWord } from './word-choice.ts';

export type LoosenedPage = Loosened & {
  /** The start of distances: the place, or the largest city of a dropped region. */
  from: PlaceChoice | null;
};

type NarrowSearch = {
  search: ResolvedSearch;
  area: SearchArea;
  lists: ReferenceLists;
  words: readonly ChosenWord[];
};

/** The results where no contractor fits: the nearest ones that fit all but a few conditions. */
export async function loosenPage(
  { database }: ReadContext,
  asked: NarrowSearch,
): Promise<LoosenedPage | null> {
  const { search, area, lists } = asked;
  const region = area.place === null && search.regionId !== null ? search.regionId : null;
  const city = region === null ? null : await largestCity(database, region);
  const country = countryOf(search.regionId, lists.regions) ?? area.country;
  const loosened = await loosen(search, {
    countryOfRegion: country === null ? null : regionIdsIn(country, lists),
    pointOfRegion: city,
    hopeless: hopelessIn(asked),
    find: (looser) => findFirst(database, looser, PER_PAGE),
  });
  if (loosened === null) return null;
  const from = loosened.dropped.includes('region') ? (area.place ?? city) : area.place;
  return { ...loosened, from: from && choiceOf(from) };
}

async function largestCity(database: ReadContext['database'], regionId: number) {
  const [city] = await placesIn(database).largestCities(regionId, 1);
  return city ?? null;
}

/** Looking farther does not help a trade, a region or words that no contractor has. */
function hopelessIn({ search, words }: NarrowSearch): SearchCondition[] {
  const isKnown = ({ known, alternatives }: ChosenWord) => known || alternatives.length > 0;
  return [
    ...(search.regionId === -1 ? (['region'] as const) : []),
    ...(words.length > 0 && !words.some(isKnown) ? (['words'] as const) : []),
    ...(search.tradeId === -1 ? (['trade'] as const) : []),
  ];
}

const choiceOf = (place: City | NonNullable<SearchArea['place']>): PlaceChoice => ({
  regionId: place.regionId,
  city: 'name' in place ? place.name : place.city,
  postalCode: 'postalCode' in place ? place.postalCode : null,
});
