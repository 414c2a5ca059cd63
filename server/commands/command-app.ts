import { DEFAULT_LANGUAGE } from '../../common/format/language.ts';
import { loadTexts } from '../content/texts.ts';
import { loadConfig, type Config } from '../core/config/config.ts';
import type { Context } from '../core/context.ts';
import { outletsOf } from '../core/effect-services.ts';
import { createLogger } from '../core/process/logger.ts';
import { createMailer } from '../mail/mailer.ts';
import { createPageCache, type PageCache } from '../core/pages/page-cache.ts';
import type { DatabaseHandle } from '../database/client.ts';
import { createBilling } from '../billing/billing.ts';
import { openConfiguredDatabase, type OpenedDatabase } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { createRealtime } from '../realtime/realtime.ts';
import { announceThrough, createAnnouncer, devicePushes } from '../events.ts';
import { withoutQueue, workersOf } from '../schedule.ts';

/** The tools of a command. */
export type CommandApp = {
  handle: DatabaseHandle;
  /** For actions: there is no user, because the operator of the server may do anything. */
  context: Context;
  /** Drops pages in the servers that run on this database. */
  pageCache: PageCache;
};

export type OpenedConfig = OpenedDatabase & { config: Config };

/** Opens the configured database as it is, without migrating it, lends it to `work`, and closes it again whatever happens. */
export async function withDatabase<Result>(work: (opened: OpenedConfig) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  const opened = await openConfiguredDatabase(config, createLogger(config));
  try {
    return await work({ ...opened, config });
  } finally {
    await opened.handle.close();
    await opened.stop();
  }
}

/**
 * Opens the configured database as a start does, lends it to `work`, and always closes it again. It adds no
 * demo world, which an import or a new administrator does not need.
 */
export async function withApp<Result>(work: (app: CommandApp) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  const log = createLogger(config);
  const { handle, stop } = await openConfiguredDatabase(config, log);
  try {
    await prepareDatabase(handle, { ...config, seed: config.seed === 'none' ? 'none' : 'reference' });
    const pageCache = createPageCache();
    await pageCache.listen(handle);
    const texts = await loadTexts(handle.database);
    const mailer = createMailer(config, handle.database, log);
    const clock = () => new Date();
    const { database } = handle;
    const announce = announceThrough(() => announcer);
    const enqueue = withoutQueue(
      workersOf({
        database,
        pageCache,
        deliver: mailer.send,
        clock,
        announce,
        log,
        billing: createBilling({ database, texts, clock, log, config, announce }).jobs,
        config,
        texts,
        announcer: () => announcer,
        pushNotification: devicePushes({ database, texts, config, clock }),
      }),
    );
    // Informs the running servers; browsers do not connect to a command.
    const { broadcaster } = createRealtime({ config, handle, log, clock, enqueue });
    const announcer = createAnnouncer(
      { pageCache, database, texts, config, clock, broadcaster, log },
      outletsOf({ config, sender: mailer, queue: null, runAtOnce: enqueue }),
    );
    const context: Context = {
      database: handle.database,
      viewer: null,
      language: DEFAULT_LANGUAGE,
      t: texts.t(DEFAULT_LANGUAGE),
      now: new Date(),
      ip: '127.0.0.1',
      requestId: 'command',
      log,
      config,
      announce,
    };
    const result = await work({ handle, context, pageCache });
    await announcer.settled();
    return result;
  } finally {
    await handle.close();
    await stop();
  }
}
