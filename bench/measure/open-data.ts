import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../server/core/process/console.ts';
import { openDatabase } from '../../server/database/client.ts';
import { writeChanges } from '../../server/open-data/write-changes.ts';
import { writeEdition } from '../../server/open-data/write-edition.ts';
import { createPublicLog } from '../../server/public-log/public-log.ts';
import { loadConfig } from '../../server/core/config/config.ts';
import { createLogger } from '../../server/core/process/logger.ts';
import { openDataset } from '../dataset/open.ts';
import { SCALES, type Scale } from '../options.ts';

const MEGABYTE = 1024 * 1024;

/** Writes a first edition of a data set, a second one, and an hour without changes: seconds, bytes, and the memory that it takes more. */
export async function measureOpenData(scale: Scale): Promise<void> {
  const dataset = await openDataset(scale, process.env['DATABASE_URL']);
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-open-data-'));
  const { database, close } = openDatabase(dataset.target);
  try {
    const config = loadConfig({ NODE_ENV: 'test', APP_KEY: 'k'.repeat(32), DATA_DIR: folder }, null);
    const parts = { database, dataDir: folder, mask: (text: string) => text, now: new Date() };
    const began = performance.now();
    await createPublicLog({ database, config, log: createLogger(config), clock: () => new Date() }).append();
    say(`${SCALES[scale]} contractors: the log holds the past after ${seconds(began)} s`);
    for (const name of ['first', 'second']) {
      const before = process.memoryUsage.rss();
      let highest = before;
      const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 200);
      const start = performance.now();
      const { files } = await writeEdition(parts);
      clearInterval(watch);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      say(
        `${name} edition: ${seconds(start)} s, ${Math.round(bytes / MEGABYTE)} MB of files, ${Math.round((highest - before) / MEGABYTE)} MB more memory`,
      );
    }
    const start = performance.now();
    await writeChanges(parts);
    say(`an hour without changes: ${seconds(start)} s`);
  } finally {
    await close();
    await dataset.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);
