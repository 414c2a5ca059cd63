import { createGazetteer } from '../../server/contractors/import/gazetteer.ts';
import type { Listing } from '../../server/contractors/import/listing-rules.ts';
import type { Mapping } from '../../server/contractors/import/mapping.ts';
import type { ReadReport } from '../../server/contractors/import/roster/read-report.ts';
import { readRoster, type RosterEntry } from '../../server/contractors/import/roster/read-roster.ts';
import { REGIONS } from '../../server/database/seeds/reference/regions.ts';
import { cityKey } from '../../server/places/city-key.ts';
import { TRADES } from '../../server/database/seeds/reference/trades.ts';

const regions = REGIONS.map((region, index) => ({ id: index + 1, ...region }));
const regionId = (code: string): number => regions.find((region) => region.code === code)?.id ?? 0;
const place = (
  code: string,
  city: string,
  postal_code: string | null,
  latitude: number,
  longitude: number,
) => ({
  region_id: regionId(code),
  city,
  postal_code,
  latitude,
  longitude,
});
const places = [
  place('US-GA', 'Macon', '31201', 32.83, -83.62),
  place('US-GA', 'Savannah', '31401', 32.07, -81.09),
  place('US-MA', 'Boston', '02134', 42.35, -71.13),
  place('US-IL', 'Chicago', '60634', 41.94, -87.79),
  place('US-TX', 'Dallas', '75237', 32.66, -96.87),
  place('US-TX', 'Dallas', '75201', 32.78, -96.79),
  place('MX-SON', 'Hermosillo', null, 29.07, -110.95),
];
const cities = places.map((row) => ({ ...row, name: row.city, key: cityKey(row.city), weight: 1 }));
const trades = TRADES.map(({ slug, english, mexican_spanish, synonyms, cslbClasses }, index) => ({
  id: index + 1,
  slug,
  cslbClasses,
  names: [english, mexican_spanish, ...synonyms.english, ...synonyms.mexican_spanish],
}));
const reference = { gazetteer: createGazetteer(regions, places, cities), trades };

/** A listing with the codes of its region and the slugs of its trades instead of ids. */
export type ReadableListing = Omit<Listing, 'regionId' | 'tradeIds'> & { region: string; trades: string[] };
export type ReadableEntry = { line: number; listing: ReadableListing } | { line: number; reason: string };

/** Reads a roster from text or bytes with the real regions and trades and a handful of places. */
export async function readAll(
  content: string | Buffer,
  mapping: Mapping,
  options: { asOf?: string; chunkSize?: number; onReport?: (report: ReadReport) => void } = {},
): Promise<ReadableEntry[]> {
  const bytes = Buffer.from(content as string);
  const entries: ReadableEntry[] = [];
  for await (const entry of readRoster(
    inChunks(bytes, options.chunkSize ?? 64),
    mapping,
    reference,
    options.asOf ?? '2026-11-21',
    options.onReport,
  )) {
    entries.push(readable(entry));
  }
  return entries;
}

/** The listings alone; throws where a row was rejected. */
export async function readListings(
  content: string | Buffer,
  mapping: Mapping,
  asOf?: string,
): Promise<ReadableListing[]> {
  const entries = await readAll(content, mapping, asOf === undefined ? {} : { asOf });
  return entries.map((entry) => {
    if ('reason' in entry) throw new Error(`Line ${entry.line} ${entry.reason}`);
    return entry.listing;
  });
}

function readable(entry: RosterEntry): ReadableEntry {
  if ('reason' in entry) return entry;
  const { regionId: id, tradeIds, ...listing } = entry.listing;
  const slugs = tradeIds.map((tradeId) => trades[tradeId - 1]?.slug ?? '?');
  return { line: entry.line, listing: { ...listing, region: regions[id - 1]?.code ?? '?', trades: slugs } };
}

export async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
