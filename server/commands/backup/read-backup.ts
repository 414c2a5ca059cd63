import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FORMAT_VERSION, MANIFEST_NAME, parseManifest, type Manifest } from './manifest.ts';
import { BackupError, drained, readTar, type TarEntry } from './tar.ts';

const MANIFEST_LIMIT_BYTES = 4 * 1_024 * 1_024;
const TABLE_FILE = /^database\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy$/;
/** Nothing that could lead out of the folder of uploads. */
const UPLOAD_FILE = /^uploads\/([\w-]+\/[\w-]+\.(?:webp|avif|pdf))$/;

/** Receives the contents of a backup. Each one has to be read to its end. */
export type Receiver = {
  rows: (table: string, content: AsyncIterable<Buffer>) => Promise<void>;
  upload: (path: string, content: AsyncIterable<Buffer>) => Promise<void>;
};

type Counted = { bytes: number; hash: Hash };

/** Reads a backup from end to end and checks it against its manifest; throws BackupError where they differ. */
export async function readBackup(file: string, receiver: Receiver): Promise<Manifest> {
  try {
    return await readAll(file, receiver);
  } catch (error) {
    const { code, path } = error as { code?: string; path?: string };
    if (code === 'ENOENT' && path === file) throw new BackupError('There is no such file.');
    if (code === 'Z_BUF_ERROR') throw new BackupError('It is cut off.');
    if (code?.startsWith('Z_')) throw new BackupError('It is not a backup, or it was altered.');
    throw error;
  }
}

async function readAll(file: string, receiver: Receiver): Promise<Manifest> {
  const tables = new Map<string, Counted>();
  const uploads = { files: 0, bytes: 0, hash: createHash('sha256') };
  let manifest: Manifest | null = null;
  for await (const entry of entriesOf(file)) {
    if (manifest) throw new BackupError('There is something behind its manifest.');
    const table = TABLE_FILE.exec(entry.name)?.[1];
    const upload = UPLOAD_FILE.exec(entry.name)?.[1];
    if (table !== undefined) {
      const counted = tables.get(table) ?? { bytes: 0, hash: createHash('sha256') };
      tables.set(table, counted);
      await receiver.rows(table, countedContent(entry, counted));
    } else if (upload !== undefined) {
      const counted = { bytes: 0, hash: createHash('sha256') };
      await receiver.upload(upload, countedContent(entry, counted));
      uploads.files += 1;
      uploads.bytes += counted.bytes;
      uploads.hash.update(`${counted.hash.digest('hex')} ${entry.name}\n`);
    } else if (entry.name === MANIFEST_NAME) manifest = parseManifest(await textOf(entry));
    else throw new BackupError(`It holds a file that is not of a backup, ${entry.name}.`);
  }
  if (!manifest) throw new BackupError('It has no manifest.');
  compareTables(manifest, tables);
  const { files, bytes, sha256 } = manifest.uploads;
  if (files !== uploads.files || bytes !== uploads.bytes || sha256 !== uploads.hash.digest('hex'))
    throw new BackupError('Its uploads are not those of its manifest.');
  return manifest;
}

/** Reads all of it and keeps nothing. */
export function checkBackup(file: string): Promise<Manifest> {
  return readBackup(file, {
    rows: (_table, content) => drained(content),
    upload: (_path, content) => drained(content),
  });
}

async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  try {
    yield* readTar(unpacked);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

async function* countedContent({ content }: TarEntry, counted: Counted): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    counted.bytes += chunk.length;
    counted.hash.update(chunk);
    yield chunk;
  }
}

async function textOf({ size, content }: TarEntry): Promise<string> {
  if (size > MANIFEST_LIMIT_BYTES) throw new BackupError('Its manifest is too long.');
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function compareTables({ version, tables }: Manifest, read: Map<string, Counted>): void {
  if (version !== FORMAT_VERSION)
    throw new BackupError(`Its format has version ${version}; this program knows version ${FORMAT_VERSION}.`);
  const empty = createHash('sha256').digest('hex');
  for (const { name, bytes, sha256 } of tables) {
    const found = read.get(name);
    read.delete(name);
    if ((found?.bytes ?? 0) !== bytes || (found?.hash.digest('hex') ?? empty) !== sha256)
      throw new BackupError(`The rows of ${name} are not those of its manifest.`);
  }
  const [other] = read.keys();
  if (other !== undefined) throw new BackupError(`Its manifest does not know the table ${other}.`);
}
