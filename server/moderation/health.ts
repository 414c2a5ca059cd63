import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import type { PageCache } from '../core/pages/page-cache.ts';
import { verifyChain, type ChainReport } from '../decisions/verify-chain.ts';

/** The chain is computed again at most this often: with many decisions it takes seconds. */
const CHAIN_CHECK_EVERY_MS = 10 * 60_000;

export type HealthView = {
  version: string;
  database: { version: string; megabytes: number };
  /** Jobs of the queue; null where none runs. */
  queue: { waiting: number; failed: number } | null;
  /** Whether mails leave by SMTP, or are kept for the mailbox page. */
  mail: 'smtp' | 'kept';
  pageCache: { pages: number };
  chain: { length: number; isWhole: boolean; faultAt: number | null; verifiedAt: string };
};

export type HealthServices = { pageCache: Pick<PageCache, 'size'>; version: string };

export async function healthView(context: ReadContext, services: HealthServices): Promise<HealthView> {
  const [database, queue, chain] = await Promise.all([
    databaseHealth(context),
    queueHealth(context),
    chainHealth(context),
  ]);
  return {
    version: services.version,
    database,
    queue,
    mail: context.config.smtpUrl ? 'smtp' : 'kept',
    pageCache: { pages: services.pageCache.size() },
    chain,
  };
}

async function databaseHealth({ database }: ReadContext): Promise<HealthView['database']> {
  const { rows } = await sql<HealthView['database']>`
    select current_setting('server_version') as version,
      (pg_database_size(current_database()) / 1048576)::integer as megabytes`.execute(database);
  return rows[0] ?? { version: '', megabytes: 0 };
}

/** The queue keeps its tables in a schema of its own, made when it first runs. */
async function queueHealth({ database }: ReadContext): Promise<HealthView['queue']> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"`.execute(database);
  if (!found[0]?.isThere) return null;
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select (count(*) filter (where state in ('created', 'retry', 'active')))::integer as waiting,
      (count(*) filter (where state = 'failed'))::integer as failed
    from jobs.job`.execute(database);
  return rows[0] ?? null;
}

type Verified = { report: ChainReport; at: Date };
const cached = new WeakMap<object, Promise<Verified>>();

async function chainHealth(context: ReadContext): Promise<HealthView['chain']> {
  const { report, at } = await verifiedChain(context);
  return {
    length: report.checked,
    isWhole: report.fault === null,
    faultAt: report.fault?.decisionId ?? null,
    verifiedAt: at.toISOString(),
  };
}

async function verifiedChain({ config, database, now }: ReadContext): Promise<Verified> {
  const known = await cached.get(config);
  if (known && now.getTime() - known.at.getTime() < CHAIN_CHECK_EVERY_MS) return known;
  const verifying = verifyChain(database).then((report) => ({ report, at: now }));
  cached.set(config, verifying);
  verifying.catch(() => cached.delete(config));
  return verifying;
}
