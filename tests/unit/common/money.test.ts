import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from '../../../common/format/money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1900, '$19.00'],
  [123450, '$1,234.50'],
  [100000000, '$1,000,000.00'],
  [-123450, '-$1,234.50'],
])('the amount of %i cents is %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('the price of a plan has cents only where it has some', () => {
  expect([formatPrice(1900), formatPrice(19_000), formatPrice(1950)]).toEqual(['$19', '$190', '$19.50']);
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
