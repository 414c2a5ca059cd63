import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage, StoredEntry } from './interface.ts';

const PRIVATE = 0o700;

/** Files below a folder of this machine. */
export function localStorage(folder: string): Storage {
  const placeOf = (path: string) => join(folder, path);
  const prepare = async (path: string): Promise<string> => {
    const place = placeOf(path);
    await mkdir(dirname(place), { recursive: true, mode: PRIVATE });
    return place;
  };
  return {
    folder,
    // On the disk before anything is answered.
    write: async (path, bytes) => writeFile(await prepare(path), bytes, { flush: true }),
    adopt: async (path, from) => rename(from, await prepare(path)),
    open: async (path) => {
      const found = await unlessMissing(stat(placeOf(path)));
      return found && { bytes: found.size, content: createReadStream(placeOf(path)) };
    },
    remove: (path) => rm(placeOf(path), { force: true }),
    list: (below) => entriesBelow(folder, below),
    signedUrl: async () => null,
  };
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

const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
