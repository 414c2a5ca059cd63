import { describe, expect, test } from 'vitest';
import {
  codeOfStep,
  matchingStep,
  otpauthUrl,
  stepOf,
  toBase32,
} from '../../../server/accounts/second/totp.ts';

/** Of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes by an app', () => {
  test.each(VECTORS)('the code of second %i is the one of RFC 6238', (seconds, code) => {
    expect(codeOfStep(SECRET, stepOf(at(seconds)), 8)).toBe(code);
  });

  test('a code counts half a minute before and after its own, and no longer', () => {
    const step = stepOf(at(1_234_567_890));
    const code = codeOfStep(SECRET, step);
    const found = [-2, -1, 0, 1, 2].map((later) => matchingStep(SECRET, code, at((step + later) * 30)));
    expect(found).toEqual([null, step, step, step, null]);
  });

  test('a code of another length, or with letters, is none', () => {
    const now = at(59);
    for (const typed of ['', '28708', '2870822', '28708a', '２８７０８２', codeOfStep(SECRET, 1, 8)])
      expect(matchingStep(SECRET, typed, now)).toBeNull();
    expect(matchingStep(SECRET, '287082', now)).toBe(1);
  });

  test('a key is written in base 32 as RFC 4648 does, without padding', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  test('the address of a key names the site and the account, with blanks as apps read them', () => {
    const url = otpauthUrl(SECRET, { site: 'Plumb & Line', email: 'ana+x@correo.test' });
    expect(url).toBe(
      'otpauth://totp/Plumb%20%26%20Line:ana%2Bx%40correo.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plumb%20%26%20Line',
    );
  });
});
