import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../common/format/language.ts';
import type { Translate } from '../../common/format/translator.ts';
import type { Database, Queryable } from '../database/client.ts';
import { recordTogether, type Announce } from './announce.ts';
import type { Config } from './config/config.ts';
import type { Logger } from './process/logger.ts';
import { claimKey, type SentForm } from './forms/sent-form.ts';
import { holdRights } from './hold-rights.ts';
import { note } from './signals.ts';
import type { Viewer } from './viewer.ts';

/** All an action may know: who asks, in which language, when, and the database. No HTTP. */
export type Context<Q extends Queryable = Database> = {
  database: Q;
  viewer: Viewer;
  language: Language;
  t: Translate;
  now: Date;
  ip: string;
  requestId: string;
  log: Logger;
  config: Config;
  announce: Announce;
  /** The form that the first transaction is the work of, where its browser may send it again. */
  sentForm?: SentForm;
  /** Files that a visitor’s form brought: no account says whose they are. */
  broughtFileIds?: number[];
};

/** The part of a context that queries and policies need, inside and outside a transaction. */
export type ReadContext = Context<Queryable>;

/** SQLSTATEs of a transaction that PostgreSQL ended for another one's sake: a serialization failure, a deadlock. */
const LOST_TO_ANOTHER: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const MOST_ATTEMPTS = 3;
/** Time for the other one to take what it waited for, or both would meet again. */
const pauseAfter = (attempts: number): Promise<void> => sleep(attempts * (10 + Math.random() * 20));

/**
 * Runs one use case in one transaction. Announcements of `work` are published after the commit, and never when it
 * throws; their lasting effects are written with it (`pending-events.ts`). A transaction that lost to another runs again from its beginning, up to three times in all.
 * So `work` only reads and writes `tx`, announces, and answers.
 */
export async function transact<Result>(
  context: Context,
  work: (tx: ReadContext) => Promise<Result>,
): Promise<Result> {
  const { result, publish } = await persist(context, work, 1);
  if (context.sentForm) context.sentForm.isClaimed = true;
  publish();
  return result;
}

type Attempt<Result> = { result: Result; publish: () => void };

async function persist<Result>(
  context: Context,
  work: (tx: ReadContext) => Promise<Result>,
  attempts: number,
): Promise<Attempt<Result>> {
  try {
    return await attempt(context, work);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (!LOST_TO_ANOTHER.has(code) || attempts === MOST_ATTEMPTS) throw error;
    context.log.warn({ code, requestId: context.requestId }, 'transaction repeated');
    note('repeated', 'transaction');
    await pauseAfter(attempts);
    return persist(context, work, attempts + 1);
  }
}

async function attempt<Result>(
  context: Context,
  work: (tx: ReadContext) => Promise<Result>,
): Promise<Attempt<Result>> {
  return recordTogether(context, async (transaction, announce) => {
    const { sentForm, now } = context;
    await holdRights(transaction, context.viewer);
    if (sentForm?.isClaimed === false) await claimKey(transaction, sentForm, now);
    return work({ ...context, database: transaction, announce });
  });
}
