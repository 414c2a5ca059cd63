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

const CLOSE_LIMIT_S = 5;

/** A connection of the pool, held until it is released. */
type Connection = DatabaseConnection & { reserved: postgres.ReservedSql };

/**
 * Kysely on postgres.js with prepared statements: PostgreSQL parses a text once on each connection, and a query takes one
 * round trip instead of two. Measured against the package kysely-postgres-js in docs/performance.md.
 */
export function createDialect(sql: postgres.Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(sql),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(sql: postgres.Sql): Driver {
  const say = async (connection: DatabaseConnection, text: string) =>
    (connection as Connection).reserved.unsafe(text);
  return {
    init: async () => undefined,
    acquireConnection: async () => createConnection(await sql.reserve()),
    beginTransaction: async (connection, settings) => {
      await say(connection, beginStatement(settings));
    },
    commitTransaction: async (connection) => {
      // PostgreSQL answers COMMIT with ROLLBACK where a statement had failed and nobody noticed.
      if ((await say(connection, 'commit')).command === 'ROLLBACK') throw new AbortedTransactionError();
    },
    rollbackTransaction: async (connection) => {
      await say(connection, 'rollback');
    },
    releaseConnection: async (connection) => (connection as Connection).reserved.release(),
    // A connection released after this was called never ends by itself: a query that nobody waits for any more would hold us.
    destroy: () => sql.end({ timeout: CLOSE_LIMIT_S }),
  };
}

function createConnection(reserved: postgres.ReservedSql): Connection {
  return {
    reserved,
    executeQuery: (query) => execute(reserved, query),
    streamQuery: () => {
      throw new Error('Read in pages: a stream would hold a connection for as long as its reader takes.');
    },
  };
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

async function execute<Row>(reserved: postgres.ReservedSql, query: CompiledQuery): Promise<QueryResult<Row>> {
  const parameters = [...query.parameters] as postgres.SerializableParameter[];
  const rows = await reserved.unsafe<Row[] & postgres.Row[]>(query.sql, parameters, { prepare: true });
  return { rows: [...rows], numAffectedRows: CHANGES.has(rows.command) ? BigInt(rows.count) : undefined };
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`;
}
