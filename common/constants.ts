/** Limits, delays and closed lists that both sides read. A list gives the type, the validator and the page's words. */

export const DEFAULT_SITE_TITLE = 'Laravel';

export * from './format/timing.ts';
export const EDITOR_DEBOUNCE_MS = 300;

// Rich-text editor (brief, section 9).
export * from './fonts.ts';

export * from './pages-of-lists.ts';

// Accounts.
export const ROLES = ['user', 'contractor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_RESET_MINUTES = 60;
export const PASSWORD_CONFIRMED_HOURS = 3;
export const LOGIN_FAILURES_ALLOWED = 5;
export const LOGIN_FAILURES_WINDOW_MINUTES = 15;

export * from './profiles/membership-versions.ts';

// Contractors.
export const COUNTRIES = ['US', 'MX'] as const;
export type Country = (typeof COUNTRIES)[number];
/** `inactive`: the register says it is not in force. `unverified`: the register's word is not known to us. */
export const LICENSE_STATUSES = [
  'valid',
  'expired',
  'suspended',
  'revoked',
  'inactive',
  'closed',
  'replaced',
  'unverified',
] as const;
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];
/** In the order of `template_id`, which counts from 1. */
export const TEMPLATE_KEYS = [
  'classic',
  'portfolio',
  'emergency',
  'craft',
  'firm',
  'before-after',
  'bid-ready',
  'minimal',
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];
export const COLOR_SCHEME_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type ColorSchemeId = (typeof COLOR_SCHEME_IDS)[number];

// Reviews.
export const REVIEW_STATUSES = ['active', 'inactive'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
/**
 * The statuses of a review. `held` is inactive because of a signal that no administrator has looked at yet.
 */
export const REVIEW_DISPLAY_STATUSES = ['active', 'held', 'inactive', 'deleted'] as const;
export type ReviewDisplayStatus = (typeof REVIEW_DISPLAY_STATUSES)[number];
export const REVIEW_VERIFICATIONS = ['job_proof', 'contact_and_facts', 'none'] as const;
export type ReviewVerification = (typeof REVIEW_VERIFICATIONS)[number];
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];
export const REVIEW_TITLE_MAX_LENGTH = 80;
export const REVIEW_BODY_MIN_LENGTH = 80;
export const REVIEW_BODY_MAX_LENGTH = 5000;
export const EDIT_GRACE_HOURS = 72;
export const ERASE_AFTER_DAYS = 180;
/** Fewer reviews than this show "New" instead of stars. */
export const REVIEWS_FOR_STARS = 3;
/** Fewer answers than this to a job fact show nothing. */
export const FACT_ANSWERS_SHOWN_FROM = 3;
export const RESPONSE_MAX_LENGTH = 2000;
export const COMMENT_MAX_LENGTH = 2000;
export const COMMENTS_PER_PAGE = 20;
/** Under one comment. */
export const REPLIES_MAX = 100;
/** By one author. */
export const COMMENTS_A_MINUTE = 10;
export const COMMENTS_A_DAY = 200;
export const APPEAL_REASON_MIN_LENGTH = 20;
export const APPEAL_REASON_MAX_LENGTH = 2000;

// Decisions, appeals, claims.
export * from './cases/reason-codes.ts';
/** Whether correcting the text removes the reason; `evidence`: proof decides. */
export const REASON_FIXABLE = ['yes', 'no', 'evidence', 'not_applicable'] as const;
export type ReasonFixable = (typeof REASON_FIXABLE)[number];
/** The kinds of decisions. The first word names the subject. */
export const DECISION_ACTIONS = [
  'review.held',
  'review.deactivated',
  'review.activated',
  'review.deleted',
  'review.edited',
  'review.words_restored',
  'response.held',
  'response.deactivated',
  'response.activated',
  'response.deleted',
  'response.restored',
  'response.edited',
  'response.words_restored',
  'appeal.accepted',
  'appeal.rejected',
  'user.deactivated',
  'user.activated',
  'user.role_changed',
  'account_appeal.accepted',
  'account_appeal.rejected',
  'claim.accepted',
  'claim.rejected',
  'posting.held',
  'posting.removed',
  'posting.restored',
  'comment.removed',
  'comment.restored',
  'message.removed',
  'message.restored',
  'invitation.removed',
  'invitation.restored',
  'partner_rating.removed',
  'partner_rating.restored',
  'photo.removed',
  'photo.restored',
  'passage.hidden',
  'passage.restored',
  'listing.hidden',
  'listing.shown',
  'listing.corrected',
  'listing.merged',
  'listing.separated',
  'listing.divided',
  'listing.closed',
  'listing.kept_open',
  'listing.reopened',
  'listing.kept_closed',
  'red_flag.expedited',
  'red_flag.published',
  'red_flag.dismissed',
  'red_flag.ended',
  'job_proof.confirmed',
  'job_proof.revoked',
  'decision_appeal.rejected',
  'membership.canceled',
] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];
/** The thing that a decision is about: a noun, a claim, or an appeal that it rejects. */
export type DecidedType =
  | 'review'
  | 'response'
  | 'appeal'
  | 'user'
  | 'account_appeal'
  | 'claim'
  | 'posting'
  | 'comment'
  | 'message'
  | 'invitation'
  | 'partner_rating'
  | 'photo'
  | 'passage'
  | 'listing'
  | 'red_flag'
  | 'job_proof'
  | 'decision_appeal';
