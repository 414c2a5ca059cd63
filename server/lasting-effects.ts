import { secretMails } from './accounts/secret-mails.ts';
import { contactSent } from './notifications/mails/contact-mail.ts';
import { dataRequestStepped } from './notifications/listeners/data-request-listeners.ts';
import { reviewRequestSent } from './notifications/listeners/review-request-listeners.ts';
import { casesCameDue } from './notifications/mails/due-mail.ts';
import type { ReportRemovedKind } from '../common/cases/reports.ts';
import type { Config } from './core/config/config.ts';
import type { BoundServices } from './core/effect-services.ts';
import type { Logger } from './core/process/logger.ts';
import type { PageCache } from './core/pages/page-cache.ts';
import type { Texts } from './core/services.ts';
import type { LastingEffects } from './event-map.ts';
import { decisionMails } from './notifications/mails/mails-of-decisions.ts';
import { decisionAppealMails } from './notifications/listeners/decision-appeal-listeners.ts';
import { reviewCaseMails } from './notifications/listeners/decision-listeners.ts';
import { memberMails } from './notifications/listeners/member-listeners.ts';
import { membershipMails } from './notifications/listeners/membership-listeners.ts';
import { withNotices } from './notifications/inbox/sources.ts';
import { messageReceivedMail } from './notifications/listeners/message-listeners.ts';
import { accountMails } from './notifications/listeners/people-listeners.ts';
import { partnerRatingMails } from './notifications/listeners/partner-rating-listeners.ts';
import { savedSearchMatched } from './notifications/listeners/saved-search-listeners.ts';
import { invitationMails } from './notifications/listeners/invitation-listeners.ts';
import { commentMail, postingMail } from './notifications/listeners/posting-listeners.ts';
import { quoteMails } from './notifications/listeners/quote-listeners.ts';
import { closingMails } from './notifications/listeners/closing-listeners.ts';
import { redFlagMails } from './notifications/listeners/red-flag-listeners.ts';
import { reportMails } from './notifications/listeners/report-listeners.ts';
import { reportedMail } from './notifications/listeners/reported-listeners.ts';
import { settingsMails } from './notifications/listeners/settings-listeners.ts';
import { quietMailer } from './notifications/quiet-mails.ts';
import { reviewMails } from './notifications/listeners/review-listeners.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';
import { refreshRatingSummaries } from './reviews/refresh-summary.ts';

/** Services that outlive one delivery. */
export type EffectParts = {
  pageCache: PageCache;
  texts: Texts;
  config: Config;
  clock: () => Date;
  broadcaster: Broadcaster;
  log: Logger;
};

