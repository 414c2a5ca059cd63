import { foldWords } from '../fold-words.ts';
import type { KnownListing } from './known-listings.ts';
import { combineKeyed, type KeyedListing } from '../listing-keys.ts';

export type Resolved = {
  /** Listings of unknown businesses. */
  fresh: KeyedListing[];
  known: { keyed: KeyedListing; known: KnownListing }[];
  /** Listings that turned out to be of one business in the database. */
  joined: number;
};

/**
 * Finds the contractor of each listing by its row in this list or by its name at its address. A license
 * number of its state counts where the business also has the same name, phone or address. Two boards of a
 * state may use one number.
 */
export function resolveListings(
  listings: readonly KeyedListing[],
  byKey: ReadonlyMap<string, readonly number[]>,
  contractors: readonly KnownListing[],
): Resolved {
  const byId = new Map(contractors.map((known) => [known.id, known]));
  const found = new Map<number, KeyedListing>();
  const fresh: KeyedListing[] = [];
  for (const keyed of listings) {
    const id = contractorOf(keyed, byKey, byId);
    const there = id === null ? undefined : found.get(id);
    if (id === null) fresh.push(keyed);
    else found.set(id, there ? combineKeyed(there, keyed) : keyed);
  }
  const known = [...found].flatMap(([id, keyed]) => {
    const contractor = byId.get(id);
    return contractor ? [{ keyed, known: contractor }] : [];
  });
  return { fresh, known, joined: listings.length - fresh.length - known.length };
}

function contractorOf(
  { listing, rows, places, numbers }: KeyedListing,
  byKey: ReadonlyMap<string, readonly number[]>,
  byId: ReadonlyMap<number, KnownListing>,
): number | null {
  const idsOf = (keys: readonly string[]): number[] => keys.flatMap((key) => byKey.get(key) ?? []);
  const [sure] = [...idsOf(rows), ...idsOf(places)];
  if (sure !== undefined) return sure;
  const isSame = (id: number): boolean => {
    const columns = byId.get(id)?.columns;
    if (!columns) return false;
    const { name, phone, address, postal_code } = columns;
    return (
      plainName(name) === plainName(listing.name) ||
      (phone !== null && phone === listing.phone) ||
      (address !== null &&
        foldWords(address) === foldWords(listing.address ?? '') &&
        postal_code === listing.postalCode)
    );
  };
  return idsOf(numbers).find(isSame) ?? null;
}

/** Lists write "Inc" and "LLC", or leave them out. */
function plainName(name: string): string {
  return foldWords(name).replace(/ (l l c|llc|inc|incorporated|corp|corporation|co|company|ltd|lp|llp)$/, '');
}
