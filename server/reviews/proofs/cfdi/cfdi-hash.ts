import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A keyed hash, in hexadecimal: the RFC of a person tells the day of birth, and there are few enough to try them all.
 * `of`: `folio` or `rfc`.
 */
export function cfdiHash(appKey: string, of: 'folio' | 'rfc', value: string): string {
  const key = Buffer.from(hkdfSync('sha256', appKey, '', 'plumbline proofs of jobs', 32));
  return createHmac('sha256', key).update(`${of}:${value}`).digest('hex');
}
