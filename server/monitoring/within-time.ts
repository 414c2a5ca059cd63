/** Work that has not ended in time. */
export class TooLate extends Error {}

/** Rejects with TooLate when the work has not ended by then; the work itself goes on, and its end is not waited for. */
export async function withinTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooLate(`no answer within ${limitMs} ms`)), limitMs);
  timer.unref();
  // A late failure is nobody's.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
