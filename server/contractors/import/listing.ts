import type { LicenceStatus } from '../../../common/constants.ts';
import { checkEmail, checkUrl, normalUrl } from '../../../common/email-and-url.ts';
import { normalizePhone } from '../../../common/phones.ts';
import type { Gazetteer, Point } from './gazetteer.ts';
import type { Mapping } from './mapping.ts';
import { foldWords, type FindTrades } from './roster-trades.ts';
import type { RowReader } from './row-reader.ts';
import { businessName, placeCase } from './written-names.ts';
import { dateOf, licenceStatusOf, saysYes, splitCityStateZip, wholeNumberOf } from './written-forms.ts';

const NAME_MAX_LENGTH = 150;
const TEXT_MAX_LENGTH = 200;

export type ListingLicense = {
  /** Null where the register has classes without numbers. */
  number: string | null;
  /** As in `CA`. */
  state: string | null;
  class: string | null;
  status: LicenceStatus | null;
  /** YYYY-MM-DD */
  issuedOn: string | null;
  expiresOn: string | null;
};

/** A contractor as a roster lists it, in our words. */
export type Listing = {
  /** Finds the same contractor in the next edition of the roster. */
  sourceKey: string;
  name: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  regionId: number;
  /** Degrees. */
  point: Point | null;
  tradeIds: number[];
  /** Each of its own: boards list several for one business. */
  licenses: ListingLicense[];
  yearFounded: number | null;
  crewSize: number | null;
  insured: boolean;
  /** YYYY-MM-DD */
  insuranceExpiresOn: string | null;
  bonded: boolean;
};

export type ListingRules = {
  mapping: Mapping;
  reader: RowReader;
  gazetteer: Gazetteer;
  findTrades: FindTrades;
  asOf: string;
};
type Field = (name: Parameters<RowReader['field']>[0]) => string;

/** Reads one row. Answers with the reason, as the rest of a sentence, where it cannot become a listing. */
export function toListing(row: readonly string[], rules: ListingRules): Listing | { refused: string } {
  const field: Field = (name) => rules.reader.field(name, row);
  const name = businessName(field('name'));
  if (!/[\p{L}\p{N}]/u.test(name)) return { refused: 'has no name' };
  if (name.length > NAME_MAX_LENGTH) return { refused: `has a name of more than ${NAME_MAX_LENGTH} letters` };
  const place = placeOf(field, rules);
  if ('refused' in place) return place;
  const license = licenseOf(field, rules);
  const address = text(placeCase(field('address')));
  return {
    sourceKey: license?.number
      ? `licence ${foldWords(rules.reader.licenceKey(row)) || foldWords(license.number)}`
      : `name ${foldWords(name)} at ${foldWords(address ?? '')} ${foldWords(place.postalCode ?? place.city ?? '')}`,
    name,
    address,
    ...place,
    licenses: license === null ? [] : [license],
    phone: normalizePhone(field('phone'), rules.mapping.country),
    email: emailOf(field('email')),
    website: websiteOf(field('website')),
    tradeIds: rules.findTrades(field('trades'), name),
    yearFounded: wholeNumberOf(field('year_founded'), 1800, Number(rules.asOf.slice(0, 4))),
    crewSize: wholeNumberOf(field('crew_size'), 1, 100_000),
    insured: saysYes(field('insured')),
    insuranceExpiresOn: dateOf(field('insurance_expires_on')),
    bonded: saysYes(field('bonded')),
  };
}

type ListingPlace = Pick<Listing, 'city' | 'postalCode' | 'regionId' | 'point'>;
type WrittenPlace = { city: string; state: string; postalCode: string };

function placeOf(field: Field, { mapping, gazetteer }: ListingRules): ListingPlace | { refused: string } {
  const written = writtenPlace(field);
  const postalCode = postalCodeOf(written.postalCode, mapping);
  const known = postalCode === null ? null : gazetteer.byPostalCode(postalCode, mapping.country);
  const regionId = regionOf(written.state, known?.regionId ?? null, mapping, gazetteer);
  if (typeof regionId !== 'number') return regionId;
  // A code of another state says nothing about where this one is.
  const sure = known?.regionId === regionId ? known : null;
  const city = text(placeCase(written.city)) ?? sure?.city ?? mapping.city;
  const ofCity = city === null ? null : gazetteer.byCity(regionId, city);
  const point = pointOf(field) ?? likelyPoint(mapping, sure, ofCity);
  return {
    city,
    postalCode,
    regionId,
    point: point && { latitude: point.latitude, longitude: point.longitude },
  };
}

/** A ZIP is one area; a Mexican code only hints at a city. */
const likelyPoint = ({ country }: ListingRules['mapping'], ofCode: Point | null, ofCity: Point | null) =>
  country === 'US' ? (ofCode ?? ofCity) : (ofCity ?? ofCode);

/**
 * The position in degrees. Null where the columns are empty, impossible, or zero, which boards write for
 * "unknown".
 */
function pointOf(field: Field): Point | null {
  const [latitude, longitude] = [degreesOf(field('latitude')), degreesOf(field('longitude'))];
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function degreesOf(written: string): number | null {
  return /^[-+]?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : null;
}

function writtenPlace(field: Field): WrittenPlace {
  const together = splitCityStateZip(field('city_state_zip'));
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
  { country, state: ofAll }: Mapping,
  gazetteer: Gazetteer,
): number | { refused: string } {
  if (state !== '') {
    const refused = `names a state we do not know, "${state.slice(0, 40)}"`;
    return gazetteer.regionId(state, country) ?? { refused };
  }
  const assumed = ofPostalCode ?? (ofAll === null ? null : gazetteer.regionId(ofAll, country));
  return assumed ?? { refused: 'names no state' };
}

/** Five digits; a ZIP code that lost its leading zero in a spreadsheet gets it back. */
function postalCodeOf(written: string, { country }: Mapping): string | null {
  const digits = /^(\d{3,5})(?:-?\d{4})?$/.exec(written.replace(/\.0$/, ''))?.[1];
  if (digits === undefined) return null;
  return country === 'US' || digits.length >= 4 ? digits.padStart(5, '0') : null;
}

function licenseOf(field: Field, { mapping, asOf }: ListingRules): ListingLicense | null {
  const written = text(field('licence_number'));
  const number = written !== null && /[\p{L}\p{N}]/u.test(written) ? written : null;
  const licenseClass = text(field('licence_class').replace(/\s*\|\s*/g, ', '));
  if (number === null && licenseClass === null) return null;
  const expiresOn = dateOf(field('licence_expires_on'));
  const status = licenceStatusOf(field('licence_status'));
  return {
    number,
    issuedOn: dateOf(field('licence_issued_on')),
    expiresOn,
    class: licenseClass,
    state: text(field('licence_state').toUpperCase()) ?? mapping.state,
    status: statusOn(asOf, status, expiresOn, field('licence_status') !== ''),
  };
}

/** A license that ended before the roster was drawn up is expired, unless the column says something worse of it. */
function statusOn(
  asOf: string,
  status: LicenceStatus | null,
  expiresOn: string | null,
  stated: boolean,
): LicenceStatus | null {
  if (expiresOn === null || status === 'suspended' || status === 'closed' || status === 'replaced')
    return status;
  if (expiresOn < asOf) return 'expired';
  return stated ? status : 'valid';
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
