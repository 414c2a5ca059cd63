import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type postgres from 'postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { note, WORK } from '../core/signals.ts';
import { createSessions, type OpenSession, type Sent, type Session, type Sessions } from './sessions.ts';

const CLOSE_LIMIT_S = 5;
const ASK_FOR_LOCK_MS = 100;
/** The number that Kysely's own adapter takes: an older version of the product may migrate at the same time. */
export const MIGRATION_LOCK = '3853314791062309107';

/**
 * The connection of a query or a transaction. A transaction has a session until it is released; a single
 * query uses any free connection of the pool. So `database.connection()` reserves none: for a session's lock,
 * reserve one of the driver's.
 */
type Connection = DatabaseConnection & { locked: Session | null };

/**
 * Kysely on postgres.js with prepared statements. PostgreSQL parses a text once on each connection, and a
 * query takes one round trip instead of two. Measured against the package kysely-postgres-js in
 * docs/performance.md.
 */
export function createDialect(sql: postgres.Sql, openSession: OpenSession): Dialect {
  return {
    createAdapter: () => new Adapter(sql),
    createDriver: () => createDriver(sql, createSessions(openSession, sql.options.max)),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * Kysely takes the migrations' lock and runs them on different connections here, so the lock needs a reserved
 * one.
 */
class Adapter extends PostgresAdapter {
  readonly #sql: postgres.Sql;
  readonly #locks = new WeakMap<object, postgres.ReservedSql>();

  constructor(sql: postgres.Sql) {
    super();
    this.#sql = sql;
  }

  override async acquireMigrationLock(database: object): Promise<void> {
    const session = await this.#sql.reserve();
    this.#locks.set(database, session);
    // A session that waits in a statement would be waited for by `create index concurrently` of the lock's holder.
    const isFree = async () => {
      const [row] = await session`select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isLocked"`;
      return row?.['isLocked'] === true;
    };
    while (!(await isFree())) await sleep(ASK_FOR_LOCK_MS);
  }

  override async releaseMigrationLock(database: object): Promise<void> {
    const session = this.#locks.get(database);
    if (session === undefined) return;
    this.#locks.delete(database);
    await session`select pg_advisory_unlock(${MIGRATION_LOCK})`.finally(() => session.release());
  }
}

function createDriver(sql: postgres.Sql, sessions: Sessions): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => createConnection(sql),
    beginTransaction: async (connection, settings) => {
      const { locked } = connection as Connection;
      const session = locked && !locked.isLost() ? locked : await takeSession(sessions);
      try {
        await session.send(beginStatement(settings));
      } catch (error) {
        giveBack(session, false);
        throw error;
      }
      (connection as Connection).locked = session;
    },
    commitTransaction: async (connection) => {
      // PostgreSQL answers COMMIT with ROLLBACK where an earlier statement had failed unnoticed.
      if ((await lockedBy(connection).send('commit')).command === 'ROLLBACK')
        throw new AbortedTransactionError();
    },
    rollbackTransaction: async (connection) => {
      const session = lockedBy(connection);
      // PostgreSQL has undone the lost connection's transaction, so the first error is the one to report.
      if (!session.isLost()) await session.send('rollback');
    },
    releaseConnection: async (connection) => giveBack((connection as Connection).locked),
    destroy: async () => {
      await sessions.end();
      // An abandoned query would delay the end.
      await sql.end({ timeout: CLOSE_LIMIT_S });
    },
  };
}

const takeSession = (sessions: Sessions): Promise<Session> =>
  WORK.connection.tracePromise(() => sessions.take(), { name: 'transactions' });

function giveBack(session: Session | null, usable?: boolean): void {
  if (session === null) return;
  session.release(usable);
  note('connectionReturned', true);
}

function lockedBy(connection: DatabaseConnection): Session {
  const { locked } = connection as Connection;
  if (locked === null) throw new Error('No transaction has begun.');
  return locked;
}

function createConnection(sql: postgres.Sql): Connection {
  const connection: Connection = {
    locked: null,
    executeQuery: (query) =>
      WORK.query.tracePromise(() => execute(connection.locked, sql, query), {
        statement: query.sql,
        inTransaction: connection.locked !== null,
      }),
    streamQuery: () => {
      throw new Error('Read in pages: a stream would hold a connection for as long as its reader takes.');
    },
  };
  return connection;
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

async function execute<Row>(
  session: Session | null,
  sql: postgres.Sql,
  query: CompiledQuery,
): Promise<QueryResult<Row>> {
  const parameters = [...query.parameters] as postgres.SerializableParameter[];
  const rows = await (session ? session.send(query.sql, parameters) : sendOnAny(sql, query.sql, parameters));
  const numAffectedRows = CHANGES.has(rows.command) ? BigInt(rows.count) : undefined;
  return { rows: [...rows] as Row[], numAffectedRows };
}

/** SQLSTATEs of a connection that PostgreSQL ended: a shutdown, or the crash of another one. */
const ENDED_BY_SERVER: ReadonlySet<unknown> = new Set(['57P01', '57P02']);

/**
 * A query fails with CONNECTION_CLOSED when PostgreSQL ends its connection. postgres.js stores PostgreSQL's
 * message and gives it to the connection's next query, unsent. That query is sent again.
 */
async function sendOnAny(
  sql: postgres.Sql,
  text: string,
  parameters: postgres.SerializableParameter[],
): Promise<Sent> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sql.unsafe(text, parameters, { prepare: true });
    } catch (error) {
      const wasSent = !ENDED_BY_SERVER.has((error as { code?: unknown }).code);
      if (wasSent || attempt === sql.options.max) throw error;
      note('repeated', 'query');
    }
  }
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`;
}
