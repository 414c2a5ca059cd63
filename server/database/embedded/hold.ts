import { closeSync } from 'node:fs';
import type { Cluster } from './cluster.ts';
import { openSession } from './sessions.ts';

/** The advisory lock, in the cluster's own database, that each process shares while it uses the embedded server. */
const USERS_LOCK = 7_203_002;

/** The sign for other processes that this one uses the database. */
export type Hold = {
  /** Fulfilled when the database ends, or is ended. */
  lost: Promise<void>;
  isLost: () => boolean;
  /** Whether no other process uses the database; ask under the folder's lock, under which they come. */
  isLast: () => Promise<boolean>;
  release: () => Promise<void>;
};

/** `pipe` is what the guard waits for; -1 for none. */
export async function takeHold(cluster: Cluster, pipe: number): Promise<Hold> {
  const lost = Promise.withResolvers<void>();
  let isLost = false;
  const session = openSession(cluster, {
    max_lifetime: null,
    connection: { application_name: 'plumbline-hold' },
    onclose: () => {
      isLost = true;
      lost.resolve();
    },
  });
  const release = async (): Promise<void> => {
    if (pipe >= 0) closeSync(pipe);
    pipe = -1;
    await session.end({ timeout: 0 });
  };
  try {
    await session`select pg_advisory_lock_shared(${USERS_LOCK})`;
  } catch (error) {
    await release();
    throw error;
  }
  return {
    lost: lost.promise,
    isLost: () => isLost,
    isLast: async () => {
      // A session's own shared lock is no obstacle to it.
      const [answer] = await session<{ free: boolean }[]>`select pg_try_advisory_lock(${USERS_LOCK}) as free`;
      return answer?.free === true;
    },
    release,
  };
}
