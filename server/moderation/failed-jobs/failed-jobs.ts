import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import type { AdminView } from '../admin-view.ts';

export type FailedJobView = {
  /** UUID. */
  id: string;
  /** Of the work that it is: `mails.send`. */
  name: string;
  /** Without the job's data, which may hold a link or code. */
  error: string;
  tries: number;
  /** ISO 8601 UTC */
  failedAt: string;
  /** Its data is erased after a day: then it can only be dropped. */
  canRetry: boolean;
};
export type FailedJobsView = { admin: AdminView; jobs: FailedJobView[]; total: number };

const SHOWN_MAX = 50;
const ERROR_LENGTH_MAX = 300;

/**
 * Jobs that failed six times and need an administrator, the latest first; none where no queue has run yet.
 */
export async function listFailedJobs({ database }: ReadContext): Promise<Omit<FailedJobsView, 'admin'>> {
  if (!(await hasQueue(database))) return { jobs: [], total: 0 };
  const { rows } = await sql<Omit<FailedJobView, 'failedAt'> & { failedAt: Date; total: number }>`
    select id::text as id, name, retry_count + 1 as tries, completed_on as "failedAt", data is not null as "canRetry",
      left(split_part(coalesce(output ->> 'message', output -> 'value' ->> 'message', output::text, ''), E'\n', 1),
        ${ERROR_LENGTH_MAX}::integer) as error,
      count(*) over ()::integer as total
    from jobs.job where state = 'failed'
    order by completed_on desc, id limit ${SHOWN_MAX}`.execute(database);
  return {
    jobs: rows.map(({ total: _total, failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/** The queue runs it again immediately, for one more try. */
export const retryFailedJob = (context: Context, jobId: string): Promise<void> =>
  change(context, jobId, 'retried', (database) =>
    sql<{ name: string }>`
      update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
      where id = ${jobId}::uuid and state = 'failed' and data is not null
      returning name`.execute(database),
  );

/** The job is deleted undone. */
export const dropFailedJob = (context: Context, jobId: string): Promise<void> =>
  change(context, jobId, 'dropped', (database) =>
    sql<{ name: string }>`
      delete from jobs.job where id = ${jobId}::uuid and state = 'failed' returning name`.execute(database),
  );

/** Of two administrators the second is told that it is done. */
async function change(
  context: Context,
  jobId: string,
  what: 'retried' | 'dropped',
  write: (database: Queryable) => Promise<{ rows: { name: string }[] }>,
): Promise<void> {
  const name = await transact(context, async ({ database }) => {
    if (!(await hasQueue(database))) throw conflict('failed_jobs.gone');
    const { rows } = await write(database);
    if (rows[0] === undefined) throw conflict('failed_jobs.gone');
    return rows[0].name;
  });
  context.log.info({ job: name, jobId, byUserId: context.viewer?.userId }, `failed job ${what}`);
}

async function hasQueue(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"`.execute(database);
  return rows[0]?.isThere ?? false;
}
