import { archiveSettings, followArchive } from '../archive/follow-archive.ts';
import { isUnfinished } from '../archive/restore-cluster.ts';
import type { Config } from '../core/process/config.ts';
import { ConfigError } from '../core/process/config.ts';
import { nameOfConnections } from '../core/process/equal-settings.ts';
import type { Logger } from '../core/process/logger.ts';
import { connectToServer } from './connect.ts';
import { openDatabase, type ConnectionTarget, type DatabaseHandle } from './client.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startEmbedded, type EmbeddedReport } from './embedded.ts';

export type OpenedDatabase = { handle: DatabaseHandle; target: ConnectionTarget; stop: () => Promise<void> };

/** The configured PostgreSQL server, or the embedded one in DATA_DIR. Throws ConfigError with one sentence for the operator. */
export async function openConfiguredDatabase(config: Config, log: Logger): Promise<OpenedDatabase> {
  refuseUnfinishedRestore(config.dataDir);
  try {
    prepareDataFolder(config.dataDir);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl !== null)
    return { ...(await connectToServer({ databaseUrl, databaseDirectUrl })), stop: async () => undefined };
  const { archive, dataDir } = config;
  const server = await startEmbedded(dataDir, undefined, archiveSettings(archive), reportTo(log));
  const handle = openDatabase(server.target);
  if (archive) await followArchive(handle.sql, { archive, dataDir }, log);
  return { handle, target: server.target, stop: server.stop };
}

/** A start would serve a half of what is restored. */
function refuseUnfinishedRestore(dataDir: string): void {
  if (isUnfinished(dataDir))
    throw new ConfigError(`The restore into ${dataDir} did not end: run restore-to again.`);
  const name = nameOfConnections(config);
  if (config.databaseUrl) {
    const target = { url: config.databaseUrl };
    return { handle: await connect(config.databaseUrl, name), target, stop: async () => undefined };
  }
  const server = await startEmbedded(config.dataDir, undefined, {}, reportTo(log));
  return { handle: openDatabase(server.target, { name }), target: server.target, stop: server.stop };
}

function reportTo(log: Logger): EmbeddedReport {
  return (event, error) => {
    if (event === 'ended') log.error('the embedded database ended; it is started again');
    else if (event === 'failed') log.error({ err: error }, 'the embedded database cannot be started yet');
    else log.warn('the embedded database is back');
  };
}

async function connect(url: string, name: string): Promise<DatabaseHandle> {
  const handle = openDatabase({ url }, { name });
  try {
    await handle.sql`select 1`;
    return handle;
  } catch (error) {
    await handle.close();
    throw new ConfigError(`The database in DATABASE_URL does not answer: ${(error as Error).message}`);
  }
}
