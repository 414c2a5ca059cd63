import { Kysely, type Dialect, type KyselyPlugin, type QueryId } from 'kysely';
import type { DatabaseHandle } from '../../server/database/client.ts';
import type { DB } from '../../server/database/schema.ts';

/** A statement of the product with its parameters, and the id it answered with where it wrote one row. */
export type Statement = { sql: string; parameters: readonly unknown[]; writtenId: number | null };
/** Everything that one request asked of the database, in order; `begin` and `commit` where it had a transaction. */
export type Recording = Statement[];

export type Recorder = {
  /** For the application whose statements are to be recorded. */
  handle: DatabaseHandle;
  record: (work: () => Promise<void>) => Promise<Recording>;
};

type Noted = Statement & { queryId: QueryId | null };

/** A database handle that remembers what goes through it, one request at a time. */
export function createRecorder(inner: DatabaseHandle): Recorder {
  let statements: Noted[] = [];
  const note = (statement: Partial<Noted>) =>
    statements.push({ sql: '', parameters: [], writtenId: null, queryId: null, ...statement });
  const database = new Kysely<DB>({
    dialect: noteTransactions(inner.dialect, (sql) => note({ sql })),
    plugins: [noteIds((queryId) => statements.find((statement) => statement.queryId === queryId))],
    log: ({ level, query }) => {
      if (level === 'query') note({ sql: query.sql, parameters: query.parameters, queryId: query.queryId });
    },
  });
  return {
    handle: { ...inner, database },
    record: async (work) => {
      statements = [];
      await work();
      return statements.map(({ sql, parameters, writtenId }) => ({ sql, parameters, writtenId }));
    },
  };
}

function noteTransactions(dialect: Dialect, note: (sql: string) => void): Dialect {
  return {
    ...dialect,
    createDriver: () => {
      const driver = dialect.createDriver();
      return {
        ...driver,
        beginTransaction: (connection, settings) => {
          note('begin');
          return driver.beginTransaction(connection, settings);
        },
        commitTransaction: (connection) => {
          note('commit');
          return driver.commitTransaction(connection);
        },
      };
    },
  };
}

function noteIds(statementOf: (queryId: QueryId) => Noted | undefined): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ queryId, result }) => {
      const statement = statementOf(queryId);
      const id = result.rows.length === 1 ? result.rows[0]?.['id'] : undefined;
      if (statement?.sql.startsWith('insert') && typeof id === 'number') statement.writtenId = id;
      return result;
    },
  };
}
