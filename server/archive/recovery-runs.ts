import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

export type RunKind = 'base' | 'backup' | 'drill';
export type RecoveryRun = {
  kind: RunKind;
  finishedAt: Date;
  tookMs: number;
  restorableTo: Date | null;
  problem: string | null;
};

const KEPT = 200;

/** Remembers what came of a base backup, a backup file or a drill. */
export async function recordRun(database: Queryable, run: RecoveryRun): Promise<void> {
  await database
    .insertInto('recovery_runs')
    .values({
      kind: run.kind,
      finished_at: run.finishedAt,
      took_ms: Math.max(0, Math.round(run.tookMs)),
      restorable_to: run.restorableTo,
      problem: run.problem,
    })
    .execute();
  await sql`
    delete from recovery_runs where kind = ${run.kind} and id not in (
      select id from recovery_runs where kind = ${run.kind} order by id desc limit ${KEPT})`.execute(
    database,
  );
}

/** The newest run of a kind; `succeeded` the newest without a problem. */
export async function newestRun(
  database: Queryable,
  kind: RunKind,
  { succeeded = false }: { succeeded?: boolean } = {},
): Promise<RecoveryRun | null> {
  const row = await database
    .selectFrom('recovery_runs')
    .select(['kind', 'finished_at', 'took_ms', 'restorable_to', 'problem'])
    .where('kind', '=', kind)
    .$if(succeeded, (query) => query.where('problem', 'is', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        kind,
        finishedAt: row.finished_at,
        tookMs: row.took_ms,
        restorableTo: row.restorable_to,
        problem: row.problem,
      }
    : null;
}

export type ArchiverState = {
  isOn: boolean;
  archivedAt: Date | null;
  failedAt: Date | null;
  isFailing: boolean;
};

/** PostgreSQL's own word on its archiving, on a server and in the embedded database alike. */
export async function archiverState(database: Queryable): Promise<ArchiverState> {
  const { rows } = await sql<ArchiverState>`
    select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as "archivedAt",
      last_failed_time as "failedAt",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver`.execute(database);
  return rows[0] ?? { isOn: false, archivedAt: null, failedAt: null, isFailing: false };
}
