import type { Country } from '../../common/constants.ts';
import { invalid } from '../core/errors.ts';
import type { ReadContext } from '../core/context.ts';
import { findPlace } from '../places/find-place.ts';
import { kmBetween } from '../places/median-row.ts';
import { countryOf, type Place, type PlaceAnswer, type PlaceChoice } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';
import type { PlaceRegion } from '../places/region-names.ts';
import { isOffered } from '../accounts/queries/regions.ts';
import type { BasicInfo } from '../accounts/schemas.ts';

export type StoredPlace = {
  region_id: number | null;
  city: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
};
type Given = Pick<BasicInfo, 'country' | 'region_id' | 'city' | 'postal_code'>;
type Point = { latitude: number; longitude: number };
type Lookup = { context: ReadContext; regions: readonly PlaceRegion[]; country: Country | null };

/** A postal area may carry the names of towns around it, but not of a city this far away. */
const SAME_AREA_KM = 80;

/**
 * The place of a profile after a change, so that country, region, city and postal code match. A code is read
 * in the region's country and fills in omitted or unchanged fields. It is dropped when the new place is
 * outside it. Throws InvalidInput by field.
 */
export async function placeOfProfile(
  context: ReadContext,
  sent: Given,
  stored: StoredPlace,
): Promise<StoredPlace> {
  if (isUnchanged(sent, stored) && sent.country === undefined) return stored;
  await refuseWithdrawnRegion(context, sent.region_id, stored.region_id);
  const regions = await context.database
    .selectFrom('regions')
    .select(['id', 'code', 'country', 'english', 'mexican_spanish'])
    .execute();
  const country = sent.country ?? null;
  const lookup = { context, regions, country };
  const chosen = sent.region_id === undefined ? null : countryOf(sent.region_id, regions);
  if (sent.region_id !== undefined && chosen === null) throw invalid('region_id', 'accounts.region_unknown');
  if (chosen !== null && country !== null && chosen !== country)
    throw invalid('region_id', 'accounts.region_elsewhere');
  const isAbroad = country !== null && ![null, country].includes(countryOf(stored.region_id, regions));
  const current = isAbroad && chosen === null ? NOWHERE : stored;
  if (isUnchanged(sent, current)) return current;
  const given = withoutFormerPlace(sent, current);
  return given.postal_code
    ? withCode(lookup, given, current, given.postal_code)
    : withoutCode(lookup, given, current);
}

const NOWHERE: StoredPlace = {
  region_id: null,
  city: null,
  postal_code: null,
  latitude: null,
  longitude: null,
};

/** A form sends the former city and state along with a new code: they are the code's then. */
function withoutFormerPlace(given: Given, current: StoredPlace): Given {
  const isNewCode = Boolean(given.postal_code) && given.postal_code !== current.postal_code;
  const isFormer = given.city === current.city && given.region_id === current.region_id;
  return isNewCode && isFormer ? { postal_code: given.postal_code } : given;
}

const isUnchanged = (given: Given, current: StoredPlace): boolean =>
  (['region_id', 'city', 'postal_code'] as const).every(
    (field) => given[field] === undefined || given[field] === current[field],
  );

async function withCode(
  lookup: Lookup,
  given: Given,
  current: StoredPlace,
  code: string,
): Promise<StoredPlace> {
  const answer = await ask(lookup, code, given.region_id ?? current.region_id);
  const area = areaOfCode(answer, lookup, given.region_id ?? current.region_id);
  if (given.region_id !== undefined && given.region_id !== area.regionId)
    throw invalid('postal_code', 'accounts.postal_code_elsewhere');
  const isSameRegion = area.regionId === current.region_id;
  const city = given.city ?? area.place?.city ?? (isSameRegion ? current.city : null);
  if (city === null) throw invalid('city', 'accounts.city_needed');
  const listed = await pointOfCity(lookup, city, area.regionId, city === current.city && isSameRegion);
  if (area.place && listed && kmBetween(area.place, listed) > SAME_AREA_KM)
    throw invalid('city', 'accounts.city_not_of_code', { code, city: area.place.city });
  const isUnitedStates = countryOf(area.regionId, lookup.regions) === 'US';
  return placeAt(area.regionId, city, code, pointOfArea(isUnitedStates, area.place, listed));
}

/** A ZIP has a position of its own; a Mexican code only names a city. */
const pointOfArea = (isUnitedStates: boolean, area: Point | null, city: Point | null): Point | null =>
  isUnitedStates ? (area ?? city) : (city ?? area);

