/** Limits and closed lists of red flags. A list gives the type, the validator and the page's words. */

/** The mildest first. */
export const RED_FLAG_LEVELS = ['notice', 'warning', 'alert'] as const;
/** The criteria of a red flag. Names, levels and accepted evidence are in the table `red_flag_criteria`. */
export const RED_FLAG_CRITERIA = [
  'license_expired',
  'deposit_not_started',
  'abandoned_job',
  'no_permit',
  'cash_up_front',
  'unpaid_subcontractor',
  'over_quote',
  'retaliation',
  'license_revoked',
  'fraud_judgment',
  'successor_company',
] as const;
export type RedFlagCriterion = (typeof RED_FLAG_CRITERIA)[number];

/** The product finds an expired license itself, so users do not report it. */
export const REPORTED_CRITERIA = RED_FLAG_CRITERIA.filter(
  (criterion): criterion is Exclude<RedFlagCriterion, 'license_expired'> => criterion !== 'license_expired',
);

/** `ended`: before its last day; `withdrawn`: by its reporter. */
export const RED_FLAG_STATES = ['open', 'published', 'dismissed', 'withdrawn', 'ended', 'expired'] as const;
export type RedFlagState = (typeof RED_FLAG_STATES)[number];
/** The public states. */
export const PUBLIC_RED_FLAG_STATES = ['published', 'ended', 'expired'] as const;

/** The phase of an open red flag. */
export const RED_FLAG_PHASES = ['answering', 'deciding', 'second_approval'] as const;
export type RedFlagPhase = (typeof RED_FLAG_PHASES)[number];

export const RED_FLAG_ANSWER_DAYS = 10;
/** The time to answer when harm is imminent. */
export const RED_FLAG_URGENT_HOURS = 48;
/** From the end of the time to answer to the decision; as many hours as above when harm is imminent. */
export const RED_FLAG_DECIDED_IN_DAYS = 7;
export const RED_FLAG_BODY_MIN_LENGTH = 80;
export const RED_FLAG_BODY_MAX_LENGTH = 3000;
export const RED_FLAG_ANSWER_MIN_LENGTH = 20;
export const RED_FLAG_ANSWER_MAX_LENGTH = 3000;
export const RED_FLAG_RECORD_URL_MAX_LENGTH = 300;
/** Of each side. */
export const RED_FLAG_FILES_MAX = 10;
/** By one user. */
export const RED_FLAGS_A_DAY = 5;
/** Older events can no longer be reported. */
export const RED_FLAG_YEARS = 10;

/** The readers of a file that the reporter may choose: administrators, the contractor too, everyone. */
export const FILE_AUDIENCES = ['admins', 'sides', 'public'] as const;
export type FileAudience = (typeof FILE_AUDIENCES)[number];
