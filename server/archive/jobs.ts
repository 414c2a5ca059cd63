import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import type { Logger } from '../core/process/logger.ts';
import type { Workers } from '../core/jobs.ts';
import type { ConnectionTarget, Database } from '../database/client.ts';
import { clusterIn } from '../database/embedded/cluster.ts';
import { embeddedTarget } from '../database/embedded.ts';
import { storageOf } from '../uploads/storage/storage.ts';
import { archiveRecentUploads, archiveUploads, areUploadsArchived } from './archive-uploads.ts';
import { refuseLostArchive } from './follow-archive.ts';
import { pruneArchive } from './prune.ts';
import { archiverState, recordRun } from './recovery-runs.ts';
import { openStore, type ArchiveStore } from './store.ts';
import { takeBase } from './take-base.ts';
import { readArchive } from './window.ts';

type Services = { database: Database; config: Config; log: Logger; clock: () => Date };
/** A base backup of yesterday's night is one day old, and a job may be late. */
const OLDEST_BASE_MS = 26 * 3_600_000;
/** The end of the public log that was published last (public-log/head-file.ts), which a restore must know. */
const PUBLISHED_LOG = 'public-log.json';

/** The jobs of the archive; without one they do nothing. */
export function archiveJobs(services: Services): Workers {
  const { config, log, database, clock } = services;
  const { archive } = config;
  if (archive === null) return { 'archive.follow': idle, 'archive.check': idle, 'archive.base': idle };
  const store = openStore(archive.place);
  const copied = new Set<string>();
  const storage = storageOf(config);
  // Uploads in a bucket have the bucket's versions.
  const copiesUploads = config.s3 === null;
  const follow = async (): Promise<void> => {
    await refuseLostArchive(config.dataDir, store);
    await archivePublishedLog(store, config.dataDir);
    if (copiesUploads) await archiveRecentUploads({ database, storage, store }, clock(), copied);
  };
  const makeBackup = async (): Promise<void> => {
    await makeBase(services, store);
    if (copiesUploads) await archiveUploads({ storage, store }, clock());
    const { bases, segments } = await pruneArchive(store, archive.days, clock());
    log.info({ bases: bases.length, segments }, 'old parts of the archive were deleted');
  };
  return {
    'archive.follow': async () => {
      const { isFailing, failedAt } = await archiverState(database);
      if (isFailing)
        log.error({ failedAt }, `the archive ${store.name} is not written: changes wait in DATA_DIR`);
      // Said each minute, and not kept as a failed job each minute.
      await follow().catch((error: unknown) => log.error({ err: error }, 'the archive cannot be used'));
    },
    'archive.check': async () => {
      await refuseLostArchive(config.dataDir, store);
      if (await needsBase(database, store, clock())) await makeBackup();
      // A process that ended may have left a half of them.
      else if (copiesUploads && !(await areUploadsArchived({ storage, store })))
        await archiveUploads({ storage, store }, clock());
    },
    'archive.base': makeBackup,
  };
}

const idle = async (): Promise<void> => undefined;

/** A base backup, with what came of it. */
async function makeBase({ database, config, log, clock }: Services, store: ArchiveStore): Promise<void> {
  const before = performance.now();
  const done = (restorableTo: Date | null, problem: string | null) =>
    recordRun(database, {
      kind: 'base',
      finishedAt: clock(),
      tookMs: performance.now() - before,
      restorableTo,
      problem,
    });
  try {
    await refuseLostArchive(config.dataDir, store);
    const base = await takeBase({
      target: targetOf(config),
      root: clusterIn(config.dataDir).folder,
      store,
      clock,
    });
    await done(new Date(base.endedAt), null);
    log.info({ base: base.id, bytes: base.bytes }, 'a base backup was made');
  } catch (error) {
    await done(null, (error as Error).message);
    throw error;
  }
}

export const targetOf = ({ dataDir }: Pick<Config, 'dataDir'>): ConnectionTarget => embeddedTarget(dataDir);

/** After a restore, after a gap, and when the nightly one did not happen. */
async function needsBase(database: Database, store: ArchiveStore, now: Date): Promise<boolean> {
  const { bases, gaps } = await readArchive(store);
  const newest = bases.findLast(({ isRestorable }) => isRestorable);
  if (!newest) return true;
  if (now.getTime() - Date.parse(newest.endedAt) > OLDEST_BASE_MS) return true;
  const { rows } = await sql<{ timeline: number }>`
    select timeline_id as timeline from pg_control_checkpoint()`.execute(database);
  if (rows[0]?.timeline !== newest.timeline) return true;
  return gaps.some(({ before }) => before.name > newest.lastSegment);
}

async function archivePublishedLog(store: ArchiveStore, dataDir: string): Promise<void> {
  const file = join(dataDir, PUBLISHED_LOG);
  if (existsSync(file)) await store.put(PUBLISHED_LOG, [readFileSync(file)]);
}
