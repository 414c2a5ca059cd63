import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import type { Dataset } from '../dataset/open.ts';
import type { Endpoint, Weights } from '../endpoint.ts';
import { weighPage } from '../measure/page-weights.ts';
import { processorTime } from '../measure/processor-time.ts';
import { startProduct } from '../measure/product-server.ts';
import { BROWSER_HEADERS, HOST, PORTS } from '../settings.ts';

const PHOTOS = 30;
const REQUESTS = 300;
const VISITS = 5;
/** A phone on slow 4G, as Lighthouse slows a browser down (`--throttling-method=devtools`). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const PROCESSOR_TIMES_SLOWER = 4;
const PHONE = { width: 412, height: 823 };
const PAINTED_MS = 6_000;

/** Compressed kilobytes; processor milliseconds of one answer without the page cache; seconds. */
export type PhotoPage = { weights: Weights; serverCpu: number; largestPaint: number };

/** Gives a contractor 30 of the photos that were just uploaded, and measures the page. */
export async function measurePhotoPage(
  dataset: Dataset,
  { sql }: DatabaseHandle,
  contractor: { id: number; slug: string },
): Promise<PhotoPage> {
  const uploads = await sql<{ id: number }[]>`
    update uploads set visibility = 'public' where id in
      (select id from uploads where original_name = 'bench.jpg' order by id limit ${PHOTOS}) returning id`;
  if (uploads.length < PHOTOS) throw new Error(`Only ${uploads.length} photos were uploaded.`);
  for (const [position, { id }] of uploads.entries())
    await sql`insert into contractor_photos (upload_id, contractor_id, position, alt, caption, role)
      values (${id}, ${contractor.id}, ${position}, 'A photo', '', ${position === 0 ? 'cover' : null})`;
  await sql`select refresh_contractor_pictures(array[${contractor.id}]::integer[])`;
  const server = await startProduct({ ...dataset.settings, PAGE_CACHE: 'off' }, null);
  try {
    const path = route('contractors.show', { slug: contractor.slug });
    return {
      weights: await weighPage(endpointOf(path)),
      serverCpu: await serverCpuOf(server.pid, path),
      largestPaint: await largestPaintOf(path),
    };
  } finally {
    await server.stop();
  }
}

const endpointOf = (path: string): Endpoint => ({
  name: 'photos',
  title: 'contractor page with 30 photos',
  pageCache: false,
  variants: 1,
  expectedStatus: 200,
  floors: [],
  request: () => ({ method: 'GET', path, headers: BROWSER_HEADERS }),
});

async function serverCpuOf(pid: number, path: string): Promise<number> {
  const read = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1)
      await (await fetch(`http://${HOST}:${PORTS.server}${path}`, { headers: BROWSER_HEADERS })).text();
  };
  await read(REQUESTS);
  const before = processorTime(pid);
  await read(REQUESTS);
  return (processorTime(pid) - before) / REQUESTS;
}

async function largestPaintOf(path: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const seconds: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) seconds.push(await paintOf(browser, path));
    return seconds.toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0;
  } finally {
    await browser.close();
  }
}

/** The largest paint of a first visit, in seconds. */
async function paintOf(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_TIMES_SLOWER });
  await page.goto(`http://${HOST}:${PORTS.server}${path}`, { waitUntil: 'load' });
  await sleep(PAINTED_MS);
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return milliseconds / 1_000;
}
