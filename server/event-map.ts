import type { DueCounts } from '../common/cases/queues.ts';
import type { DataRequestStep } from '../common/data-requests.ts';
import type { ContactTopic } from '../common/contact-topics.ts';
import type { AppealKind, DecidedType, DecisionAction, MembershipVersion } from '../common/constants.ts';
import type { ChangeKind } from '../common/profiles/memberships.ts';
import type { ClosingEvents } from './contractors/closing/events.ts';
import type { RegisterEvents } from './contractors/registers/events.ts';
import type { ClaimEvents } from './contractors/claims/claim-events.ts';
import type { MemberEvents } from './members/events.ts';
import type { SignInEvents } from './accounts/sign-in/sign-in-events.ts';
import type { ReportRemovedKind } from '../common/cases/reports.ts';

type OfContractor = { contractorId: number; contractorSlug: string };
type OfReview = OfContractor & { reviewId: number };
type OfResponse = OfReview & { responseId: number };
type OfAppeal = OfReview & { appealId: number };
type OfPosting = {
  postingId: number;
  regionId: number;
  authorProfileId: number;
  /** Of the business it was published for; null: a person's. */
  contractorSlug: string | null;
};
type OfRedFlag = OfContractor & { redFlagId: number };
type OfInvitation = { invitationId: number };
type OfHire = { hireId: number };
type OfReported = { kind: ReportRemovedKind; id: number };
type OfComment = { commentId: number; postingId: number; parentId: number | null };

