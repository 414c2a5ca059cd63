import type { Language } from '../../common/language.ts';
import type { Translate } from '../../common/translator.ts';
import type { Database, Queryable } from '../database/client.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Viewer } from './viewer.ts';

/** Something that happened, in the past tense. `server/events.ts` says what follows. */
export type DomainEvent = { name: string };
export type Announce = (event: DomainEvent) => void;

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
};

/** What queries and policies need of a context; inside and outside a transaction. */
export type ReadContext = Context<Queryable>;

/**
 * Runs one use case in one transaction. What `work` announces is heard only after the commit, and not at all
 * when it throws.
 */
export async function transact<Result>(
  context: Context,
  work: (inside: ReadContext) => Promise<Result>,
): Promise<Result> {
  const heard: DomainEvent[] = [];
  const result = await context.database
    .transaction()
    .execute((transaction) =>
      work({ ...context, database: transaction, announce: (event) => heard.push(event) }),
    );
  heard.forEach(context.announce);
  return result;
}
