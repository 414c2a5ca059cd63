import { checkEmail, checkUrl, normalUrl } from '../../../common/format/email-and-url.ts';
import type { Gazetteer, Point } from './gazetteer.ts';
import type { Listing, ListingRules, RowValues } from './listing-rules.ts';
import type { ListingField, Mapping } from './mapping.ts';
import { foldWords } from './fold-words.ts';
import { businessName, placeCase } from './written-names.ts';
import { hasLostCharacters } from './roster/clean-text.ts';
import { dayOf, licenseOf } from './listing-license.ts';
import { phoneInCell } from './phone-cell.ts';
import { isName } from './words/cells.ts';
import { coverOf } from './words/covers.ts';
import { wholeNumberOf } from './words/numbers.ts';
import { splitCityStateZip } from './written-forms.ts';
import { VALUE_MAX_LENGTH } from './roster/read-report.ts';

const NAME_MAX_LENGTH = 150;
const TEXT_MAX_LENGTH = 200;

/** Reads one row. Answers with the reason, as the rest of a sentence, where it cannot become a listing. */
export function toListing(values: RowValues, rules: ListingRules): Listing | { refused: string } {
  const { field } = values;
  const written = field('name');
  const name = isName(written) ? businessName(written, rules.mapping.country) : '';
  if (!/[\p{L}\p{N}]/u.test(name)) return { refused: 'has no name' };
  if (name.length > NAME_MAX_LENGTH) return { refused: `has a name of more than ${NAME_MAX_LENGTH} letters` };
  if (hasLostCharacters(name)) values.notUnderstood('name', written);
  const place = placeOf(values, rules);
  if ('refused' in place) return place;
  const license = licenseOf(values, rules);
  const address = text(placeCase(field('address')));
  return {
    sourceKey: license?.number
      ? `licence ${foldWords(field('license_key')) || foldWords(license.number)}`
      : `name ${foldWords(name)} at ${foldWords(address ?? '')} ${foldWords(place.postalCode ?? place.city ?? '')}`,
    name,
    address,
    ...place,
    licenses: license === null ? [] : [license],
    phone: phoneInCell(field('phone'), rules.mapping.country, (value) =>
      values.notUnderstood('phone', value),
    ),
    email: read(values, 'email', emailOf),
    website: read(values, 'website', websiteOf),
    tradeIds: tradesOf(values, name, rules),
    yearFounded: read(values, 'year_founded', (cell) =>
      wholeNumberOf(cell, 1800, Number(rules.asOf.slice(0, 4))),
    ),
    crewSize:
      read(values, 'crew_size', (cell) => (cell === '0' ? 0 : wholeNumberOf(cell, 1, 100_000))) || null,
    ...coversOf(values),
  };
}

/** A cell's value; one that is not understood is told. */
function read<Value>(
  { field, notUnderstood }: RowValues,
  name: ListingField,
  of: (cell: string) => Value | null,
): Value | null {
  const cell = field(name);
  const value = cell === '' ? null : of(cell);
  if (cell !== '' && value === null) notUnderstood(name, cell);
  return value;
}

function tradesOf({ field, notUnderstood }: RowValues, name: string, rules: ListingRules): number[] {
  const written = field('trades');
  const { tradeIds, isKnown } = rules.findTrades(written, name);
  if (written !== '' && !isKnown) notUnderstood('trades', written);
  return tradeIds;
}

/** An insurance counts where it is stated and its last day, if given, is understood. */
function coversOf(values: RowValues): Pick<Listing, 'insured' | 'insuranceExpiresOn' | 'bonded'> {
  const until = dayOf('insurance_expires_on', values);
  return {
    insured: read(values, 'insured', coverOf) === true && !until.unreadable,
    insuranceExpiresOn: until.day,
    bonded: read(values, 'bonded', coverOf) === true,
  };
}

type ListingPlace = Pick<Listing, 'city' | 'postalCode' | 'regionId' | 'point'>;
type WrittenPlace = { city: string; state: string; postalCode: string };

