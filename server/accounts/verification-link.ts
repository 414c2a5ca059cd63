import { sign, unsign } from '../core/http/cookies.ts';

export const VERIFICATION_LINK_DAYS = 3;
const DAY_MS = 86_400_000;

/** The user of the address, and the link's expiry (milliseconds since 1970). */
type Claim = { userId: number; expiresAt: number };

const purpose = (email: string) => `verify-email:${email}`;

/** A token that proves its bearer reads the mail of `email`. It says nothing of the address itself, and ends with it. */
export function makeVerificationToken(
  account: { userId: number; email: string },
  key: string,
  now: Date,
): string {
  const expiresAt = now.getTime() + VERIFICATION_LINK_DAYS * DAY_MS;
  return sign(`${account.userId}-${expiresAt}`, key, purpose(account.email));
}

/**
 * The claim of a token; null when it is none or too old. It proves nothing until `isSignedFor` confirms it.
 */
export function readVerificationToken(token: string, now: Date): Claim | null {
  const [, userId, expiresAt] = /^(\d{1,10})-(\d{13,15})\./.exec(token) ?? [];
  if (userId === undefined || Number(expiresAt) <= now.getTime()) return null;
  return { userId: Number(userId), expiresAt: Number(expiresAt) };
}

export function isSignedFor(token: string, email: string, key: string): boolean {
  return unsign(token, key, purpose(email)) !== null;
}
