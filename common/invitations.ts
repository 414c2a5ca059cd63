/** `open` until the invited contractor answers, the sender withdraws it, or its last day ends. */
export const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Reasons to decline: a list, so that a long explanation is not needed. */
export const DECLINE_REASONS = [
  'booked',
  'too_far',
  'not_my_trade',
  'job_too_small',
  'job_too_large',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const INVITATION_MESSAGE_MIN_LENGTH = 20;
export const INVITATION_MESSAGE_MAX_LENGTH = 2_000;
export const DECLINE_NOTE_MAX_LENGTH = 500;
export const INVITATION_FILES_MAX = 5;
/** An invitation is open this long, but not beyond the first day of the job. */
export const INVITATION_OPEN_DAYS = 7;
/** A job begins within this time and lasts no longer. */
export const INVITATION_AHEAD_DAYS = 366;
export const JOB_DAYS_MAX = 366;
export const JOB_PLACE_MAX_LENGTH = 120;

/** After the last day of a job both sides may rate each other for this long. */
export const PARTNER_RATING_WINDOW_DAYS = 60;
/** A rating is published this long after it was written, or as soon as both are written. */
export const PARTNER_RATING_BLIND_DAYS = 7;
export const PARTNER_RATING_MIN_LENGTH = 20;
export const PARTNER_RATING_MAX_LENGTH = 600;
