import type { Announce, DomainEvent } from './core/context.ts';
import type { Logger } from './core/logger.ts';
import type { PageCache } from './core/page-cache.ts';

type Listener = (event: DomainEvent & Record<string, unknown>) => void | Promise<void>;
export type Listeners = Record<string, Listener[]>;

/** What follows from what: the product's events, and who hears them. What is slow or may fail is a job, not a listener. */
export function listenersOf(services: { pageCache: PageCache }): Listeners {
  const dropContractor: Listener = (event) =>
    services.pageCache.drop([`contractor:${String(event['contractorSlug'])}`, 'contractors']);
  return {
    'review.published': [dropContractor],
    'review.edited': [dropContractor],
    'review.deleted': [dropContractor],
    'response.published': [dropContractor],
    'response.edited': [dropContractor],
    'response.deleted': [dropContractor],
    'contractor.changed': [dropContractor],
  };
}

/** Calls the listeners of an event at once and in order; one that fails is logged and stops nobody else. */
export function createAnnouncer(listeners: Listeners, log: Logger): Announce {
  const failed = (event: DomainEvent) => (error: unknown) =>
    log.error({ err: error, event: event.name }, 'listener failed');
  return (event) => {
    for (const listen of listeners[event.name] ?? []) {
      try {
        void Promise.resolve(listen({ ...event })).catch(failed(event));
      } catch (error) {
        failed(event)(error);
      }
    }
  };
}
