import type { Config } from '../core/config.ts';
import { ConfigError } from '../core/config.ts';
import { openDatabase, type ConnectionTarget, type DatabaseHandle } from './client.ts';
import { ensureWritable, startEmbedded } from './embedded.ts';

export type OpenedDatabase = { handle: DatabaseHandle; target: ConnectionTarget; stop: () => Promise<void> };

/** The configured PostgreSQL server, or the embedded one in DATA_DIR. Throws ConfigError with one sentence for the operator. */
export async function openConfiguredDatabase(config: Config): Promise<OpenedDatabase> {
  try {
    ensureWritable(config.dataDir);
  } catch {
    throw new ConfigError(`The folder ${config.dataDir} (DATA_DIR) cannot be written.`);
  }
  if (config.databaseUrl) {
    const target = { url: config.databaseUrl };
    return { handle: await connect(config.databaseUrl), target, stop: async () => undefined };
  }
  const server = await startEmbedded(config.dataDir);
  return { handle: openDatabase(server.target), target: server.target, stop: server.stop };
}

async function connect(url: string): Promise<DatabaseHandle> {
  const handle = openDatabase({ url });
  try {
    await handle.sql`select 1`;
    return handle;
  } catch (error) {
    await handle.close();
    throw new ConfigError(`The database in DATABASE_URL does not answer: ${(error as Error).message}`);
  }
}
