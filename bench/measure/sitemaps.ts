import { writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { say } from '../../server/core/process/console.ts';
import { openDataset } from '../dataset/open.ts';
import { SCALES, type Scale } from '../options.ts';
import { HOST, PORTS } from '../settings.ts';
import { highestMemoryOf, memoryOf } from './processor-time.ts';
import { startProduct } from './product-server.ts';

const SITE = `http://${HOST}:${PORTS.server}`;

/** Reads the sitemaps of a data set as a search engine does: the list, then each file. Says how long it took, and the memory. */
export async function measureSitemaps(scale: Scale): Promise<void> {
  const dataset = await openDataset(scale, process.env['DATABASE_URL']);
  const server = await startProduct({ ...dataset.settings, PAGE_CACHE: 'off' }, null);
  try {
    await readSitemaps(1);
    const before = memoryOf(server.pid);
    // Linux forgets the highest memory of a process when told.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const started = performance.now();
    const { files, addresses } = await readSitemaps();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const more = highestMemoryOf(server.pid) - before;
    say(
      `${SCALES[scale]} contractors: ${addresses} addresses in ${files} files, ${seconds} s, ${more} MB more memory (${before} before)`,
    );
  } finally {
    await server.stop();
    await dataset.close();
  }
}

async function readSitemaps(most = Infinity): Promise<{ files: number; addresses: number }> {
  const list = await (await fetch(`${SITE}/sitemap.xml`)).text();
  const files = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).slice(0, most);
  let addresses = 0;
  for (const file of files) addresses += await countAddresses(file);
  return { files: files.length, addresses };
}

async function countAddresses(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be read`);
  const xml = gunzipSync(await answer.arrayBuffer()).toString();
  return xml.split('<loc>').length - 1;
}
