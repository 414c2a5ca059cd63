import type { Country } from '../../common/constants.ts';
import { cityKey } from './city-key.ts';
import { choiceOf, chooseAmong, oneForEachRegion, type Scope } from './choose-city.ts';
import { placeOfCode } from './find-postal-code.ts';
import { citiesNicknamed } from './nicknames.ts';
import { countryOf, type PlaceAnswer, type PlaceQuestion } from './place.ts';
import type { City, PlaceList } from './queries/cities.ts';
import { readPlaceText, type CityReading, type ReadText } from './read-place-text.ts';
import type { PlaceRegion } from './region-names.ts';

const SUGGESTIONS_MAX = 6;

/**
 * Finds the place of a postal code, a city, a region or a country, as written in either language. It never
 * guesses: an ambiguous place is asked about, and an unlisted one is unknown. docs/decisions/0017 gives the
 * rules.
 */
export async function findPlace(list: PlaceList, question: PlaceQuestion): Promise<PlaceAnswer> {
  const text = readPlaceText(question.text, question.regions);
  return text.postalCode === null
    ? placeOfName(list, text, question)
    : placeOfCode(list, { ...text, postalCode: text.postalCode }, question);
}

async function placeOfName(list: PlaceList, text: ReadText, question: PlaceQuestion): Promise<PlaceAnswer> {
  const keys = text.readings.flatMap(({ words }) => keysOf(words.join(' ')));
  if (text.countryAlone !== null) return wholeCountry(text.countryAlone, text);
  const cities = await list.citiesByKeys(keys);
  const scope = scopeOf(question);
  for (const reading of text.readings) {
    const found = candidatesOf(reading, cities, question.regions, scope);
    if (found.length > 0)
      return chooseAmong(found, reading.regions === null ? regionsIn(text, scope) : [], scope);
  }
  const [region, ...others] = regionsIn(text, scope);
  if (region) return { kind: 'region', regionId: region.id, others: others.map(wholeRegion) };
  return { kind: 'unknown', choices: await suggestionsFor(list, text, cities) };
}

/** "Mexico" is the country, and may be the state or the city of that name. */
function wholeCountry(country: Country, { regionsAlone }: ReadText): PlaceAnswer {
  return { kind: 'country', country, others: regionsAlone.map(wholeRegion) };
}

const wholeRegion = ({ id }: PlaceRegion) => ({ regionId: id, city: null, postalCode: null });

function scopeOf({ regionId, country, regions }: PlaceQuestion): Scope {
  return {
    regionId,
    country: countryOf(regionId, regions) ?? country,
    countryOf: (id) => countryOf(id, regions),
  };
}

const regionsIn = ({ regionsAlone }: ReadText, { country }: Scope): readonly PlaceRegion[] =>
  country === null ? regionsAlone : regionsAlone.filter((region) => region.country === country);

/** The keys under which a name may be listed: as it is, with "Ciudad" before it, and by its nicknames. */
function keysOf(name: string): string[] {
  const key = cityKey(name);
  const short = key.replace(/city$/, '');
  return [
    key,
    `ciudad${key}`,
    ...(short === '' ? [] : [short]),
    ...citiesNicknamed(key).map((one) => one.key),
  ];
}

function candidatesOf(
  { words, regions, country }: CityReading,
  cities: readonly City[],
  all: readonly PlaceRegion[],
  scope: Scope,
): City[] {
  const name = words.join(' ');
  const key = cityKey(name);
  const codeOf = (regionId: number) => all.find(({ id }) => id === regionId)?.code;
  const nicknamed = citiesNicknamed(key);
  const isInArea = ({ regionId }: City): boolean => {
    if (regions !== null) return regions.some(({ id }) => id === regionId);
    const within = country ?? scope.country;
    return within === null || countryOf(regionId, all) === within;
  };
  const isCalled = (city: City) =>
    city.key === key || nicknamed.some((one) => one.key === city.key && one.region === codeOf(city.regionId));
  const inArea = cities.filter(isInArea);
  const exact = inArea.filter(isCalled);
  const short = key.replace(/city$/, '');
  const found =
    exact.length > 0
      ? exact
      : inArea.filter((city) => city.key === `ciudad${key}` || (short !== '' && city.key === short));
  const byRegion = oneForEachRegion(found, name);
  // Of regions that share a short form ("CO") the first that has the city counts before the others.
  const [first] = regions ?? [];
  return first
    ? byRegion.toSorted(
        (one, other) => Number(other.regionId === first.id) - Number(one.regionId === first.id),
      )
    : byRegion;
}

/** Places of this name elsewhere, then names that look like it. */
async function suggestionsFor(list: PlaceList, text: ReadText, cities: readonly City[]) {
  const [reading] = text.readings;
  const name = (reading?.words ?? text.words).join(' ');
  const key = cityKey(name);
  const elsewhere = oneForEachRegion(
    cities.filter((city) => city.key === key),
    name,
  );
  const similar = key.length < 3 ? [] : await list.similarCities(key);
  const all = [
    ...elsewhere,
    ...similar.filter(
      (city) => !elsewhere.some((one) => one.regionId === city.regionId && one.key === city.key),
    ),
  ];
  return all.slice(0, SUGGESTIONS_MAX).map(choiceOf);
}
