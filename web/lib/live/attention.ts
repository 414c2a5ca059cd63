const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Runs the work once, at the first sign of a reader, or after so many milliseconds without one. */
export function whenAttended(work: () => void, latestMs: number): void {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(begin, latestMs);
  for (const sign of SIGNS)
    addEventListener(sign, begin, { signal: begun.signal, passive: true, capture: true });
}
