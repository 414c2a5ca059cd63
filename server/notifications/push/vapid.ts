import { createPrivateKey, sign } from 'node:crypto';
import type { PushConfig } from '../../core/process/config-parts.ts';

const VALID_SECONDS = 12 * 3_600;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Proves to a push service which server sends (RFC 8292). */
export function vapidHeader(
  { publicKey, privateKey, contact }: PushConfig,
  endpoint: string,
  now: Date,
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + VALID_SECONDS,
    sub: contact,
  };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
