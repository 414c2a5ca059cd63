import { whenAttended } from './attention.ts';
import { whenIdle } from './idle.ts';
import type { Following, Realtime } from './realtime-types.ts';

const opened = Promise.withResolvers<Realtime>();
let following: Following | null = null;
let realtime: Realtime | null = null;

/** By then a slow phone is through with its first page. */
const UNATTENDED_MS = 8_000;
let isOpening = false;

/**
 * Opens the realtime connection and keeps it the reader's own: once the page has been taken over and the browser is idle, for a
 * visitor not before they read on, for a phone has enough to do with the first page. The page needs nothing of it: where
 * it cannot be fetched, nothing is said.
 */
export function followLive(now: Following): void {
  const isFirst = following === null;
  following = now;
  realtime?.become(now.userId);
  if (now.userId !== null) whenIdle(openOnce);
  else if (isFirst) whenAttended(() => whenIdle(openOnce), UNATTENDED_MS);
}

function openOnce(): void {
  if (isOpening) return;
  isOpening = true;
  void open().catch(() => undefined);
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
