import type { Logger } from '../../core/process/logger.ts';
import { openRedis, type RedisClient } from '../../core/valkey/redis-client.ts';
import { parseObject } from '../messages.ts';
import { nameOfProcess, type Relay, type PeerMessage } from './relay.ts';

export type RedisSettings = {
  url: string;
  /** Products and test systems may share a server. */
  appKey: string;
};

/** Publish and subscribe of Valkey or Redis. */
export function createRedisRelay({ url, appKey }: RedisSettings, log: Logger): Relay {
  const me = nameOfProcess();
  const channel = `plumbline:realtime:${appKey}`;
  let sender: Promise<RedisClient> | null = null;
  let listener: RedisClient | null = null;

  return {
    me,
    // One connection keeps the order.
    tell: async (peerMessage) => {
      try {
        sender ??= openRedis(url, log);
        await (await sender).publish(channel, JSON.stringify({ from: me, peerMessage }));
      } catch (error) {
        log.warn({ err: error }, 'other processes were not told');
      }
    },
    listen: async (receive, onAgain) => {
      sender ??= openRedis(url, log);
      const client = await openRedis(url, log);
      listener = client;
      await sender;
      let isSubscribed = false;
      const subscribe = async (): Promise<void> => {
        await client.subscribe(channel, (payload) => {
          const { from, peerMessage } = parseObject(payload) ?? {};
          if (typeof from === 'string' && from !== me && peerMessage)
            receive(peerMessage as PeerMessage, from);
        });
        isSubscribed = true;
      };
      if (client.isReady) await subscribe();
      // It subscribes again by itself, and then says that it is ready; where it was away at the start, this is the first time.
      client.on('ready', () => {
        (isSubscribed ? Promise.resolve() : subscribe()).then(onAgain, (error: unknown) =>
          log.warn({ err: error }, 'events of other processes are not received'),
        );
      });
    },
    stop: async () => {
      listener?.destroy();
      (await sender?.catch(() => null))?.destroy();
    },
  };
}
