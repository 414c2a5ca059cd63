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

/** Null: files lie in DATA_DIR. */
export type S3Config = {
  bucket: string;
  region: string;
  /** Of a storage other than Amazon's, as this server reaches it. */
  endpoint: string | null;
  /** The same as browsers reach it; null: as this server does. */
  publicEndpoint: string | null;
  /** Null: the SDK looks for those of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

/** Null: no device is told anything. */
export type PushConfig = {
  publicKey: string;
  privateKey: string;
  /** An address of the operator's, for the push service. */
  contact: string;
  /** Push services that are called; no others are, because browsers say which. */
  hosts: readonly string[];
};
