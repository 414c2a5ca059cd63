import type { Logger } from '../core/process/logger.ts';
import type { RealtimeConfig } from '../core/config/config.ts';
import type { DatabaseHandle } from '../database/client.ts';
import { LARGEST_EVENT_BYTES } from './api/event-input.ts';
import { isEncrypted } from './channel-names.ts';
import { createHub } from './hub.ts';
import type { Hub } from './hub-types.ts';
import { createRelay } from './processes/relay.ts';
import { createRedisRelay } from './processes/redis-relay.ts';
import { channelAuth, sharedSecret, userAuth } from './api/signatures.ts';

export type Person = { id: number; name: string };
export type ChannelAnswer = { auth: string; channel_data?: string; shared_secret?: string };
export type UserAnswer = { auth: string; user_data: string };

/** Sends events out, and says who may hear them: by our own endpoint, or by a hosted service. */
export type Broadcaster = {
  /** Sends `payload` as JSON. It never throws, because an event only announces; the database has the data. */
  trigger: (channels: string[], event: string, payload: unknown) => Promise<void>;
  /** Ends all connections of a user at once. */
  endUser: (userId: string) => Promise<void>;
  /** Notes whose connection it is, so that `endUser` finds it. Call it before you look whether they still may. */
  bind: (socketId: string, userId: string) => Promise<void>;
  /** The connection ends at this moment: the session that lets it in runs out. */
  endAt: (socketId: string, userId: string, moment: Date) => Promise<void>;
  /** Lets a connection hear a channel; in a presence channel, as `member`. */
  authorize: (socketId: string, channel: string, member: Person | null) => ChannelAnswer;
  /** Says who is behind a connection. */
  authenticate: (socketId: string, user: Person) => UserAnswer;
};

export const fits = (payload: unknown): boolean =>
  Buffer.byteLength(JSON.stringify(payload)) <= LARGEST_EVENT_BYTES;

/** Signatures are the same wherever the events go. */
export function signing(keys: RealtimeConfig): Pick<Broadcaster, 'authorize' | 'authenticate'> {
  return {
    authorize: (socketId, channel, member) => {
      const { encryptionKey } = keys;
      if (isEncrypted(channel) && encryptionKey !== null)
        return {
          auth: channelAuth(keys, socketId, channel),
          shared_secret: sharedSecret(encryptionKey, channel),
        };
      if (!member) return { auth: channelAuth(keys, socketId, channel) };
      const data = JSON.stringify({ user_id: String(member.id), user_info: member });
      return { auth: channelAuth(keys, socketId, channel, data), channel_data: data };
    },
    authenticate: (socketId, { id, name }) => {
      const data = JSON.stringify({ id: String(id), user_info: { name } });
      return { auth: userAuth(keys, socketId, data), user_data: data };
    },
  };
}

type Places = { handle: DatabaseHandle; redisUrl: string | null };

/** By our own endpoint, in every process on this database. */
export function createEmbedded(
  keys: RealtimeConfig,
  { handle, redisUrl }: Places,
  log: Logger,
): { broadcaster: Broadcaster; hub: Hub } {
  const relay =
    redisUrl === null
      ? createRelay(handle.direct, log)
      : createRedisRelay({ url: redisUrl, appKey: keys.appKey }, log);
  const hub = createHub(relay);
  return {
    hub,
    broadcaster: {
      ...signing(keys),
      trigger: (channels, event, payload) => hub.trigger({ channels, event, data: JSON.stringify(payload) }),
      endUser: hub.endUser,
      bind: (socketId, userId) => hub.bind(socketId, userId, null),
      endAt: (socketId, userId, moment) => hub.bind(socketId, userId, moment.getTime()),
    },
  };
}
