import type postgres from 'postgres';

const ROUNDS = 5;

/**
 * The pooler between us and PostgreSQL. `none`: nothing, or a pooler that keeps a session for each client. `transaction`: a pooler
 * that gives each transaction any connection, so that sessions have no memory.
 */
export type Pooling = 'none' | 'transaction' | 'statement';

/** Compares the process that PostgreSQL names with the one that greeted us, and then whether it changes between two transactions. */
export async function detectPooling(open: () => postgres.Sql): Promise<Pooling> {
  const [first, second] = [open(), open()];
  try {
    const answer = await first<{ pid: number }[]>`select pg_backend_pid() as pid`;
    // A server behind a balancer of connections greets with its own number, too.
    if (answer.state.pid === answer[0]?.pid) return 'none';
    for (let round = 0; round < ROUNDS; round += 1)
      if (await changesBackend(first, second)) return 'transaction';
    return 'none';
  } catch (error) {
    // PgBouncer refuses a transaction in its mode "statement" so: it says why, and closes the connection.
    const { code, message } = error as { code?: string; message: string };
    if (code === 'CONNECTION_CLOSED' || /statement pooling/i.test(message)) return 'statement';
    throw error;
  } finally {
    await Promise.all([first.end({ timeout: 0 }), second.end({ timeout: 0 })]);
  }
}

/** While the other client's transaction holds the connection that served us, we get another one; or it gets ours. */
async function changesBackend(ours: postgres.Sql, other: postgres.Sql): Promise<boolean> {
  const before = await pidOf(ours);
  return other.begin(async (tx) => {
    const [held] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    if (held?.pid === before) return true;
    return (await pidOf(ours)) !== before;
  });
}

async function pidOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}
