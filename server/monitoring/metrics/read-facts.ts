import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { withinTime } from '../within-time.ts';

export type Facts = {
  bytes: number;
  pendingEvents: number;
  pendingSeconds: number;
  logEntries: number;
  logPending: number;
  /** null: nothing has been signed yet. */
  checkpointSeconds: number | null;
  /** The latest of each kind that succeeded: `base` and `backup` save, `drill` restores for a trial. */
  recoveries: { kind: string; seconds: number }[];
  imports: { state: string; count: number }[];
  standbys: { standby: string; seconds: number | null }[];
  queue: { name: string; waiting: number; failed: number; oldestSeconds: number }[];
};

/** Two scrapers, or one that is impatient, ask the database once. */
const CACHED_MS = 10_000;
const LONGEST_MS = 2_000;

/** Reads them at most every ten seconds; null where the database does not answer in time. */
export function factsReader(database: Database): () => Promise<Facts | null> {
  let known: { at: number; facts: Promise<Facts | null> } | null = null;
  return () => {
    if (known && performance.now() - known.at < CACHED_MS) return known.facts;
    const facts = withinTime(askFacts(database), LONGEST_MS).catch(() => {
      known = null;
      return null;
    });
    known = { at: performance.now(), facts };
    return facts;
  };
}

async function askFacts(database: Database): Promise<Facts> {
  const [{ rows }, queue] = await Promise.all([
    sql<Omit<Facts, 'queue'>>`
      select pg_database_size(current_database())::float8 as bytes,
        (select count(*) from pending_events)::integer as "pendingEvents",
        coalesce((select extract(epoch from now() - min(created_at)) from pending_events), 0)::float8 as "pendingSeconds",
        coalesce((select size from log_head), 0)::float8 as "logEntries",
        (select count(*) from log_pending)::integer as "logPending",
        (select extract(epoch from now() - signed_at) from log_head)::float8 as "checkpointSeconds",
        coalesce((select json_agg(json_build_object('state', state, 'count', count)) from
          (select state, count(*)::integer from contractor_imports group by state) as i), '[]') as imports,
        coalesce((select json_agg(json_build_object('kind', kind, 'seconds', seconds)) from
          (select kind, extract(epoch from now() - max(finished_at)) as seconds
            from recovery_runs where problem is null group by kind) as r), '[]') as recoveries,
        coalesce((select json_agg(json_build_object('standby', application_name, 'seconds',
            coalesce(extract(epoch from replay_lag), case when state = 'streaming' then 0 end)))
          from pg_stat_replication), '[]') as standbys`.execute(database),
    readQueue(database),
  ]);
  const [facts] = rows;
  if (!facts) throw new Error('The database answered nothing.');
  return { ...facts, queue };
}

/** The queue makes its tables when it first runs. */
export async function readQueue(database: Database): Promise<Facts['queue']> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"`.execute(database);
  if (!found[0]?.isThere) return [];
  const { rows } = await sql<Facts['queue'][number]>`
    select name,
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::integer as waiting,
      (count(*) filter (where state = 'failed'))::integer as failed,
      coalesce(extract(epoch from now() -
        min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
    from jobs.job where state in ('created', 'retry', 'failed') group by name`.execute(database);
  return rows;
}
