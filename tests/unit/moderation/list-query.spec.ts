import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryOfList, sortedBy } from '../../../common/admin-list.ts';
import { byNumber, oneOf } from '../../../server/core/http/forgiving-query.ts';
import { bySlug, containing, listQuery, typedId } from '../../../server/moderation/list-query.ts';

const query = listQuery({
  sorts: { due: 'asc', stars: 'desc' },
  filters: { status: oneOf(['active', 'held']), region: bySlug(), contractor: byNumber() },
});
const usual = query.parse({});

describe('the query of a list', () => {
  test('the query of a list without words it is the usual view', () => {
    expect(usual).toMatchObject({
      search: '',
      sort: 'due',
      direction: 'asc',
      page: 1,
      per_page: 20,
      open: null,
    });
    expect(usual.filters).toEqual({ status: null, region: null, contractor: null });
  });

  test('a sort brings its own direction unless another is asked for', () => {
    expect(query.parse({ sort: 'stars' }).direction).toBe('desc');
    expect(query.parse({ sort: 'stars', direction: 'asc' }).direction).toBe('asc');
  });

  test('what makes no sense is as if it were not there', () => {
    const senseless = {
      search: ['\0\u0007 roof \uD800', 'x'],
      sort: 'password',
      direction: 'sideways',
      page: '-4',
      per_page: '5000',
      open: 'x',
      status: 'gone',
      region: "'; drop table",
      contractor: '99999999999',
    };
    expect(query.parse(senseless)).toEqual({ ...usual, search: 'roof \uFFFD' });
  });

  test('the query of a list: it never refuses, whatever is typed', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), fc.constant(undefined));
    const names = [
      'search',
      'sort',
      'direction',
      'page',
      'per_page',
      'open',
      'status',
      'region',
      'contractor',
    ];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (typed) => {
        const state = query.parse(typed);
        expect(state.per_page).toBeLessThanOrEqual(100);
        expect(state.search.isWellFormed() && !/\p{Cc}/u.test(state.search)).toBe(true);
        expect([...state.search].length).toBeLessThanOrEqual(120);
      }),
    );
  });

  test('words are looked for as they are', () => {
    expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
    expect(typedId('#412')).toBe(412);
    expect([typedId('412x'), typedId('0'), typedId('9999999999')]).toEqual([null, null, null]);
  });
});

describe('the address of a list', () => {
  const set = (entries: object) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null));

  test('what is as usual is left out', () => {
    expect(set(queryOfList(usual))).toEqual({});
    expect(set(queryOfList(usual, { sort: 'stars', direction: 'desc' }))).toEqual({ sort: 'stars' });
  });

  test('a change of what is listed leads to the first page, opening a case does not', () => {
    const third = { ...usual, page: 3 };
    expect(set(queryOfList(third, { filters: { status: 'held' } }))).toEqual({ status: 'held' });
    expect(set(queryOfList(third, { open: 7 }))).toEqual({ page: 3, open: 7 });
    expect(set(queryOfList(third, { per_page: 50 }))).toEqual({ per_page: 50 });
  });

  test('whatever view it names, it leads back to that view', () => {
    const state = fc.record({
      search: fc.constantFrom('', 'roof', '#3'),
      sort: fc.constantFrom('due' as const, 'stars' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      page: fc.integer({ min: 1, max: 900 }),
      per_page: fc.constantFrom(10, 20, 100),
      open: fc.constantFrom(null, 8),
      filters: fc.record({
        status: fc.constantFrom(null, 'held' as const),
        region: fc.constantFrom(null, 'us-ca'),
        contractor: fc.constantFrom(null, 5),
      }),
    });
    fc.assert(
      fc.property(state, (made) => {
        const view = { ...usual, ...made };
        const typed = Object.entries(set(queryOfList(view))).map(([name, value]) => [name, String(value)]);
        expect(query.parse(Object.fromEntries(typed))).toEqual(view);
      }),
    );
  });

  test('a press on a head sorts by it, a second one turns it around', () => {
    expect(sortedBy(usual, 'stars')).toEqual({ sort: 'stars', direction: 'desc' });
    expect(sortedBy(usual, 'due')).toEqual({ sort: 'due', direction: 'desc' });
  });
});
