import type { Config } from './core/config/config.ts';
import type { Announce } from './core/announce.ts';
import { bindServices, type BoundServices, type Outlets } from './core/effect-services.ts';
import type { Logger } from './core/process/logger.ts';
import type { PageCache } from './core/pages/page-cache.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPendingEvents } from './core/pending-events.ts';
import type { Texts } from './core/services.ts';
import type { Database } from './database/client.ts';
import type { DomainEvent, Listener, Listeners } from './event-map.ts';
import { lastingEffectsOf } from './lasting-effects.ts';
import { broadcasts } from './notifications/listeners/broadcast-listeners.ts';
import { sendDueMails } from './notifications/inbox/jobs/send-due-mails.ts';
import { stalePartnerRating } from './notifications/listeners/partner-rating-listeners.ts';
import { broadcastInvitation } from './notifications/listeners/invitation-listeners.ts';
import { sendPush } from './notifications/push/send-push.ts';
import { reportedBroadcast } from './notifications/listeners/reported-listeners.ts';
import { quietMailer, sendDelayedMails } from './notifications/quiet-mails.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';
import { stalePages } from './stale-pages.ts';

type ListenerServices = {
  pageCache: PageCache;
  database: Database;
  texts: Texts;
  config: Config;
  clock: () => Date;
  broadcaster: Broadcaster;
  log: Logger;
};
type SenderServices = Pick<ListenerServices, 'database' | 'config' | 'texts' | 'clock'>;

/**
 * The listeners of each event, called at once in this process: stale pages, messages to connections, ended connections.
 * Mails, notices and jobs must not be lost with the process: they stand in `lasting-effects.ts`.
 */
export function listenersOf(services: ListenerServices): Listeners {
  const stale = stalePages(services);
  const live = broadcasts(services);
  const invitation = broadcastInvitation(services);
  const reported = reportedBroadcast(services);
  // Each page of a review shows how many its author wrote.
  const counted = [stale.contractor, stale.othersByAuthor, live.review];
  const changed = [stale.contractor, live.review];
  return {
    'review.published': counted,
    'review.marked_helpful': [stale.contractor],
    'review.edited': [...counted, live.queues],
    'review.deleted': [...counted, stale.decisionLog, live.queues],
    'review.deactivated': counted,
    'review.activated': counted,
    'review.edited_by_administrator': changed,
    'review.removed': counted,

    'response.published': [...changed, stale.decisionLog],
    'response.edited': changed,
    'response.deleted': [...changed, stale.decisionLog],
    'response.deactivated': changed,
    'response.activated': changed,
    'response.edited_by_administrator': changed,
    'response.removed': changed,

    'appeal.filed': [...changed, stale.decisions, live.queues],
    'appeal.withdrawn': [...changed, stale.decisions, live.queues],
    'appeal.decided': counted,
    'account_appeal.filed': [stale.decisions, live.queues],
    'decision_appeal.filed': [stale.decisions, live.queues],
    'decision_appeal.withdrawn': [stale.decisions, live.queues],
    'decision.made': [stale.decisions, live.queues],

    'posting.published': [stale.posting, live.postingCreated],
    'posting.edited': [stale.posting, live.postingUpdated],
    'posting.pinned': [stale.posting],
    'posting.deleted': [stale.posting, live.postingRemoved],
    'posting.removed': [stale.posting, live.postingRemoved],
    'posting.restored': [stale.posting, live.postingUpdated, live.postingCreated],

    'comment.created': [stale.comments, live.commentCreated],
    'comment.updated': [stale.comments, live.commentUpdated],
    'comment.deleted': [stale.comments, live.commentDeleted],
    'comment.removed': [stale.comments, live.commentDeleted],
    'comment.restored': [stale.comments, live.commentRestored],

    'invitation.sent': [invitation],
    'invitation.answered': [invitation],
    'invitation.withdrawn': [invitation],
    'invitation.expired': [invitation],
    'invitation.filled': [invitation],
    'invitation.canceled': [invitation],
    'message.sent': [live.messageSent],
    'job_proof.sent': [live.queues],
    'job_proof.decided': [stale.contractor, live.review, live.queues],
    'job_proof.revoked': [stale.contractor, live.review],
    'partner_rating.published': [stalePartnerRating(services)],

    'report.filed': [live.queues],
    'reported.removed': [stale.reported, reported],
    'reported.restored': [stale.reported, reported],
    'report_case.closed': [live.queues],

    'red_flag.reported': [live.queues],
    'red_flag.changed': [stale.redFlag, live.queues],
    'red_flag.withdrawn': [live.queues],
    'red_flag.answered': [stale.redFlag, live.queues],
    'red_flag.approved': [live.queues],
    'red_flag.published': [stale.redFlag, live.queues],
    'red_flag.dismissed': [live.queues],
    'red_flag.ended': [stale.redFlag, live.queues],
    'red_flag.expired': [stale.redFlag],

    'claim.filed': [live.queues],
    'claim.withdrawn': [live.queues],
    'claim.lapsed': [live.queues],
    'data_request.stepped': [live.queues],

    'contractor.changed': [stale.contractors, stale.postings, stale.decisionLog],
    'contractor.closed': [stale.closing, live.queues],
    'contractor.reopened': [stale.closing, live.queues],
    'closing.proposed': [live.queues],
    'closing.answered': [live.queues],
    // Connections that were opened with rights of the business may not stay open.
    'member.seated': [live.disconnect],
    'member.ended': [live.disconnect],
    'block.changed': [live.blockChanged],
    'profile.renamed': [stale.contractors, stale.postings, stale.decisionLog],
    'account.password_changed': [live.disconnect],
    'session.ended': [live.disconnect],
    // Reviews say whether their author is a contractor.
    'user.role_changed': [stale.contractorPages, live.disconnect],
    'user.deactivated': [live.disconnect, stale.ofMember],
    'user.activated': [stale.ofMember],

    'membership.updated': [stale.ofMember, live.membership],

    'bad_words.changed': [stale.badWords],
    'passages.changed': [stale.badWords],
    'content.published': [stale.contentPages],
    'texts.changed': [stale.everyPage],
    'reference_lists.changed': [stale.referenceLists],
  };
}

