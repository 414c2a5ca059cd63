import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { ArchiveError } from '../../archive/archive-error.ts';
import { recordRun } from '../../archive/recovery-runs.ts';
import { loadConfig, type Config } from '../../core/config/config.ts';
import { say } from '../../core/process/console.ts';
import { createLogger } from '../../core/process/logger.ts';
import { openDatabase } from '../../database/client.ts';
import { openConfiguredDatabase } from '../../database/open.ts';
import { storageOf } from '../../uploads/storage/storage.ts';
import { localStorage } from '../../uploads/storage/local-storage.ts';
import { checkBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { commandPath } from '../command-path.ts';
import { restoreArchive, withRestored } from './restore-archive.ts';
import { bringUpToDate, verifyRestored, type Verified } from './verify-restored.ts';

const SCRATCH = 'plumbline-drill-';
const DAY_MS = 86_400_000;

/** The outcome of a drill, with the newest moment that it proved to be restorable. */
type Drilled = { restorableTo: Date; verified: Verified; missing: number };

export const drill = defineCommand({
  meta: {
    name: 'drill',
    description:
      'Restore the newest backup into a scratch folder, verify it, and say how old it is and how long it took',
  },
  args: {
    file: { type: 'string', description: 'A file that backup has written, in place of the archive' },
    database: {
      type: 'string',
      description: 'The address of a server that was restored by its own tools; it is only read',
    },
    scratch: {
      type: 'string',
      description: 'A folder with room for the database (the system’s temporary one)',
    },
  },
  run: async ({ args }) => {
    const config = loadConfig();
    refuseNothingToRestore(config, args);
    const before = performance.now();
    const place = args.scratch === undefined ? tmpdir() : commandPath(args.scratch);
    await removeKilled(place);
    const scratch = await mkdtemp(join(place, SCRATCH));
    const result: { drilled?: Drilled; problem: string | null } = { problem: null };
    try {
      result.drilled = await runDrill(config, args, scratch);
      const { verified, missing } = result.drilled;
      if (missing > 0) verified.problems.push(`${missing} uploads are not in the archive.`);
      result.problem = verified.problems.join(' ') || null;
    } catch (error) {
      result.problem = (error as Error).message;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
    const tookMs = performance.now() - before;
    const finishedAt = new Date();
    const restorableTo = result.drilled?.restorableTo ?? null;
    await remember(config, { finishedAt, tookMs, restorableTo, problem: result.problem });
    if (result.drilled) report(result.drilled, finishedAt, tookMs);
    if (result.problem !== null) throw new Error(`The drill failed: ${result.problem}`);
  },
});

/** The folders of drills that were killed. */
async function removeKilled(place: string): Promise<void> {
  const yesterday = Date.now() - DAY_MS;
  for (const name of (await readdir(place)).filter((entry) => entry.startsWith(SCRATCH))) {
    const path = join(place, name);
    if ((await stat(path)).mtimeMs < yesterday) await rm(path, { recursive: true, force: true });
  }
}

type DrillArguments = { file?: string | undefined; database?: string | undefined };

function refuseNothingToRestore({ archive, databaseUrl }: Config, { file, database }: DrillArguments): void {
  if (archive === null && file === undefined && database === undefined)
    throw new ArchiveError(
      'ARCHIVE is not set: name a backup with --file, or a restored server with --database postgres://….',
    );
  if (database !== undefined && database === databaseUrl)
    throw new ArchiveError('--database names the server that is in use: name the one that was restored.');
}

function runDrill(config: Config, { file, database }: DrillArguments, scratch: string): Promise<Drilled> {
  if (database !== undefined) return drillServer(config, database);
  if (file !== undefined) return drillFile(config, commandPath(file), scratch);
  return drillArchive(config, scratch);
}

async function drillArchive(config: Config, scratch: string): Promise<Drilled> {
  const { archive } = config;
  if (archive === null) throw new ArchiveError('ARCHIVE is not set.');
  const into = join(scratch, 'data');
  // Only what the archive holds: on the day of need this machine may be gone.
  const request = { config, archive, into, time: null, baseId: null, usesDisk: false };
  const { base, lastTransaction, verified, uploads } = await restoreArchive(request);
  return {
    restorableTo: lastTransaction ?? new Date(base.endedAt),
    verified,
    missing: uploads?.missing.length ?? 0,
  };
}

async function drillFile(config: Config, file: string, scratch: string): Promise<Drilled> {
  const manifest = await checkBackup(file);
  const storage = localStorage(scratch);
  return withRestored(scratch, async (handle, target) => {
    // No other connection may exist.
    await handle.close();
    await restoreBackup({ target, dataDir: scratch, storage, file, manifest, replace: false });
    const restored = openDatabase(target, { connections: 2 });
    try {
      await bringUpToDate(restored);
      const verified = await verifyRestored(restored, { ...config, dataDir: scratch }, storage);
      return { restorableTo: new Date(manifest.createdAt), verified, missing: 0 };
    } finally {
      await restored.close();
    }
  });
}

/** A server that pgBackRest or another tool restored. Its newest transaction says how far it reaches. */
async function drillServer(config: Config, url: string): Promise<Drilled> {
  const handle = openDatabase({ url }, { connections: 2 });
  try {
    const verified = await verifyRestored(handle, config, storageOf(config));
    const [row] = await handle.sql<{ at: Date | null }[]>`
      select coalesce(pg_last_xact_replay_timestamp(), (select max(created_on) from jobs.job)) as at`;
    return { restorableTo: row?.at ?? new Date(0), verified, missing: 0 };
  } finally {
    await handle.close();
  }
}

type Outcome = { finishedAt: Date; tookMs: number; restorableTo: Date | null; problem: string | null };

/** In the database that is in use, for doctor and metrics. A drill on another machine may not reach it. */
async function remember(config: Config, outcome: Outcome): Promise<void> {
  try {
    const { handle, stop } = await openConfiguredDatabase(config, createLogger(config));
    try {
      await recordRun(handle.database, { kind: 'drill', ...outcome });
    } finally {
      await handle.close();
      await stop();
    }
  } catch (error) {
    say(`The result could not be noted in the database that is in use: ${(error as Error).message}`);
  }
}

function report({ restorableTo, verified }: Drilled, now: Date, tookMs: number): void {
  const { rows, tables, decisions, logEntries, uploads } = verified;
  say(`${rows} rows in ${tables} tables, ${decisions} decisions, ${logEntries} entries of the public log.`);
  say(`${uploads.looked} of ${uploads.known} uploads were opened.`);
  say(
    `The newest moment that can be restored is ${ageOf(restorableTo, now)} old (${restorableTo.toISOString()}).`,
  );
  say(`The drill took ${(tookMs / 1000).toFixed(1)} s.`);
}

/** `3 min`, `5 h`, `2 days`; a moment ahead of the clock is `0 s`. */
export function ageOf(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
