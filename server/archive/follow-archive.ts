import { chownSync, mkdirSync } from 'node:fs';
import type postgres from 'postgres';
import type { ArchiveConfig, ArchivePlace } from '../core/config/config-archive.ts';
import type { Logger } from '../core/process/logger.ts';
import { asOrdinaryUser, clusterIn } from '../database/embedded/cluster.ts';
import { ArchiveError } from './archive-error.ts';
import { readMark, refuseOtherArchive, writeMark } from './mark.ts';
import { openStore, type ArchiveStore } from './store.ts';
import { readProgramSettings, walCommand, writeProgramSettings } from './wal-command.ts';

/** How the embedded database has to be started, so that it is archived. */
export const archiveSettings = (archive: ArchiveConfig | null): Record<string, string> =>
  archive === null ? {} : { archive_mode: 'on', archive_timeout: `${archive.seconds}s` };

/** Tells the running database which program archives it. What is wrong with the archive is logged: the database goes on without it. */
export async function followArchive(
  sql: postgres.Sql,
  { archive, dataDir }: { archive: ArchiveConfig; dataDir: string },
  log: Logger,
): Promise<void> {
  const cluster = clusterIn(dataDir);
  const { uid, gid } = asOrdinaryUser(cluster);
  const owner = uid === undefined ? undefined : { uid, gid: gid ?? uid };
  const [system] = await sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`;
  const isMarked = await prepareStore({ archive, dataDir: cluster.dataDir, owner }, system?.id ?? '', log);
  const { place, queueMegabytes } = archive;
  // An archive that could not be written yet has no mark to look for.
  const mark = isMarked && system ? { systemIdentifier: system.id } : {};
  writeProgramSettings(cluster.dataDir, { place, queueMegabytes, ...mark }, owner);
  const command = walCommand('push', cluster.dataDir);
  const [now] = await sql<{ command: string; mode: string }[]>`
    select current_setting('archive_command') as command, current_setting('archive_mode') as mode`;
  if (now?.mode !== 'on')
    log.error('the database runs without ARCHIVE: stop every process that uses it, and start again');
  if (now?.command === command) return;
  // A setting that outlives a start: an upgraded product replaces the path of the former one without a restart.
  await sql.unsafe(`alter system set archive_command = '${command.replaceAll("'", "''")}'`);
  await sql`select pg_reload_conf()`;
}

type Prepared = { archive: ArchiveConfig; dataDir: string; owner: { uid: number; gid: number } | undefined };

/** Whether the archive bears this database's mark, or should. */
async function prepareStore(
  { archive, dataDir, owner }: Prepared,
  systemIdentifier: string,
  log: Logger,
): Promise<boolean> {
  const store = openStore(archive.place);
  const wasMarked = isMarkedIn(dataDir, archive.place);
  try {
    if ('folder' in archive.place && !wasMarked) {
      mkdirSync(archive.place.folder, { recursive: true, mode: 0o700 });
      if (owner) chownSync(archive.place.folder, owner.uid, owner.gid);
    }
    if (!wasMarked && (await readMark(store)) === null) await writeMark(store, systemIdentifier);
    await refuseOtherArchive(store, systemIdentifier);
    return true;
  } catch (error) {
    log.error({ err: error }, `the archive ${store.name} cannot be used: changes wait in DATA_DIR`);
    return wasMarked || error instanceof ArchiveError;
  }
}

/** Whether this data folder has used the same archive before. */
function isMarkedIn(dataDir: string, place: ArchivePlace): boolean {
  const former = readProgramSettings(dataDir);
  return former?.systemIdentifier !== undefined && nameOf(former.place) === nameOf(place);
}

const nameOf = (place: ArchivePlace): string =>
  'folder' in place ? place.folder : `${place.s3.bucket}/${place.prefix}`;

/** Throws where the archive is not the one that this data folder has used: its disk may not be mounted. */
export async function refuseLostArchive(dataDir: string, store: ArchiveStore): Promise<void> {
  const { systemIdentifier } = readProgramSettings(dataDir) ?? {};
  if (systemIdentifier !== undefined) await refuseOtherArchive(store, systemIdentifier);
}
