import type { LicenseStatus } from '../../../common/constants.ts';
import type { Gazetteer, Point } from './gazetteer.ts';
import type { Mapping, RosterField } from './mapping.ts';
import type { RowValues as TableValues } from './roster/read-table.ts';
import type { FindTrades } from './roster-trades.ts';

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
  gazetteer: Gazetteer;
  findTrades: FindTrades;
  asOf: string;
};
export type RowValues = TableValues<RosterField>;
