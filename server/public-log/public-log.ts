import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import { ConfigError } from '../core/config/config-error.ts';
import type { Logger } from '../core/process/logger.ts';
import type { Database, Queryable } from '../database/client.ts';
import { askWitnesses, type WitnessSetting } from './ask-witnesses.ts';
import { appendNoted } from './append-entries.ts';
import { lockLog, originOf, readHead, signHead, type LogHead, type LogSettings } from './head.ts';
import { rememberHead } from './head-file.ts';
import { makeKey } from './log-keys.ts';
import { EMPTY_ROOT } from './merkle.ts';
import { notePast } from './note-past.ts';
import { COSIGNATURE, readVerifier } from './signed-note.ts';

/** Within so many milliseconds after a change there is a checkpoint with its entry. */
const PAUSE_MS = 2_000;

type Parts = { database: Database; config: LogSettings; log: Logger; clock: () => Date };

export type PublicLog = {
  /** Makes entries of all that is noted, and signs a checkpoint. */
  append: () => Promise<void>;
  /** From now on does so by itself. */
  begin: () => void;
  stop: () => Promise<void>;
};

export function createPublicLog(parts: Parts): PublicLog {
  const witnesses = witnessesOf(parts.config);
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let known: LogHead | null = null;
  /** Every process remembers the end, so that none continues a database that lost entries. */
  const remember = async (head: LogHead | null): Promise<void> => {
    if (head === null) return;
    refuseLostEntries(known, head);
    if (head.note === known?.note) return;
    await rememberHead(parts.config.dataDir, head);
    known = head;
  };
  const append = async (): Promise<void> => {
    let isMore = true;
    while (isMore) {
      await remember(await readHead(parts.database));
      const appended = await appendOnce(parts, known);
      await remember(appended.head);
      isMore = appended.isMore;
    }
    if (known && witnesses.length > 0) await askWitnesses({ ...parts, witnesses }, known);
  };
  const tick = (): void => {
    running ??= append()
      .catch((error: unknown) => parts.log.error({ err: error }, 'public log: no entries were made'))
      .finally(() => {
        running = null;
      });
  };
  return {
    append,
    begin: () => {
      timer = setInterval(tick, PAUSE_MS).unref();
      tick();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

/** Throws ConfigError for a key that is none. */
function witnessesOf({ publicLog }: Pick<Config, 'publicLog'>): WitnessSetting[] {
  return publicLog.witnesses.map(({ key: text, url }) => {
    const key = readVerifier(text);
    if (key?.algorithm !== COSIGNATURE)
      throw new ConfigError(`Setting LOG_WITNESSES: ${text} is not the key of a witness.`);
    return { key, url };
  });
}

/** `head`: null where nothing changed. */
type Appended = { head: LogHead | null; isMore: boolean };

/** A standby that was promoted without the last entries; to go on would give readers a log with two histories. */
function refuseLostEntries(known: LogHead | null, head: LogHead): void {
  if (known === null || known.origin !== head.origin) return;
  const isSame = head.size > known.size || (head.size === known.size && head.root.equals(known.root));
  if (!isSame)
    throw new Error(
      `The database has lost entries of the public log: ${known.size} were published, it has ${head.size}. Nothing is published until it has them, or until npm run plumbline -- log-keys --new-log.`,
    );
}

async function appendOnce({ database, config, clock }: Parts, known: LogHead | null): Promise<Appended> {
  if (!(await hasWork(database))) return { head: null, isMore: false };
  return database.transaction().execute(async (tx) => {
    await lockLog(tx);
    const before = (await readHead(tx)) ?? (await beginLog(tx, config, clock()));
    refuseLostEntries(known, before);
    if (!before.holdsPast) await notePast(tx);
    const { noted, size } = await appendNoted(tx, before.size);
    if (size === before.size && before.holdsPast) return { head: null, isMore: noted > 0 };
    const head = await signHead(tx, config, { origin: before.origin, size, now: clock() });
    return { head, isMore: noted > 0 };
  });
}

async function hasWork(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isWork: boolean }>`
    select exists (select from log_pending) or not exists (select from log_head where holds_past) as "isWork"`.execute(
    database,
  );
  return rows[0]?.isWork ?? false;
}

async function beginLog(tx: Queryable, config: LogSettings, now: Date) {
  const origin = originOf(config);
  const keys = await tx.selectFrom('log_keys').select('id').limit(1).execute();
  if (keys.length === 0) await makeKey(tx, config, { name: origin, now, isAtOnce: true });
  return { origin, size: 0, root: EMPTY_ROOT, note: '', holdsPast: false };
}
