/** The events of channels that webhooks can tell, as Pusher names them. */
export const WEBHOOK_EVENTS = [
  'channel_occupied',
  'channel_vacated',
  'member_added',
  'member_removed',
  'client_event',
  'cache_miss',
  'subscription_count',
] as const;

/** Null: no device is told anything. */
export type PushConfig = {
  publicKey: string;
  privateKey: string;
  /** An address of the operator's, for the push service. */
  contact: string;
  /** Push services that are called; no others are, because browsers say which. */
  hosts: readonly string[];
};
