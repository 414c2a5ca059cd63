import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './core/config.ts';
import { openConfiguredDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { say, fail } from './core/console.ts';

/** config → database → app → listen → drain */
async function main(): Promise<void> {
  const config = loadConfig();
  const { handle, target, stop } = await openConfiguredDatabase(config);
  await prepareDatabase(handle, config);
  const app = await createApp({ config, handle, jobsOn: target });

  let closing = false;
  const shutDown = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(() => void abandon(stop, config.stopSeconds), config.stopSeconds * 1_000).unref();
    await app.close();
    await handle.close();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void shutDown());
  process.on('SIGTERM', () => void shutDown());

  try {
    const address = await app.listen({ port: config.port, host: config.host });
    say(`${config.appName} is ready at ${address}`);
  } catch (error) {
    await app.close();
    await handle.close();
    await stop();
    throw error;
  }
}

/** A request that does not end by itself is cut off. */
async function abandon(stop: () => Promise<void>, seconds: number): Promise<void> {
  // Not handle.close(): it waits for the query that does not end. The database rolls back what was not committed.
  await stop();
  fail(`Some requests had not ended after ${seconds} s and were cut off.`);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) fail(error.message);
  if ((error as { code?: string }).code === 'EADDRINUSE')
    fail('The port is in use by another program: set PORT to a free one.');
  if ((error as { code?: string }).code === 'EACCES')
    fail(`Cannot write or listen there: ${(error as Error).message}`);
  fail(
    error instanceof Error
      ? process.env['LOG_LEVEL'] === 'debug'
        ? String(error.stack)
        : error.message
      : String(error),
  );
});
