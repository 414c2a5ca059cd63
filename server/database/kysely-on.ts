import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type Transaction,
} from 'kysely';
import type postgres from 'postgres';
import type { DB } from './schema.ts';

/**
 * Lends a transaction of the driver to code that works with Kysely, for work that needs COPY beside it. The
 * caller that began the transaction ends it.
 */
export function withKyselyOn<Result>(
  tx: postgres.TransactionSql,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(tx),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return database.transaction().execute(work);
}

function driverOn(tx: postgres.TransactionSql): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: { sql: string; parameters: readonly unknown[] }) => {
      const rows = await tx.unsafe(query.sql, [...query.parameters] as postgres.SerializableParameter[], {
        prepare: true,
      });
      return { rows: [...rows] as Row[], numAffectedRows: BigInt(rows.count ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Read in pages.');
    },
  };
  // Beginning and ending are nothing here.
  return Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
}
