import { whenIdle } from './idle.ts';
import type { Following, Realtime } from './realtime-types.ts';

const opened = Promise.withResolvers<Realtime>();
let following: Following | null = null;
let realtime: Realtime | null = null;

/**
 * Opens the realtime connection once the page has been taken over and the browser is idle, and keeps it the reader's own. The
 * page needs nothing of it: where it cannot be fetched, nothing is said.
 */
export function followLive(now: Following): void {
  const isFirst = following === null;
  following = now;
  realtime?.become(now.userId);
  if (isFirst) whenIdle(() => void open().catch(() => undefined));
}

async function open(): Promise<void> {
  const { openRealtime } = await import('./realtime.ts');
  if (following === null) return;
  realtime = openRealtime(following);
  opened.resolve(realtime);
}

/** Does something with the connection once there is one; gives back what stops it. */
export function whenLive(work: (live: Realtime) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = async () => {
    const live = await opened.promise;
    if (!isOver) stop = work(live);
  };
  void begin();
  return () => {
    isOver = true;
    stop?.();
  };
}
