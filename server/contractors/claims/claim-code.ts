import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 30;
export const CODE_ATTEMPTS = 5;
/** Between two codes. */
export const CODE_WAIT_SECONDS = 60;
/**
 * The codes that one user may send, and one address may get, in a day, because the mailbox may be another's.
 */
export const CODES_A_DAY = 5;

/** Six unpredictable digits. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** The stored hash of a code: worthless without the application's key, and for any other claim. */
export const hashCode = (code: string, claimId: number, key: string): string =>
  createHmac('sha256', key).update(`claim-code:${claimId}:${code}`).digest('base64url');

export type KeptCode = {
  hash: string | null;
  expiresAt: Date | null;
  attempts: number;
};

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used_up';

/** Judges a typed code; `given` is its hash. After five tries even the right code is refused. */
export function judgeCode(kept: KeptCode, given: string, now: Date): CodeVerdict {
  if (kept.hash === null || kept.expiresAt === null || kept.expiresAt <= now) return 'expired';
  if (kept.attempts >= CODE_ATTEMPTS) return 'used_up';
  const [expected, typed] = [Buffer.from(kept.hash), Buffer.from(given)];
  return expected.length === typed.length && timingSafeEqual(expected, typed) ? 'right' : 'wrong';
}

export const codeExpiresAt = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000);

/** Whole seconds until another code may be sent; 0: at once. */
export function secondsToWait(sentAt: Date | null, now: Date): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil((sentAt.getTime() + CODE_WAIT_SECONDS * 1_000 - now.getTime()) / 1_000));
}
