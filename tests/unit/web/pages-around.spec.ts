import { expect, test } from 'vitest';
import { pagesAround } from '../../../web/lib/page/pages-around.ts';

const shown = (page: number, lastPage: number) =>
  pagesAround(page, lastPage)
    .map((each) => (typeof each === 'number' ? each : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 20, '1 2 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 19 20'],
  [3, 5, '1 2 3 4 5'],
])('the title of page %i of %i is %s', (page, lastPage, expected) => {
  expect(shown(page, lastPage)).toBe(expected);
});

test('a gap never stands for a single page, and every page shown is in order', () => {
  for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
    for (let page = 1; page <= lastPage; page += 1) {
      const list = pagesAround(page, lastPage);
      expect(list).toContain(page);
      expect([list[0], list.at(-1)]).toEqual([1, lastPage]);
      list.forEach((each, index) => {
        const before = list[index - 1];
        const after = list[index + 1];
        if (typeof each === 'string') {
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
        } else if (typeof before === 'number') {
          expect(each - before).toBe(1);
        }
      });
    }
  }
});
