import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../translations/index.ts';
import { fisherTest } from '../../../server/transparency/fisher.ts';
import { holdsOf } from '../../../server/transparency/holds.ts';
import { fatesByStar } from '../../../server/transparency/sums.ts';

const group = (held: number, all: number) => ({ held, all });

describe("Fisher's exact test", () => {
  test.each([
    ['a lady tasting tea', group(3, 4), group(1, 4), 0.4857],
    ['ten against ten', group(1, 10), group(11, 14), 0.0028],
    ['four of 171 against six of 2,031', group(4, 171), group(6, 2_031), 0.0051],
  ])('the value for %s is that of the books and of R', (_, one, other, p) => {
    expect(fisherTest(one, other)).toBeCloseTo(p, 4);
  });

  test('the order of the groups does not matter, and equal shares give 1', () => {
    const count = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(count, count, count, (held, rest, others) => {
        const [one, other] = [group(held, held + rest), group(Math.min(held, others), others + 1)];
        const [p, q] = [fisherTest(one, other), fisherTest(other, one)];
        expect(p).toBeCloseTo(q ?? -1, 9);
        expect(p ?? -1).toBeGreaterThan(0);
        expect(p ?? 2).toBeLessThanOrEqual(1);
      }),
    );
    expect(fisherTest(group(5, 50), group(5, 50))).toBeCloseTo(1, 9);
  });

  test('nothing on hold, and a group without reviews, are not tested', () => {
    expect(fisherTest(group(0, 50), group(0, 50))).toBeNull();
    expect(fisherTest(group(3, 50), group(0, 0))).toBeNull();
  });
});

const review = (overall: number, count: number, held: number) => ({
  overall,
  language: 'english',
  count,
  held,
  hidden: 0,
});

describe('holds by stars and cause', () => {
  const fates = fatesByStar([review(1, 171, 4), review(5, 2_031, 6)]);
  const view = holdsOf(
    [
      { signal: 'contact_details', stars: 1, count: 3 },
      { signal: 'contact_details', stars: 5, count: 6 },
      { signal: 'hold_word', stars: 1, count: 1 },
      { signal: 'not a signal', stars: 1, count: 9 },
    ],
    fates,
  );

  test('each cause is counted for each number of stars', () => {
    expect(view.signals).toEqual([
      { signal: 'contact_details', count: 9 },
      { signal: 'hold_word', count: 1 },
    ]);
    expect(view.holdsByStar[0]).toEqual({ stars: 1, posted: 171, held: 4, counts: [3, 1] });
    expect(view.holdsByStar[4]).toEqual({ stars: 5, posted: 2_031, held: 6, counts: [6, 0] });
  });

  test('the test compares few stars with many', () => {
    expect(view.holdTest).toMatchObject({ few: group(4, 171), many: group(6, 2_031) });
    expect(view.holdTest?.p).toBeCloseTo(0.0051, 4);
  });

  test('the texts of the page draw no conclusion about the stars', () => {
    const texts = [
      ...(catalogue['transparency.stars_title'] ?? []),
      ...(catalogue['transparency.stars_text'] ?? []),
      ...(catalogue['transparency.hold_test'] ?? []),
    ].join(' ');
    expect(texts).not.toMatch(
      /play no part|no influyen|never looks|nunca mira|more than chance|explica el azar/i,
    );
    expect(texts).toContain('does not say why');
  });
});
