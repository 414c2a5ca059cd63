import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchivePlace } from '../core/config/config-archive.ts';
import type { StoredEntry } from '../uploads/storage/interface.ts';
import { localStorage } from '../uploads/storage/local-storage.ts';
import { s3Storage } from '../uploads/storage/s3-storage.ts';

const PRIVATE = 0o700;
/** The end of the name of a file that is being written, or that a killed process left. */
export const UNFINISHED = '.part';

/** Files that outlive the machine's database. What `put` has answered for is on the disk, whole. */
export type ArchiveStore = {
  /** As sentences name it. */
  name: string;
  /** Writes a file in place of an earlier one, in one step. */
  put: (path: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>;
  /** Null where there is no such file. */
  open: (path: string) => Promise<Readable | null>;
  list: (folder: string) => AsyncGenerator<StoredEntry>;
  remove: (path: string) => Promise<void>;
};

export const openStore = (place: ArchivePlace): ArchiveStore =>
  'folder' in place ? folderStore(place.folder) : bucketStore(place);

function folderStore(folder: string): ArchiveStore {
  const storage = localStorage(folder);
  return {
    name: folder,
    put: async (path, content) => {
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true, mode: PRIVATE });
      // Two jobs may copy the same file at the same time.
      const unfinished = `${place}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
      try {
        await pipeline(Readable.from(content), createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      await flushFolder(dirname(place));
    },
    open: async (path) => (await storage.open(path))?.content ?? null,
    list: storage.list,
    remove: storage.remove,
  };
}

/** A new name is on the disk only once its folder is. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Objects are whole or not there. Their length must be known first, so a file of this machine is sent. */
function bucketStore({ s3, prefix }: Extract<ArchivePlace, { prefix: string }>): ArchiveStore {
  const storage = s3Storage(s3);
  return {
    name: `s3://${s3.bucket}/${prefix}`,
    put: async (path, content) => {
      const folder = await mkdtemp(join(tmpdir(), 'plumbline-archive-'));
      try {
        const file = join(folder, 'object');
        await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }));
        await storage.adopt(prefix + path, file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    open: async (path) => (await storage.open(prefix + path))?.content ?? null,
    async *list(below) {
      for await (const { path, writtenAt } of storage.list(prefix + below))
        yield { path: path.slice(prefix.length), writtenAt };
    },
    remove: (path) => storage.remove(prefix + path),
  };
}
