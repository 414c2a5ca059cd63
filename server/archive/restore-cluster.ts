import { closeSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  asOrdinaryUser,
  clusterIn,
  ensurePrivateSockets,
  type Cluster,
} from '../database/embedded/cluster.ts';
import { ensureRunning, isRunning, shutDown } from '../database/embedded/postmaster.ts';
import { openSession } from '../database/embedded/sessions.ts';
import type { ArchivePlace } from '../core/config/config-archive.ts';
import { ArchiveError } from './archive-error.ts';
import type { BaseManifest } from './base-manifest.ts';
import type { ArchiveStore } from './store.ts';
import { unpackBase } from './unpack-base.ts';
import { walCommand, writeProgramSettings } from './wal-command.ts';

/** The file of a data folder whose restore has not ended; a start refuses the folder. */
const UNFINISHED = 'restore.unfinished';
/** Names that a restore makes, or a start before it looks. */
const OWN = new Set([
  'postgres',
  'uploads',
  'sockets',
  'postgres.log',
  'archive.json',
  'public-log.json',
  '.lock',
]);
const START_LIMIT_MS = 3_600_000;
const LOOK_AGAIN_MS = 100;

export type ClusterRestore = {
  store: ArchiveStore;
  place: ArchivePlace;
  base: BaseManifest;
  /** The new data folder. */
  into: string;
  /** Null: everything that there is. */
  time: Date | null;
  /** The folder pg_wal of the database that is restored, if its disk is still there. */
  alsoFrom: string | null;
};

/** `lastTransaction` is null where none was made after the base backup. `reachedTime`: the log goes on past the moment that was asked for. */
export type RestoredCluster = { lastTransaction: Date | null; reachedTime: boolean };

/**
 * Makes a data folder with the database as it was at a moment: a base backup, and the write-ahead log after it. Until
 * `finishRestore` no start takes it; a restore that was cut off can be repeated.
 */
export async function restoreCluster(restore: ClusterRestore): Promise<RestoredCluster> {
  const { store, place, base, into, alsoFrom } = restore;
  await prepareFolder(into);
  const cluster = clusterIn(into);
  ensurePrivateSockets(cluster);
  const runner = asOrdinaryUser(cluster);
  const owner = runner.uid === undefined ? undefined : { uid: runner.uid, gid: runner.gid ?? runner.uid };
  await unpackBase(store, base, cluster.folder, runner);
  writeProgramSettings(
    cluster.dataDir,
    { place, queueMegabytes: 0, ...(alsoFrom === null ? {} : { alsoFrom }) },
    owner,
  );
  writeFileSync(join(cluster.folder, 'recovery.signal'), '', { mode: 0o600 });
  const result = await recover(cluster, restore);
  rmSync(join(cluster.dataDir, 'archive.json'), { force: true });
  return result;
}

/** Empties the folder of a restore that was cut off; any other folder has to be empty. */
async function prepareFolder(into: string): Promise<void> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const names = (await readdir(into)).filter((name) => name !== UNFINISHED);
  const other = isUnfinished(into) ? names.find((name) => !OWN.has(name)) : names[0];
  if (other !== undefined)
    throw new ArchiveError(`The folder ${into} is not empty (${other}): name a new one with --into.`);
  writeFileSync(join(into, UNFINISHED), '');
  // Of a restore that was killed just now.
  await shutDown(clusterIn(into));
  for (const name of names) rmSync(join(into, name), { recursive: true, force: true });
}

/** Whether a restore into the folder was begun, and has not ended. */
export const isUnfinished = (dataDir: string): boolean => existsSync(join(dataDir, UNFINISHED));

/** The folder may be served from now on. */
export const finishRestore = (dataDir: string): void => rmSync(join(dataDir, UNFINISHED), { force: true });

async function recover(cluster: Cluster, { base, time }: ClusterRestore): Promise<RestoredCluster> {
  const always = {
    restore_command: walCommand('fetch', cluster.dataDir),
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    archive_mode: 'off',
    hot_standby: 'on',
  };
  try {
    if (time !== null) {
      const reached = await runUntilPromoted(cluster, {
        ...always,
        recovery_target_time: inPostgres(time),
      });
      if (reached !== 'ended early') return { lastTransaction: reached, reachedTime: true };
      await shutDown(cluster);
    }
    const last = await runUntilPromoted(cluster, always);
    if (last === 'ended early')
      throw new ArchiveError(`The base backup ${base.id} did not start: see ${cluster.logFile}.`);
    return { lastTransaction: last, reachedTime: false };
  } finally {
    await shutDown(cluster);
  }
}

/** Names of zones, even Z, are not known to PostgreSQL yet when it reads this. */
const inPostgres = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');

const ENDED_EARLY = /recovery ended before configured recovery target was reached/;
const WRONG_WAL =
  /requested recovery stop point is before consistent recovery point|WAL ends before end of online backup/;

/** The moment of the last transaction that was read; 'ended early' where the log ends before the moment that was asked for. */
async function runUntilPromoted(
  cluster: Cluster,
  settings: Record<string, string>,
): Promise<Date | null | 'ended early'> {
  let pipe = -1;
  try {
    pipe = await ensureRunning(cluster, settings, START_LIMIT_MS);
    for (;;) {
      const state = await stateOf(cluster);
      if (state && !state.isRecovering) return state.lastTransaction;
      if (!state && !isRunning(cluster)) break;
      await sleep(LOOK_AGAIN_MS);
    }
  } catch (error) {
    if (isRunning(cluster)) throw error;
  } finally {
    if (pipe >= 0) closeSync(pipe);
  }
  const log = readFileSync(cluster.logFile, 'utf8');
  if (ENDED_EARLY.test(log)) return 'ended early';
  if (WRONG_WAL.test(log))
    throw new ArchiveError(
      'The write-ahead log of this base backup is not whole in the archive: choose an earlier moment, or an earlier base backup with --base.',
    );
  const archive = /^archive: .*$/m.exec(log)?.[0] ?? '';
  const fatal = /FATAL: {2}(.*)$/m.exec(log)?.[1] ?? 'it gave no reason';
  throw new ArchiveError(`The database could not be restored: ${fatal}. ${archive}`.trim());
}

async function stateOf(
  cluster: Cluster,
): Promise<{ isRecovering: boolean; lastTransaction: Date | null } | null> {
  const session = openSession(cluster);
  try {
    const [row] = await session<{ isRecovering: boolean; lastTransaction: Date | null }[]>`
      select pg_is_in_recovery() as "isRecovering", pg_last_xact_replay_timestamp() as "lastTransaction"`;
    return row ?? null;
  } catch {
    return null;
  } finally {
    await session.end({ timeout: 0 });
  }
}
