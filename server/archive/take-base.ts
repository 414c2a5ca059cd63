import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createZstdCompress } from 'node:zlib';
import type postgres from 'postgres';
import { tarEnd, tarHeader, tarPadding } from '../commands/backup/tar.ts';
import { openDriver, type ConnectionTarget } from '../database/client.ts';
import { ArchiveError } from './archive-error.ts';
import { folderOf, idOf, type BaseManifest } from './base-manifest.ts';
import { clusterFiles, lengthOf, readExactly } from './cluster-files.ts';
import { createPageCheck, type PageCheck } from './page-check.ts';
import type { ArchiveStore } from './store.ts';
import { pathOfWal } from './wal-segments.ts';

/** Before compression; an object of a bucket may have 5 GB. */
const PART_BYTES = 268_435_456;
const ARCHIVED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 100;

export type BaseRequest = {
  target: ConnectionTarget;
  /** The folder of the cluster. */
  root: string;
  store: ArchiveStore;
  clock: () => Date;
  /** Shorter in tests. */
  partBytes?: number;
};

type Begun = {
  lsn: string;
  timeline: number;
  systemIdentifier: string;
  postgres: number;
  hasChecksums: boolean;
};

/** Copies the running database into the archive. Each page's checksum is compared; one that is damaged ends the backup with its name. */
export async function takeBase({
  target,
  root,
  store,
  clock,
  partBytes,
}: BaseRequest): Promise<BaseManifest> {
  const beganAt = clock();
  const id = idOf(beganAt);
  const sql = openDriver(target, { max: 1, max_lifetime: null });
  try {
    const begun = await begin(sql, id);
    const pages = createPageCheck(begun.hasChecksums ? root : null);
    const { files, folders } = await clusterFiles(root);
    const copied = await writeParts(
      { store, id, partBytes: partBytes ?? PART_BYTES },
      rowsOf(root, files, pages),
      () => end(sql),
    );
    await refuseDamage(sql, pages);
    await untilArchived(store, copied.lastSegment);
    const manifest: BaseManifest = {
      format: 'plumbline-base',
      version: 1,
      id,
      systemIdentifier: begun.systemIdentifier,
      postgres: begun.postgres,
      timeline: begun.timeline,
      firstSegment: copied.firstSegment,
      lastSegment: copied.lastSegment,
      beganAt: beganAt.toISOString(),
      endedAt: copied.endedAt,
      parts: copied.parts,
      bytes: copied.bytes,
      folders,
    };
    await store.put(`${folderOf(id)}/manifest.json`, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
    return manifest;
  } finally {
    // Ends a backup that was not finished, too.
    await sql.end({ timeout: 0 });
  }
}

async function begin(sql: postgres.Sql, label: string): Promise<Begun> {
  const [archiving] = await sql<{ mode: string }[]>`select current_setting('archive_mode') as mode`;
  if (archiving?.mode !== 'on')
    throw new ArchiveError(
      'The database was started without ARCHIVE: stop every process that uses it, and start the product again.',
    );
  const [row] = await sql<Begun[]>`
    select pg_backup_start(${label}, true)::text as lsn,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select system_identifier::text from pg_control_system()) as "systemIdentifier",
      current_setting('server_version_num')::integer / 10000 as postgres,
      current_setting('data_checksums') = 'on' as "hasChecksums"`;
  if (!row) throw new ArchiveError('The base backup could not begin.');
  return row;
}

type Ended = { label: string; tablespaces: string; lastSegment: string; endedAt: string };

async function end(sql: postgres.Sql): Promise<Ended> {
  const [row] = await sql<{ label: string; tablespaces: string; lastSegment: string; endedAt: Date }[]>`
    select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as "lastSegment", clock_timestamp() as "endedAt"
    from pg_backup_stop(false)`;
  if (!row) throw new ArchiveError('The base backup could not end.');
  if (row.tablespaces !== '')
    throw new ArchiveError('A database with tablespaces of its own cannot be archived.');
  return { ...row, endedAt: row.endedAt.toISOString() };
}

/** A file with its length first, as tar wants it. */
type FileEntry = { name: string; bytes: number; content: AsyncIterable<Buffer> | Iterable<Buffer> };

async function* rowsOf(root: string, files: readonly string[], pages: PageCheck): AsyncGenerator<FileEntry> {
  for (const name of files) {
    const path = join(root, name);
    const bytes = await lengthOf(path);
    if (bytes !== null) yield { name, bytes, content: pages.checked(name, readExactly(path, bytes)) };
  }
}

type Copied = Pick<BaseManifest, 'parts' | 'bytes' | 'firstSegment' | 'lastSegment' | 'endedAt'>;
type PartsPlace = { store: ArchiveStore; id: string; partBytes: number };

async function writeParts(
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

async function refuseDamage(sql: postgres.Sql, pages: PageCheck): Promise<void> {
  const [damage] = pages.damaged();
  if (!damage) return;
  const [relation] = await sql<{ name: string | null }[]>`
    select pg_filenode_relation(0, ${damage.filenode}::oid)::regclass::text as name`.catch(() => []);
  const { length } = pages.damaged();
  throw new ArchiveError(
    `Page ${damage.block} of ${damage.path}${relation?.name ? ` (${relation.name})` : ''} is damaged on the disk${length > 1 ? `, and ${length - 1} other pages` : ''}: its checksum is wrong. The base backups before it stay; see docs/recovery.md, "A damaged page".`,
  );
}

/** Without its last segment a base backup cannot be restored. */
async function untilArchived(store: ArchiveStore, segment: string): Promise<void> {
  for (let waited = 0; waited < ARCHIVED_WITHIN_MS; waited += LOOK_AGAIN_MS) {
    const found = await store.open(pathOfWal(segment));
    found?.destroy();
    if (found) return;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new ArchiveError(
    `The end of the write-ahead log (${segment}) did not reach the archive ${store.name} within two minutes: DATA_DIR/postgres.log says why.`,
  );
}
