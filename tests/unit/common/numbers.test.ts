import { describe, expect, test } from 'vitest';
import { localeOf, LANGUAGES } from '../../../common/format/language.ts';
import {
  formatCount,
  formatMean,
  formatNumber,
  formatShare,
  formatShareFinely,
  type FractionDigits,
} from '../../../common/format/numbers.ts';

const VALUES = [
  0,
  -0,
  1,
  7,
  10,
  99,
  100,
  999,
  1_000,
  1_450,
  12_345,
  999_999,
  1_000_000,
  123_456_789,
  0.5,
  1.5,
  2.5,
  0.05,
  0.25,
  0.125,
  1.005,
  2.675,
  4.65,
  4.649_999,
  0.285,
  0.0125,
  0.999_95,
  9.999_6,
  999.999_9,
  1e-7,
  1.5e-7,
  3.3e-5,
  1 / 3,
  2 / 3,
  1e15,
  1e21,
  2 ** 53,
  Number.MAX_VALUE,
  Infinity,
  NaN,
  -1,
  -1_234.567_8,
  -0.4,
  -2.5,
];
const DIGITS: FractionDigits[] = [
  {},
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 4 },
  { minimumFractionDigits: 2, maximumFractionDigits: 4 },
  { minimumFractionDigits: 4 },
];

/** Numbers of all sizes with up to six digits behind the point, the same ones each time. */
function* manyNumbers(): Generator<number> {
  let state = 20_261_122;
  for (let count = 0; count < 5_000; count += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield (state % 10 ** ((count % 9) + 1)) / 10 ** (count % 7);
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const locale = localeOf(language);

  test.each(DIGITS)('a number is what Intl writes, with %j', (digits) => {
    const { format } = new Intl.NumberFormat(locale, digits);
    const values = [...VALUES, ...manyNumbers()];
    expect(values.map((value) => formatNumber(value, digits))).toEqual(values.map((value) => format(value)));
  });

  test('the counts, means and shares are, too', () => {
    const fine = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const shares = Array.from({ length: 2_001 }, (_, index) => index / 2_000);
    expect(shares.map(formatShareFinely)).toEqual(shares.map((share) => fine.format(share)));
    const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    expect(shares.map(formatShare)).toEqual(shares.map((share) => whole.format(share)));
    expect([formatCount(1_450), formatMean(4.6), formatMean(5)]).toEqual(['1,450', '4.6', '5.0']);
  });
});
