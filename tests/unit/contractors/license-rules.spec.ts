import { describe, expect, test } from 'vitest';
import {
  licenseRuleOf,
  readLicenseRules,
  statesWithRules,
} from '../../../server/contractors/license-rules/license-rules.ts';
import table from '../../../server/contractors/license-rules/rules.json' with { type: 'json' };
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';

const slugs = TRADES.map(({ slug }) => slug);
const codes = REGIONS.filter(({ country }) => country === 'US').map(({ code }) => code.replace('US-', ''));
const cells = codes.flatMap((state) =>
  slugs.map((trade) => ({ state, trade, ...licenseRuleOf(state, trade) })),
);

describe('the table of licenses', () => {
  test('the table has one cell for every state and trade, and names no other', () => {
    expect(statesWithRules().sort()).toEqual([...codes].sort());
    expect(cells).toHaveLength(52 * 50);
    for (const [, trades] of readLicenseRules(table))
      expect([...trades.keys()].filter((trade) => !slugs.includes(trade))).toEqual([]);
  });

  test('a stated cell has a source and a day, and a board has a page to search', () => {
    const stated = cells.filter(({ kind }) => kind !== 'unknown');
    expect(stated.length).toBeGreaterThan(1500);
    for (const cell of stated) {
      expect(cell).toMatchObject({ source: expect.stringMatching(/^https:\/\//), checkedOn: '2026-11-26' });
      const hasBoard = cell.kind === 'license' || cell.kind === 'registration';
      expect('board' in cell).toBe(hasBoard);
      if ('board' in cell) expect(cell.board.url, cell.board.name).toMatch(/^https:\/\//);
    }
  });

  test.each(codes)('the table of licenses: %s licenses architects, and the page names its board', (state) => {
    expect(licenseRuleOf(state, 'architecture')).toMatchObject({ kind: 'license' });
  });

  test('an unknown state or trade is an unknown cell', () => {
    expect(licenseRuleOf('US-ZZ', 'plumbing')).toEqual({ kind: 'unknown' });
    expect(licenseRuleOf('MX-BCN', 'electrical')).toEqual({ kind: 'unknown' });
    expect(licenseRuleOf('US-TX', 'a-trade-of-the-operator')).toEqual({ kind: 'unknown' });
  });
});

describe('a known rule', () => {
  test.each([
    ['AL', 'electrical', 'license', 'Alabama Electrical Contractors Board'],
    ['AL', 'plumbing', 'license', 'Alabama Plumbers and Gas Fitters Examining Board'],
    ['AZ', 'roofing', 'license', 'Arizona Registrar of Contractors'],
    ['AZ', 'survey', 'license', 'Arizona Board of Technical Registration'],
    ['AR', 'roofing', 'license', 'Arkansas Contractors Licensing Board'],
    ['CA', 'electrical', 'license', 'Contractors State License Board (CSLB)'],
    ['CA', 'painting', 'license', 'Contractors State License Board (CSLB)'],
    ['CA', 'pest-control', 'license', 'California Structural Pest Control Board (SPCB)'],
    ['CO', 'electrical', 'license', 'Colorado State Electrical Board'],
    ['CO', 'general-contractor', 'local', null],
    ['CT', 'roofing', 'registration', 'Connecticut Department of Consumer Protection'],
    ['DE', 'plumbing', 'license', 'Delaware Division of Professional Regulation'],
    ['FL', 'roofing', 'license', 'Florida Department of Business and Professional Regulation (DBPR)'],
    ['FL', 'painting', 'none', null],
    ['FL', 'pest-control', 'license', 'Florida Department of Agriculture and Consumer Services'],
    ['GA', 'hvac', 'license', 'Georgia Construction Industry Licensing Board'],
    ['HI', 'roofing', 'license', 'Hawaii Contractors License Board'],
    ['ID', 'painting', 'registration', 'Idaho Division of Occupational and Professional Licenses'],
    ['IL', 'roofing', 'license', 'Illinois Department of Financial and Professional Regulation (IDFPR)'],
    ['IL', 'plumbing', 'license', 'Illinois Department of Public Health (IDPH)'],
    ['IL', 'electrical', 'local', null],
    ['IN', 'plumbing', 'license', 'Indiana Plumbing Commission'],
    ['IN', 'electrical', 'local', null],
    ['IA', 'roofing', 'registration', 'Iowa Department of Inspections, Appeals, and Licensing'],
    ['KS', 'roofing', 'registration', 'Kansas Attorney General'],
    ['KS', 'plumbing', 'local', null],
    ['KY', 'electrical', 'license', 'Kentucky Department of Housing, Buildings and Construction'],
    ['LA', 'plumbing', 'license', 'State Plumbing Board of Louisiana'],
    ['LA', 'general-contractor', 'license', 'Louisiana State Licensing Board for Contractors'],
    ['ME', 'electrical', 'license', 'Maine Office of Professional and Occupational Regulation'],
    ['ME', 'general-contractor', 'none', null],
    ['MD', 'remodeling', 'license', 'Maryland Home Improvement Commission'],
    ['MA', 'roofing', 'registration', 'Massachusetts Home Improvement Contractor Program'],
    ['MI', 'roofing', 'license', 'Michigan Department of Licensing and Regulatory Affairs (LARA)'],
    ['MI', 'painting', 'unknown', null],
    ['MN', 'roofing', 'license', 'Minnesota Department of Labor and Industry'],
    ['MO', 'plumbing', 'local', null],
    ['NE', 'electrical', 'license', 'Nebraska State Electrical Division'],
    ['NE', 'plumbing', 'local', null],
    ['NV', 'painting', 'license', 'Nevada State Contractors Board'],
    ['NJ', 'remodeling', 'registration', 'New Jersey Division of Consumer Affairs'],
    ['NM', 'electrical', 'license', 'New Mexico Construction Industries Division'],
    ['NY', 'plumbing', 'local', null],
    ['NY', 'architecture', 'license', 'New York State Education Department, Office of the Professions'],
    [
      'NC',
      'hvac',
      'license',
      'North Carolina State Board of Examiners of Plumbing, Heating and Fire Sprinkler Contractors',
    ],
    ['ND', 'painting', 'license', 'North Dakota Secretary of State'],
    ['OH', 'plumbing', 'local', null],
    ['OK', 'roofing', 'registration', 'Oklahoma Construction Industries Board'],
    ['OR', 'painting', 'license', 'Oregon Construction Contractors Board'],
    ['PA', 'roofing', 'registration', 'Pennsylvania Office of Attorney General'],
    ['PA', 'electrical', 'local', null],
    ['PR', 'masonry', 'registration', 'Departamento de Asuntos del Consumidor (DACO)'],
    ['RI', 'roofing', 'registration', 'Rhode Island Contractors’ Registration and Licensing Board'],
    ['SC', 'roofing', 'registration', 'South Carolina Residential Builders Commission'],
    ['SD', 'plumbing', 'license', 'South Dakota Plumbing Commission'],
    ['TN', 'general-contractor', 'license', 'Tennessee Board for Licensing Contractors'],
    ['TX', 'plumbing', 'license', 'Texas State Board of Plumbing Examiners'],
    ['TX', 'electrical', 'license', 'Texas Department of Licensing and Regulation (TDLR)'],
    ['TX', 'hvac', 'license', 'Texas Department of Licensing and Regulation (TDLR)'],
    ['TX', 'roofing', 'none', null],
    ['TX', 'painting', 'none', null],
    ['TX', 'general-contractor', 'none', null],
    ['TX', 'survey', 'license', 'Texas Board of Professional Engineers and Land Surveyors'],
    ['UT', 'roofing', 'license', 'Utah Division of Professional Licensing'],
    ['VT', 'electrical', 'license', 'Vermont Division of Fire Safety'],
    ['VA', 'painting', 'license', 'Virginia Department of Professional and Occupational Regulation (DPOR)'],
    ['WA', 'painting', 'registration', 'Washington State Department of Labor & Industries (L&I)'],
    ['WA', 'electrical', 'license', 'Washington State Department of Labor & Industries (L&I)'],
    ['WV', 'roofing', 'license', 'West Virginia Contractor Licensing Board'],
    ['WI', 'electrical', 'license', 'Wisconsin Department of Safety and Professional Services'],
    ['WY', 'electrical', 'license', 'Wyoming Department of Fire Prevention and Electrical Safety'],
    ['WY', 'plumbing', 'local', null],
  ] as const)('the rule of %s for %s is "%s" (%s)', (state, trade, kind, board) => {
    const rule = licenseRuleOf(state, trade);
    expect(rule.kind).toBe(kind);
    if (board === null) expect(rule).not.toHaveProperty('board');
    else expect('board' in rule && rule.board.name).toBe(board);
  });

  test.each([
    ['AZ', 'roofing', 1_000],
    ['AR', 'remodeling', 2_000],
    ['CA', 'handyman-cleanup', 1_000],
    ['LA', 'electrical', 10_000],
    ['MI', 'remodeling', 600],
    ['NC', 'general-contractor', 40_000],
    ['ND', 'general-contractor', 4_000],
    ['TN', 'general-contractor', 25_000],
    ['NC', 'electrical', null],
    ['TX', 'electrical', null],
  ] as const)('a known rule: %s asks for a license for %s above %s dollars', (state, trade, aboveUsd) => {
    expect(licenseRuleOf(state, trade)).toMatchObject({ aboveUsd });
  });
});

describe('the reader of the table', () => {
  const board = { name: 'A board', search: 'https://a.gov/search', source: 'https://a.gov/' };
  const of = (rules: object[], changed: object = {}) => ({
    checkedOn: '2026-11-26',
    groups: { outside: 'roofing siding' },
    boards: { one: board },
    states: { TX: rules },
    ...changed,
  });
  const rule = { trades: 'roofing', kind: 'license', board: 'one' };

  test('a table with a group and an exception is read', () => {
    const read = readLicenseRules(of([{ ...rule, trades: '@outside -siding tile', above: 500 }])).get('TX');
    expect([...(read?.keys() ?? [])]).toEqual(['roofing', 'tile']);
    expect(read?.get('tile')).toEqual({
      kind: 'license',
      board: { name: 'A board', url: 'https://a.gov/search' },
      aboveUsd: 500,
      source: 'https://a.gov/',
      checkedOn: '2026-11-26',
    });
  });

  test.each([
    ['two rules for a trade', of([rule, { ...rule, trades: '@outside' }])],
    ['a board that is not listed', of([{ ...rule, board: 'two' }])],
    ['a group that is not listed', of([{ ...rule, trades: '@inside' }])],
    ['an exception that leaves out nothing', of([{ ...rule, trades: 'roofing -tile' }])],
    ['a license without a board', of([{ trades: 'roofing', kind: 'license', source: 'https://a.gov/' }])],
    ['a local rule without a source', of([{ trades: 'roofing', kind: 'local' }])],
    ['a search page without https', of([rule], { boards: { one: { ...board, search: 'http://a.gov/' } } })],
    ['an unknown kind', of([{ ...rule, kind: 'maybe' }])],
    ['a day that does not exist', of([rule], { checkedOn: '2026-02-30' })],
  ])('a table with %s is refused', (_what, given) => {
    expect(() => readLicenseRules(given)).toThrow();
  });
});
