import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../core/config/config-error.ts';
import type { Database } from '../database/client.ts';
import { signersOf } from './log-keys.ts';
import { readHead, type LogHead, type LogSettings } from './head.ts';
import { tileReader } from './tiles.ts';
import { rootOf } from './tree.ts';

/** The end that this machine published last, beside the database, so that a restore of an older backup does not change it. */
const FILE = 'public-log.json';

const schema = z.object({ origin: z.string(), size: z.int().min(0), root: z.base64() });

export async function rememberHead(
  dataDir: string,
  { origin, size, root }: Pick<LogHead, 'origin' | 'size' | 'root'>,
): Promise<void> {
  const file = join(dataDir, FILE);
  // Two writers of one process may be at it.
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, JSON.stringify({ origin, size, root: root.toString('base64') }));
  await rename(draft, file);
}

export const forgetHead = (dataDir: string): Promise<void> => rm(join(dataDir, FILE), { force: true });

/**
 * Throws ConfigError where the database's log does not continue the one that this machine published, or where APP_KEY does not open
 * its keys: readers would see a log with two histories.
 */
export async function refuseOtherLog(database: Database, config: LogSettings): Promise<void> {
  await signersOf(database, config);
  const published = await readPublished(config.dataDir);
  if (published === null || published.size === 0) return;
  const head = await readHead(database);
  if (head !== null && head.origin !== published.origin) return;
  const size = head?.size ?? 0;
  const advice =
    'Restore a later backup, or go on under a new name that readers can tell from it: npm run plumbline -- log-keys --new-log';
  if (size < published.size)
    throw new ConfigError(
      `The log published at ${published.origin} is longer (${published.size} entries) than this database's (${size}). ${advice}`,
    );
  const root = await rootOf(tileReader(database), published.size);
  if (root.toString('base64') !== published.root)
    throw new ConfigError(
      `The log published at ${published.origin} has other entries than this database among its first ${published.size}. ${advice}`,
    );
}

async function readPublished(dataDir: string): Promise<z.infer<typeof schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(dataDir, FILE), 'utf8')));
  } catch {
    // None yet, or one that was cut off while it was written by hand: nothing to compare with.
    return null;
  }
}