/** The lasting effects of each event: mails, notices, jobs, closed cases. Each happens once (`core/pending-events.ts`). */
export function lastingEffectsOf(parts: EffectParts, bound: BoundServices): LastingEffects {
  const { pageCache, clock } = parts;
  const { database, enqueue, afterCommit } = bound;
  // A connection that hears of a notice fetches it, so it must be committed.
  const broadcaster: Broadcaster = {
    ...parts.broadcaster,
    trigger: async (...message) => afterCommit(() => parts.broadcaster.trigger(...message)),
  };
  const services = { ...parts, ...bound, broadcaster, mailer: quietMailer({ ...bound, clock }) };
  const reviews = reviewMails(services);
  const cases = reviewCaseMails(services);
  const accounts = accountMails(services);
  const secrets = secretMails(services);
  const settings = settingsMails(services);
  const appeals = decisionAppealMails(services);
  const reports = reportMails(services);
  const redFlags = redFlagMails(services);
  const closings = closingMails(services);
  const invitations = invitationMails(services);
  const quotes = quoteMails(services);
  const partners = partnerRatingMails(services);
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
  const effects: LastingEffects = {
    'review.published': { mail: reviews.toContractor },
    'review.deleted': { reports: reviewGone },
    'review.deactivated': { reports: reviewGone },
    'review.removed': { reports: reviewGone },
    'response.published': { mail: reviews.toReviewer },
    'response.deleted': { reports: responseGone },
    'response.deactivated': { reports: responseGone },
    'response.removed': { reports: responseGone },

    'appeal.filed': { mail: cases.appealFiled, confirmation: cases.appealConfirmed },
    'appeal.withdrawn': { mail: cases.appealWithdrawn },
    // An accepted one may take a review down.
    'appeal.decided': { reports: reviewGone },
    'account_appeal.filed': { mail: accounts.appealFiled },
    'decision_appeal.filed': { mail: appeals.filed },
    'decision_appeal.withdrawn': { mail: appeals.withdrawn },
    'decision.made': {
      mail: ({ decisionId, subjectType }) => decided[subjectType]?.(decisionId),
      reports: reports.restored,
    },

    'posting.deleted': { reports: postingGone },
    'posting.removed': { reports: postingGone },
    'comment.deleted': { reports: commentGone },
    'comment.removed': { reports: commentGone },

    'invitation.sent': { mail: invitations.sent },
    'invitation.answered': { mail: invitations.answered },
    'invitation.withdrawn': { mail: invitations.withdrawn },
    'invitation.expired': { mail: invitations.expired },
    'invitation.filled': { mail: invitations.filled },
    'invitation.canceled': { mail: invitations.canceled },
    'message.sent': { mail: messageReceivedMail(services) },
    'quote.hired': { mail: quotes.hired },
    'quote.hire_withdrawn': { mail: quotes.withdrawn, proof: () => enqueue('job_proofs.follow', {}) },
    'quote.hire_confirmed': { proof: () => enqueue('job_proofs.follow', {}) },
    'quote.review_due': { mail: quotes.reviewDue },
    'partner_rating.written': { mail: partners.written },
    'partner_rating.published': { mail: partners.published },
    'saved_search.matched': { mail: savedSearchMatched(services) },

    'reported.removed': { reports: reportedGone },
    'report_case.closed': { mail: reports.closed, author: reports.kept },
    'red_flag.reported': { mail: redFlags.reported },
    'red_flag.answered': { mail: redFlags.answered },

    'claim.filed': { mail: accounts.claimFiled },
    'claim.code_made': { mail: accounts.claimCode },
    'claim.lapsed': { mail: accounts.claimLapsed },
    'claim.decided': { mail: accounts.claimDecided },

    'contractor.changed': {
      summary: async ({ contractorId }) => {
        await refreshRatingSummaries(database, [contractorId], clock());
        afterCommit(() => pageCache.drop([`contractor-id:${contractorId}`, 'contractors']));
      },
      // It may have been hidden, or merged into another.
      reports: ({ contractorId }) => reports.gone('contractor', contractorId),
    },
    'contractor.closed': { mail: closings.closed },
    'closing.proposed': { mail: closings.proposed },
    'member.invited': { mail: members.invited },
    'member.joined': { mail: members.joined },
    'member.ended': { mail: members.ended },
    'account.confirmation_asked': { mail: secrets.confirmation },
    'account.reset_asked': { mail: secrets.reset },
    'account.password_changed': { mail: secrets.passwordChanged },
    'account.code_asked': { mail: secrets.code },
    'account.sign_in_changed': { mail: secrets.signInChanged },
    'account.email_change_asked': { mail: settings.emailChangeAsked },
    'account.email_changed': { mail: settings.emailChanged },
    'register.work_waits': { job: () => enqueue('registers.work', {}) },
    'account.export_asked': { job: ({ exportId }) => enqueue('accounts.export', { exportId }) },
    'account.export_ready': { mail: settings.exportReady },
    'account.closing': { mail: settings.closing },

    'contact.sent': { mail: contactSent(services) },
    'data_request.stepped': { mail: dataRequestStepped(services) },
    'review_request.sent': { mail: reviewRequestSent(services) },
    'cases.came_due': { mail: casesCameDue(services) },
    'membership.updated': { mail: memberships.updated },
    'membership.renewal_near': { mail: memberships.renewalNear },
    'reference_lists.changed': {
      job: ({ refreshId }) => (refreshId === null ? undefined : enqueue('search.refresh', {})),
    },
  };
  return withNotices(effects, services);
}
