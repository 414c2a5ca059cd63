import type { createClient } from '@redis/client';
import type { Logger } from '../../core/process/logger.ts';
import { parseObject } from '../messages.ts';
import { nameOfProcess, type Relay, type PeerMessage } from './relay.ts';

export type RedisSettings = {
  url: string;
  /** Products and test systems may share a server. */
  appKey: string;
};

const FIRST_ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

type Client = ReturnType<typeof createClient>;

/** Publish and subscribe of Valkey or Redis. The client is loaded only where it is used. */
export function createRedisRelay({ url, appKey }: RedisSettings, log: Logger): Relay {
  const me = nameOfProcess();
  const channel = `plumbline:realtime:${appKey}`;
  let sender: Promise<Client> | null = null;
  let listener: Client | null = null;

  return {
    me,
    // One connection keeps the order.
    tell: async (peerMessage) => {
      try {
        sender ??= open(url, log);
        await (await sender).publish(channel, JSON.stringify({ from: me, peerMessage }));
      } catch (error) {
        log.warn({ err: error }, 'other processes were not told');
      }
    },
    listen: async (receive, onAgain) => {
      sender ??= open(url, log);
      listener = await open(url, log);
      await sender;
      await listener.subscribe(channel, (payload) => {
        const { from, peerMessage } = parseObject(payload) ?? {};
        if (typeof from === 'string' && from !== me && peerMessage) receive(peerMessage as PeerMessage, from);
      });
      // It subscribes again by itself, and then says that it is ready.
      listener.on('ready', onAgain);
    },
    stop: async () => {
      listener?.destroy();
      (await sender?.catch(() => null))?.destroy();
    },
  };
}

async function open(url: string, log: Logger): Promise<Client> {
  const { createClient } = await import('@redis/client');
  const client: Client = createClient({
    url,
    // An unsent message is lost; a process that lost its connection asks for everything again.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: FIRST_ANSWER_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
    },
  });
  client.on('error', (error) => log.warn({ err: error }, 'Valkey or Redis'));
  await firstAnswer(client);
  // A command ends when its work is done.
  client.unref();
  return client;
}

/** A start does not wait for a server that is not there. */
async function firstAnswer(client: Client): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('Setting REDIS_URL: no server answers there.')),
      FIRST_ANSWER_MS,
    );
  });
  try {
    await Promise.race([client.connect(), late]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
