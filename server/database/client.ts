import { Kysely, type Transaction } from 'kysely';
import postgres from 'postgres';
import { createDialect } from './dialect.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself where a read does not care. */
export type Queryable = Database | Transaction<DB>;

export type DatabaseHandle = {
  database: Database;
  /** The driver itself: for LISTEN/NOTIFY and COPY, nothing else. */
  sql: postgres.Sql;
  close: () => Promise<void>;
};

export type ConnectionTarget = { url: string } | { socketDirectory: string; port: number; database: string };

/** Opens a pool. Integers, dates and JSON arrive as numbers, Date objects and parsed values; `date` columns as 'YYYY-MM-DD'. */
export function openDatabase(
  target: ConnectionTarget,
  options: { connections?: number } = {},
): DatabaseHandle {
  const settings: postgres.Options<Record<string, postgres.PostgresType>> = {
    max: options.connections ?? 10,
    onnotice: () => undefined,
    connect_timeout: 10,
    types: {
      // A calendar day has no time zone: keep the text.
      day: { to: 1082, from: [1082], serialize: String, parse: (value: string) => value },
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
    },
  };
  const sql =
    'url' in target
      ? postgres(target.url, settings)
      : postgres({
          ...settings,
          host: target.socketDirectory,
          port: target.port,
          database: target.database,
          username: 'plumbline',
        });
  const database = new Kysely<DB>({ dialect: createDialect(sql) });
  const close = async () => {
    await database.destroy();
    // Kysely ends the pool only where it has used it.
    await sql.end();
  };
  return { database, sql, close };
}
