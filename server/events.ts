import type { ReportRemovedKind } from '../common/reports.ts';
import type { Config } from './core/process/config.ts';
import type { Announce } from './core/context.ts';
import type { Jobs } from './core/jobs.ts';
import type { Logger } from './core/process/logger.ts';
import type { Mailer } from './core/mail.ts';
import type { PageCache } from './core/pages/page-cache.ts';
import type { Texts } from './core/services.ts';
import type { Database } from './database/client.ts';
import type { DomainEvent, Listener, Listeners } from './event-map.ts';
import { broadcasts } from './notifications/broadcast-listeners.ts';
import { decisionMails } from './notifications/mails-of-decisions.ts';
import { decisionAppealMails } from './notifications/decision-appeal-listeners.ts';
import { reviewCaseMails } from './notifications/decision-listeners.ts';
import { sendDueMails } from './notifications/inbox/jobs/send-due-mails.ts';
import { memberMails } from './notifications/member-listeners.ts';
import { membershipMails } from './notifications/membership-listeners.ts';
import { withNotices } from './notifications/inbox/sources.ts';
import { messageReceivedMail } from './notifications/message-listeners.ts';
import { accountMails } from './notifications/people-listeners.ts';
import { partnerRatingNews } from './notifications/partner-rating-listeners.ts';
import { savedSearchMatched } from './notifications/saved-search-listeners.ts';
import { invitationNews } from './notifications/invitation-listeners.ts';
import { commentMail, postingMail } from './notifications/posting-listeners.ts';
import { sendPush } from './notifications/push/send-push.ts';
import { redFlagMails } from './notifications/red-flag-listeners.ts';
import { reportMails } from './notifications/report-listeners.ts';
import { reportedBroadcast, reportedMail } from './notifications/reported-listeners.ts';
import { settingsMails } from './notifications/settings-listeners.ts';
import { reviewMails } from './notifications/review-listeners.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';
import { refreshRatingSummaries } from './reviews/refresh-summary.ts';
import { stalePages } from './stale-pages.ts';

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

/**
 * The effects of each event: cached pages that are stale, mails, messages to connections, ended connections, jobs. Slow or
 * failure-prone work is a job, not a listener.
 */
