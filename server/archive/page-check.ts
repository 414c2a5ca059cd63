import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstBlockOf, isIntact, PAGE_BYTES } from './page-checksums.ts';

const TRIES = 5;
const PAUSE_MS = 50;

export type DamagedPage = { path: string; block: number; filenode: number };
export type PageCheck = {
  /** The same chunks, each page of which has been looked at. */
  checked: (path: string, content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  damaged: () => readonly DamagedPage[];
};

/** Compares checksums of the pages below `root`; null: the cluster has none. */
export function createPageCheck(root: string | null): PageCheck {
  const damaged: DamagedPage[] = [];
  if (root === null) return { checked: (_path, content) => content, damaged: () => damaged };
  const look = async (path: string, chunk: Buffer, at: number, first: number): Promise<void> => {
    for (let from = 0; from + PAGE_BYTES <= chunk.length; from += PAGE_BYTES) {
      const block = (at + from) / PAGE_BYTES;
      if (isIntact(chunk.subarray(from, from + PAGE_BYTES), first + block)) continue;
      if (await heals(join(root, path), block, first)) continue;
      damaged.push({ path, block: first + block, filenode: Number(/\/(\d+)[^/]*$/.exec(path)?.[1]) });
    }
  };
  async function* checked(path: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const first = firstBlockOf(path);
    let at = 0;
    for await (const chunk of content) {
      // Chunks are whole pages, except at the end of a file that is being made longer.
      if (first !== null && at % PAGE_BYTES === 0) await look(path, chunk, at, first);
      at += chunk.length;
      yield chunk;
    }
  }
  return { checked, damaged: () => damaged };
}

/** A page that was read while PostgreSQL wrote it is whole a moment later; the write-ahead log has all of it. */
async function heals(path: string, block: number, first: number): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await sleep(PAUSE_MS);
    const file = await open(path, 'r').catch(() => null);
    if (file === null) return true;
    try {
      const page = Buffer.alloc(PAGE_BYTES);
      const { bytesRead } = await file.read(page, 0, PAGE_BYTES, block * PAGE_BYTES);
      if (bytesRead < PAGE_BYTES || isIntact(page, first + block)) return true;
    } finally {
      await file.close();
    }
  }
  return false;
}
