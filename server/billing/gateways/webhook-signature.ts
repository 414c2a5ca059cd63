import { createHmac, timingSafeEqual } from 'node:crypto';

/** An event that is older may be a replay. */
export const TOLERANCE_SECONDS = 300;

/** Stripe's scheme: `t=UNIX SECONDS,v1=HMAC-SHA256 of "t.body"`, in hexadecimal. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}`;
}

/** Whether one of the secrets signed the body, and not too long ago. During a rotation, two are valid. */
export function isSignedBy(secrets: readonly string[], body: string, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  return secrets.some((secret) => {
    const expected = Buffer.from(hmac(`${seconds}.${body}`, secret));
    return signatures.some((given) => {
      const found = Buffer.from(given);
      return found.length === expected.length && timingSafeEqual(found, expected);
    });
  });
}

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
