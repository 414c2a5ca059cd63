import type { Socket } from 'node:net';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { ConnectionTarget } from '../database/client.ts';
import { primaryOf } from '../database/primary.ts';
import { serversOf } from '../database/servers.ts';
import { readAddress, withParameter } from '../database/tls.ts';
import type { Logger } from './process/logger.ts';
import { WORK } from './signals.ts';

const RETRIES = 5;
const FIRST_RETRY_SECONDS = 30;
/** A process that has not answered for so long is dead, and its jobs are begun again. */
const HEARTBEAT_SECONDS = 60;

/** A sent mail may hold a link that opens an account, so a finished job's data is removed. */
const FORGET_PAYLOAD = 'update jobs.job set data = null where name = $1 and id = $2';

/** The workers of each kind of job, by name. A failed job is called again, so a worker must be idempotent. */
export type Workers = Record<string, (payload: Record<string, unknown>) => Promise<void>>;
/** The schedule of a job: cron expressions in UTC. */
export type Timetable = Record<string, string>;

/** A second job with the same `id` (a UUID) is not added. */
export type Enqueue = (name: string, payload: Record<string, unknown>, id?: string) => Promise<void>;

export type Jobs = {
  enqueue: Enqueue;
  /** From now on jobs are worked off, also those that waited since an earlier start. */
  begin: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the queue on the product's own database; it takes jobs at once and works on them from `begin` on. With several
 * processes each job runs once, in one of them.
 */
export async function startJobs(
  target: ConnectionTarget,
  workers: Workers,
  { timetable, atStart }: { timetable: Timetable; atStart: readonly string[] },
  log: Logger,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection(target),
    schema: 'jobs',
    max: 2,
    application_name: 'plumbline-jobs',
  });
  boss.on('error', (error) => log.error({ err: asError(error) }, 'job queue'));
  await boss.start();
  const options = {
    retryLimit: RETRIES,
    retryDelay: FIRST_RETRY_SECONDS,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  for (const name of Object.keys(workers)) {
    await boss.createQueue(name, options);
    // A queue of an earlier release keeps its options otherwise.
    await boss.updateQueue(name, options);
  }
  const begin = async (): Promise<void> => {
    for (const [name, work] of Object.entries(workers))
      await boss.work(name, async (jobs) => {
        for (const { id, data } of jobs) {
          // Done before, and cut off before the queue knew.
          if (data === null) continue;
          await WORK.job.tracePromise(() => work(data as Record<string, unknown>), { name });
          await boss.getDb().executeSql(FORGET_PAYLOAD, [name, id]);
        }
      });
    for (const [name, cron] of Object.entries(timetable)) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    for (const name of atStart) await boss.send(name, {});
  };
  return {
    begin,
    enqueue: async (name, payload, id) => {
      await boss.send(name, payload, id === undefined ? {} : { id });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** The queue tells some errors as plain objects, which a log cannot describe. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const { message, stack, code, queue } = thrown as {
    [Name in 'message' | 'stack' | 'code' | 'queue']?: string;
  };
  const error = new Error(`${message ?? 'unknown'}${queue === undefined ? '' : ` (queue ${queue})`}`);
  return Object.assign(error, { stack: stack ?? error.stack, code });
}

/**
 * The queue's driver reads TLS in an address otherwise than libpq. It knows one address: of several servers its sockets lead
 * to the one that takes writes.
 */
function connection(target: ConnectionTarget): ConstructorOptions & { stream?: () => Socket } {
  if ('url' in target) {
    const address = target.direct ?? target.url;
    const [first, second] = serversOf(address);
    const { url, host, port, tls } = readAddress(first?.url ?? address);
    const named = Object.entries({ host, port }).filter(([, value]) => value !== undefined);
    const connectionString = named.reduce(
      (text, [name, value]) => withParameter(text, name, String(value)),
      url,
    );
    return {
      connectionString,
      ssl: tls === 'prefer' ? false : tls,
      ...(second && { stream: primaryOf(address).socket }),
    };
  }
  return { host: target.socketDirectory, port: target.port, database: target.database, user: 'plumbline' };
}
