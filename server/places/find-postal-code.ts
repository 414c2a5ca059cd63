import { choiceOf, placeAt } from './choose-city.ts';
import type { Country } from '../../common/constants.ts';
import { cityKey } from './city-key.ts';
import { readMexicanCode } from './mexican-postal-codes.ts';
import { countryOf, type Place, type PlaceAnswer, type PlaceChoice, type PlaceQuestion } from './place.ts';
import type { City, PlaceList } from './queries/cities.ts';
import type { ReadText } from './read-place-text.ts';
import type { PlaceRegion } from './region-names.ts';

const CITIES_TO_ASK = 6;

/** A code as it reads in Mexico: its state and, where the code or the text tells it, the city. */
type MexicanReading = { regionId: number; city: City | null };
type CodeText = ReadText & { postalCode: string };

/**
 * The place of a five-digit code, in the country of the text, the chosen region or the chosen country.
 * Without any, the likely country decides, then the language; the other country is offered beside it.
 */
export async function placeOfCode(
  list: PlaceList,
  text: CodeText,
  question: PlaceQuestion,
): Promise<PlaceAnswer> {
  const { postalCode } = text;
  // "92101, Veracruz" names the state; the city of that name is somewhere else in it.
  const names = text.regionsAlone.length > 0 ? [] : text.readings.map(({ words }) => words.join(' '));
  const cities = await list.citiesByKeys(names.map(cityKey));
  const regions = regionsBeside(text);
  const isNamed = (regionId: number): boolean =>
    regions.length === 0 || regions.some(({ id }) => id === regionId);
  const country = countryBeside(text) ?? countryOf(question.regionId, question.regions) ?? question.country;

  const american = country === 'MX' ? undefined : await list.areaOfZip(postalCode);
  const inMexico = country === 'US' ? null : await mexicanReading(list, postalCode, question, cities);
  const zip: Place | null = american && isNamed(american.regionId) ? { ...american, postalCode } : null;
  const mexican = inMexico && isNamed(inMexico.regionId) ? inMexico : null;

  if (zip && mexican) return betweenCountries(zip, mexican, cities, question);
  if (zip) return { kind: 'place', place: zip, others: [] };
  if (mexican) return mexicanAnswer(list, postalCode, mexican);
  return { kind: 'unknown', choices: [] };
}

/** The regions written beside the code: "31210, Chihuahua", "San Diego, CA 92101". */
function regionsBeside({ regionsAlone, countryAlone, readings }: ReadText): readonly PlaceRegion[] {
  if (countryAlone !== null) return [];
  return regionsAlone.length > 0
    ? regionsAlone
    : (readings.find(({ regions }) => regions !== null)?.regions ?? []);
}

function countryBeside(text: ReadText): Country | null {
  const regions = regionsBeside(text);
  const countries = new Set(regions.map(({ id }) => countryOf(id, regions)));
  const [only = null] = countries.size === 1 ? countries : [];
  return text.countryAlone ?? only ?? text.readings.find(({ country }) => country !== null)?.country ?? null;
}

async function mexicanReading(
  list: PlaceList,
  postalCode: string,
  { regions }: PlaceQuestion,
  named: readonly City[],
): Promise<MexicanReading | null> {
  const read = readMexicanCode(postalCode);
  const region = regions.find(({ code }) => code === read?.region);
  if (read === null || region === undefined) return null;
  const isThere = (city: City) => city.regionId === region.id;
  const inText = named.find(isThere);
  if (inText) return { regionId: region.id, city: inText };
  const hinted = read.city === null ? [] : await list.citiesByKeys([cityKey(read.city)]);
  return { regionId: region.id, city: hinted.find(isThere) ?? null };
}

function betweenCountries(
  zip: Place,
  mexican: MexicanReading,
  named: readonly City[],
  { language, likelyCountry }: PlaceQuestion,
): PlaceAnswer {
  const choices = [choiceOfMexican(mexican, zip.postalCode), choiceOfPlace(zip)];
  const isNamed = (regionId: number) => named.some((city) => city.regionId === regionId);
  if (isNamed(zip.regionId) && !isNamed(mexican.regionId)) return { kind: 'place', place: zip, others: [] };
  if (mexican.city && isNamed(mexican.regionId) && !isNamed(zip.regionId))
    return { kind: 'place', place: placeAt(mexican.city, zip.postalCode), others: [] };
  const likely = likelyCountry ?? (language === 'english' ? 'US' : 'MX');
  // A code that tells only a Mexican state says less than the place of a ZIP code.
  return likely === 'MX' && mexican.city
    ? { kind: 'place', place: placeAt(mexican.city, zip.postalCode), others: choices.slice(1) }
    : { kind: 'place', place: zip, others: choices.slice(0, 1) };
}

const choiceOfMexican = ({ regionId, city }: MexicanReading, postalCode: string | null): PlaceChoice => ({
  regionId,
  city: city?.name ?? null,
  postalCode,
});

const choiceOfPlace = ({ regionId, city, postalCode }: Place): PlaceChoice => ({
  regionId,
  city,
  postalCode,
});

async function mexicanAnswer(
  list: PlaceList,
  postalCode: string,
  { regionId, city }: MexicanReading,
): Promise<PlaceAnswer> {
  if (city) return { kind: 'place', place: placeAt(city, postalCode), others: [] };
  const choices = await list.largestCities(regionId, CITIES_TO_ASK);
  return { kind: 'city_needed', regionId, postalCode, choices: choices.map(choiceOf) };
}
