import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../core/config/config-error.ts';
import type { Queryable } from './client.ts';
import { MIGRATION_LOCK } from './dialect.ts';

export const RECORD_TABLE = 'kysely_applied_migration';
/** Of migrations that removed something: the one that a build must know to run on what they left. */
export const NEEDS_TABLE = 'kysely_migration_needs';
/** Version 1.0 reads this name and refuses migrations that it does not know, so it sees its own only. */
const FORMER_NAME = 'kysely_migration';
const LAST_OF_FORMER = '0241-closing-reasons';

/** Makes the table of applied migrations, of the former one where there is one. Safe when two processes start at once. */
export async function prepareRecord(database: Queryable): Promise<void> {
  if (await exists(database, RECORD_TABLE)) return;
  if (database.isTransaction) return make(database);
  await database.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '5s'`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx);
    if (!(await exists(tx, RECORD_TABLE))) await make(tx);
  });
}

async function make(tx: Queryable): Promise<void> {
  const statements = [
    (await exists(tx, FORMER_NAME))
      ? `alter table ${FORMER_NAME} rename to ${RECORD_TABLE}`
      : `create table ${RECORD_TABLE} (name varchar(255) primary key, timestamp varchar(255) not null)`,
    `create table ${NEEDS_TABLE} (name varchar(255) primary key, needs text not null)`,
    `create view ${FORMER_NAME} as select name, timestamp from ${RECORD_TABLE} where name <= '${LAST_OF_FORMER}'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

async function exists(database: Queryable, table: string): Promise<boolean> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass(${table}) is not null as "isThere"`.execute(database);
  return rows[0]?.isThere ?? false;
}

/** `needs` is null where any build runs on it. */
export type AppliedMigration = { name: string; needs: string | null };

/** In their order. Throws where no process has ever started on this database. */
export async function appliedMigrations(database: Queryable): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, needs from ${sql.table(RECORD_TABLE)} left join ${sql.table(NEEDS_TABLE)} using (name)
    order by name`.execute(database);
  return rows;
}

export async function recordNeeds(database: Kysely<unknown>, name: string, needs: string): Promise<void> {
  await sql`insert into ${sql.table(NEEDS_TABLE)} (name, needs) values (${name}, ${needs})`.execute(database);
}

/** A newer version may have migrated the database. That is fine as long as it only added. */
export function refuseRemovedParts(applied: readonly AppliedMigration[], known: ReadonlySet<string>): void {
  const obstacle = applied.find(({ name, needs }) => !known.has(name) && needs !== null && !known.has(needs));
  if (obstacle)
    throw new ConfigError(
      `The database was migrated by a newer version (${obstacle.name}), which removed what this one uses: install a version that has ${obstacle.needs}, or restore a backup that is older.`,
    );
}
