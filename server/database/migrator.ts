import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as generated from '../generated/migrations.ts';
import type { Database, Queryable } from './client.ts';

/** In order; a migration that has landed is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = generated.MIGRATIONS;

/** Brings the database up to date, or up to one migration; returns the names applied. Two processes may call it at once: the migrator takes a lock. */
export async function migrate(database: Queryable, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** True when every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return Object.keys(MIGRATIONS).every((name) => rows.some((row) => row.name === name));
}
