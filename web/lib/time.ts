import { useMemo, useSyncExternalStore } from 'react';
import { useNow } from './page/app-context.tsx';

const A_MINUTE_MS = 60_000;

/** Minutes in which the page was visible; 0 on the server and during hydration. */
let elapsedMinutes = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    elapsedMinutes += 1;
    listeners.forEach((each) => each());
  }, A_MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

/** The server's now plus the minutes since the page opened: the base for "5m". */
export function useTickingNow(): Date {
  const madeAt = useNow();
  const minutes = useSyncExternalStore(
    subscribe,
    () => elapsedMinutes,
    () => 0,
  );
  // A page fetched later brings its own now: only the minutes since then count.
  const minutesBefore = useMemo(() => (madeAt ? elapsedMinutes : 0), [madeAt]);
  return new Date(madeAt.getTime() + Math.max(0, minutes - minutesBefore) * A_MINUTE_MS);
}
