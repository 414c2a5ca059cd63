import { openDatabase } from '../../server/database/client.ts';
import { builtAssets } from '../../server/core/assets.ts';
import { openDataset } from '../dataset/open.ts';
import { renewSessions } from '../dataset/people.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpointsOf } from '../endpoints.ts';
import { load, type Seen } from '../measure/load.ts';
import { startProduct } from '../measure/product-server.ts';
import { readSamples } from '../samples.ts';
import { COMPARED_AT, HOST, PORTS } from '../settings.ts';
import { sendPhotos } from './photos.ts';

const SECONDS = 10;
const ROUNDS = 3;
/** The readers wait for an answer, so that the processors are not full before anything is sent. */
const READERS = 4;
const PHOTOS_AT_ONCE = 10;
const NAMES = ['contractor', 'inertia-search', 'dashboard'] as const;

type Compared = { title: string; without: Seen; with: Seen; photos: number };
export type UploadsRun = Compared[];

/** Page reads alone, then the same while ten photos are always being uploaded; rounds in turns, the median of each. */
export async function measureUploads(): Promise<UploadsRun> {
  const dataset = await openDataset('5k', process.env['DATABASE_URL']);
  const handle = openDatabase(dataset.target, { connections: 1 });
  try {
    await renewSessions(handle.sql);
    const endpoints = endpointsOf(await readSamples(handle.sql), builtAssets('dist').version);
    const server = await startProduct({ ...dataset.settings, PAGE_CACHE: 'on' }, null);
    try {
      const compared: UploadsRun = [];
      for (const endpoint of endpoints.filter(({ name }) => NAMES.some((one) => one === name)))
        compared.push(await compare(endpoint));
      return compared;
    } finally {
      await server.stop();
      await handle.sql`delete from uploads where original_name = 'bench.jpg'`;
    }
  } finally {
    await handle.close();
    await dataset.close();
  }
}

async function compare(endpoint: Endpoint): Promise<Compared> {
  const read = () => load(endpoint, PORTS.server, READERS, SECONDS);
  await read();
  const [alone, beside]: [Seen[], Seen[]] = [[], []];
  let photos = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await read());
    const sending = await sendPhotos(`http://${HOST}:${PORTS.server}`, PHOTOS_AT_ONCE);
    beside.push(await read());
    photos += await sending.stop();
  }
  return { title: endpoint.title, without: median(alone), with: median(beside), photos };
}

/** The round with the middle p99. */
function median(rounds: readonly Seen[]): Seen {
  const middle = rounds.toSorted((one, other) => one.p99 - other.p99)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('There was no round.');
  return middle;
}

export function uploadsTable(run: UploadsRun): string {
  const lines = run.map(({ title, without, with: beside, photos }) => {
    const cells = [without.p50, without.p99, beside.p50, beside.p99].map((value) => value.toFixed(1));
    const ratio = beside.p99 / without.p99;
    const failures = without.failures + beside.failures;
    return `| ${title} | ${cells.join(' | ')} | ${ratio.toFixed(2)} | ${photos} | ${failures} |`;
  });
  return [
    `${READERS} readers of ${COMPARED_AT} in the other figures, ten photos of 12 megapixels at once; milliseconds, the median of ${ROUNDS} rounds of ${SECONDS} s`,
    '| | p50 | p99 | p50 with uploads | p99 with uploads | p99, times | photos | failures |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
