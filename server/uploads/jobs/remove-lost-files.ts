import { UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import type { Database } from '../../database/client.ts';
import type { Storage } from '../storage/interface.ts';
import { storedFiles, type StoredFile } from '../stored-files.ts';

type LostFilesJob = { database: Database; storage: Storage; now: Date };

const HOUR_MS = 3_600_000;
/** The number of files looked up at once, which bounds the memory. */
const BATCH = 500;

/**
 * Removes files without an upload: a process that ends between deleting the rows and their files leaves some.
 * Those of the last day stay.
 */
export async function removeLostFiles({ database, storage, now }: LostFilesJob): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_HOURS * HOUR_MS);
  const removeLost = async (files: readonly StoredFile[]): Promise<void> => {
    const known = await knownKeys(database, files);
    for (const { key, path, writtenAt } of files)
      if (!known.has(key) && writtenAt < before) await storage.remove(path);
  };
  let batch: StoredFile[] = [];
  for await (const file of storedFiles(storage)) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    await removeLost(batch);
    batch = [];
  }
  if (batch.length > 0) await removeLost(batch);
}

async function knownKeys(database: Database, files: readonly StoredFile[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', [...new Set(files.map(({ key }) => key))])
    .execute();
  return new Set(rows.map(({ key }) => key));
}
