export { REPORT_PASSAGE_MAX_LENGTH } from '../limits/text-limits.ts';

/** Limits and closed lists of reports of what users write. A list gives the type, the validator and the page's words. */

export const REPORT_KINDS = [
  'review',
  'response',
  'posting',
  'comment',
  'contractor',
  'message',
  'invitation',
  'partner_rating',
  'photo',
  'profile',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_REASONS = [
  'child',
  'threat',
  'private_data',
  'sexual',
  'hate',
  'false_facts',
  'conflict_of_interest',
  'not_about_it',
  'spam',
  'wrong_listing',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
const without = (...left: ReportReason[]): ReportReason[] =>
  REPORT_REASONS.filter((reason) => !left.includes(reason));
const OF_ANY_TEXT = without('conflict_of_interest', 'not_about_it', 'wrong_listing');
/** The reasons that make sense for each kind, the gravest first. */
export const REPORT_REASONS_OF: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  review: without('wrong_listing'),
  response: without('conflict_of_interest', 'wrong_listing'),
  posting: OF_ANY_TEXT,
  comment: OF_ANY_TEXT,
  contractor: ['wrong_listing', ...OF_ANY_TEXT],
  message: OF_ANY_TEXT,
  invitation: OF_ANY_TEXT,
  partner_rating: OF_ANY_TEXT,
  photo: OF_ANY_TEXT,
  profile: OF_ANY_TEXT,
};
/** Kinds that only a report takes down; their authors appeal that decision. */
export const REPORT_REMOVED_KINDS = [
  'message',
  'invitation',
  'partner_rating',
  'photo',
] as const satisfies readonly ReportKind[];
export type ReportRemovedKind = (typeof REPORT_REMOVED_KINDS)[number];
/**
 * `upheld`: its author had deleted it, and it broke a rule. `gone`: a decision elsewhere took it down first, or it
 * was erased.
 */
export const REPORT_CASE_STATES = ['open', 'kept', 'taken_down', 'corrected', 'upheld', 'gone'] as const;
export type ReportCaseState = (typeof REPORT_CASE_STATES)[number];
/** Reasons that come first, because harm may be imminent. */
export const URGENT_REPORT_REASONS: readonly ReportReason[] = ['child', 'threat', 'private_data', 'sexual'];
/** So long after a report was rejected its sender may ask for a second look. */
export const SECOND_LOOK_DAYS = 30;
export const REPORT_NOTE_MIN_LENGTH = 20;
export const REPORT_NOTE_MAX_LENGTH = 2000;
/** Pictures or PDF files as evidence. */
export const REPORT_FILES_MAX = 5;
export const REPORTS_A_DAY = 20;
export const REPORT_DECIDED_IN_DAYS = 7;
/** For reports about a child, a threat, private data or sexual content. */
export const URGENT_REPORT_DECIDED_IN_DAYS = 2;