/** Every event of the product with its payload. A name is a fact in the past tense; `server/events.ts` lists its effects. */
export type EventMap = ClaimEvents &
  ClosingEvents &
  MemberEvents &
  RegisterEvents &
  SignInEvents & {
    'review.published': OfReview;
    'review.edited': OfReview;
    'review.marked_helpful': OfReview;
    /** Its author deleted it. */
    'review.deleted': OfReview;
    'review.deactivated': OfReview;
    'review.activated': OfReview;
    'review.edited_by_administrator': OfReview;
    /** An administrator deleted it. */
    'review.removed': OfReview;

    'response.published': OfResponse;
    'response.edited': OfResponse;
    'response.deleted': OfResponse;
    'response.deactivated': OfResponse;
    'response.activated': OfResponse;
    'response.edited_by_administrator': OfResponse;
    'response.removed': OfResponse;

    'appeal.filed': OfAppeal & { kind: AppealKind };
    'appeal.withdrawn': OfAppeal;
    'appeal.decided': OfAppeal;
    'account_appeal.filed': { appealId: number };
    'decision_appeal.filed': { appealId: number };
    /** `byUserId` withdrew it, or deleted its subject. */
    'decision_appeal.withdrawn': {
      appealId: number;
      appellantUserId: number | null;
      byUserId: number | null;
    };
    'decision.made': { decisionId: number; action: DecisionAction; subjectType: DecidedType };

    'posting.published': OfPosting;
    'posting.edited': OfPosting;
    /** Pinned, or no longer. */
    'posting.pinned': OfPosting;
    'posting.deleted': OfPosting;
    /** By an administrator. */
    'posting.removed': OfPosting;
    'posting.restored': OfPosting;

    'comment.created': OfComment;
    'comment.updated': OfComment;
    'comment.deleted': OfComment;
    /** By an administrator. */
    'comment.removed': OfComment;
    'comment.restored': OfComment;

    'message.sent': { messageId: number; conversationId: number; isFromContractor: boolean };
    'quote.hired': OfHire;
    'quote.hire_withdrawn': OfHire;
    /** The contractor says so, too. */
    'quote.hire_confirmed': OfHire;
    /** The work is done by now, so its customer may be asked for a review. */
    'quote.review_due': OfHire;
    'invitation.sent': OfInvitation;
    /** Accepted or declined. */
    'invitation.answered': OfInvitation;
    'invitation.withdrawn': OfInvitation;
    'invitation.expired': OfInvitation;
    'invitation.filled': OfInvitation;
    'invitation.canceled': OfInvitation;
    'job_proof.sent': { proofId: number };
    'job_proof.decided': OfReview & { proofId: number };
    'job_proof.revoked': OfReview & { proofId: number };

    /** One side rated the other after a job; it is not published yet. */
    'partner_rating.written': { ratingId: number };
    'partner_rating.published': { ratingId: number };
    'saved_search.matched': {
      savedSearchId: number;
      total: number;
      /** The first of them. */
      contractors: { name: string; slug: string; city: string | null }[];
      /** The search's, from the site's root. */
      address: string;
    };

    'report.filed': { caseId: number };
    /** A message, an invitation, a partner rating or a photo that was reported. */
    'reported.removed': OfReported;
    'reported.restored': OfReported;
    'report_case.closed': { caseId: number };

    'red_flag.reported': OfRedFlag;
    /** Its evidence, or the time to answer it. */
    'red_flag.changed': OfRedFlag;
    /** The reporter withdrew it. */
    'red_flag.withdrawn': OfRedFlag;
    /** By the contractor. */
    'red_flag.answered': OfRedFlag;
    /** By the first of the two administrators that an alert needs. */
    'red_flag.approved': OfRedFlag;
    'red_flag.published': OfRedFlag;
    'red_flag.dismissed': OfRedFlag;
    /** Before its last day. */
    'red_flag.ended': OfRedFlag;
    'red_flag.expired': OfRedFlag;

    /** Set or taken back; `otherUserId` is null where nobody has the profile. */
    'block.changed': { userId: number; otherUserId: number | null };
    /** `followerProfileId`: the follower's profile for writing; `userId`: the manager of the followed profile. */
    'profile.followed': {
      followerUserId: number;
      followerProfileId: number;
      profileId: number;
      userId: number | null;
    };

    /** Its name, place or particulars are others now. */
    'contractor.changed': { contractorId: number };
    'profile.renamed': { profileId: number };
    'account.registered': { userId: number; profileId: number };
    /** A link was asked for that confirms the address; it leads to `next`, or to the dashboard where that is empty. */
    'account.confirmation_asked': { userId: number; next: string };
    /** For any address, also one without an account. The token opens the page for a new password, and is in the mail alone. */
    'account.reset_asked': { email: string; token: string };
    /** Another address was asked for; it is not confirmed yet. */
    'account.email_change_asked': { userId: number };
    'account.email_changed': { userId: number; formerEmail: string };
    'account.export_asked': { exportId: number };
    'account.export_ready': { exportId: number };
    /** It closes in 14 days unless its user logs in. */
    'account.closing': { userId: number };
    'account.closed': { userId: number };
    'session.ended': { userId: number };
    'cases.came_due': { userId: number; counts: DueCounts };
    'user.role_changed': { userId: number };
    'user.deactivated': { userId: number };
    'user.activated': { userId: number };

    /** Bought, renewed, changed, canceled, ended … `kind` says which; the row of the history says more. */
    'membership.updated': { userId: number; kind: ChangeKind; changeId: number };
    'contact.sent': {
      senderName: string;
      senderEmail: string;
      message: string;
      topic: ContactTopic;
      at: Date;
    };
    'data_request.stepped': { requestId: number; step: DataRequestStep };
    'review_request.sent': { requestId: number; isReminder: boolean };
    /** A yearly renewal is seven days away. */
    'membership.renewal_near': { userId: number; version: MembershipVersion; on: Date; cents: number };
    'bad_words.changed': object;
    /** A passage was hidden until its case is decided, or is shown again. */
    'passages.changed': object;
    'content.published': object;
    /** An administrator changed a text of the interface. */
    'texts.changed': object;
    /** `refreshId`: the work that writes new names into search documents; null: none. */
    'reference_lists.changed': { refreshId: number | null };
  };

export type EventName = keyof EventMap;
/** As it is announced: its name with the payload of that name. */
export type EventNamed<Name extends EventName> = { [N in Name]: { name: N } & EventMap[N] }[Name];
export type DomainEvent = EventNamed<EventName>;
/** Does one thing after an event. */
export type Listener<Payload> = (event: Payload) => void | Promise<void>;
/** Listeners run at once, in this process, and may be lost with it: caches, messages to connections. */
export type Listeners = { [Name in EventName]?: Listener<EventMap[Name]>[] };
/** Effects happen exactly once, by name: mails, notices, jobs. A name stays, because a row may wait for it. */
export type LastingEffects = { [Name in EventName]?: Record<string, Listener<EventMap[Name]>> };
