/**
 * `open` until the invited contractor answers, the sender withdraws it, the job has enough people, or its last
 * day ends. Either side may cancel an accepted one.
 */
export const INVITATION_STATES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'filled',
  'canceled',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export type InvitationSide = 'sender' | 'receiver';

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

/** Reasons of each side to end an invitation: the sender an open or an accepted one, the receiver an accepted one. */
export const END_REASONS = {
  sender: ['called_off', 'new_dates', 'found_another', 'no_agreement', 'no_contact', 'other'],
  receiver: ['no_time', 'too_few_people', 'no_agreement', 'no_contact', 'other'],
} as const satisfies Record<InvitationSide, readonly string[]>;
export type EndReason = (typeof END_REASONS)[InvitationSide][number];

/** A price is for the whole job, for a day, or for an hour of one person. */
export const PRICE_UNITS = ['job', 'day', 'hour'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Contractors who are invited at once, and in all to one job. */
export const INVITED_AT_ONCE_MAX = 10;
export const INVITED_TO_JOB_MAX = 30;
export const JOB_PEOPLE_MAX = 500;
export const INVITATION_MESSAGE_MIN_LENGTH = 20;
export const INVITATION_MESSAGE_MAX_LENGTH = 2_000;
/** The longest sentence beside a reason to decline, withdraw or cancel, in characters. */
export const REASON_NOTE_MAX_LENGTH = 500;
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
