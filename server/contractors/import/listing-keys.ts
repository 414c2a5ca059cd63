import { createHash } from 'node:crypto';
import { combineListings } from './saving/combine-listings.ts';
import type { Listing } from './listing-rules.ts';
import { foldWords } from './fold-words.ts';

/**
 * A listing with the keys of its business: its rows in this list, name at its address, license numbers. A row
 * key belongs to one source; the others find the business under any source.
 */
export type KeyedListing = { listing: Listing; rows: string[]; places: string[]; numbers: string[] };

const KEY_LENGTH = 32;

/**
 * The keys are hashed (the migration of licenses writes the same), so that they do not reveal a removed
 * address.
 */
export function keyListing(listing: Listing, source: string): KeyedListing {
  const { name, address, postalCode, city, regionId, licenses } = listing;
  const place = `${foldWords(address ?? '')}|${foldWords(postalCode ?? city ?? '')}|${regionId}`;
  return {
    listing,
    rows: [rowKey(source, listing.sourceKey)],
    places: address === null ? [] : [keyOf(`place|${foldWords(name)}|${place}`)],
    numbers: licenses.flatMap(({ state, number }) => (number === null ? [] : [numberKey(state, number)])),
  };
}

export const rowKey = (source: string, sourceKey: string): string => keyOf(`row|${source}|${sourceKey}`);

export const numberKey = (state: string | null, number: string): string =>
  keyOf(`license|${state ?? ''}|${plainNumber(number)}`);

/** Rows with one of these in common are of one business; a number alone may be in two boards' lists. */
export const identityKeys = ({ rows, places }: KeyedListing): string[] => [...rows, ...places];

export const allKeys = ({ rows, places, numbers }: KeyedListing): string[] => [
  ...rows,
  ...places,
  ...numbers,
];

export function combineKeyed(earlier: KeyedListing, later: KeyedListing): KeyedListing {
  return {
    listing: combineListings(earlier.listing, later.listing),
    rows: union(earlier.rows, later.rows),
    places: union(earlier.places, later.places),
    numbers: union(earlier.numbers, later.numbers),
  };
}

const union = (one: string[], other: string[]): string[] => [...new Set([...one, ...other])];

function plainNumber(number: string): string {
  return number.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
}
