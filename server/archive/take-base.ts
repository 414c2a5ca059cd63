import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { openDriver, type ConnectionTarget } from '../database/client.ts';
import { ArchiveError } from './archive-error.ts';
import { folderOf, idOf, type BaseManifest } from './base-manifest.ts';
import { clusterFiles, lengthOf, readExactly } from './cluster-files.ts';
import { createPageCheck, type PageCheck } from './page-check.ts';
import type { ArchiveStore } from './store.ts';
import { pathOfWal } from './wal-segments.ts';
import { writeParts, type Ended, type FileEntry } from './write-parts.ts';

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

async function end(sql: postgres.Sql): Promise<Ended> {
  const [row] = await sql<{ label: string; tablespaces: string; lastSegment: string; endedAt: Date }[]>`
    select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as "lastSegment", clock_timestamp() as "endedAt"
    from pg_backup_stop(false)`;
  if (!row) throw new ArchiveError('The base backup could not end.');
  if (row.tablespaces !== '')
    throw new ArchiveError('A database with tablespaces of its own cannot be archived.');
  return { ...row, endedAt: row.endedAt.toISOString() };
}

async function* rowsOf(root: string, files: readonly string[], pages: PageCheck): AsyncGenerator<FileEntry> {
  for (const name of files) {
    const path = join(root, name);
    const bytes = await lengthOf(path);
    if (bytes !== null) yield { name, bytes, content: pages.checked(name, readExactly(path, bytes)) };
  }
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
