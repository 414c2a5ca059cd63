import { expect, test } from 'vitest';
import {
  createUsedSignatures,
  EQUAL_CALLS_MS,
  KEPT_MS,
  MOST_KEPT,
} from '../../../server/realtime/api/used-signatures.ts';

const signature = (number: number): string => number.toString(16).padStart(16, '0').padEnd(64, 'f');

test('equal calls of one moment are accepted, and a later repetition is refused', () => {
  const { isReplayed } = createUsedSignatures();
  expect(isReplayed(signature(1), 1_000)).toBe(false);
  expect(isReplayed(signature(1), 1_000 + EQUAL_CALLS_MS)).toBe(false);
  // A repetition does not extend the moment.
  expect(isReplayed(signature(1), 1_001 + EQUAL_CALLS_MS)).toBe(true);
  expect(isReplayed(signature(2), 1_001 + EQUAL_CALLS_MS)).toBe(false);
});

test('a signature is kept as long as its timestamp can be accepted, and no longer', () => {
  const { isReplayed } = createUsedSignatures();
  isReplayed(signature(1), 0);
  isReplayed(signature(2), KEPT_MS);
  expect(isReplayed(signature(1), KEPT_MS)).toBe(true);
  isReplayed(signature(3), KEPT_MS + 1);
  expect(isReplayed(signature(1), KEPT_MS + 1)).toBe(false);
});

test('the oldest signatures are forgotten beyond a hundred thousand', () => {
  const { isReplayed } = createUsedSignatures();
  for (let number = 0; number <= MOST_KEPT; number += 1) isReplayed(signature(number), 0);
  expect(isReplayed(signature(1), EQUAL_CALLS_MS + 1)).toBe(true);
  expect(isReplayed(signature(0), EQUAL_CALLS_MS + 1)).toBe(false);
});
