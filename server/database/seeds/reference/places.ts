import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Country } from '../../../../common/constants.ts';
import { isInRegion } from './region-boxes.ts';

/** A town or a postal area. Mexican places have no postal code; the county of some is not known and empty. Degrees. */
export type ReferencePlace = {
  country: Country;
  region_code: string;
  city: string;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  county: string;
};

export const PLACES_FILES = {
  US: new URL('./places/us-zips.tsv.gz', import.meta.url),
  MX: new URL('./places/mx-places.tsv.gz', import.meta.url),
} as const;

const BATCH_SIZE = 2000;

/** All places of both countries (about 50,000), in batches small enough for one insert. */
export async function* readPlaces(batchSize = BATCH_SIZE): AsyncGenerator<ReferencePlace[]> {
  let batch: ReferencePlace[] = [];
  for await (const place of readFiles()) {
    batch.push(place);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* readFiles(): AsyncGenerator<ReferencePlace> {
  for (const file of Object.values(PLACES_FILES)) {
    const lines = createInterface({
      input: createReadStream(file).pipe(createGunzip()),
      crlfDelay: Infinity,
    });
    for await (const line of lines) yield parsePlace(line);
  }
}

function parsePlace(line: string): ReferencePlace {
  const [country, regionCode = '', city = '', postalCode = '', latitude, longitude, county = ''] =
    line.split('\t');
  const place: ReferencePlace = {
    country: country === 'MX' ? 'MX' : 'US',
    region_code: regionCode,
    city,
    postal_code: postalCode === '' ? null : postalCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    county,
  };
  // A wrong sign once moved New York to Asia: no row outside of its region is loaded.
  if (!isInRegion(place)) throw new RangeError(`This place is not in its region: ${line}`);
  return place;
}
