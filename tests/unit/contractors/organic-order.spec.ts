import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ORGANIC_TERMS,
  ORGANIC_WEIGHTS,
  RED_FLAG_PENALTIES,
  compareOrganically,
  freshnessOf,
  organicScore,
  proximityOf,
  ratingShareOf,
  responsivenessOf,
  standingScore,
  type OrganicInputs,
} from '../../../server/contractors/organic-order.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const distanceKm = fc.double({ min: 0, max: 20_038, noNaN: true });
const inputs: fc.Arbitrary<OrganicInputs> = fc.record({
  rankScore: fc.double({ min: 1, max: 5, noNaN: true }),
  hireAgainLowerBound: fc.option(share),
  proximityKm: fc.option(distanceKm),
  responsiveness: share,
  freshness: share,
  redFlagLevel: fc.constantFrom(null, 'notice', 'warning', 'alert'),
});

const newcomer: OrganicInputs = {
  rankScore: 3.5,
  hireAgainLowerBound: null,
  proximityKm: null,
  responsiveness: responsivenessOf(0, 0),
  freshness: freshnessOf(null),
  redFlagLevel: null,
};

describe('the organic score', () => {
  test('the organic score is the published sum of terms', () => {
    const { score, terms } = organicScore({
      rankScore: 4.2,
      hireAgainLowerBound: 0.6,
      proximityKm: 25,
      responsiveness: 0.75,
      freshness: 0.4,
      redFlagLevel: 'warning',
    });
    const rounded = terms.map((term) => ({
      ...term,
      value: +term.value.toFixed(9),
      contribution: +term.contribution.toFixed(9),
    }));
    expect(rounded).toEqual([
      { term: 'rating', value: 0.8, weight: 0.5, contribution: 0.4 },
      { term: 'hire_again', value: 0.6, weight: 0.2, contribution: 0.12 },
      { term: 'proximity', value: 0.5, weight: 0.15, contribution: 0.075 },
      { term: 'responsiveness', value: 0.75, weight: 0.1, contribution: 0.075 },
      { term: 'freshness', value: 0.4, weight: 0.05, contribution: 0.02 },
      { term: 'red_flag', value: 1, weight: -0.1, contribution: -0.1 },
    ]);
    expect(score).toBeCloseTo(0.59, 12);
  });

  test('the organic score gives a newcomer 0.3625: the prior of the rating and of the responses', () => {
    expect(organicScore(newcomer).score).toBeCloseTo(0.3625, 12);
  });

  test('the organic score has weights that add up to one', () => {
    const sum = Object.values(ORGANIC_WEIGHTS).reduce((total, weight) => total + weight, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  test('the organic score: always has the same six terms, whose contributions add up to it', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { score, terms } = organicScore(given);
        expect(terms.map(({ term }) => term)).toEqual([...ORGANIC_TERMS]);
        for (const term of terms) expect(term.contribution).toBe(term.value * term.weight);
        expect(terms.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 12);
      }),
    );
  });

  test('the organic score lies between -0.25 and 1, and from 0 on without a red flag', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        expect(organicScore(given).score).toBeGreaterThanOrEqual(-0.25);
        expect(organicScore(given).score).toBeLessThanOrEqual(1 + 1e-12);
        expect(organicScore({ ...given, redFlagLevel: null }).score).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the organic score is the standing score plus 0.15 times proximity, to the last bit, as the database adds it', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const ratio = (given.proximityKm ?? 0) / 25.0;
        const added = given.proximityKm === null ? 0 : 0.15 * (1.0 / (1.0 + ratio * ratio));
        expect(organicScore(given).score).toBe(standingScore(given) + added);
      }),
    );
  });

  test('the organic score never falls when a term improves', () => {
    const improved = fc.constantFrom('rankScore', 'hireAgainLowerBound', 'responsiveness', 'freshness');
    fc.assert(
      fc.property(inputs, inputs, improved, (given, other, key) => {
        const [low, high] = [given[key] ?? 0, other[key] ?? 0].sort((a, b) => a - b);
        const lower = organicScore({ ...given, [key]: low }).score;
        const higher = organicScore({ ...given, [key]: high }).score;
        expect(higher).toBeGreaterThanOrEqual(lower);
      }),
    );
  });

  test('the organic score never rises with distance, and having no place in the search is never an advantage', () => {
    fc.assert(
      fc.property(inputs, distanceKm, distanceKm, (given, one, other) => {
        const near = organicScore({ ...given, proximityKm: Math.min(one, other) }).score;
        const far = organicScore({ ...given, proximityKm: Math.max(one, other) }).score;
        const placeless = organicScore({ ...given, proximityKm: null }).score;
        expect(near).toBeGreaterThanOrEqual(far);
        expect(far).toBeGreaterThanOrEqual(placeless);
      }),
    );
  });

  test('the organic score falls by exactly the published penalty of a red flag, and not for a notice', () => {
    expect(RED_FLAG_PENALTIES).toEqual({ notice: 0, warning: 0.1, alert: 0.25 });
    fc.assert(
      fc.property(
        inputs,
        fc.constantFrom('notice' as const, 'warning' as const, 'alert' as const),
        (given, level) => {
          const clean = organicScore({ ...given, redFlagLevel: null }).score;
          const flagged = organicScore({ ...given, redFlagLevel: level }).score;
          expect(clean - flagged).toBeCloseTo(RED_FLAG_PENALTIES[level], 12);
        },
      ),
    );
  });
});

