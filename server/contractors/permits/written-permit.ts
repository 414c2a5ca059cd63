import { createHash } from 'node:crypto';
import { foldWords } from '../import/fold-words.ts';
import type { RowValues } from '../import/roster/read-table.ts';
import { isName, isNumber } from '../import/words/cells.ts';
import { isEmptyDay } from '../import/words/dates.ts';
import { businessName, placeCase } from '../import/written-names.ts';
import type { PermitKind, PermitStatus } from './permit.ts';
import type { PermitField, PermitLayout } from './permit-fields.ts';
import { permitNumberKey } from './permit-number.ts';
import { publicAddress, publicWork } from './public-words.ts';
import { isOwnerBuilder, permitKindOf, permitStatusOf } from './words/permit-words.ts';

/** A permit as a list names it, in our words. Days are YYYY-MM-DD. */
type PermitItself = {
  number: string;
  number_key: string;
  issued_on: string | null;
  final_on: string | null;
  status: PermitStatus;
  status_written: string | null;
  kind: PermitKind;
  kind_written: string | null;
  work: string | null;
  address: string | null;
  city: string | null;
  postal_code: string | null;
};
export type PermitOfRow = PermitItself & { full_address: string };
export type WrittenPermit = PermitItself & {
  part_key: string;
  contractor_name: string;
  /** The business's public name, which is compared with those of listings. */
  contractor_plain_name: string;
  contractor_address: string | null;
  contractor_city: string | null;
  contractor_postal_code: string | null;
  license_state: string | null;
  license_number: string | null;
  license_class: string | null;
  business_key: string;
};

/** The contractor of a row; a row of Chicago names several. */
export type NamedContractor = {
  name: string;
  address: string;
  city: string;
  postalCode: string;
  license: string;
  licenseClass: string;
};

export type PermitRules = {
  layout: PermitLayout;
  /** The day of the list, YYYY-MM-DD. */
  listedOn: string;
  city: string;
};

const TEXT_MAX_LENGTH = 200;
const NUMBER_MAX_LENGTH = 60;
const KEY_LENGTH = 32;
const FIRST_YEAR = '1900';

type Values = RowValues<PermitField>;

/** The permit of a row without its contractor; the reason, as the rest of a sentence, where it has no number. */
export function permitOf(values: Values, rules: PermitRules): PermitOfRow | { refused: string } {
  const { field } = values;
  // A spreadsheet that takes numbers for amounts adds the point.
  const number = field('number').replace(/^(\d+)\.0+$/, '$1');
  const number_key = permitNumberKey(number);
  if (number_key === '' || !isNumber(number) || number.length > NUMBER_MAX_LENGTH)
    return {
      refused: number === '' ? 'has no permit number' : `has no permit number, but "${number.slice(0, 40)}"`,
    };
  const issued_on = dayOf('issued_on', values, rules);
  const final = dayOf('final_on', values, rules);
  return {
    number,
    number_key,
    issued_on,
    final_on: final !== null && issued_on !== null && final < issued_on ? null : final,
    ...statusOf(values, rules, issued_on),
    ...kindOf(values, rules),
    work: publicWork(field('work')),
    address: publicAddress(placeCase(field('address'))),
    full_address: field('address'),
    city: text(placeCase(field('city'))) ?? rules.city,
    postal_code: postalCodeOf(field('postal_code')),
  };
}

/** A day of the past; `00/00/0000` and days after the list are not understood. */
function dayOf(name: 'issued_on' | 'final_on', values: Values, { listedOn }: PermitRules): string | null {
  const written = values.field(name);
  if (written === '') return null;
  const day = values.date(name, written);
  if (day !== null && (isEmptyDay(day) || day < FIRST_YEAR)) return null;
  if (day !== null && day <= listedOn) return day;
  values.notUnderstood(name, written);
  return null;
}

/** A list without a status says by its day that a permit was issued. A stated one that no table lists is unknown. */
function statusOf(values: Values, { layout }: PermitRules, issuedOn: string | null) {
  const written = values.field('status');
  const read = permitStatusOf(written, layout.status_codes);
  if (written !== '' && read === null) values.notUnderstood('status', written);
  const stated = written === '' ? (issuedOn === null ? 'not_issued' : 'issued') : (read ?? 'unknown');
  // One that expired before it was issued was an application only.
  const status: PermitStatus = stated === 'expired' && issuedOn === null ? 'not_issued' : stated;
  return { status, status_written: text(written) };
}

/** The detail counts where it names a trade and the kind does not. */
function kindOf({ field, notUnderstood }: Values, { layout }: PermitRules) {
  const written = field('kind');
  const detail = field('kind_detail');
  const kind = permitKindOf(written, layout.kind_codes);
  const ofDetail = permitKindOf(detail, layout.kind_codes);
  const isGeneral = kind === null || kind === 'building' || kind === 'other';
  const read = isGeneral && ofDetail !== null && ofDetail !== 'other' ? ofDetail : (kind ?? ofDetail);
  const words = [written, detail].filter((cell) => cell !== '').join(', ');
  if (read === null && words !== '')
    notUnderstood(written === '' ? 'kind_detail' : 'kind', written || detail);
  return { kind: read ?? 'unknown', kind_written: text(words) };
}

/** Null where nobody is named, or the owner builds. */
export function withContractor(
  { full_address, ...permit }: PermitOfRow,
  contractor: NamedContractor,
  { layout }: PermitRules,
): WrittenPermit | null {
  const { name } = contractor;
  if (!isName(name) || isOwnerBuilder(name)) return null;
  const license = isNumber(contractor.license) ? contractor.license : null;
  const license_state = license === null ? null : layout.license_state;
  const named = {
    contractor_name: name.slice(0, TEXT_MAX_LENGTH),
    contractor_plain_name: businessName(name, layout.country).slice(0, TEXT_MAX_LENGTH),
    contractor_address: text(contractor.address),
    contractor_city: text(placeCase(contractor.city)),
    contractor_postal_code: postalCodeOf(contractor.postalCode),
    license_state,
    license_number: license === null ? null : license.slice(0, NUMBER_MAX_LENGTH),
    license_class: text(contractor.licenseClass),
  };
  return {
    ...permit,
    ...named,
    part_key: keyOf([full_address, permit.kind_written ?? '', name]),
    business_key: keyOf(Object.values(named).map((part) => part ?? '')),
  };
}

function postalCodeOf(written: string): string | null {
  const digits = /^(\d{4,5})(?:-?\d{4})?-?$/.exec(written.replace(/\.0$/, ''))?.[1];
  return digits === undefined || /^0+$/.test(digits) ? null : digits.padStart(5, '0');
}

const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.map(foldWords).join('|')).digest('hex').slice(0, KEY_LENGTH);

const text = (value: string): string | null => (value === '' ? null : value.slice(0, TEXT_MAX_LENGTH));
