import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginate } from '../../../server/core/pagination.ts';

describe('where a list stands', () => {
  test('an empty list has one page with nothing on it', () => {
    expect(paginate(0, 1, 20)).toEqual({
      current_page: 1,
      per_page: 20,
      total: 0,
      last_page: 1,
      from: null,
      to: null,
    });
  });

  test('the last page is as long as what is left', () => {
    expect(paginate(41, 3, 20)).toMatchObject({ last_page: 3, from: 41, to: 41 });
  });

  test('a page beyond the last is the last, one before the first the first', () => {
    expect(paginate(41, 99, 20).current_page).toBe(3);
    expect(paginate(41, -1, 20).current_page).toBe(1);
  });

  test('the pages cover every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
        const { last_page } = paginate(total, 1, perPage);
        const rows = Array.from({ length: last_page }, (_, index) =>
          paginate(total, index + 1, perPage),
        ).flatMap(({ from, to }) =>
          Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, row) => (from ?? 0) + row),
        );
        expect(rows).toEqual(Array.from({ length: total }, (_, row) => row + 1));
      }),
    );
  });
});
