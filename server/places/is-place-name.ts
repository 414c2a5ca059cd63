import { cityKey } from './city-key.ts';
import { citiesNicknamed } from './nicknames.ts';
import type { PlaceList } from './queries/cities.ts';
import { readPlaceText } from './read-place-text.ts';
import { countryNamed, regionsNamed, type PlaceRegion } from './region-names.ts';

/** Whether words name nothing but places: a city, a region, a country, or several of them. */
export async function isPlaceName(
  list: Pick<PlaceList, 'citiesByKeys'>,
  words: readonly string[],
  regions: readonly PlaceRegion[],
): Promise<boolean> {
  const { readings, regionsAlone, countryAlone } = readPlaceText(words.join(' '), regions);
  if (regionsAlone.length > 0 || countryAlone !== null) return true;
  const phrases = readings.map((reading) => cityKey(reading.words.join(' ')));
  const cities = await list.citiesByKeys([...phrases, ...words.map(cityKey)]);
  const isCity = (key: string) => cities.some((city) => city.key === key) || citiesNicknamed(key).length > 0;
  const isPlace = (word: string) =>
    isCity(cityKey(word)) || regionsNamed([word], regions, null).length > 0 || countryNamed([word]) !== null;
  return phrases.some(isCity) || words.every(isPlace);
}
