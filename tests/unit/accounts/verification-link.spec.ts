import { describe, expect, test } from 'vitest';
import {
  isSignedFor,
  makeVerificationToken,
  readVerificationToken,
} from '../../../server/accounts/verification-link.ts';

const KEY = 'k'.repeat(32);
const NOW = new Date('2026-03-01T12:00:00Z');
const token = makeVerificationToken({ userId: 7, email: 'nora@plumbline.test' }, KEY, NOW);
const later = (milliseconds: number) => new Date(NOW.getTime() + 3 * 86_400_000 + milliseconds);

describe('the link that confirms an address', () => {
  test('the link that confirms an address names the account, for three days', () => {
    expect(readVerificationToken(token, NOW)?.userId).toBe(7);
    expect(readVerificationToken(token, later(-1))?.userId).toBe(7);
    expect(readVerificationToken(token, later(0))).toBeNull();
  });

  test('the link that confirms an address is signed for one address, with one key', () => {
    expect(isSignedFor(token, 'nora@plumbline.test', KEY)).toBe(true);
    expect(isSignedFor(token, 'other@plumbline.test', KEY)).toBe(false);
    expect(isSignedFor(token, 'nora@plumbline.test', 'x'.repeat(32))).toBe(false);
    expect(isSignedFor(token.replace(/^7-/, '8-'), 'nora@plumbline.test', KEY)).toBe(false);
  });

  test('the link that confirms an address does not show the address', () => {
    expect(token).not.toContain('nora');
  });
});
