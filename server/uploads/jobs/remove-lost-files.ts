import { rm, stat } from 'node:fs/promises';
import { UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import type { Database } from '../../database/client.ts';
import { storedFiles, type StoredFile } from '../storage.ts';

type LostFilesJob = { database: Database; dataDir: string; now: Date };

const HOUR_MS = 3_600_000;
/** The number of files looked up at once, which bounds the memory. */
const BATCH = 500;

/**
 * Removes files without an upload: a process that ends between deleting the rows and their files leaves some.
 * Those of the last day stay.
 */
export async function removeLostFiles({ database, dataDir, now }: LostFilesJob): Promise<void> {
  const before = now.getTime() - UPLOAD_KEPT_HOURS * HOUR_MS;
  let batch: StoredFile[] = [];
  for await (const file of storedFiles(dataDir)) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    await removeLost(database, batch, before);
    batch = [];
  }
  if (batch.length > 0) await removeLost(database, batch, before);
}

async function removeLost(database: Database, files: readonly StoredFile[], before: number): Promise<void> {
  const rows = await database
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', [...new Set(files.map(({ key }) => key))])
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  for (const { key, path } of files) {
    if (known.has(key)) continue;
    if ((await writtenAt(path)) < before) await rm(path, { force: true });
  }
}

/** In milliseconds. A file deleted meanwhile needs no removal: it counts as new. */
const writtenAt = async (path: string): Promise<number> =>
  (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
