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

/**
 * What a query or a transaction works on. A transaction holds a connection of the pool until it is released; a query by
 * itself is sent on whichever is free. So `database.connection()` holds none: for a session's lock, reserve one of the
 * driver's.
 */
type Connection = DatabaseConnection & { held: postgres.ReservedSql | null };

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
  return {
    init: async () => undefined,
    acquireConnection: async () => createConnection(sql),
    beginTransaction: async (connection, settings) => {
      const held = await sql.reserve();
      (connection as Connection).held = held;
      await held.unsafe(beginStatement(settings));
    },
    commitTransaction: async (connection) => {
      // PostgreSQL answers COMMIT with ROLLBACK where a statement had failed and nobody noticed.
      if ((await heldBy(connection).unsafe('commit')).command === 'ROLLBACK')
        throw new AbortedTransactionError();
    },
    rollbackTransaction: async (connection) => {
      await heldBy(connection).unsafe('rollback');
    },
    releaseConnection: async (connection) => (connection as Connection).held?.release(),
    // A connection released after this was called never ends by itself: a query that nobody waits for any more would hold us.
    destroy: () => sql.end({ timeout: CLOSE_LIMIT_S }),
  };
}

function heldBy(connection: DatabaseConnection): postgres.ReservedSql {
  const { held } = connection as Connection;
  if (held === null) throw new Error('No transaction has begun.');
  return held;
}

function createConnection(sql: postgres.Sql): Connection {
  const connection: Connection = {
    held: null,
    executeQuery: (query) => execute(connection.held ?? sql, query),
    streamQuery: () => {
      throw new Error('Read in pages: a stream would hold a connection for as long as its reader takes.');
    },
  };
  return connection;
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

async function execute<Row>(sql: postgres.Sql, query: CompiledQuery): Promise<QueryResult<Row>> {
  const parameters = [...query.parameters] as postgres.SerializableParameter[];
  const rows = await sql.unsafe<Row[] & postgres.Row[]>(query.sql, parameters, { prepare: true });
  return { rows: [...rows], numAffectedRows: CHANGES.has(rows.command) ? BigInt(rows.count) : undefined };
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`;
}
