import type { createClient } from '@redis/client';
import type { Logger } from '../process/logger.ts';

const FIRST_ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

export type RedisClient = ReturnType<typeof createClient>;

/**
 * A connection to Valkey or Redis that is made anew by itself. The client is loaded only where it is used.
 * Throws a sentence for the operator when the first answer does not come.
 */
export async function openRedis(url: string, log: Logger): Promise<RedisClient> {
  const { createClient } = await import('@redis/client');
  const client: RedisClient = createClient({
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
async function firstAnswer(client: RedisClient): Promise<void> {
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
