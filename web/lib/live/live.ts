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
 * Opens the reader's realtime connection once the page is hydrated and the browser is idle. For a visitor it
 * waits until they read on, because a phone is busy with the first page. The page works without it, so a
 * failed load shows no message.
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

/** Uses the connection once there is one; returns a function that ends the use. */
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
