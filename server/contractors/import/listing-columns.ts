import type { Listing, ListingLicense } from './listing-rules.ts';

export type ProfileColumns = {
  name: string;
  phone: string | null;
  region_id: number | null;
  city: string | null;
  postal_code: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
};
export type ContractorColumns = {
  website: string | null;
  email: string | null;
  year_founded: number | null;
  crew_size: number | null;
  insured: boolean;
  bonded: boolean;
  insurance_expires_on: string | null;
};
/** The columns that an import writes for a business beside its licenses. */
export type ListingColumns = ProfileColumns & ContractorColumns & { trade_ids: number[] };
export type ListingColumn = keyof ListingColumns;

/** A license as a board's list has it. */
export type LicenseColumns = {
  state: string | null;
  number: string | null;
  class: string | null;
  status: string | null;
  register_status: string | null;
  issued_on: string | null;
  expires_on: string | null;
};

export function listingColumns(listing: Listing): ListingColumns {
  return {
    name: listing.name,
    phone: listing.phone,
    region_id: listing.regionId,
    city: listing.city,
    postal_code: listing.postalCode,
    address: listing.address,
    latitude: listing.point?.latitude ?? null,
    longitude: listing.point?.longitude ?? null,
    website: listing.website,
    email: listing.email,
    year_founded: listing.yearFounded,
    crew_size: listing.crewSize,
    insured: listing.insured,
    bonded: listing.bonded,
    insurance_expires_on: listing.insuranceExpiresOn,
    trade_ids: listing.tradeIds,
  };
}

export function licenseColumns(license: ListingLicense): LicenseColumns {
  return {
    state: license.state,
    number: license.number,
    class: license.class,
    status: license.status,
    register_status: license.registerStatus,
    issued_on: license.issuedOn,
    expires_on: license.expiresOn,
  };
}

/** The columns of `wanted` that are other in `there`. */
export function changedColumns<Columns extends object>(wanted: Columns, there: Columns): (keyof Columns)[] {
  return (Object.keys(wanted) as (keyof Columns)[]).filter(
    (column) => JSON.stringify(wanted[column]) !== JSON.stringify(there[column]),
  );
}