/** The side as which a user is told of a decision. */
export const DECISION_PARTIES = ['author', 'contractor', 'account'] as const;
export type DecisionParty = (typeof DECISION_PARTIES)[number];
/** The part of a decision that an appeal wants undone. */
export type AppealMatter = 'status' | 'words' | 'role';
/**
 * The decisions that are appealed as such, by whom and about what. The status of a review has appeals of its own for
 * both sides (`server/reviews/appeals/appeal.ts`), that of an account too (`server/accounts/status/account-appeal.ts`).
 */
export const APPEALABLE = {
  'review.edited': { party: 'author', matter: 'words' },
  'response.deactivated': { party: 'contractor', matter: 'status' },
  'response.deleted': { party: 'contractor', matter: 'status' },
  'response.edited': { party: 'contractor', matter: 'words' },
  'posting.removed': { party: 'author', matter: 'status' },
  'comment.removed': { party: 'author', matter: 'status' },
  'message.removed': { party: 'author', matter: 'status' },
  'invitation.removed': { party: 'author', matter: 'status' },
  'partner_rating.removed': { party: 'author', matter: 'status' },
  'photo.removed': { party: 'author', matter: 'status' },
  'passage.hidden': { party: 'author', matter: 'words' },
  'user.role_changed': { party: 'account', matter: 'role' },
  'listing.hidden': { party: 'contractor', matter: 'status' },
  'listing.merged': { party: 'contractor', matter: 'status' },
  'listing.closed': { party: 'contractor', matter: 'status' },
  'red_flag.published': { party: 'contractor', matter: 'status' },
  'job_proof.revoked': { party: 'author', matter: 'status' },
} as const satisfies Partial<Record<DecisionAction, { party: DecisionParty; matter: AppealMatter }>>;
export type AppealableAction = keyof typeof APPEALABLE;
export const APPEALABLE_ACTIONS = Object.keys(APPEALABLE) as AppealableAction[];
export const DECISION_TEXT_MAX_LENGTH = 2000;
/** A hidden text may be appealed as long as it is kept. */
export const APPEAL_WINDOW_DAYS = 180;
export const APPEAL_DECIDED_IN_DAYS = 7;
/** An administrator reads a review on hold within so many days. */
export const HELD_CHECKED_IN_DAYS = 2;
/** After a rejection a new appeal needs this long, or new evidence. */
export const APPEAL_AGAIN_AFTER_DAYS = 30;
export const APPEAL_FILES_MAX = 10;
export const APPEAL_STATES = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];
/**
 * `take_down`: the contractor wants the review hidden. `put_back`: its author wants it back.
 * `remove_response`: its author wants the contractor's response removed.
 */
export const APPEAL_KINDS = ['take_down', 'put_back', 'remove_response'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];
/** Appeals about the review itself; the other kind is about the response, and has rules of its own. */
export type ReviewAppealKind = Exclude<AppealKind, 'remove_response'>;
export const CLAIM_STATES = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_EVIDENCE = ['website_email', 'listed_email', 'document'] as const;
export type ClaimEvidence = (typeof CLAIM_EVIDENCE)[number];
export * from './review-facts.ts';

export const STAGES = ['quote_only', 'in_progress', 'finished', 'abandoned'] as const;
export type Stage = (typeof STAGES)[number];

/** The author's contact with the contractor, asked before a review may be written. */
export const REVIEW_CONTACTS = ['hired', 'contacted', 'neither'] as const;
export type ReviewContact = (typeof REVIEW_CONTACTS)[number];
export const REVIEW_RELATIONS = ['none', 'own', 'employer', 'relative', 'competitor'] as const;
export type ReviewRelation = (typeof REVIEW_RELATIONS)[number];
export const REVIEW_OFFERS = ['nothing', 'refused', 'accepted'] as const;
export type ReviewOffer = (typeof REVIEW_OFFERS)[number];
/** A job longer ago is no longer reviewed. */
export const REVIEW_JOB_YEARS = 10;
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const COST_BANDS = ['under_500', '500_2k', '2k_10k', '10k_50k', '50k_100k', 'over_100k'] as const;
export type CostBand = (typeof COST_BANDS)[number];

export * from './limits/posting-limits.ts';

// Uploads.
export const UPLOAD_KINDS = ['image', 'document'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The types that a file picker offers; the server recognizes a file by its content. */
export const IMAGE_MEDIA_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;
export const DOCUMENT_MEDIA_TYPE = 'application/pdf';
/** An upload that is attached to nothing goes after this. */
export const UPLOAD_KEPT_HOURS = 24;
export const REVIEW_PHOTOS_MAX = 10;

export * from './limits/list-limits.ts';
