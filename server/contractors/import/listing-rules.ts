import type { LicenseStatus } from '../../../common/constants.ts';
import type { DateColumns } from './roster/date-columns.ts';
import type { Gazetteer, Point } from './gazetteer.ts';
import type { ListingField, Mapping } from './mapping.ts';
import type { FindTrades } from './roster-trades.ts';
import type { RowReader } from './roster/row-reader.ts';

export type ListingLicense = {
  /** Null where the register has classes without numbers. */
  number: string | null;
  /** As in `CA`. */
  state: string | null;
  class: string | null;
  status: LicenseStatus | null;
  /** The status in the register's own word. */
  registerStatus: string | null;
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
  rowReader: RowReader;
  gazetteer: Gazetteer;
  findTrades: FindTrades;
  dates: DateColumns;
  asOf: string;
  /** Takes a value that says nothing to us, and its line. */
  notUnderstood: (name: ListingField, value: string, line: number) => void;
};
type Field = (name: ListingField) => string;
/** One row's values, and where to tell those that are not understood. */
export type RowValues = {
  field: Field;
  date: (name: ListingField, written: string) => string | null;
  notUnderstood: (name: ListingField, value: string) => void;
};
