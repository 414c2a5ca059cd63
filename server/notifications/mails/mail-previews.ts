import type { Language } from '../../../common/format/language.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Writer } from '../../mail/frame.ts';
import type { MailName } from '../../mail/mail-names.ts';
import type { Mail } from '../../mail/mailer.ts';
import { deadlineText } from '../../places/deadline-text.ts';
import {
  claimCodeMail,
  claimDecidedMail,
  claimFiledMail,
  claimLapsedMail,
  type MailedClaim,
} from './claim-mails.ts';
import { CLOSING_PREVIEWS } from '../../contractors/closing/mails/closing-mails.ts';
import {
  decisionAppealEndedMail,
  decisionAppealFiledMail,
  decisionAppealRejectedMail,
  type OwnAppeal,
} from './decision-appeal-mails.ts';
import {
  appealFiledMail,
  appealWithdrawnMail,
  decisionMail,
  responseAppealFiledMail,
  type NotifiedAppeal,
  type NotifiedDecision,
} from './decision-mails.ts';
import { QUOTE_PREVIEWS } from './quote-mail-previews.ts';
import { messageMail } from '../listeners/message-listeners.ts';
import {
  invitationAnsweredMail,
  invitationEndedMail,
  invitationReceivedMail,
  type MailedInvitation,
} from './invitation-mails.ts';
import {
  partnerRatingPublishedMail,
  partnerRatingWrittenMail,
  type MailedPartnerRating,
} from './partner-rating-mails.ts';
import type { CanceledMembership } from './membership-mails.ts';
import { MEMBERSHIP_PREVIEWS } from './membership-mail-previews.ts';
import { REQUEST_PREVIEWS } from '../request-previews.ts';
import { contactMail } from './contact-mail.ts';
import { casesDueMail, SAMPLE_COUNTS, SAMPLE_LISTS } from './due-mail.ts';
import { ACCOUNT_PREVIEWS, MEMBER_PREVIEWS } from './people-mail-previews.ts';
import { savedSearchMail, type MailedMatches } from './saved-search-mails.ts';
import { MAIL_SAMPLES, SAMPLE_JOB, SAMPLE_NUMBERS } from './mail-samples.ts';
import {
  accountAppealFiledMail,
  accountAppealRejectedMail,
  activatedMail,
  deactivatedMail,
  roleMail,
} from './people-mails.ts';
import { postingDecisionMail, type PostingDecision } from './posting-mails.ts';
import type { MailedDecision } from '../mailed-decisions.ts';
import {
  redFlagAnsweredMail,
  redFlagDecisionMail,
  redFlagReportedMail,
  type RedFlagDecision,
} from './red-flag-mails.ts';
import { reportClosedMail, reportedDecisionMail, reportKeptMail, type KeptText } from './report-mails.ts';
import { digestMail, notificationMail } from '../inbox/notification-mails.ts';
import { responseReceivedMail, reviewReceivedMail, type MailedReview } from './review-mails.ts';

type Sample = ReturnType<typeof sampleIn>;

