import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../common/money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1900, '$19.00'],
  [123450, '$1,234.50'],
  [100000000, '$1,000,000.00'],
  [-123450, '-$1,234.50'],
])('%i cents are %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('pesos say that they are pesos', () => {
  expect(formatMoney(123450, 'MXN')).toBe('$1,234.50 MXN');
});

test('parts of a cent are refused', () => {
  expect(() => formatMoney(0.5)).toThrow(RangeError);
  expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
});

test('an amount reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(BigInt(formatMoney(cents).replace(/[$,.]/g, ''))).toBe(BigInt(cents));
    }),
  );
});
