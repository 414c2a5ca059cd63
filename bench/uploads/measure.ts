import { openDatabase, type DatabaseHandle } from '../../server/database/client.ts';
import { builtAssets } from '../../server/core/pages/assets.ts';
import { openDataset } from '../dataset/open.ts';
import { renewSessions } from '../dataset/people.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpointsOf } from '../endpoints.ts';
import { load, type SeenAnswer } from '../measure/load.ts';
import { startProduct } from '../measure/product-server.ts';
import { readSamples } from '../samples.ts';
import { HOST, PORTS } from '../settings.ts';
import { measurePhotoPage, type PhotoPage } from './photo-page.ts';
import { sendPhotos } from './photos.ts';

const SECONDS = 10;
const ROUNDS = 3;
/** The readers wait for an answer, so that the processors are not full before anything is sent. */
const READERS = 4;
const PHOTOS_AT_ONCE = 10;
const NAMES = ['contractor', 'inertia-search', 'dashboard'] as const;

type Compared = { title: string; without: SeenAnswer; with: SeenAnswer; photos: number };
export type UploadsRun = { compared: Compared[]; photoPage: PhotoPage };

/** Page reads alone, then the same while ten photos are always being uploaded; then a page with 30 of the photos. */
export async function measureUploads(): Promise<UploadsRun> {
  const dataset = await openDataset('5k', process.env['DATABASE_URL']);
  const handle = openDatabase(dataset.target, { connections: 1 });
  try {
    await renewSessions(handle.sql);
    await removePhotos(handle);
    const samples = await readSamples(handle.sql);
    const endpoints = endpointsOf(samples, builtAssets('dist').version);
    const compared: Compared[] = [];
    const server = await startProduct({ ...dataset.settings, PAGE_CACHE: 'on' }, null);
    try {
      for (const endpoint of endpoints.filter(({ name }) => NAMES.some((one) => one === name)))
        compared.push(await compare(endpoint));
    } finally {
      await server.stop();
    }
    const [contractor] = samples.contractors;
    if (!contractor) throw new Error('The data set has no contractor.');
    return { compared, photoPage: await measurePhotoPage(dataset, handle, contractor) };
  } finally {
    await removePhotos(handle);
    await handle.close();
    await dataset.close();
  }
}

/** Also those that an interrupted run left, on the page of a contractor or not. */
async function removePhotos({ sql }: DatabaseHandle): Promise<void> {
  const shown = await sql<{ contractorId: number }[]>`
    delete from contractor_photos where upload_id in (select id from uploads where original_name = 'bench.jpg')
    returning contractor_id as "contractorId"`;
  await sql`select refresh_contractor_pictures(${shown.map(({ contractorId }) => contractorId)}::integer[])`;
  await sql`delete from uploads where original_name = 'bench.jpg'`;
}

async function compare(endpoint: Endpoint): Promise<Compared> {
  const read = () => load(endpoint, PORTS.server, READERS, SECONDS);
  await read();
  const [alone, beside]: [SeenAnswer[], SeenAnswer[]] = [[], []];
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
function median(rounds: readonly SeenAnswer[]): SeenAnswer {
  const middle = rounds.toSorted((one, other) => one.p99 - other.p99)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('There was no round.');
  return middle;
}

export function uploadsTable({ compared, photoPage }: UploadsRun): string {
  const lines = compared.map(({ title, without, with: beside, photos }) => {
    const cells = [without.p50, without.p99, beside.p50, beside.p99].map((value) => value.toFixed(1));
    const ratio = beside.p99 / without.p99;
    const failures = without.failures + beside.failures;
    return `| ${title} | ${cells.join(' | ')} | ${ratio.toFixed(2)} | ${photos} | ${failures} |`;
  });
  return [
    `${READERS} readers, ten photos of 12 megapixels at once; milliseconds, the median of ${ROUNDS} rounds of ${SECONDS} s`,
    '| | p50 | p99 | p50 with uploads | p99 with uploads | p99, times | photos | failures |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    photoPageLine(photoPage),
  ].join('\n');
}

function photoPageLine({ weights, serverCpu, largestPaint }: PhotoPage): string {
  const [html, js, css] = [weights.html, weights.js, weights.css].map((kilobytes) => Math.round(kilobytes));
  return `A contractor page with 30 photos: ${html} KB HTML, ${js} KB JS, ${css} KB CSS by gzip; ${serverCpu.toFixed(1)} ms of the server without the page cache; largest paint ${largestPaint.toFixed(1)} s on a slow phone`;
}