/** Each mail as its own function writes it, of the sample data. The type asks for every name. */
const PREVIEWS: Record<MailName, (writer: Writer, sample: Sample) => Mail> = {
  ...ACCOUNT_PREVIEWS,
  'account.deactivated': (writer, { account }) => deactivatedMail(writer, account),
  'account.activated': (writer, { account }) =>
    activatedMail(writer, { ...account, action: 'user.activated' }),
  'account.role_changed': (writer, { account }) =>
    roleMail(writer, { ...account, action: 'user.role_changed', after: { role: 'contractor' } }),
  'account_appeal.filed': (writer, { to }) =>
    accountAppealFiledMail(writer, { to, dueAt: SAMPLE_NUMBERS.dueAt }),
  'account_appeal.rejected': (writer, { account }) =>
    accountAppealRejectedMail(writer, { ...account, action: 'account_appeal.rejected' }),
  'claim.code': (writer, { claim }) => claimCodeMail(writer, claim, SAMPLE_NUMBERS.code),
  'claim.filed': (writer, { claim }) => claimFiledMail(writer, claim),
  'claim.lapsed': (writer, { claim }) => claimLapsedMail(writer, claim),
  'claim.accepted': (writer, { claim }) => claimDecidedMail(writer, { ...claim, state: 'accepted' }),
  'claim.rejected': (writer, { claim }) => claimDecidedMail(writer, { ...claim, state: 'rejected' }),
  'decision.made': (writer, { decision }) => decisionMail(writer, decision),
  'decision.held': (writer, { decision, hold }) =>
    decisionMail(writer, { ...decision, ...hold, action: 'review.held' }),
  'decision.posting': (writer, { posting }) => postingDecisionMail(writer, posting),
  'decision.red_flag': (writer, { redFlag }) => redFlagDecisionMail(writer, redFlag),
  'red_flag.reported': (writer, { redFlag }) => redFlagReportedMail(writer, redFlag),
  'red_flag.answered': (writer, { redFlag }) => redFlagAnsweredMail(writer, redFlag),
  'decision.comment': (writer, { posting }) =>
    postingDecisionMail(writer, { ...posting, action: 'comment.removed' }),
  'appeal.filed': (writer, { appeal }) => appealFiledMail(writer, appeal),
  'appeal.response_filed': (writer, { appeal }) =>
    responseAppealFiledMail(writer, { ...appeal, kind: 'remove_response' }),
  'appeal.withdrawn': (writer, { appeal }) => appealWithdrawnMail(writer, appeal),
  'decision_appeal.filed': (writer, { ownAppeal }) =>
    decisionAppealFiledMail(writer, { ...ownAppeal, dueAt: SAMPLE_NUMBERS.dueAt }),
  'decision_appeal.ended': (writer, { ownAppeal }) => decisionAppealEndedMail(writer, ownAppeal),
  'decision_appeal.rejected': (writer, { ownAppeal, reason }) =>
    decisionAppealRejectedMail(writer, {
      ...ownAppeal,
      ...reason,
      id: SAMPLE_NUMBERS.decisionId,
      again: { way: 'again', from: SAMPLE_NUMBERS.appealAgainFrom, until: SAMPLE_NUMBERS.appealUntil },
    }),
  'review.received': (writer, { to, review }) => reviewReceivedMail(writer, to, review),
  'response.received': (writer, { to, review }) => responseReceivedMail(writer, to, review),
  'report.closed': (writer, { kept, reason }) =>
    reportClosedMail(writer, { ...kept, ...reason, caseId: 1, isSecond: false }),
  'decision.reported': (writer, { kept, posting }) =>
    reportedDecisionMail(writer, { ...posting, ...kept, kind: 'message', action: 'message.removed' }),
  'report.kept': (writer, { kept }) => reportKeptMail(writer, kept),
  'notification.one': (writer, { to, notified }) => notificationMail(writer, to, notified),
  'notification.digest': (writer, { to, notified }) =>
    digestMail(writer, to, [notified, { ...notified, kind: 'reply' }]),
  'message.received': (writer, { to, review }) =>
    messageMail(writer, to, { conversationId: 1, from: review.contractorName, news: 'message' }),
  ...QUOTE_PREVIEWS,
  'partner_rating.written': (writer, { to, partnerRating }) =>
    partnerRatingWrittenMail(writer, to, partnerRating),
  'partner_rating.published': (writer, { to, partnerRating }) =>
    partnerRatingPublishedMail(writer, to, partnerRating),
  'saved_search.matched': (writer, { to, matches }) => savedSearchMail(writer, to, matches),
  ...MEMBERSHIP_PREVIEWS,
  'contact.message': (writer, { contact }) => contactMail(writer, contact),
  ...CLOSING_PREVIEWS,
  ...REQUEST_PREVIEWS,
  'admin.due': (writer, { to }) => casesDueMail(writer, to, SAMPLE_COUNTS, SAMPLE_LISTS),
  ...MEMBER_PREVIEWS,
  'invitation.received': (writer, { to, invitation }) => invitationReceivedMail(writer, to, invitation),
  'invitation.answered': (writer, { to, invitation }) =>
    invitationAnsweredMail(writer, to, {
      ...invitation,
      decline: { reason: 'booked', note: null },
    }),
  'invitation.ended': (writer, { to, invitation }) =>
    invitationEndedMail(writer, to, { ...invitation, how: 'unanswered' }),
};

