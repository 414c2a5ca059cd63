import { describe, expect, test } from 'vitest';
import { boardOfLicense, licenseAdvice } from '../../../server/contractors/license-rules/license-advice.ts';

const trade = (slug: string) => ({ slug, name: `Trade ${slug}` });
const TEXAS = { code: 'US-TX', name: 'Texas' };
const advice = (slugs: string[], place: typeof TEXAS | null = TEXAS, isForBusiness = false) =>
  licenseAdvice({ trades: slugs.map(trade), place, isForBusiness });

describe('the advice about a license', () => {
  test('a contractor of one trade gets the rule of that trade alone', () => {
    expect(advice(['plumbing'])).toMatchObject({
      rule: { kind: 'license', board: { name: 'Texas State Board of Plumbing Examiners' } },
      trade: null,
      state: 'Texas',
      others: [],
      asksRepse: false,
    });
  });

  test('the first trade leads, and another board is named with all of its trades', () => {
    const { rule, trade: first, others } = advice(['roofing', 'electrical', 'painting', 'hvac', 'plumbing']);
    expect([rule.kind, first]).toEqual(['none', 'Trade roofing']);
    expect(others.map(({ trades, board }) => [trades, board.name])).toEqual([
      [['Trade electrical', 'Trade hvac'], 'Texas Department of Licensing and Regulation (TDLR)'],
      [['Trade plumbing'], 'Texas State Board of Plumbing Examiners'],
    ]);
  });

  test('a further trade of the same board is not repeated', () => {
    expect(advice(['electrical', 'hvac']).others).toEqual([]);
  });

  test('a contractor without a place or a trade gets an unknown rule', () => {
    expect(advice(['plumbing'], null)).toMatchObject({ rule: { kind: 'unknown' }, state: null });
    expect(advice([])).toMatchObject({ rule: { kind: 'unknown' }, state: 'Texas' });
  });

  test('a Mexican electrician is asked for tax papers, and for REPSE only by a business', () => {
    const sonora = { code: 'MX-SON', name: 'Sonora' };
    expect(advice(['electrical'], sonora)).toMatchObject({ rule: { kind: 'mexico' }, asksRepse: false });
    expect(advice(['electrical'], sonora, true)).toMatchObject({ asksRepse: true });
    expect(advice(['electrical'], TEXAS, true)).toMatchObject({ asksRepse: false });
  });
});

describe('the board of a license on file', () => {
  test.each([
    ['the state that issued it', 'AZ', 'US-CA', ['roofing'], 'Arizona Registrar of Contractors'],
    [
      'the place, where no state is stated',
      null,
      'US-TX',
      ['plumbing'],
      'Texas State Board of Plumbing Examiners',
    ],
    ['the first trade with a board', 'TX', null, ['roofing', 'hvac'], /^Texas Department of Licensing/],
    ['general contractors, where no trade is stated', null, 'US-NV', [], 'Nevada State Contractors Board'],
  ] as const)('the board is that of %s', (_what, issuedBy, region, slugs, name) => {
    expect(boardOfLicense(issuedBy, region, slugs.map(trade))?.name).toMatch(name);
  });

  test.each([
    ['a Texas roofer', null, 'US-TX', ['roofing']],
    ['a Mexican electrician', null, 'MX-SON', ['electrical']],
    ['a contractor without a place', null, null, ['plumbing']],
  ] as const)('the board of a license on file: %s has none', (_what, issuedBy, region, slugs) => {
    expect(boardOfLicense(issuedBy, region, slugs.map(trade))).toBeNull();
  });
});
