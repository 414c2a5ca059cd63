import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openDriver, type ConnectionTarget } from '../../database/client.ts';
import { isDiskFull } from '../../database/unreachable.ts';
import type { Storage } from '../../uploads/storage/interface.ts';
import { FILE_VARIANTS, pathOf } from '../../uploads/stored-files.ts';
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest } from './manifest.ts';
import {
  copyOut,
  lastMigrationOf,
  sequencesOf,
  tablesOf,
  useFixedFormats,
  type TableShape,
  type Tx,
} from './tables.ts';
import { BackupError, tarEnd, tarHeader, tarPadding } from './tar.ts';

/** Of a table's rows at once: tar wants to know a file's size before its content. */
const PIECE_BYTES = 4 * 1_024 * 1_024;
const KEYS_AT_ONCE = 500;
const LINE_END = 0x0a;

type Source = { target: ConnectionTarget; storage: Storage; now: Date };

/**
 * Writes the database and the uploads, as they are at one moment, into `file`, readable by its owner only.
 * The product may run meanwhile. A failed backup leaves no file behind.
 */
export async function writeBackup({ target, storage, now }: Source, file: string): Promise<Manifest> {
  const unfinished = `${file}.part`;
  const sql = openDriver(target, { max: 1, max_lifetime: null });
  const result: { manifest?: Manifest; failure?: unknown } = {};
  const write = async (tx: Tx): Promise<void> => {
    async function* archive(): AsyncGenerator<Buffer> {
      result.manifest = yield* contentOf(tx, storage, now);
    }
    await useFixedFormats(tx);
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(archive()), createGzip(), output);
  };
  try {
    await sql.begin('isolation level repeatable read read only', (tx) =>
      write(tx).catch(async (error: unknown) => {
        result.failure = error;
        // An abandoned COPY would block the connection.
        await sql.end({ timeout: 0 });
        throw error;
      }),
    );
    if (!result.manifest) throw new BackupError('The backup has no manifest.');
    await rename(unfinished, file);
    return result.manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    const failure = result.failure ?? error;
    throw isDiskFull(failure) ? new BackupError(`The disk of ${file} is full: nothing was saved.`) : failure;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function* contentOf(tx: Tx, storage: Storage, now: Date): AsyncGenerator<Buffer, Manifest> {
  const migration = await lastMigrationOf(tx);
  if (migration === null) throw new BackupError('The database is empty: there is nothing to back up.');
  const tables: Manifest['tables'] = [];
  for (const shape of await tablesOf(tx)) tables.push(yield* tableFiles(tx, shape));
  const uploads = yield* uploadedFiles(tx, storage);
  const [chain] = await tx<{ length: number; headHash: string }[]>`
    select length, head_hash as "headHash" from decision_chain`;
  const manifest: Manifest = {
    format: 'plumbline-backup',
    version: FORMAT_VERSION,
    createdAt: now.toISOString(),
    migration,
    tables,
    sequences: await sequencesOf(tx),
    uploads,
    decisions: { length: chain?.length ?? 0, headHash: chain?.headHash ?? '' },
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield* fileOf(MANIFEST_NAME, [text]);
  yield tarEnd();
  return manifest;
}

async function* tableFiles(tx: Tx, shape: TableShape): AsyncGenerator<Buffer, Manifest['tables'][number]> {
  const hash = createHash('sha256');
  let [rows, bytes, pieces] = [0, 0, 0];
  let pending: Buffer[] = [];
  let storedBytes = 0;
  const flush = function* (): Generator<Buffer> {
    pieces += 1;
    yield* fileOf(`database/${shape.name}/${String(pieces).padStart(6, '0')}.copy`, pending);
    pending = [];
    storedBytes = 0;
  };
  for await (const chunk of copyOut(tx, shape)) {
    // A line is a row: within a value, a line break is written as \n.
    for (const byte of chunk) if (byte === LINE_END) rows += 1;
    bytes += chunk.length;
    hash.update(chunk);
    pending.push(chunk);
    storedBytes += chunk.length;
    if (storedBytes >= PIECE_BYTES) yield* flush();
  }
  if (storedBytes > 0) yield* flush();
  return { ...shape, rows, bytes, sha256: hash.digest('hex') };
}

/** The files of the uploads that the snapshot knows; a sweep may have taken some away since. */
async function* uploadedFiles(tx: Tx, storage: Storage): AsyncGenerator<Buffer, Manifest['uploads']> {
  const all = createHash('sha256');
  let [files, bytes] = [0, 0];
  for (let last = ''; ;) {
    const keys = await tx<{ key: string }[]>`
      select key from uploads where key > ${last} order by key limit ${KEYS_AT_ONCE}`;
    const paths = keys.flatMap(({ key }) => FILE_VARIANTS.map((variant) => pathOf(key, variant)));
    for (const path of paths) {
      const written = yield* uploadedFile(storage, path, all);
      files += written === null ? 0 : 1;
      bytes += written ?? 0;
    }
    const end = keys.at(-1);
    if (!end) return { files, bytes, sha256: all.digest('hex') };
    last = end.key;
  }
}

/** Its size; null where there is none. */
async function* uploadedFile(
  storage: Storage,
  path: string,
  all: Hash,
): AsyncGenerator<Buffer, number | null> {
  const found = await storage.open(path);
  if (found === null) return null;
  const hash = createHash('sha256');
  let read = 0;
  yield tarHeader(path, found.bytes);
  for await (const chunk of found.content as AsyncIterable<Buffer>) {
    read += chunk.length;
    hash.update(chunk);
    yield chunk;
  }
  if (read !== found.bytes) throw new BackupError(`The file ${path} changed while it was read.`);
  yield tarPadding(found.bytes);
  all.update(`${hash.digest('hex')} ${path}\n`);
  return found.bytes;
}

function* fileOf(name: string, content: readonly Buffer[]): Generator<Buffer> {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  yield tarHeader(name, size);
  yield* content;
  yield tarPadding(size);
}