/** A mail with sample data in one language. */
export const previewMail = (writer: Writer, name: MailName, language: Language): Mail =>
  PREVIEWS[name](writer, sampleIn(language));

function sampleIn(language: Language) {
  const words = MAIL_SAMPLES[language];
  const { decisionId, dueAt, appealUntil, reviewId, stars, against, postingId } = SAMPLE_NUMBERS;
  const { contractor, slug, reasonName, reasonText } = words;
  const to = { ...words.recipient, language };
  const reason = { reasonCode: null, reasonName, reasonText };
  const decided = {
    id: decisionId,
    subjectId: postingId,
    after: {},
    appealKind: null,
    against: null,
    isAutomatic: false,
    wasOnHold: false,
    ...reason,
    groundName: null,
    appealText: null,
    contractor,
    appealUntil,
    to,
  };
  const account: MailedDecision = { ...decided, action: 'user.deactivated', party: 'account' };
  const claim: MailedClaim = {
    to,
    contractor,
    slug,
    dueAt,
    state: 'open',
    codeTo: words.businessEmail,
    reason: words.claimReason,
    isOther: false,
  };
  const decision: NotifiedDecision = {
    ...decided,
    action: 'review.deactivated',
    kind: null,
    party: 'author',
    hold: null,
  };
  const hold = {
    isAutomatic: true,
    reasonName: null,
    reasonText: 'hold_word',
    appealUntil: null,
    hold: { words: words.holdWords, checkedBy: dueAt },
  };
  const posting: PostingDecision = {
    ...decided,
    action: 'posting.removed',
    party: 'author',
    title: words.postingTitle,
  };
  const redFlag: RedFlagDecision = {
    ...decided,
    action: 'red_flag.published',
    party: 'contractor',
    redFlagId: postingId,
    slug,
    criterion: words.criterion,
    answerUntil: deadlineText(dueAt, { language: to.language, zone: 'America/Denver' }),
    isOwner: true,
    reasonName: words.redFlagReasonName,
    reasonText: words.redFlagReasonText,
  };
  const appeal: NotifiedAppeal = { kind: 'take_down', reviewId, to, contractor, dueAt };
  const ownAppeal: OwnAppeal = { against, action: 'posting.removed', to };
  const review: MailedReview = { reviewId, overall: stars, contractorName: contractor, contractorSlug: slug };
  const text = { title: words.reviewTitle, contractor: { slug, name: contractor } };
  const kept: KeptText & { state: 'kept' } = {
    state: 'kept',
    kind: 'review',
    subjectId: postingId,
    text,
    to,
  };
  const invitation: MailedInvitation = {
    ...SAMPLE_JOB,
    ...words.invitation,
    other: contractor,
    job: { needed: null, found: 0 },
    people: null,
    price: null,
    decline: null,
    end: null,
  };
  const partnerRating: MailedPartnerRating = {
    invitationId: SAMPLE_JOB.id,
    author: contractor,
    publishedOn: SAMPLE_JOB.expiresAt,
  };
  const matches: MailedMatches = {
    search: words.savedSearch,
    total: 3,
    contractors: [{ name: contractor, slug, city: 'Tucson' }],
    address: route('contractors.index', {}, { language, query: { trade: 'electrical' } }),
  };
  const paid = { plan: PLANS.annual_gold.name, cents: 19_000, on: dueAt, until: dueAt };
  const canceled: CanceledMembership = {
    plan: PLANS.gold.name,
    decisionId,
    isNow: false,
    until: dueAt,
    refundCents: 1_900,
    reasonText: words.cancelReason,
  };
  const notified = {
    id: decisionId,
    kind: 'mention' as const,
    params: { name: words.recipient.name, title: words.postingTitle },
  };
  const { name: senderName, email: senderEmail } = words.recipient;
  const message = { topic: 'general' as const, message: words.contactMessage, at: dueAt };
  const contact = { senderName, senderEmail, ...message };
  return {
    contact,
    invitation,
    partnerRating,
    matches,
    paid,
    canceled,
    notified,
    to,
    reason,
    account,
    claim,
    decision,
    hold,
    posting,
    redFlag,
    appeal,
    ownAppeal,
    review,
    kept,
  };
}
