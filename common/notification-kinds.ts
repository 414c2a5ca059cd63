/** What users are notified of, and how: the closed lists of the bell and of its settings. */

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
  'invitation',
  'message',
  'red_flag',
  'membership',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `app`: the bell alone; `mail` and `digest` add an email at once or once a day. */
export const NOTIFICATION_CHANNELS = ['mail', 'digest', 'app', 'off'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Kinds with a choice, and what holds until it is made. The others are in the bell and in an email of their own, always. */
export const CHANNEL_DEFAULTS = {
  review_received: 'mail',
  response_received: 'mail',
  comment: 'digest',
  reply: 'mail',
  mention: 'mail',
  follower: 'app',
  invitation: 'mail',
  message: 'mail',
  red_flag: 'mail',
  membership: 'app',
} as const satisfies Partial<Record<NotificationKind, NotificationChannel>>;
export type ChosenKind = keyof typeof CHANNEL_DEFAULTS;
export const CHOSEN_KINDS = Object.keys(CHANNEL_DEFAULTS) as ChosenKind[];

export const NOTIFICATIONS_PER_PAGE = 20;
/** A comment names at most so many people. */
export const MENTIONS_MAX = 5;
