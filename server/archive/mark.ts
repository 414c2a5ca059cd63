import { ArchiveError } from './archive-error.ts';
import type { ArchiveStore } from './store.ts';
import { bytesOf } from './wal-segments.ts';

/** Names the database that an archive belongs to: an empty folder may be a disk that is not mounted. */
const MARK = 'system.json';

/** Null where the archive has no mark yet. */
export async function readMark(store: ArchiveStore): Promise<string | null> {
  const found = await store.open(MARK);
  if (found === null) return null;
  const { systemIdentifier } = JSON.parse((await bytesOf(found)).toString()) as { systemIdentifier?: string };
  return systemIdentifier ?? '';
}

export const writeMark = (store: ArchiveStore, systemIdentifier: string): Promise<void> =>
  store.put(MARK, [Buffer.from(JSON.stringify({ systemIdentifier }))]);

/** Throws where the mark that was set once is gone, or is another database's. */
export async function refuseOtherArchive(store: ArchiveStore, systemIdentifier: string): Promise<void> {
  const mark = await readMark(store);
  if (mark === null)
    throw new ArchiveError(`The archive ${store.name} has lost its contents: is its disk mounted?`);
  if (mark !== systemIdentifier)
    throw new ArchiveError(
      `The archive ${store.name} belongs to another database: give this one an ARCHIVE of its own.`,
    );
}
