import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as all apps know it: SHA-1, half a minute, six digits. */
export const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after this one that count: clocks of phones go wrong. */
const WINDOW = 1;

/** The code of one step (RFC 4226, section 5.3). */
export function codeOfStep(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS);

/** The step whose code was typed; null where it is none of this moment's. All are compared, so that time tells nothing. */
export function matchingStep(secret: Buffer, typed: string, now: Date): number | null {
  const current = stepOf(now);
  const given = Buffer.from(typed);
  let found: number | null = null;
  for (let step = current - WINDOW; step <= current + WINDOW; step += 1) {
    const expected = Buffer.from(codeOfStep(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A key as apps take it (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address in the QR code, as authenticator apps read it. */
export function otpauthUrl(secret: Buffer, { site, email }: { site: string; email: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: site });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
