import { sql, type Kysely } from 'kysely';

/** Base backups, backups and drills, so that an operator sees how old the newest of each is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table recovery_runs (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('base', 'backup', 'drill')),
      finished_at timestamptz not null,
      took_ms integer not null check (took_ms >= 0),
      -- The newest moment that this run made restorable, or proved to be.
      restorable_to timestamptz,
      -- Null where the run succeeded; else one sentence.
      problem text
    )`.execute(database);
  await sql`create index recovery_runs_newest on recovery_runs (kind, finished_at desc)`.execute(database);
}
