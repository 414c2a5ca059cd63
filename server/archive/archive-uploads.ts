import type { Database } from '../database/client.ts';
import type { Storage } from '../uploads/storage/interface.ts';
import { FILE_VARIANTS, pathOf } from '../uploads/stored-files.ts';
import { ArchiveError } from './archive-error.ts';
import type { ArchiveStore } from './store.ts';

/** Keys begin with two of these; a folder at a time keeps the lists short. */
const SIGNS = [...'abcdefghijklmnopqrstuvwxyz0123456789-_'];
const RECENT_MS = 2 * 3_600_000;
/** So many files may go in one night, and no more than half of all. */
const MOST_REMOVED = 1_000;

/** Says that every upload has been copied once; from then on only new ones are. */
const COPIED = 'uploads-copied.json';

export const areUploadsArchived = ({ store }: UploadsPlace): Promise<boolean> => isArchived(store, COPIED);

export type UploadsPlace = { storage: Storage; store: ArchiveStore };

/** Copies the files of the uploads of the last two hours. `done` remembers what has been copied. */
export async function archiveRecentUploads(
  { database, storage, store }: UploadsPlace & { database: Database },
  now: Date,
  done: Set<string>,
): Promise<number> {
  const rows = await database
    .selectFrom('uploads')
    .select('key')
    .where('created_at', '>', new Date(now.getTime() - RECENT_MS))
    .execute();
  let copied = 0;
  for (const path of rows.flatMap(({ key }) => FILE_VARIANTS.map((variant) => pathOf(key, variant)))) {
    if (done.has(path)) continue;
    if ((await isArchived(store, path)) || (await copy({ storage, store }, path))) done.add(path);
    copied += 1;
  }
  return copied;
}

export type UploadsReport = { files: number; copied: number; removed: number };

/**
 * Makes the archive's copy of the uploads equal to the folder. A file that was deleted is kept under the day of its deletion until the
 * archive forgets that day.
 */
export async function archiveUploads({ storage, store }: UploadsPlace, now: Date): Promise<UploadsReport> {
  const report: UploadsReport = { files: 0, copied: 0, removed: 0 };
  const gone: string[] = [];
  let archived = 0;
  for (const folder of SIGNS.flatMap((one) => SIGNS.map((two) => `uploads/${one}${two}`))) {
    const there = await pathsIn(storage, folder);
    const before = await pathsIn(store, folder);
    archived += before.size;
    report.files += there.size;
    for (const path of there)
      if (!before.has(path)) report.copied += (await copy({ storage, store }, path)) ? 1 : 0;
    gone.push(...[...before].filter((path) => !there.has(path)));
  }
  if (gone.length > MOST_REMOVED && gone.length > archived / 2)
    throw new ArchiveError(
      `${gone.length} of ${archived} archived uploads are gone from the folder of uploads: is its disk mounted? The archive keeps them.`,
    );
  await store.put(COPIED, [Buffer.from(JSON.stringify({ at: now.toISOString(), files: report.files }))]);
  const day = now.toISOString().slice(0, 10);
  for (const path of gone) report.removed += (await moveAway(store, path, `removed/${day}/${path}`)) ? 1 : 0;
  return report;
}

async function pathsIn(place: Pick<ArchiveStore, 'list'>, folder: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of place.list(folder)) if (/\.(?:webp|avif|pdf)$/.test(path)) paths.add(path);
  return paths;
}

async function isArchived(store: ArchiveStore, path: string): Promise<boolean> {
  const found = await store.open(path);
  found?.destroy();
  return found !== null;
}

async function copy({ storage, store }: UploadsPlace, path: string): Promise<boolean> {
  const found = await storage.open(path);
  if (found === null) return false;
  await store.put(path, found.content as AsyncIterable<Buffer>);
  return true;
}

async function moveAway(store: ArchiveStore, path: string, to: string): Promise<boolean> {
  const found = await store.open(path);
  if (found === null) return false;
  await store.put(to, found as AsyncIterable<Buffer>);
  await store.remove(path);
  return true;
}
