import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionTarget } from './client.ts';
import {
  clusterIn,
  ensurePrivateSockets,
  initialise,
  isInitialised,
  type Cluster,
} from './embedded/cluster.ts';
import { takeHold, type Hold } from './embedded/hold.ts';
import { ensureRunning, shutDown } from './embedded/postmaster.ts';
import { ensureDatabase, targetIn } from './embedded/sessions.ts';
import { withFolderLock } from './folder-lock.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 15_000;

export type EmbeddedServer = { target: ConnectionTarget; stop: () => Promise<void> };
/** Told when the database ends by itself, when it cannot be started again yet, and when it is back. */
export type EmbeddedReport = (event: 'ended' | 'failed' | 'back', error?: unknown) => void;

/**
 * Starts the shipped PostgreSQL in `dataDir/postgres`, on a Unix socket only, or joins the one that runs
 * there. It is restarted when it ends by itself, and stopped by the last process that uses it.
 */
export async function startEmbedded(
  dataDir: string,
  name = 'plumbline',
  overrides: Record<string, string> = {},
  report: EmbeddedReport = () => undefined,
): Promise<EmbeddedServer> {
  const stopping = new AbortController();
  const isStopping = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  let hold = await withFolderLock(dataDir, () => {
    const cluster = clusterIn(dataDir);
    ensurePrivateSockets(cluster);
    if (!isInitialised(cluster)) initialise(cluster);
    return enter(cluster, overrides);
  });
  const cluster = clusterIn(dataDir);
  const target = await ensureDatabase(cluster, name);

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await Promise.race([hold.lost, isStopping]);
      if (stopping.signal.aborted) return;
      report('ended');
      const again = await reviveUntil(cluster, overrides, stopping.signal, report);
      if (again === null) return;
      await hold.release();
      hold = again;
      report('back');
    }
  };
  const keeping = keepRunning();

  return {
    target,
    stop: async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await keeping;
      await withFolderLock(dataDir, async () => {
        if (!hold.isLost() && (await hold.isLast())) await shutDown(cluster);
        await hold.release();
      });
    },
  };
}

/** The address of a data folder's embedded database while it runs; for read-only tools. */
export function embeddedTarget(dataDir: string, name = 'plumbline'): ConnectionTarget {
  return targetIn(clusterIn(dataDir), name);
}

async function enter(cluster: Cluster, overrides: Record<string, string>): Promise<Hold> {
  const pipe = await ensureRunning(cluster, overrides);
  return takeHold(cluster, pipe);
}

/** Tries until the database runs again, ever more slowly; null once `signal` says to stop. */
async function reviveUntil(
  cluster: Cluster,
  overrides: Record<string, string>,
  signal: AbortSignal,
  report: EmbeddedReport,
): Promise<Hold | null> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      return await withFolderLock(cluster.dataDir, () => enter(cluster, overrides));
    } catch (error) {
      report('failed', error);
    }
  }
}
