import type { FastifyRequest } from 'fastify';
import type { Language } from '../../common/format/language.ts';
import type { Messages, Translate } from '../../common/format/translator.ts';
import type { PageAnswer } from './answers.ts';
import type { Database } from '../database/client.ts';
import type { Assets, RenderPage } from './pages/assets.ts';
import type { Announce } from './announce.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Config } from './config/config.ts';
import type { Logger } from './process/logger.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { KeepInterrupted } from './forms/interrupted-action.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** Texts by language and namespace, as the database has them now. */
export type Texts = {
  t: (language: Language) => Translate;
  /** The texts of some namespaces, and a stamp that changes when any text does. */
  messages: (language: Language, namespaces: readonly string[]) => Messages;
  stamp: () => string;
};

/** Everything a request needs that outlives it; made once in app.ts. */
export type Services = {
  config: Config;
  database: Database;
  log: Logger;
  texts: Texts;
  assets: Assets;
  render: RenderPage;
  pageCache: PageCache;
  announce: Announce;
  broadcaster: Broadcaster;
  resolveViewer: (request: FastifyRequest, by: 'session' | 'bearer') => Promise<Viewer>;
  /** The user's number of unread items, for the header; a hundred at most. */
  countUnread: (viewer: SignedIn) => Promise<number>;
  /** Keeps what met the limit of a plan until it is paid for; answers where it goes on. */
  keepInterrupted: KeepInterrupted;
  /** Marks paid plans on a page that is composed already. */
  withPlanMarks: (answer: PageAnswer) => Promise<PageAnswer>;
  clock: () => Date;
};
