import type { createClient } from '@redis/client';
import type { Logger } from '../process/logger.ts';

const FIRST_ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

export type RedisClient = ReturnType<typeof createClient>;

/**
 * A connection to Valkey or Redis that is made anew by itself. The client is loaded only where it is used. A start waits for
 * it for a few seconds and then goes on, for a process that runs goes on without it, too.
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
  if (!(await answersSoon(client)))
    log.error(
      'no Valkey or Redis answers at REDIS_URL: this process goes on without it, and connects when it is there',
    );
  // A command ends when its work is done.
  client.unref();
  return client;
}

/** False where the first answer is late; the client goes on trying then. */
async function answersSoon(client: RedisClient): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, FIRST_ANSWER_MS, false);
  });
  try {
    return await Promise.race([client.connect().then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
