import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';
import type { ArchiveStore } from './store.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Names that PostgreSQL gives: a segment, the start of a backup in one, the history of a timeline. */
const WAL_NAME = /^(?:[\dA-F]{24}(?:\.[\dA-F]{8}\.backup|\.partial)?|[\dA-F]{8}\.history)$/;
export const pathOfWal = (name: string): string => `wal/${name}.zst`;

/** Puts a file of the write-ahead log into the archive, reads it back, and never replaces another content. */
export async function pushWal(store: ArchiveStore, path: string, name: string): Promise<void> {
  if (!WAL_NAME.test(name)) throw new ArchiveError(`${name} is no file of the write-ahead log.`);
  const content = await readFile(path);
  const there = await readWal(store, name).catch((error: unknown) => {
    // A cut-off file is written again; the database still has its own.
    if (isCutOff(error)) return null;
    throw error;
  });
  if (there?.equals(content)) return;
  if (there !== null)
    throw new ArchiveError(
      `The archive ${store.name} holds another ${name} already: another database is archived there, or this one was restored. Give each its own ARCHIVE.`,
    );
  await store.put(pathOfWal(name), [await compress(content)]);
  const written = await readWal(store, name);
  if (written === null || digest(written) !== digest(content))
    throw new ArchiveError(`${name} cannot be read back from the archive ${store.name} as it was written.`);
}

/** Null where the archive has no such file. */
export async function readWal(store: ArchiveStore, name: string): Promise<Buffer | null> {
  const found = await store.open(pathOfWal(name));
  return found && decompress(await bytesOf(found));
}

export async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const isCutOff = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'Z_BUF_ERROR' || code?.startsWith('ZSTD_') === true;
};

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
