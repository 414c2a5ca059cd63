import { expect, test } from 'vitest';
import { KEYS } from '../../../web/components/admin/key-table.ts';

test('each key of the admin pages has one meaning', () => {
  const letters = Object.values(KEYS);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
});
