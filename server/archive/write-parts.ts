import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { tarEnd, tarHeader, tarPadding } from '../commands/backup/tar.ts';
import { folderOf, type BaseManifest } from './base-manifest.ts';
import type { ArchiveStore } from './store.ts';

/** A file with its length first, as tar wants it. */
export type FileEntry = { name: string; bytes: number; content: AsyncIterable<Buffer> | Iterable<Buffer> };

/** PostgreSQL's answer at the end of a base backup. */
export type Ended = { label: string; tablespaces: string; lastSegment: string; endedAt: string };

type Copied = Pick<BaseManifest, 'parts' | 'bytes' | 'firstSegment' | 'lastSegment' | 'endedAt'>;
type PartsPlace = { store: ArchiveStore; id: string; partBytes: number };

/** Writes files as compressed parts of a base backup; the label of its end is the last of them. */
export async function writeParts(
  { store, id, partBytes }: PartsPlace,
  files: AsyncGenerator<FileEntry>,
  finish: () => Promise<Ended>,
): Promise<Copied> {
  const parts: BaseManifest['parts'] = [];
  const state = { bytes: 0, isOver: false };
  const partOf = async function* (): AsyncGenerator<Buffer> {
    for (let written = 0; written < partBytes;) {
      const next = await files.next();
      if (next.done) {
        state.isOver = true;
        break;
      }
      yield* entryOf(next.value);
      written += next.value.bytes;
      state.bytes += next.value.bytes;
    }
    yield tarEnd();
  };
  while (!state.isOver) parts.push(await writePart(store, id, parts.length + 1, partOf()));
  const ended = await finish();
  const label = Buffer.from(ended.label);
  const last = entryOf({ name: 'backup_label', bytes: label.length, content: [label] });
  parts.push(await writePart(store, id, parts.length + 1, concat(last, [tarEnd()])));
  const firstSegment = /\(file ([\dA-F]{24})\)/.exec(ended.label)?.[1] ?? '';
  return { parts, bytes: state.bytes, firstSegment, lastSegment: ended.lastSegment, endedAt: ended.endedAt };
}

async function writePart(
  store: ArchiveStore,
  id: string,
  number: number,
  content: AsyncIterable<Buffer>,
): Promise<BaseManifest['parts'][number]> {
  const name = `${String(number).padStart(6, '0')}.tar.zst`;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(Readable.from(content), createZstdCompress(), (source: AsyncIterable<Buffer>) =>
    store.put(`${folderOf(id)}/${name}`, counted(source)),
  );
  return { name, bytes, sha256: hash.digest('hex') };
}

async function* entryOf({ name, bytes, content }: FileEntry): AsyncGenerator<Buffer> {
  yield tarHeader(name, bytes);
  yield* content;
  yield tarPadding(bytes);
}

async function* concat(...all: (AsyncIterable<Buffer> | Iterable<Buffer>)[]): AsyncGenerator<Buffer> {
  for (const one of all) yield* one;
}
