/** The kinds of notifications and their channels: the closed lists of the bell and of its settings. */

export const NOTIFICATION_KINDS = [
  'review_received',
  'response_received',
  'decision',
  'appeal_filed',
  'appeal_decided',
  'claim_decided',
  'comment',
  'reply',
  'mention',
  'follower',
  'followed',
  'joined',
  'invitation',
  'message',
  'red_flag',
  'closing',
  'membership',
  'job_proof',
  'report',
  'member',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `app`: the bell alone; `mail` and `digest` add an email at once or once a day, `push` a notice on the user's devices. */
export const NOTIFICATION_CHANNELS = ['mail', 'digest', 'push', 'app', 'off'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Kinds with a choice, and what holds until it is made. The others are in the bell and in an email of their own, always. */
export const CHANNEL_DEFAULTS = {
  review_received: 'mail',
  response_received: 'mail',
  comment: 'digest',
  reply: 'mail',
  mention: 'mail',
  follower: 'app',
  followed: 'app',
  joined: 'mail',
  invitation: 'mail',
  message: 'mail',
  membership: 'app',
  job_proof: 'mail',
} as const satisfies Partial<Record<NotificationKind, NotificationChannel>>;
export type ChosenKind = keyof typeof CHANNEL_DEFAULTS;
export const CHOSEN_KINDS = Object.keys(CHANNEL_DEFAULTS) as ChosenKind[];

/** Only those who run a business are told of these. */
export const OWNERS_KINDS: ReadonlySet<ChosenKind> = new Set(['review_received', 'invitation']);

/** Events that a kind alone does not name; each has its sentence in `notifications.news.*`. */
export const NOTIFICATION_NEWS = [
  'quote_asked',
  'quote_answered',
  'quote_hired',
  'quote_other_hired',
  'quote_hire_withdrawn',
  'quote_hire_confirmed',
  'invitation_received',
  'invitation_accepted',
  'invitation_declined',
  'invitation_withdrawn',
  'invitation_expired',
  'invitation_filled',
  'invitation_canceled',
  'partner_rating_written',
  'partner_rating_published',
  'red_flag_reported',
  'red_flag_answered',
  'red_flag_withdrawn',
  'red_flag_expired',
  'closing_proposed',
  'reopening_proposed',
  'closing_announced',
  'membership_renewal_near',
  'membership_payment_failed',
  'membership_cancel_planned',
  'membership_ended',
  'membership_refunded',
  'membership_purchase_failed',
  'membership_refund_returned',
  'membership_refund_settled',
  'job_proof_declined',
  'followed_review',
  'report_kept',
  'report_taken_down',
  'report_corrected',
  'report_gone',
  'report_upheld',
  'report_restored',
  'reported_kept',
  'reported_corrected',
  'member_joined',
  'member_left',
  'member_removed',
  'member_waits',
  'member_acts',
] as const;
export type NotificationNews = (typeof NOTIFICATION_NEWS)[number];

export const NOTIFICATIONS_PER_PAGE = 20;
/** A comment mentions at most so many profiles. */
export const MENTIONS_MAX = 5;
