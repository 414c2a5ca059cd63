import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from './accounts/queries/demo-accounts.ts';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type Config } from './core/config/config.ts';
import { fail, logWhatNodeSays, say, speakJson } from './core/process/console.ts';
import { differingSettings, sentenceOfDifference } from './core/process/equal-settings.ts';
import { createLogger } from './core/process/logger.ts';
import { refuseUnsafeStart, startNotices } from './core/process/start-rules.ts';
import type { DatabaseHandle } from './database/client.ts';
import { openConfiguredDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { sentenceOfFailedStart } from './failed-start.ts';
import { refuseOtherLog } from './public-log/head-file.ts';

/** config → database → app → listen → drain */
async function main(): Promise<void> {
  // Read before the settings, which may be what is wrong.
  if ((process.env['NODE_ENV'] ?? 'production') === 'production') speakJson();
  const config = loadConfig();
  logWhatNodeSays();
  refuseUnsafeStart(config);
  const { handle, target, stop } = await openConfiguredDatabase(config, createLogger(config));
  await prepareDatabase(handle, config);
  await refuseDemoAccounts(handle, config);
  await refuseOtherLog(handle.database, config);
  const difference = sentenceOfDifference(await differingSettings(handle, config));
  const app = await createApp({ config, handle, jobsOn: target });

  let closing = false;
  const shutDown = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    // A proxy that asks /ready sends its requests elsewhere meanwhile.
    app.announceStop();
    await sleep(config.leaveSeconds * 1_000);
    const cutOff = new AbortController();
    const timer = setTimeout(() => {
      cutOff.abort();
      void abandon(stop, config.stopSeconds);
    }, config.stopSeconds * 1_000).unref();
    await app.close();
    await handle.close();
    // Stopping the database ends the requests that waited for it, so this point is reached then, too.
    if (cutOff.signal.aborted) return;
    clearTimeout(timer);
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void shutDown());
  process.on('SIGTERM', () => void shutDown());
  // npm start keeps a channel to us, which closes when its process is killed.
  process.on('disconnect', () => void shutDown());

  try {
    const address = await app.listen({ port: config.port, host: config.host });
    startNotices(config).forEach(say);
    if (difference) say(difference);
    say(`${config.appName} is ready at ${address} (version ${config.release.version})`);
  } catch (error) {
    await app.close();
    await handle.close();
    await stop();
    throw error;
  }
}

/** A database that was filled in development keeps its accounts when it is served in production. */
async function refuseDemoAccounts({ database }: DatabaseHandle, config: Config): Promise<void> {
  if (config.environment !== 'production' || config.allowDemo) return;
  const [account] = await demoAccounts(database);
  if (account)
    throw new ConfigError(
      `The database holds the demo world, and the password of ${account.email} is public: production refuses it unless ALLOW_DEMO=1.`,
    );
}

/** A request that does not end by itself is cut off. */
async function abandon(stop: () => Promise<void>, seconds: number): Promise<void> {
  // Not handle.close(): it waits for the query that does not end. The database rolls back what was not committed.
  await stop();
  fail(`Some requests had not ended after ${seconds} s and were cut off.`);
}

main().catch((error: unknown) => fail(sentenceOfFailedStart(error)));
