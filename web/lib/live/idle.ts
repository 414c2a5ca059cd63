const LATEST_MS = 2_000;

/** Runs something once the browser has nothing better to do. Gives back a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, LATEST_MS / 2);
  return () => clearTimeout(timer);
}
