import type { Database } from '../database/client.ts';
import type { Storage } from '../uploads/storage/interface.ts';
import { localStorage } from '../uploads/storage/local-storage.ts';
import { FILE_VARIANTS, pathOf } from '../uploads/stored-files.ts';
import type { ArchiveStore } from './store.ts';
import { bytesOf } from './wal-segments.ts';

const KEYS_AT_ONCE = 500;
const LOCAL_AFTER = /^removed\/[^/]+\/(.*)$/;

export type RestoredUploads = { files: number; missing: string[] };

/**
 * Fills the folder of uploads with the files that a restored database knows: from the archive, from what was deleted there since, or
 * from the folder that is still there.
 */
export async function restoreUploads(
  database: Database,
  { store, into, beside }: { store: ArchiveStore; into: string; beside: Storage | null },
): Promise<RestoredUploads> {
  const target = localStorage(into);
  const removed = await removedFiles(store);
  const read = async (path: string): Promise<Buffer | null> => {
    const archived = (await store.open(path)) ?? (await openKnown(store, removed.get(path)));
    if (archived) return bytesOf(archived);
    const found = await beside?.open(path);
    return found ? bytesOf(found.content) : null;
  };
  const restoreKey = async (key: string): Promise<number> => {
    let files = 0;
    for (const path of FILE_VARIANTS.map((variant) => pathOf(key, variant))) {
      const bytes = await read(path);
      if (bytes === null) continue;
      await target.write(path, bytes);
      files += 1;
    }
    return files;
  };
  const result: RestoredUploads = { files: 0, missing: [] };
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('uploads')
      .select('key')
      .where('key', '>', last)
      .orderBy('key')
      .limit(KEYS_AT_ONCE)
      .execute();
    for (const { key } of rows) {
      const files = await restoreKey(key);
      result.files += files;
      if (files === 0) result.missing.push(key);
    }
    const end = rows.at(-1);
    if (!end) return result;
    last = end.key;
  }
}

const openKnown = async (store: ArchiveStore, path: string | undefined) =>
  path === undefined ? null : store.open(path);

/** Where the archive keeps the files that were deleted, by their former paths. */
async function removedFiles(store: ArchiveStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { path } of store.list('removed')) {
    const former = LOCAL_AFTER.exec(path)?.[1];
    if (former !== undefined) found.set(former, path);
  }
  return found;
}
