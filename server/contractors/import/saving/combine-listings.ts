import type { Listing, ListingLicense } from '../listing-rules.ts';
import { LISTING_TRADES_MAX } from '../roster-trades.ts';

/** State, number and class identify a license of a business, because boards give one number to several classes. */
export const licenseIdentity = ({
  state,
  number,
  class: licenseClass,
}: Pick<ListingLicense, 'state' | 'number' | 'class'>): string =>
  [state ?? '', number ?? '', licenseClass ?? ''].map((part) => part.toUpperCase()).join('|');

/**
 * Combines two rows of one business into one listing. Its licenses are kept beside each other, its trades are
 * merged. Otherwise the later row counts, and the earlier one where the later is empty.
 */
export function combineListings(earlier: Listing, later: Listing): Listing {
  return {
    ...earlier,
    ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null)),
    ...(later.address === null ? {} : { point: later.point }),
    sourceKey: earlier.sourceKey,
    // Sorted, so that the order of the rows does not matter.
    tradeIds: [...new Set([...earlier.tradeIds, ...later.tradeIds])]
      .sort((one, other) => one - other)
      .slice(0, LISTING_TRADES_MAX),
    licenses: combineLicenses([...earlier.licenses, ...later.licenses]),
    insured: earlier.insured || later.insured,
    bonded: earlier.bonded || later.bonded,
    insuranceExpiresOn: latest(earlier.insuranceExpiresOn, later.insuranceExpiresOn),
  };
}

/** One row for each license; of two with one identity the one that lasts longer. */
function combineLicenses(licenses: readonly ListingLicense[]): ListingLicense[] {
  const byIdentity = new Map<string, ListingLicense>();
  for (const license of licenses) {
    const identity = licenseIdentity(license);
    const there = byIdentity.get(identity);
    if (!there || (license.expiresOn ?? '') >= (there.expiresOn ?? '')) byIdentity.set(identity, license);
  }
  return [...byIdentity.values()];
}

function latest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}