/** The region of a code, and the place where the code tells it. */
function areaOfCode(
  answer: PlaceAnswer,
  { regions }: Lookup,
  regionId: number | null,
): { regionId: number; place: Place | null } {
  if (answer.kind === 'place') return { regionId: answer.place.regionId, place: answer.place };
  if (answer.kind === 'city_needed') return { regionId: answer.regionId, place: null };
  if (answer.kind === 'ask') throw invalid('region_id', 'accounts.postal_code_both');
  const isMexican = countryOf(regionId, regions) === 'MX';
  throw invalid(
    'postal_code',
    isMexican ? 'accounts.postal_code_unknown_mx' : 'accounts.postal_code_unknown_us',
  );
}

async function withoutCode(lookup: Lookup, given: Given, current: StoredPlace): Promise<StoredPlace> {
  const regionId = given.region_id ?? current.region_id;
  const city = given.city ?? current.city;
  const storedCode = given.postal_code === null ? null : current.postal_code;
  if (regionId === null && given.city !== undefined) return withCityAlone(lookup, given.city, storedCode);
  if (regionId === null || city === null) return placeAt(regionId, city, storedCode, null);
  const isOnHold = city === current.city && regionId === current.region_id;
  const point = await pointOfCity(lookup, city, regionId, isOnHold);
  const code = storedCode === null ? null : await codeIfNear(lookup, storedCode, regionId, point);
  return placeAt(regionId, city, code, point ?? (isOnHold ? pointOf(current) : null));
}

/** A city without a state is enough where only one place is meant. */
async function withCityAlone(lookup: Lookup, city: string, code: string | null): Promise<StoredPlace> {
  const answer = await ask(lookup, city, null);
  if (answer.kind === 'ask') {
    const regions = regionNames(answer.choices, lookup);
    throw invalid('region_id', 'accounts.city_in_several', { city, regions });
  }
  if (answer.kind !== 'place') throw invalid('region_id', 'accounts.region_unknown');
  return placeAt(answer.place.regionId, city, code, answer.place);
}

/** The states among which the reader chooses, the likeliest first. */
const regionNames = (choices: readonly PlaceChoice[], { regions, context: { language } }: Lookup): string =>
  [...new Set(choices.map(({ regionId }) => regionId))]
    .flatMap((id) => regions.find((region) => region.id === id)?.[language] ?? [])
    .join(', ');

/** A code that was not sent again stays only where the place is still the code's. */
async function codeIfNear(
  lookup: Lookup,
  code: string,
  regionId: number,
  point: Point | null,
): Promise<string | null> {
  const answer = await ask(lookup, code, regionId);
  if (answer.kind === 'city_needed') return answer.regionId === regionId ? code : null;
  if (answer.kind !== 'place' || answer.place.regionId !== regionId) return null;
  return point === null || kmBetween(answer.place, point) <= SAME_AREA_KM ? code : null;
}

/** The position of a region's city. An unlisted one is refused, unless it was there before. */
async function pointOfCity(
  lookup: Lookup,
  city: string,
  regionId: number,
  isOnHold: boolean,
): Promise<Point | null> {
  const answer = await ask(lookup, city, regionId);
  if (answer.kind === 'place' && answer.place.regionId === regionId) return answer.place;
  if (isOnHold) return null;
  const { regions, context } = lookup;
  const region = regions.find(({ id }) => id === regionId)?.[context.language] ?? '';
  const names = answer.kind === 'unknown' ? answer.choices : [];
  const near = [
    ...new Set(names.filter((choice) => choice.regionId === regionId).map((choice) => choice.city)),
  ];
  throw near.length === 0
    ? invalid('city', 'accounts.city_unknown', { city, region })
    : invalid('city', 'accounts.city_unknown_near', { city, region, near: near.join(', ') });
}

const ask = (
  { context, regions, country }: Lookup,
  text: string,
  regionId: number | null,
): Promise<PlaceAnswer> =>
  findPlace(placesIn(context.database), {
    text,
    regions,
    regionId,
    country,
    language: context.language,
  });

/** A region that is offered no more stays with a profile that has it; no other profile may choose it. */
async function refuseWithdrawnRegion(
  { database }: ReadContext,
  chosen: number | undefined,
  current: number | null,
): Promise<void> {
  if (chosen === undefined || chosen === current) return;
  if (!(await isOffered(database, chosen))) throw invalid('region_id', 'accounts.region_unknown');
}

const pointOf = ({ latitude, longitude }: StoredPlace): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const placeAt = (
  region_id: number | null,
  city: string | null,
  postal_code: string | null,
  point: Point | null,
): StoredPlace => ({
  region_id,
  city,
  postal_code,
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
});
