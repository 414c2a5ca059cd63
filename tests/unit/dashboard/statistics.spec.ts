import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MonthRow } from '../../../server/dashboard/queries/business.ts';
import { setupLeft, SETUP_STEPS, type Particulars } from '../../../server/dashboard/setup-left.ts';
import { statisticsSince, toStatistics } from '../../../server/dashboard/statistics.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const rows: fc.Arbitrary<MonthRow[]> = fc.array(
  fc.record({
    month: fc.constantFrom('2025-12', '2026-01', '2026-05', '2026-10', '2026-11'),
    overall: fc.integer({ min: 1, max: 5 }),
    reviews: fc.integer({ min: 1, max: 40 }),
    answered: fc.nat(40),
    hire_yes: fc.nat(40),
    hire_no: fc.nat(40),
  }),
);

describe('statistics of twelve months', () => {
  test('months and stars both add up to all reviews, and the mean lies between the stars given', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { months, histogram, reviews, mean } = toStatistics(given, NOW);
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(months.map((month) => month.reviews))).toBe(reviews);
        expect(sum(histogram)).toBe(reviews);
        const stars = given.map(({ overall }) => overall);
        if (given.length === 0) expect(mean).toBeNull();
        else {
          expect(mean).toBeGreaterThanOrEqual(Math.min(...stars));
          expect(mean).toBeLessThanOrEqual(Math.max(...stars));
        }
      }),
    );
  });

  test('a month counts by its reviews, not as one voice', () => {
    const month = { month: '2026-11', answered: 0, hire_yes: 0, hire_no: 0 };
    const { mean } = toStatistics(
      [
        { ...month, overall: 5, reviews: 9 },
        { ...month, month: '2026-10', overall: 1, reviews: 1 },
      ],
      NOW,
    );
    expect(mean).toBeCloseTo(4.6, 9);
  });

  test.each([
    ['2026-11-21T10:00:00Z', '2025-12-01T00:00:00.000Z'],
    ['2026-01-31T23:00:00Z', '2025-02-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-01-01T00:00:00.000Z'],
  ])('statistics of twelve months at %s they begin with %s', (now, since) => {
    expect(statisticsSince(new Date(now)).toISOString()).toBe(since);
    const { months } = toStatistics([], new Date(now));
    expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([
      12,
      since.slice(0, 7),
      now.slice(0, 7),
    ]);
  });
});

describe('what is left to set up', () => {
  const done: Particulars = {
    emailVerified: true,
    isBusiness: true,
    region_id: 1,
    city: 'Fresno',
    phone: '+15595550134',
    languages: ['english'],
    license_number: '1042',
    year_founded: 1998,
    crew_size: 4,
  };

  test('what is left to set up is nothing when all is there, and each step when its part is missing', () => {
    expect(setupLeft(done)).toEqual([]);
    const without: [Partial<Particulars>, string][] = [
      [{ emailVerified: false }, 'email'],
      [{ city: null }, 'place'],
      [{ phone: null }, 'phone'],
      [{ license_number: null }, 'license'],
      [{ crew_size: null }, 'business'],
      [{ languages: [] }, 'languages'],
    ];
    expect(without.map(([missing]) => setupLeft({ ...done, ...missing }))).toEqual(
      without.map(([, step]) => [step]),
    );
    expect(without.map(([, step]) => step)).toEqual([...SETUP_STEPS]);
  });

  test('what is left to set up asks somebody without a business for an address and a place only', () => {
    const bare = { phone: null, license_number: null, year_founded: null, crew_size: null, languages: [] };
    expect(setupLeft({ ...done, ...bare, isBusiness: false })).toEqual([]);
  });
});