export function listenersOf(services: ListenerServices): Listeners {
  const { database, clock, enqueue } = services;
  const stale = stalePages(services);
  const live = broadcasts(services);
  const reviews = reviewMails(services);
  const cases = reviewCaseMails(services);
  const accounts = accountMails(services);
  const settings = settingsMails(services);
  const appeals = decisionAppealMails(services);
  const reports = reportMails(services);
  const redFlags = redFlagMails(services);
  const invitations = invitationNews(services);
  const partners = partnerRatingNews(services);
  const memberships = membershipMails(services);
  const members = memberMails(services);
  const decided = decisionMails({
    cases,
    accounts,
    appeals,
    toPostingAuthor: postingMail(services),
    toCommentAuthor: commentMail(services),
    redFlags,
    memberships,
    toReportedAuthor: reportedMail(services),
  });
  const reviewGone = ({ reviewId }: { reviewId: number }) => reports.gone('review', reviewId);
  const responseGone = ({ responseId }: { responseId: number }) => reports.gone('response', responseId);
  const commentGone = ({ commentId }: { commentId: number }) => reports.gone('comment', commentId);
  const reportedGone = ({ kind, id }: { kind: ReportRemovedKind; id: number }) => reports.gone(kind, id);
  const postingGone = ({ postingId }: { postingId: number }) => reports.gone('posting', postingId);
  // Each page of a review shows how many its author wrote.
  const counted = [stale.contractor, stale.othersByAuthor, live.review];
  const changed = [stale.contractor, live.review];
  const listeners: Listeners = {
    'review.published': [...counted, reviews.toContractor],
    'review.edited': [...counted, live.queues],
    'review.deleted': [...counted, stale.decisionLog, reviewGone, live.queues],
    'review.deactivated': [...counted, reviewGone],
    'review.activated': counted,
    'review.edited_by_administrator': changed,
    'review.removed': [...counted, reviewGone],

    'response.published': [...changed, stale.decisionLog, reviews.toReviewer],
    'response.edited': changed,
    'response.deleted': [...changed, stale.decisionLog, responseGone],
    'response.deactivated': [...changed, responseGone],
    'response.activated': changed,
    'response.edited_by_administrator': changed,
    'response.removed': [...changed, responseGone],

    'appeal.filed': [...changed, stale.decisions, cases.appealFiled, cases.appealConfirmed, live.queues],
    'appeal.withdrawn': [...changed, stale.decisions, cases.appealWithdrawn, live.queues],
    // An accepted one may take a review down.
    'appeal.decided': [...counted, reviewGone],
    'account_appeal.filed': [stale.decisions, accounts.appealFiled, live.queues],
    'decision_appeal.filed': [stale.decisions, appeals.filed, live.queues],
    'decision_appeal.withdrawn': [stale.decisions, appeals.withdrawn, live.queues],
    'decision.made': [
      stale.decisions,
      ({ decisionId, subjectType }) => decided[subjectType]?.(decisionId),
      reports.restored,
      live.queues,
    ],

    'posting.published': [stale.posting, live.postingCreated],
    'posting.edited': [stale.posting, live.postingUpdated],
    'posting.pinned': [stale.posting],
    'posting.deleted': [stale.posting, postingGone, live.postingRemoved],
    'posting.removed': [stale.posting, postingGone, live.postingRemoved],
    'posting.restored': [stale.posting, live.postingUpdated, live.postingCreated],

    'comment.created': [stale.comments, live.commentCreated],
    'comment.updated': [stale.comments, live.commentUpdated],
    'comment.deleted': [stale.comments, commentGone, live.commentDeleted],
    'comment.removed': [stale.comments, commentGone, live.commentDeleted],
    'comment.restored': [stale.comments, live.commentRestored],

    'invitation.sent': [invitations.sent, invitations.broadcast],
    'invitation.answered': [invitations.answered, invitations.broadcast],
    'invitation.withdrawn': [invitations.withdrawn, invitations.broadcast],
    'invitation.expired': [invitations.expired, invitations.broadcast],
    'message.sent': [live.messageSent, messageReceivedMail(services)],
    'job_proof.sent': [live.queues],
    'job_proof.decided': [stale.contractor, live.review, live.queues],
    'partner_rating.written': [partners.written],
    'partner_rating.published': [partners.published, partners.stalePage],
    'saved_search.matched': [savedSearchMatched(services)],

    'report.filed': [live.queues],
    'reported.removed': [stale.reported, reportedGone, reportedBroadcast(services)],
    'reported.restored': [stale.reported, reportedBroadcast(services)],
    'report_case.closed': [reports.closed, reports.kept, live.queues],

    'red_flag.reported': [redFlags.reported, live.queues],
    'red_flag.changed': [stale.redFlag, live.queues],
    'red_flag.withdrawn': [live.queues],
    'red_flag.answered': [stale.redFlag, redFlags.answered, live.queues],
    'red_flag.approved': [live.queues],
    'red_flag.published': [stale.redFlag, live.queues],
    'red_flag.dismissed': [live.queues],
    'red_flag.ended': [stale.redFlag, live.queues],
    'red_flag.expired': [stale.redFlag],

    'claim.filed': [accounts.claimFiled, live.queues],
    'claim.code_made': [accounts.claimCode],
    'claim.withdrawn': [live.queues],
    'claim.lapsed': [accounts.claimLapsed, live.queues],
    'claim.decided': [accounts.claimDecided],

    'contractor.changed': [
      stale.contractors,
      ({ contractorId }) => refreshRatingSummaries(database, [contractorId], clock()),
      stale.postings,
      stale.decisionLog,
      // It may have been hidden, or merged into another.
      ({ contractorId }) => reports.gone('contractor', contractorId),
    ],
    'member.invited': [members.invited],
    'member.joined': [members.joined],
    // Connections that were opened with rights of the business may not stay open.
    'member.seated': [live.disconnect],
    'member.ended': [live.disconnect, members.ended],
    'profile.followed': [],
    'block.changed': [live.blockChanged],
    'profile.renamed': [stale.contractors, stale.postings, stale.decisionLog],
    'account.registered': [],
    'account.password_changed': [live.disconnect],
    'account.email_change_asked': [settings.emailChangeAsked],
    'account.email_changed': [settings.emailChanged],
    'account.export_asked': [({ exportId }) => enqueue('accounts.export', { exportId })],
    'account.export_ready': [settings.exportReady],
    'account.closing': [settings.closing],
    'account.closed': [],
    'session.ended': [live.disconnect],
    // Reviews say whether their author is a contractor.
    'user.role_changed': [stale.contractorPages, live.disconnect],
    'user.deactivated': [live.disconnect, stale.ofMember],
    'user.activated': [stale.ofMember],

    'membership.updated': [stale.ofMember, live.membership, memberships.updated],
    'membership.renewal_near': [memberships.renewalNear],

    'bad_words.changed': [stale.badWords],
    'content.published': [stale.contentPages],
    'texts.changed': [stale.everyPage],
    'reference_lists.changed': [
      stale.referenceLists,
      ({ refreshId }) => (refreshId === null ? undefined : enqueue('search.refresh', {})),
    ],
  };
  return withNotices(listeners, services);
}

/** The job that sends emails about notifications when they are due. */
export const dueMails =
  ({ clock, ...services }: Pick<ListenerServices, 'database' | 'mailer' | 'texts' | 'config' | 'clock'>) =>
  (): Promise<void> =>
    sendDueMails({ ...services, now: clock() });

/** The job that shows a notice on a device. */
export const devicePushes =
  (services: Pick<ListenerServices, 'database' | 'config' | 'texts' | 'clock'>) =>
  (payload: Record<string, unknown>): Promise<void> =>
    sendPush(services, payload);

export type Announcer = {
  announce: Announce;
  /** Resolves when all begun work is done, for a clean end. */
  settled: () => Promise<void>;
};

/**
 * Calls the listeners of an event immediately and in order; a failure is logged and does not stop the others.
 */
export function createAnnouncer(listeners: Listeners, log: Logger): Announcer {
  const pending = new Set<Promise<void>>();
  const call = async (listen: Listener<DomainEvent>, event: DomainEvent): Promise<void> => {
    try {
      await listen({ ...event });
    } catch (error) {
      log.error({ err: error, event: event.name }, 'listener failed');
    }
  };
  return {
    announce: (event) => {
      // The compiler cannot relate the name of an event to its own listeners inside this loop.
      for (const listen of listeners[event.name] as Listener<DomainEvent>[]) {
        const running = call(listen, event).finally(() => pending.delete(running));
        pending.add(running);
      }
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
