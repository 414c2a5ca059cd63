import { describe, expect, test } from 'vitest';
import { currencyNamed, readMoney } from '../../../common/format/read-money.ts';

describe('an amount that a person writes', () => {
  test.each([
    ['1250', 125_000],
    ['1,250', 125_000],
    ['$1,250', 125_000],
    ['$ 1,250.50', 125_050],
    ['1250.5', 125_050],
    ['1 250', 125_000],
    ['1\u00A0250 pesos', 125_000],
    ['12,500 MXN', 1_250_000],
    ['MXN $12,500.00', 1_250_000],
    ['US$900', 90_000],
    ['900 dólares', 90_000],
    ['12,500 m.n.', 1_250_000],
    ['1,250,000', 125_000_000],
    ['0', 0],
  ])('the amount %s is read as %i cents', (text, cents) => expect(readMoney(text)).toBe(cents));

  test.each([
    '',
    'about 1,250',
    '1.250',
    '1,25',
    '1,2500',
    '12,50.00',
    '1.2.3',
    '-5',
    '1e5',
    '1250.555',
    '5k',
    '1,000-2,000',
    '١٢٥٠',
    '0x10',
    '12345678901234',
    'NaN',
    '€500',
  ])('the text %j is not understood instead of guessed', (text) => expect(readMoney(text)).toBeNull());
});

test.each([
  ['$900', null],
  ['900', null],
  ['US$900', 'USD'],
  ['900 dólares', 'USD'],
  ['MXN 900', 'MXN'],
  ['900 pesos', 'MXN'],
  ['900 m.n.', 'MXN'],
])('the amount %s names the currency %s', (text, currency) => expect(currencyNamed(text)).toBe(currency));
