import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchivePlace } from '../core/config/config-archive.ts';
import { s3Storage } from '../uploads/storage/s3-storage.ts';

const PRIVATE = 0o700;
/** The end of the name of a file that is being written, or that a killed process left. */
export const UNFINISHED = '.part';

export type StoredEntry = { path: string; writtenAt: Date };

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
  const placeOf = (path: string) => join(folder, path);
  return {
    name: folder,
    put: async (path, content) => {
      const place = placeOf(path);
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
    open: async (path) => {
      const found = await unlessMissing(stat(placeOf(path)));
      return found && createReadStream(placeOf(path));
    },
    list: (below) => entriesBelow(folder, below),
    remove: (path) => rm(placeOf(path), { force: true }),
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

async function* entriesBelow(root: string, path: string): AsyncGenerator<StoredEntry> {
  const entries = await unlessMissing(opendir(join(root, path)));
  if (entries === null) return;
  for await (const entry of entries) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* entriesBelow(root, below);
    else {
      // Deleted meanwhile, it is no entry any more.
      const found = await unlessMissing(stat(join(root, below)));
      if (found) yield { path: below, writtenAt: found.mtime };
    }
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

const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
