import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveConfig } from '../../core/config/config-archive.ts';
import type { Config } from '../../core/config/config.ts';
import { ArchiveError } from '../../archive/archive-error.ts';
import { placeOf } from '../../archive/prune.ts';
import { finishRestore, restoreCluster, type RestoredCluster } from '../../archive/restore-cluster.ts';
import { restoreUploads, type RestoredUploads } from '../../archive/restore-uploads.ts';
import { openStore, type ArchiveStore } from '../../archive/store.ts';
import { bytesOf } from '../../archive/wal-segments.ts';
import { readArchive, type RestorableBase } from '../../archive/window.ts';
import { openDatabase, type ConnectionTarget, type DatabaseHandle } from '../../database/client.ts';
import { startEmbedded } from '../../database/embedded.ts';
import { storageOf } from '../../uploads/storage/storage.ts';
import { localStorage } from '../../uploads/storage/local-storage.ts';
import { bringUpToDate, verifyRestored, type Verified } from './verify-restored.ts';

export type ArchiveRestore = {
  config: Config;
  archive: ArchiveConfig;
  into: string;
  time: Date | null;
  /** The number of a base backup; null: the newest one before the moment. */
  baseId: string | null;
  /** Whether what is still on the disk of the present DATA_DIR may be used, too. */
  usesDisk: boolean;
};
export type ArchiveRestored = RestoredCluster & {
  base: RestorableBase;
  uploads: RestoredUploads | null;
  verified: Verified;
  migrated: number;
};

const PUBLISHED_LOG = 'public-log.json';

/** Restores an archive into a new data folder: database, uploads, and the end of the public log; then verifies all of it. */
export async function restoreArchive(request: ArchiveRestore): Promise<ArchiveRestored> {
  const { config, archive, into, time, usesDisk } = request;
  const store = openStore(archive.place);
  const base = await chooseBase(store, request);
  const pgWal = join(config.dataDir, 'postgres', 'pg_wal');
  const cluster = await restoreCluster({
    store,
    place: archive.place,
    base,
    into,
    time,
    alsoFrom: usesDisk && existsSync(pgWal) ? pgWal : null,
  });
  await keepPublishedLog(store, config.dataDir, into);
  const rest = await withRestored(into, async (handle) => {
    const migrated = await bringUpToDate(handle);
    const ownUploads = config.s3 === null;
    const beside = usesDisk ? localStorage(config.dataDir) : null;
    const uploads = ownUploads ? await restoreUploads(handle.database, { store, into, beside }) : null;
    const storage = ownUploads ? localStorage(into) : storageOf(config);
    const verified = await verifyRestored(handle, { ...config, dataDir: into }, storage);
    return { migrated: migrated.length, uploads, verified };
  });
  finishRestore(into);
  return { ...cluster, ...rest, base };
}

async function chooseBase(
  store: ArchiveStore,
  { time, baseId }: Pick<ArchiveRestore, 'time' | 'baseId'>,
): Promise<RestorableBase> {
  const { bases } = await readArchive(store);
  if (bases.length === 0) throw new ArchiveError(`The archive ${store.name} holds no base backup.`);
  if (baseId !== null) {
    const named = bases.find(({ id }) => id === baseId);
    if (!named)
      throw new ArchiveError(`There is no base backup ${baseId}: npm run plumbline -- backups lists them.`);
    return named;
  }
  const usable = bases.filter(({ isRestorable }) => isRestorable).toSorted((a, b) => placeOf(a) - placeOf(b));
  const before = usable.filter(({ endedAt }) => time === null || Date.parse(endedAt) <= time.getTime());
  const chosen = before.at(-1);
  if (chosen) return chosen;
  const first = usable.at(0);
  throw new ArchiveError(
    first
      ? `The oldest moment that can be restored is ${first.endedAt}.`
      : `The archive ${store.name} holds no base backup with all of its write-ahead log.`,
  );
}

/** Lends the restored database to `work`, and stops it again. */
export async function withRestored<Result>(
  dataDir: string,
  work: (handle: DatabaseHandle, target: ConnectionTarget) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbedded(dataDir);
  const handle = openDatabase(server.target, { connections: 2 });
  try {
    return await work(handle, server.target);
  } finally {
    await handle.close();
    await server.stop();
  }
}

/** The longest end that was published: without it, a start would go on with a log that readers know to be longer. */
async function keepPublishedLog(store: ArchiveStore, from: string, into: string): Promise<void> {
  const texts: string[] = [];
  const archived = await store.open(PUBLISHED_LOG);
  if (archived) texts.push((await bytesOf(archived)).toString());
  const file = join(from, PUBLISHED_LOG);
  if (existsSync(file)) texts.push(readFileSync(file, 'utf8'));
  const sizeOf = (text: string): number => (JSON.parse(text) as { size?: number }).size ?? 0;
  const longest = texts.toSorted((a, b) => sizeOf(a) - sizeOf(b)).at(-1);
  if (longest !== undefined) writeFileSync(join(into, PUBLISHED_LOG), longest, { mode: 0o600 });
}
