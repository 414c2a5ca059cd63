import { access, constants, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../database/client.ts';
import { isMigrated } from '../../database/migrator.ts';
import { storageOf } from '../../uploads/storage/storage.ts';
import { pingScanner } from '../../uploads/virus-scan.ts';
import { readQueue } from '../metrics/read-facts.ts';
import { withinTime } from '../within-time.ts';
import { Unknown, type Check, type CheckedPart } from './check.ts';

export type CheckParts = { config: Config; database: Database };

const GIGABYTE = 1_073_741_824;
const LEAST_FREE_BYTES = GIGABYTE;
const LEAST_FREE_SHARE = 0.03;
const LONGEST_LAG_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 600;
const LONGEST_UNLOGGED_SECONDS = 300;
const SERVER_ANSWERS_MS = 1_500;

/** The checks that these settings call for. */
export function dependencyChecks({ config, database }: CheckParts): Partial<Record<CheckedPart, Check>> {
  return {
    database: () => checkDatabase(database),
    migrations: () => checkMigrations(database),
    replication: () => checkReplication(database),
    ...(config.redisUrl !== null && { valkey: () => checkValkey(config.redisUrl ?? '') }),
    uploads: () => checkUploads(config, database),
    ...(config.scanner !== null && { scanner: () => checkScanner(config.scanner) }),
    ...(config.smtpUrl !== null && { mail: () => checkMail(config.smtpUrl ?? '') }),
    jobs: () => checkJobs(database),
    public_log: () => checkPublicLog(database),
    disk: () => checkDisk(config.dataDir),
  };
}

async function checkDatabase(database: Database): Promise<string> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`.execute(
    database,
  );
  if (rows[0]?.isReadOnly)
    throw new Error('The database takes no writes: it is a standby, or set to read only.');
  return 'The database answers and takes writes.';
}

async function checkMigrations(database: Database): Promise<string> {
  if (await isMigrated(database)) return 'Every migration of this version is applied.';
  throw new Error('Migrations of this version are missing: start it once, which applies them.');
}

async function checkReplication(database: Database): Promise<string> {
  const { rows } = await sql<{ standby: string; state: string | null; seconds: number }>`
    select application_name as standby, state, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
    from pg_stat_replication`.execute(database);
  if (rows.length === 0) throw new Unknown('No standby is connected.');
  if (rows.every(({ state }) => state === null))
    throw new Unknown('The database user may not see how far the standby is: grant it pg_monitor.');
  const late = rows.find(({ seconds }) => seconds > LONGEST_LAG_SECONDS);
  if (late) throw new Error(`The standby ${late.standby} is ${Math.round(late.seconds)} seconds behind.`);
  return `${rows.length === 1 ? 'One standby follows' : `${rows.length} standbys follow`} within ${LONGEST_LAG_SECONDS} seconds.`;
}

async function checkValkey(url: string): Promise<string> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    socket: { connectTimeout: SERVER_ANSWERS_MS, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await withinTime(client.connect(), SERVER_ANSWERS_MS);
    await withinTime(client.ping(), SERVER_ANSWERS_MS);
  } catch (error) {
    throw new Error(`No Valkey or Redis answers at ${placeOf(url)}: ${reasonOf(error)}.`, { cause: error });
  } finally {
    client.destroy();
  }
  return `Valkey or Redis answers at ${placeOf(url)}.`;
}

async function checkUploads(config: Config, database: Database): Promise<string> {
  const { s3, dataDir } = config;
  if (s3 === null) return checkFolder(join(dataDir, 'uploads'), database);
  const place = `${s3.bucket} at ${s3.endpoint ?? `Amazon S3 in ${s3.region}`}`;
  try {
    // One page of names: the bucket is there, and the key opens it.
    await storageOf(config).list('uploads').next();
  } catch (error) {
    throw new Error(`The bucket ${place} does not answer: ${reasonOf(error)}.`, { cause: error });
  }
  return `The bucket ${place} answers.`;
}

/** A folder that is gone is not made anew here, for that would hide the loss of a volume with files. */
async function checkFolder(folder: string, database: Database): Promise<string> {
  try {
    await access(folder, constants.R_OK | constants.W_OK);
    return `Files can be written in ${folder}.`;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    const file = isMissing
      ? await database.selectFrom('uploads').select('id').limit(1).executeTakeFirst()
      : null;
    if (isMissing && file === undefined) return 'No file has been sent yet.';
    throw new Error(`Files cannot be read or written in ${folder}: ${reasonOf(error)}.`, { cause: error });
  }
}

async function checkScanner(place: Config['scanner']): Promise<string> {
  if (place === null) throw new Unknown('No virus scanner is set.');
  const name = 'path' in place ? place.path : `${place.host}:${place.port}`;
  try {
    await withinTime(pingScanner(place), SERVER_ANSWERS_MS);
  } catch (error) {
    throw new Error(`No virus scanner answers at ${name}: ${reasonOf(error)}.`, { cause: error });
  }
  return `The virus scanner answers at ${name}.`;
}

async function checkMail(url: string): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_ANSWERS_MS,
    greetingTimeout: SERVER_ANSWERS_MS,
    socketTimeout: SERVER_ANSWERS_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(`The mail server ${host} takes no mails: ${reasonOf(error)}.`, { cause: error });
  } finally {
    transport.close();
  }
  return `The mail server ${host} takes mails.`;
}

async function checkJobs(database: Database): Promise<string> {
  const queue = await readQueue(database);
  const oldest = queue.toSorted((one, other) => other.oldestSeconds - one.oldestSeconds)[0];
  if (oldest && oldest.oldestSeconds > LONGEST_WAIT_SECONDS)
    throw new Error(
      `${oldest.name} waits for ${Math.round(oldest.oldestSeconds / 60)} minutes: no process works on its jobs, or they fail.`,
    );
  const failed = queue.reduce((sum, one) => sum + one.failed, 0);
  return `No job waits longer than ${LONGEST_WAIT_SECONDS / 60} minutes; ${failed} failed for good.`;
}

async function checkPublicLog(database: Database): Promise<string> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(at))::float8 as seconds from log_pending`.execute(database);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > LONGEST_UNLOGGED_SECONDS)
    throw new Error(
      `Public events wait for ${Math.round(seconds / 60)} minutes to become entries of the public log.`,
    );
  return 'The public log has every event of the last minutes.';
}

async function checkDisk(folder: string): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(folder)
    // Made by the first file.
    .catch(() => statfs(dirname(folder)))
    .catch(() => {
      throw new Unknown(`The folder ${folder} is not there yet.`);
    });
  const gigabytes = (bavail * bsize) / GIGABYTE;
  const sentence = `${gigabytes.toFixed(1)} GB are free in ${folder}`;
  if (bavail * bsize < LEAST_FREE_BYTES || bavail < blocks * LEAST_FREE_SHARE)
    throw new Error(`Only ${sentence}: make room, for a full disk ends the database.`);
  return `${sentence}.`;
}

/** Host and port without user and password. */
const placeOf = (url: string): string => new URL(url).host;

function reasonOf(error: unknown): string {
  const { code, name, message } = (error ?? {}) as { code?: string; name?: string; message?: string };
  const reason = code ?? (name === 'Error' ? undefined : name);
  return [reason, message].filter((part) => part).join(', ') || 'no reason was given';
}
