import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../common/format/language.ts';
import { badWords } from '../server/content/bad-words.ts';
import { textBlock } from '../server/content/pages/text-block.ts';
import { loadTexts } from '../server/content/texts.ts';
import { referenceLists } from '../server/contractors/reference-lists.ts';
import { loadConfig } from '../server/core/config/config.ts';
import { say } from '../server/core/process/console.ts';
import type { ReadContext } from '../server/core/context.ts';
import { toScript } from '../server/core/pages/page-document.ts';
import { openDatabase, type Database } from '../server/database/client.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrator.ts';
import { seedReference } from '../server/database/seeds/reference/seed.ts';
import { regionsNamed } from '../server/places/region-names.ts';
import { mainPlacesIn } from '../server/search/map/main-places.ts';
import { contractorsByRegion } from '../server/search/queries/contractors-by-region.ts';
import { metrosWithContractors } from '../server/search/queries/metros-with-contractors.ts';
import { median } from './measure/median.ts';

const RUNS = 100;
const language: Language = 'english';

/** The median microseconds of a value that is made anew, which each hit of its cache saves. */
async function sayMiss(name: string, make: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await make();
    times.push(performance.now() - begun);
  }
  say(`${name.padEnd(24)} ${(median(times) * 1_000).toFixed(1)} µs`);
}

/** A configuration of its own, by which `cachedForAMinute` finds nothing cached. */
const fresh = (database: Database): ReadContext =>
  ({
    database,
    config: loadConfig({ APP_KEY: 'k'.repeat(32), NODE_ENV: 'test' }, null),
    now: new Date(),
    language,
  }) as unknown as ReadContext;

/** `node bench/cache-misses.ts`: the figures of docs/caches.md. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-caches-'));
  const server = await startEmbedded(folder, 'plumbline', { fsync: 'off' });
  const handle = openDatabase(server.target, { connections: 2 });
  try {
    await migrate(handle.database);
    await seedReference(handle);
    await measure(handle.database);
  } finally {
    await handle.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(database: Database): Promise<void> {
  const context = () => fresh(database);
  const lists = await referenceLists(context());
  const texts = await loadTexts(database);
  const messages = texts.messages(language, ['layout', 'search', 'contractors', 'reviews']);
  const box = { west: -112.5, south: 33, east: -111.5, north: 34 };
  await sayMiss('reference lists', () => referenceLists(context()));
  await sayMiss('words to mask', () => badWords(context()));
  await sayMiss('text block', () => textBlock(context(), 'newsfeed'));
  await sayMiss('contractors by region', () => contractorsByRegion(context()));
  await sayMiss('metros', () => metrosWithContractors(context()));
  await sayMiss('main places', () => mainPlacesIn(context(), box));
  await sayMiss('regions by name', () => regionsNamed(['texas'], [...lists.regions], null));
  await sayMiss(
    'date format of a zone',
    () => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Tijuana' }),
  );
  await sayMiss('texts as JSON', () => toScript(messages));
  await sayMiss('texts of a page', () => Object.assign({}, messages));
}

await main();
