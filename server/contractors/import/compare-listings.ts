import type { Listing } from './listing.ts';

/** A contractor of the same source that the database has already. */
export type Known = {
  id: number;
  sourceKey: string;
  /** YYYY-MM-DD of the edition it was last seen in. */
  asOf: string | null;
  ownerEdited: boolean;
  claimed: boolean;
  columns: ProfileColumns & ContractorColumns & { trade_ids: number[] };
};

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

type LicenceColumns = {
  licence_number: string | null;
  licence_state: string | null;
  licence_class: string | null;
  licence_status: string | null;
  licence_expires_on: string | null;
};

export type ContractorColumns = LicenceColumns & {
  website: string | null;
  email: string | null;
  year_founded: number | null;
  crew_size: number | null;
  insured: boolean;
  bonded: boolean;
  insurance_expires_on: string | null;
};

type Fresh = { listing: Listing; profile: ProfileColumns; contractor: ContractorColumns };
export type Comparison = {
  created: Fresh[];
  updated: (Fresh & { known: Known })[];
  unchanged: Known[];
  /** Edited by their owner, or known from a later edition. */
  skipped: Known[];
};

/** Sorts a batch by what has to be done with it. */
export function compareListings(
  listings: readonly Listing[],
  known: readonly Known[],
  source: { asOf: string },
): Comparison {
  const knownByKey = new Map(known.map((contractor) => [contractor.sourceKey, contractor]));
  const comparison: Comparison = { created: [], updated: [], unchanged: [], skipped: [] };
  for (const listing of listings) {
    const fresh = { listing, profile: profileColumns(listing), contractor: contractorColumns(listing) };
    const there = knownByKey.get(listing.sourceKey);
    if (!there) comparison.created.push(fresh);
    else if (there.ownerEdited || (there.asOf !== null && there.asOf > source.asOf))
      comparison.skipped.push(there);
    else if (isSame(fresh, there)) comparison.unchanged.push(there);
    else comparison.updated.push({ ...fresh, known: there });
  }
  return comparison;
}

/** A claimed contractor belongs to its owner: the register speaks for the licence only. */
function isSame({ listing, profile, contractor }: Fresh, { claimed, columns }: Known): boolean {
  const wanted = claimed
    ? licenceColumns(listing)
    : { ...profile, ...contractor, trade_ids: listing.tradeIds };
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(columns[name as keyof Known['columns']]),
  );
}

function profileColumns(listing: Listing): ProfileColumns {
  return {
    name: listing.name,
    phone: listing.phone,
    region_id: listing.regionId,
    city: listing.city,
    postal_code: listing.postalCode,
    address: listing.address,
    latitude: listing.point?.latitude ?? null,
    longitude: listing.point?.longitude ?? null,
  };
}

function contractorColumns(listing: Listing): ContractorColumns {
  return {
    website: listing.website,
    email: listing.email,
    year_founded: listing.yearFounded,
    crew_size: listing.crewSize,
    insured: listing.insured,
    bonded: listing.bonded,
    insurance_expires_on: listing.insuranceExpiresOn,
    ...licenceColumns(listing),
  };
}

function licenceColumns({ licence }: Listing): LicenceColumns {
  return {
    licence_number: licence?.number ?? null,
    licence_state: licence?.state ?? null,
    licence_class: licence?.class ?? null,
    licence_status: licence?.status ?? null,
    licence_expires_on: licence?.expiresOn ?? null,
  };
}