function placeOf(
  values: RowValues,
  { mapping, gazetteer }: ListingRules,
): ListingPlace | { refused: string } {
  const written = writtenPlace(values);
  const postalCode = postalCodeOf(written.postalCode, mapping);
  tellPostalCode(values, written.postalCode, postalCode);
  const known = postalCode === null ? null : gazetteer.byPostalCode(postalCode, mapping.country);
  const regionId = regionOf(written.state, known?.regionId ?? null, mapping, gazetteer);
  if (typeof regionId !== 'number') {
    if (written.state !== '') values.notUnderstood(stateColumn(values), written.state);
    return regionId;
  }
  // A code of another state says nothing about where this one is.
  const sure = known?.regionId === regionId ? known : null;
  const city = text(placeCase(written.city)) ?? sure?.city ?? mapping.city;
  const ofCity = city === null ? null : gazetteer.byCity(regionId, city);
  const point = pointOf(values) ?? likelyPoint(mapping, sure, ofCity);
  return {
    city,
    postalCode,
    regionId,
    point: point && { latitude: point.latitude, longitude: point.longitude },
  };
}

const stateColumn = ({ field }: RowValues): ListingField =>
  field('state') === '' ? 'city_state_zip' : 'state';

function tellPostalCode({ field, notUnderstood }: RowValues, written: string, read: string | null): void {
  if (written !== '' && read === null)
    notUnderstood(field('postal_code') === '' ? 'city_state_zip' : 'postal_code', written);
}

/** A ZIP is one area; a Mexican code only hints at a city. */
const likelyPoint = ({ country }: ListingRules['mapping'], ofCode: Point | null, ofCity: Point | null) =>
  country === 'US' ? (ofCode ?? ofCity) : (ofCity ?? ofCode);

/**
 * The position in degrees. Null where the columns are empty, impossible, or zero, which boards write for
 * "unknown".
 */
function pointOf(values: RowValues): Point | null {
  const latitude = read(values, 'latitude', degreesOf);
  const longitude = read(values, 'longitude', degreesOf);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function degreesOf(written: string): number | null {
  return /^[-+]?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : null;
}

function writtenPlace({ field, notUnderstood }: RowValues): WrittenPlace {
  const line = field('city_state_zip');
  const together = splitCityStateZip(line);
  if (line !== '' && together.state === '') notUnderstood('city_state_zip', line);
  return {
    city: field('city') || together.city,
    state: field('state') || together.state,
    postalCode: field('postal_code') || together.postalCode,
  };
}

/** The row's region, else that of its postal code, else the state of the whole roster. */
function regionOf(
  state: string,
  ofPostalCode: number | null,
  { country, state: ofAll, state_codes: codes }: Mapping,
  gazetteer: Gazetteer,
): number | { refused: string } {
  if (state !== '') {
    const refused = `names a state we do not know, "${state.slice(0, 40)}"`;
    const meant =
      Object.entries(codes).find(
        ([word]) => foldWords(word) === foldWords(state.slice(0, VALUE_MAX_LENGTH)),
      )?.[1] ?? state;
    return gazetteer.regionId(meant, country) ?? { refused };
  }
  const assumed = ofPostalCode ?? (ofAll === null ? null : gazetteer.regionId(ofAll, country));
  return assumed ?? { refused: 'names no state' };
}

/** Five digits; a ZIP code that lost its leading zero in a spreadsheet gets it back. */
function postalCodeOf(written: string, { country }: Mapping): string | null {
  const digits = /^(\d{3,5})(?:-?\d{4})?-?$/.exec(written.replace(/\.0$/, ''))?.[1];
  if (digits === undefined) return null;
  return country === 'US' || digits.length >= 4 ? digits.padStart(5, '0') : null;
}

function emailOf(written: string): string | null {
  const email = written.toLowerCase();
  return email !== '' && email.length <= TEXT_MAX_LENGTH && checkEmail(email) === null ? email : null;
}

function websiteOf(written: string): string | null {
  if (written === '' || written.length > TEXT_MAX_LENGTH) return null;
  const url = normalUrl(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return checkUrl(url) === null ? url : null;
}

function text(value: string): string | null {
  return value === '' ? null : value.slice(0, TEXT_MAX_LENGTH);
}
