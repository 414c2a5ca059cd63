import type { ReportKind } from '../cases/reports.ts';

/** Kinds whose words an administrator may hide at once, until the case is decided. */
export const REPORT_HIDEABLE_KINDS = [
  'review',
  'response',
  'posting',
  'comment',
  'partner_rating',
] as const satisfies readonly ReportKind[];
export type ReportHideableKind = (typeof REPORT_HIDEABLE_KINDS)[number];
/** Shorter words would be hidden in many other texts too. */
export const HIDDEN_PASSAGE_MIN_LENGTH = 8;