/** The job that shows a notice on a device. */
export const devicePushes =
  (services: SenderServices) =>
  (payload: Record<string, unknown>): Promise<void> =>
    sendPush(services, payload);

export type Announcer = {
  announce: (event: DomainEvent) => void;
  record: Required<Announce>['record'];
  /** Delivers the effects that a process left, and those that failed. */
  sweep: () => Promise<void>;
  /** Sends the emails about notifications that are due. */
  mailNotifications: () => Promise<void>;
  /** Resolves when all begun work is done, for a clean end. */
  settled: () => Promise<void>;
};

/** Announces through an announcer that is made later. */
export function announceThrough(announcer: () => Announcer): Announce {
  const announce: Announce = (event) => announcer().announce(event);
  announce.record = (tx, events) => announcer().record(tx, events);
  return announce;
}

/**
 * Calls the listeners of an event at once and in order; a failure is logged and does not stop the others. Lasting effects are
 * delivered after the commit of the transaction that recorded them.
 */
export function createAnnouncer(services: ListenerServices, outlets: Outlets): Announcer {
  const { database, log } = services;
  const listeners = listenersOf(services);
  const effectsOf = (bound: BoundServices) => lastingEffectsOf(services, bound);
  const pending = createPendingEvents({ ...outlets, database, log, effectsOf });
  const running = new Set<Promise<void>>();
  const call = async (listen: Listener<DomainEvent>, event: DomainEvent): Promise<void> => {
    try {
      await listen({ ...event });
    } catch (error) {
      log.error({ err: error, event: event.name }, 'listener failed');
    }
  };
  const tellListeners = (event: DomainEvent): void => {
    // The compiler cannot relate the name of an event to its own listeners inside this loop.
    for (const listen of (listeners[event.name] ?? []) as Listener<DomainEvent>[]) {
      const work = call(listen, event).finally(() => running.delete(work));
      running.add(work);
    }
  };
  return {
    announce: (event) => {
      if (pending.hasEffects(event.name))
        throw new Error(`${event.name} has lasting effects: announce it in a transaction.`);
      tellListeners(event);
    },
    record: async (tx, events) => {
      const keys = await pending.record(tx, events);
      return () => {
        events.forEach(tellListeners);
        pending.deliver(keys);
      };
    },
    sweep: pending.sweep,
    mailNotifications: () => sendDueInTransaction(services, outlets),
    settled: async () => {
      await Promise.all(running);
      await pending.settled();
      await Promise.all(running);
    },
  };
}

/**
 * Sends the emails about notifications that are due, and those that quiet hours put off. Each is marked or removed in the
 * transaction that stores or queues it.
 */
async function sendDueInTransaction(services: ListenerServices, outlets: Outlets): Promise<void> {
  const { clock } = services;
  const inTransaction = (send: (bound: ListenerServices & { mailer: Mailer; now: Date }) => Promise<void>) =>
    services.database.transaction().execute((tx) => {
      const { services: bound } = bindServices(outlets, { tx, key: 'notifications', afterCommit: [] });
      return send({ ...services, ...bound, now: clock() });
    });
  await inTransaction((bound) => sendDueMails({ ...bound, mailer: quietMailer(bound) }));
  await inTransaction(sendDelayedMails);
}
