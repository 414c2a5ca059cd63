import { expect, test } from 'vitest';
import {
  CODE_ATTEMPTS,
  codeExpiresAt,
  hashCode,
  judgeCode,
  newCode,
  secondsToWait,
} from '../../../../server/contractors/claims/claim-code.ts';
import { claimDueAt, hasEvidence } from '../../../../server/contractors/claims/claim.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const KEY = 'k'.repeat(32);
const kept = { hash: hashCode('012345', 4, KEY), expiresAt: codeExpiresAt(NOW), attempts: 0 };

test('a code has six digits, zeros in front included', () => {
  const codes = Array.from({ length: 300 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(250);
});

test('a code counts for its own claim and under our key only', () => {
  expect(judgeCode(kept, hashCode('012345', 4, KEY), NOW)).toBe('right');
  expect(judgeCode(kept, hashCode('012345', 5, KEY), NOW)).toBe('wrong');
  expect(judgeCode(kept, hashCode('012345', 4, 'other'), NOW)).toBe('wrong');
  expect(judgeCode(kept, hashCode('12345', 4, KEY), NOW)).toBe('wrong');
});

test('the right code no longer counts after half an hour, or five tries', () => {
  const given = hashCode('012345', 4, KEY);
  expect(judgeCode(kept, given, new Date(NOW.getTime() + 30 * 60_000 - 1))).toBe('right');
  expect(judgeCode(kept, given, new Date(NOW.getTime() + 30 * 60_000))).toBe('expired');
  expect(judgeCode({ ...kept, attempts: CODE_ATTEMPTS - 1 }, given, NOW)).toBe('right');
  expect(judgeCode({ ...kept, attempts: CODE_ATTEMPTS }, given, NOW)).toBe('used_up');
  expect(judgeCode({ ...kept, hash: null }, given, NOW)).toBe('expired');
});

test('another code can be had after a minute', () => {
  expect(secondsToWait(null, NOW)).toBe(0);
  expect(secondsToWait(NOW, NOW)).toBe(60);
  expect(secondsToWait(NOW, new Date(NOW.getTime() + 59_001))).toBe(1);
  expect(secondsToWait(NOW, new Date(NOW.getTime() + 60_000))).toBe(0);
});

test('there is something to decide on once the code was entered, or a document came', () => {
  expect(hasEvidence({ evidence: 'website_email', confirmedAt: null })).toBe(false);
  expect(hasEvidence({ evidence: 'website_email', confirmedAt: NOW })).toBe(true);
  expect(hasEvidence({ evidence: 'document', confirmedAt: null })).toBe(true);
  expect(claimDueAt(NOW).toISOString()).toBe('2026-11-28T12:00:00.000Z');
});
