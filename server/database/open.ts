import { archiveSettings, followArchive } from '../archive/follow-archive.ts';
import { isUnfinished } from '../archive/restore-cluster.ts';
import type { Config } from '../core/config/config.ts';
import { ConfigError } from '../core/config/config.ts';
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
  const name = nameOfConnections(config);
  if (databaseUrl !== null)
    return {
      ...(await connectToServer({ databaseUrl, databaseDirectUrl, name })),
      stop: async () => undefined,
    };
  const { archive, dataDir } = config;
  const server = await startEmbedded(dataDir, undefined, archiveSettings(archive), reportTo(log));
  const handle = openDatabase(server.target, { name });
  if (archive) await followArchive(handle.sql, { archive, dataDir }, log);
  return { handle, target: server.target, stop: server.stop };
}

/** A start would serve a half of what is restored. */
function refuseUnfinishedRestore(dataDir: string): void {
  if (isUnfinished(dataDir))
    throw new ConfigError(`The restore into ${dataDir} did not end: run restore-to again.`);
}

function reportTo(log: Logger): EmbeddedReport {
  return (event, error) => {
    if (event === 'ended') log.error('the embedded database ended; it is started again');
    else if (event === 'failed') log.error({ err: error }, 'the embedded database cannot be started yet');
    else log.warn('the embedded database is back');
  };
}