describe('money and the organic order', () => {
  test('the score reads its six inputs and nothing else of what it is given', () => {
    const read = new Set<string | symbol>();
    const watched = new Proxy<OrganicInputs>(newcomer, {
      get: (target, key, receiver) => (read.add(key), Reflect.get(target, key, receiver) as unknown),
    });
    organicScore(watched);
    expect([...read].map(String).sort()).toEqual(Object.keys(newcomer).sort());
  });

  test('a plan, a membership and money spent change nothing', () => {
    const bought = fc.record({
      plan: fc.constantFrom('free', 'gold', 'annual_gold', 'platinum'),
      membership: fc.constantFrom('active', 'past_due', 'ended'),
      spentCents: fc.nat(),
      pinned: fc.boolean(),
    });
    fc.assert(
      fc.property(inputs, bought, (given, extra) => {
        expect(organicScore({ ...given, ...extra })).toEqual(organicScore(given));
      }),
    );
  });
});

describe('proximity', () => {
  test.each([
    [0, 1],
    [12.5, 0.8],
    [25, 0.5],
    [50, 0.2],
    [100, 1 / 17],
  ])('proximity: %s km away is worth %s', (km, worth) => {
    expect(proximityOf(km)).toBeCloseTo(worth, 12);
  });

  test('proximity is 0 for everyone when the search has no place', () => {
    expect(proximityOf(null)).toBe(0);
  });

  test('proximity is flat close by: five kilometres, the blur of a postal code, cost under 4 %', () => {
    expect(proximityOf(5)).toBeGreaterThan(0.96);
  });
});

describe('responsiveness', () => {
  test.each([
    { responses: 0, reviews: 0, expected: 0.5 },
    { responses: 1, reviews: 1, expected: 0.6 },
    { responses: 0, reviews: 1, expected: 0.4 },
    { responses: 18, reviews: 20, expected: 20 / 24 },
    { responses: 0, reviews: 200, expected: 2 / 204 },
  ])(
    'responsiveness is $expected for $responses of $reviews answered',
    ({ responses, reviews, expected }) => {
      expect(responsivenessOf(responses, reviews)).toBeCloseTo(expected, 12);
    },
  );

  test('responsiveness is a share that each response raises and each unanswered review lowers', () => {
    const answered = fc
      .nat(2000)
      .chain((reviews) => fc.record({ reviews: fc.constant(reviews), responses: fc.nat(reviews) }));
    fc.assert(
      fc.property(answered, ({ responses, reviews }) => {
        const value = responsivenessOf(responses, reviews);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
        expect(responsivenessOf(responses + 1, reviews + 1)).toBeGreaterThan(value);
        expect(responsivenessOf(responses, reviews + 1)).toBeLessThan(value);
      }),
    );
  });

  test('responsiveness counts at most one response per review', () => {
    expect(responsivenessOf(9, 4)).toBe(responsivenessOf(4, 4));
  });
});

describe('freshness', () => {
  test('freshness is 1 today, halves every twelve months, and is 0 without reviews', () => {
    expect(freshnessOf(0)).toBe(1);
    expect(freshnessOf(12)).toBeCloseTo(0.5, 12);
    expect(freshnessOf(36)).toBeCloseTo(0.125, 12);
    expect(freshnessOf(null)).toBe(0);
  });
});

describe('the share of the rating', () => {
  test('the share of the rating runs from 0 at one star to 1 at five', () => {
    expect([1, 3, 3.5, 5].map(ratingShareOf)).toEqual([0, 0.5, 0.625, 1]);
  });
});

describe('the order', () => {
  const scored = fc.record({ id: fc.nat(1000), score: fc.constantFrom(-0.25, 0, 0.1, 0.3625, 0.9) });
  const distinct = fc.uniqueArray(scored, { selector: ({ id }) => id, maxLength: 40 });

  test('the order puts the higher score first, and the smaller id first where scores are equal', () => {
    const given = [
      { id: 9, score: 0.4 },
      { id: 3, score: 0.4 },
      { id: 7, score: 0.8 },
    ];
    expect(given.sort(compareOrganically).map(({ id }) => id)).toEqual([7, 3, 9]);
  });

  test('the order is total: any two contractors stand in one order, the same whichever came first', () => {
    const shuffled = distinct.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(other.toSorted(compareOrganically)).toEqual(given.toSorted(compareOrganically));
      }),
    );
  });
});
