import type { Config } from '../core/config/config.ts';
import { ConfigError } from '../core/config/config-error.ts';
import type { Database } from '../database/client.ts';
import { forgetHead } from './head-file.ts';
import { makeKey, signersOf } from './log-keys.ts';
import { lockLog, originOf, readHead, signHead, type LogSettings } from './head.ts';
import type { Verifier } from './signed-note.ts';

/** Makes a new key for the log, and signs its present end with it. The former keys sign beside it for a while, unless APP_KEY no longer opens them. */
export async function replaceKey(
  database: Database,
  config: Pick<Config, 'appKey' | 'appUrl'>,
  now: Date,
): Promise<Verifier> {
  return database.transaction().execute(async (tx) => {
    await lockLog(tx);
    const head = await readHead(tx);
    const origin = head?.origin ?? originOf(config);
    const areFormerOpen = await signersOf(tx, config).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ConfigError) return false;
        throw error;
      },
    );
    const verifier = await makeKey(tx, config, { name: origin, now, isAtOnce: !areFormerOpen });
    if (head) await signHead(tx, config, { ...head, now });
    return verifier;
  });
}

/**
 * Goes on under a new name, from the entries that the database has: for a database that was restored from an older backup than what
 * was published. Under the former name nothing is signed any more, so readers see that one ended.
 */
export async function beginNewLog(database: Database, config: LogSettings, now: Date): Promise<string> {
  const origin = await database.transaction().execute(async (tx) => {
    await lockLog(tx);
    const head = await readHead(tx);
    const names = await tx.selectFrom('log_keys').select('name').distinct().execute();
    const next = `${originOf(config)}-${names.length + 1}`;
    await makeKey(tx, config, { name: next, now, isAtOnce: true });
    await signHead(tx, config, { origin: next, size: head?.size ?? 0, now });
    await tx.deleteFrom('log_cosignatures').execute();
    return next;
  });
  await forgetHead(config.dataDir);
  return origin;
}
