import type { Announce, DomainEvent } from './core/context.ts';
import type { Logger } from './core/logger.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';
import type { Config } from './core/config.ts';
import type { Mailer } from './core/mail.ts';
import type { Jobs } from './core/jobs.ts';
import { EVERY_PAGE, type PageCache } from './core/page-cache.ts';
import type { Texts } from './core/services.ts';
import { BAD_WORDS_TAG } from './content/bad-words.ts';
import { REFERENCE_LISTS_TAG } from './contractors/reference-lists.ts';
import type { Database } from './database/client.ts';
import { broadcastListeners } from './notifications/broadcast-listeners.ts';
import { decisionAppealListeners } from './notifications/decision-appeal-listeners.ts';
import { decisionListeners } from './notifications/decision-listeners.ts';
import { postingListeners } from './notifications/posting-listeners.ts';
import { peopleListeners } from './notifications/people-listeners.ts';
import { reportListeners } from './notifications/report-listeners.ts';
import { reviewListeners } from './notifications/review-listeners.ts';
import { reviewedByAuthorOf } from './reviews/queries/reviewed-by-author.ts';
import { refreshRatingSummaries } from './reviews/refresh-summary.ts';

type Listener = (event: DomainEvent & Record<string, unknown>) => void | Promise<void>;
export type Listeners = Record<string, Listener[]>;

type ListenerServices = {
  pageCache: PageCache;
  database: Database;
  mailer: Mailer;
  texts: Texts;
  config: Config;
  clock: () => Date;
  enqueue: Jobs['enqueue'];
  broadcaster: Broadcaster;
  log: Logger;
};

/** What follows from what: the product's events, and who hears them. What is slow or may fail is a job, not a listener. */
export function listenersOf(services: ListenerServices): Listeners {
  const { pageCache, database, clock, enqueue } = services;
  const dropContractor: Listener = (event) =>
    pageCache.drop([
      `contractor:${String(event['contractorSlug'])}`,
      `contractor-id:${String(event['contractorId'])}`,
      'contractors',
    ]);
  // Each of an author's reviews says how many there are.
  const dropOthersByAuthor: Listener = async (event) => {
    const slugs = await reviewedByAuthorOf(database, Number(event['reviewId']));
    if (slugs.length > 0) pageCache.drop(slugs.map((slug) => `contractor:${slug}`));
  };
  // A name stands on many pages: its own, those of whoever was reviewed, every list.
  const dropContractors: Listener = () => pageCache.drop(['contractor-pages', 'contractors']);
  const dropPostings: Listener = () => pageCache.drop(['posting-pages']);
  // A contractor's own page shows its latest.
  const dropPosting: Listener = ({ postingId, contractorSlug }) =>
    pageCache.drop([
      'postings',
      `posting:${String(postingId)}`,
      ...(typeof contractorSlug === 'string' ? [`contractor:${contractorSlug}`] : []),
    ]);
  const dropComments: Listener = ({ postingId }) => pageCache.drop([`posting:${String(postingId)}`]);
  const refreshSummary: Listener = (event) =>
    refreshRatingSummaries(database, [Number(event['contractorId'])], clock());
  return merge(
    {
      'review.published': [dropContractor, dropOthersByAuthor],
      'review.edited': [dropContractor, dropOthersByAuthor],
      'review.deleted': [dropContractor, dropOthersByAuthor],
      'review.deactivated': [dropContractor, dropOthersByAuthor],
      'review.activated': [dropContractor, dropOthersByAuthor],
      'review.edited_by_administrator': [dropContractor],
      'review.removed': [dropContractor, dropOthersByAuthor],
      'appeal.filed': [dropContractor],
      'appeal.withdrawn': [dropContractor],
      'appeal.decided': [dropContractor, dropOthersByAuthor],
      'response.deactivated': [dropContractor],
      'response.activated': [dropContractor],
      'response.edited_by_administrator': [dropContractor],
      'response.removed': [dropContractor],
      'response.published': [dropContractor],
      'response.edited': [dropContractor],
      'response.deleted': [dropContractor],
      'contractor.changed': [dropContractors, refreshSummary, dropPostings],
      'profile.renamed': [dropContractors, dropPostings],
      // Reviews say whether their author is a contractor.
      'user.role_changed': [() => pageCache.drop(['contractor-pages'])],
      'posting.published': [dropPosting],
      'posting.edited': [dropPosting],
      'posting.deleted': [dropPosting],
      'posting.removed': [dropPosting],
      'posting.restored': [dropPosting],
      'comment.created': [dropComments],
      'comment.updated': [dropComments],
      'comment.deleted': [dropComments],
      'content.published': [() => pageCache.drop(['content-pages'])],
      'texts.changed': [() => pageCache.drop([EVERY_PAGE])],
      'bad_words.changed': [() => pageCache.drop([EVERY_PAGE, BAD_WORDS_TAG])],
      'reference_lists.changed': [
        () => pageCache.drop([EVERY_PAGE, REFERENCE_LISTS_TAG]),
        ({ refreshId }) => (refreshId === null ? undefined : enqueue('search.refresh', {})),
      ],
    },
    droppingDecisionPages(pageCache),
    reviewListeners(services),
    peopleListeners(services),
    postingListeners(services),
    decisionListeners(services),
    decisionAppealListeners(services),
    reportListeners(services),
    broadcastListeners(services),
  );
}

/** The log and its counts show a decision or an appeal at once; the log also names nobody who is no longer to be read. */
function droppingDecisionPages(pageCache: PageCache): Listeners {
  const dropBoth: Listener = () => pageCache.drop(['decisions']);
  const dropLog: Listener = () => pageCache.drop(['decision-log']);
  return {
    'decision.made': [dropBoth],
    'appeal.filed': [dropBoth],
    'appeal.withdrawn': [dropBoth],
    'account_appeal.filed': [dropBoth],
    'decision_appeal.filed': [dropBoth],
    'decision_appeal.withdrawn': [dropBoth],
    'review.deleted': [dropLog],
    'response.published': [dropLog],
    'response.deleted': [dropLog],
    'contractor.changed': [dropLog],
    'profile.renamed': [dropLog],
  };
}

function merge(...tables: Listeners[]): Listeners {
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries([...names].map((name) => [name, tables.flatMap((table) => table[name] ?? [])]));
}

export type Announcer = {
  announce: Announce;
  /** When all that was begun is done: for a clean end. */
  settled: () => Promise<void>;
};

/** Calls the listeners of an event at once and in order; one that fails is logged and stops nobody else. */
export function createAnnouncer(listeners: Listeners, log: Logger): Announcer {
  const pending = new Set<Promise<void>>();
  const call = async (listen: Listener, event: DomainEvent): Promise<void> => {
    try {
      await listen({ ...event });
    } catch (error) {
      log.error({ err: error, event: event.name }, 'listener failed');
    }
  };
  return {
    announce: (event) => {
      for (const listen of listeners[event.name] ?? []) {
        const running = call(listen, event).finally(() => pending.delete(running));
        pending.add(running);
      }
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
