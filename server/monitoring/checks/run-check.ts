import { withinTime } from '../within-time.ts';
import { Unknown, type Check, type Checked } from './check.ts';

const LONGEST_MS = 2_000;
const LONGEST_SENTENCE = 300;
/** An address with a user and a password, as a driver may quote it. */
const SECRETS = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi;

/** Runs a check, for two seconds at most, and never throws. */
export async function runCheck(check: Check): Promise<Checked> {
  const began = performance.now();
  const answer = (state: Checked['state'], sentence: string): Checked => ({
    state,
    milliseconds: Math.round(performance.now() - began),
    sentence: sentence.replace(SECRETS, '$1').slice(0, LONGEST_SENTENCE),
  });
  try {
    return answer('ok', await withinTime(check(), LONGEST_MS));
  } catch (error) {
    return answer(error instanceof Unknown ? 'unknown' : 'failed', sentenceOf(error));
  }
}

/** Errors of two tried addresses have a code and no message. */
function sentenceOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string };
  return message || code || 'It failed without a reason.';
}

/**
 * The last result, for as long as it is fresh. While a new one is made, everybody waits for the same. A check that hangs is
 * not asked again until it has ended, so that probes do not add to what holds it up.
 */
export function cachedCheck(check: Check, freshMs: number): () => Promise<Checked> {
  let known: { at: number; result: Promise<Checked> } | null = null;
  let running: Promise<unknown> | null = null;
  const begin = (): Promise<string> => {
    const work = check();
    const ended = (): void => {
      running = null;
    };
    running = work.then(ended, ended);
    return work;
  };
  return () => {
    if (known && (running !== null || performance.now() - known.at < freshMs)) return known.result;
    known = { at: performance.now(), result: runCheck(begin) };
    return known.result;
  };
}
