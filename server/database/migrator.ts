import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as generated from '../generated/migrations.ts';
import { ConfigError } from '../core/config/config-error.ts';
import type { Database, Queryable } from './client.ts';
import { MIGRATION_LOCK } from './dialect.ts';
import {
  appliedMigrations,
  prepareRecord,
  RECORD_TABLE,
  recordNeeds,
  refuseRemovedParts,
} from './migration-record.ts';

export type ProductMigration = Migration & {
  /** Indexes of tables that hold rows, by name: made while others write, before `up`. */
  indexes?: Readonly<Record<string, string>>;
  /** Parts that `up` removes. `since` is the migration whose release no longer uses them. */
  removes?: { since: string; names: readonly string[] };
};
export type Migrations = Readonly<Record<string, ProductMigration>>;

/** In order; a migration that has landed is never edited. */
export const MIGRATIONS: Migrations = generated.MIGRATIONS;

/** A statement that waits longer for its table would stop all readers behind it. */
const LOCK_WAIT_MS = 2_000;
const ATTEMPTS = 150;
const LONGEST_PAUSE_MS = 2_000;
/** SQLSTATE: lock not available, deadlock. */
const OF_LOCKS = new Set<unknown>(['55P03', '40P01']);

/**
 * Brings the database up to date, or up to one migration; returns the names applied. Two processes may call it at once: the
 * migrator takes a lock. Older processes may serve meanwhile: each migration is a transaction, and gives way to them.
 */
export async function migrate(
  database: Queryable,
  upTo?: string,
  migrations: Migrations = MIGRATIONS,
): Promise<string[]> {
  await givingWay('the table of migrations', () => prepareRecord(database));
  const applied = await appliedMigrations(database);
  refuseRemovedParts(applied, new Set(Object.keys(migrations)));
  const isAlone = database.isTransaction || applied.length === 0;
  if (isAlone) return run(database, prepared(migrations, upTo, atOnce));
  const names: string[] = [];
  for (const [name, { indexes = {} }] of Object.entries(migrations).sort(byName)) {
    if (upTo !== undefined && name > upTo) break;
    if (applied.some((row) => row.name === name)) continue;
    await makeIndexes(database as Database, name, indexes);
    names.push(...(await givingWay(name, () => run(database, prepared(migrations, name, beside)))));
  }
  return names;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

type Prepare = (migration: ProductMigration) => Migration['up'];

/** For a database that nobody else uses: it is empty, or a restore has locked it. */
const atOnce: Prepare = (migration) => async (tx) => {
  await migration.up(tx);
  for (const index of Object.values(migration.indexes ?? {})) await sql.raw(index).execute(tx);
};

/** For a database that older processes use. The indexes are there. */
const beside: Prepare = (migration) => async (tx) => {
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
  await migration.up(tx);
};

function prepared(
  migrations: Migrations,
  upTo: string | undefined,
  prepare: Prepare,
): Record<string, Migration> {
  const wanted = Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo);
  const withNeeds = wanted.map(([name, migration]): [string, Migration] => {
    const up: Migration['up'] = async (tx) => {
      await prepare(migration)(tx);
      if (migration.removes) await recordNeeds(tx, name, migration.removes.since);
    };
    return [name, { up }];
  });
  return Object.fromEntries(withNeeds);
}

/** In one transaction. Never down: what another process has applied meanwhile, or a newer version brought, stays. */
async function run(database: Queryable, wanted: Record<string, Migration>): Promise<string[]> {
  const applied = await appliedMigrations(database);
  const all = { ...Object.fromEntries(applied.map(({ name }) => [name, APPLIED])), ...wanted };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
    migrationTableName: RECORD_TABLE,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    // Another process went on meanwhile, which looks as if ours were missing.
    if ((await appliedMigrations(database)).length > applied.length) return run(database, wanted);
    throw error;
  }
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

const APPLIED: Migration = { up: async () => undefined };

/** An index that was left unfinished is made anew. */
async function makeIndexes(
  database: Database,
  migration: string,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(indexes).length === 0) return;
  const make = async (session: Queryable) => {
    if ((await appliedMigrations(session)).some(({ name }) => name === migration)) return;
    await sql.raw(`set lock_timeout = ${LOCK_WAIT_MS * 5}`).execute(session);
    for (const [name, statement] of Object.entries(indexes)) {
      await sql.raw(`drop index concurrently if exists ${name}`).execute(session);
      await sql.raw(statement.replace(/^create (unique )?index/, '$& concurrently')).execute(session);
    }
  };
  await givingWay(migration, () => outsideTransaction(database, (session) => underLock(session, make)));
}

/** Asks for the lock again and again: a session that waits in a statement would be waited for by the index. */
async function underLock(session: Queryable, work: (session: Queryable) => Promise<void>): Promise<void> {
  const lock = sql.lit(MIGRATION_LOCK);
  const isFree = sql<{ isLocked: boolean }>`select pg_try_advisory_lock(${lock}::bigint) as "isLocked"`;
  while (!(await isFree.execute(session)).rows[0]?.isLocked) await sleep(200);
  try {
    await work(session);
  } finally {
    await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(session);
  }
}

/** Lends one connection without a transaction: only a transaction has a connection to itself here, so it is ended at once. */
async function outsideTransaction(
  database: Database,
  work: (session: Queryable) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (session) => {
    await sql`commit`.execute(session);
    try {
      await work(session);
    } finally {
      await sql`reset lock_timeout`.execute(session);
      await sql`begin`.execute(session);
    }
  });
}

/** Repeats what found its table locked, with pauses in which those who wait behind it go first. */
async function givingWay<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!OF_LOCKS.has((error as { code?: unknown } | null)?.code)) throw error;
      if (attempt === ATTEMPTS)
        throw new ConfigError(
          `Migrating (${what}) waits for a table that another program has locked for minutes: end its transaction, and start again.`,
        );
      await sleep(Math.min(100 * attempt, LONGEST_PAUSE_MS));
    }
  }
}

/** True when every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = new Set((await appliedMigrations(database)).map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => applied.has(name));
}
