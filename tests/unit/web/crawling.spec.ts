import { expect, test } from 'vitest';
import { pageInList, relOf } from '../../../web/lib/page/crawling.ts';

test.each([
  ['/contractors', 1, undefined],
  ['/contractors?page=3', 3, undefined],
  ['/c/acme?page=3#reviews', 3, undefined],
  ['/c/acme#reviews', 1, undefined],
  ['/contractors?q=plumbing&page=2', null, 'nofollow'],
  ['/c/acme?stars=5#reviews', null, 'nofollow'],
])('a crawler that comes to %s reads page %s and a link with the rel %s', (href, page, rel) => {
  expect(pageInList(href)).toBe(page);
  expect(relOf(href)).toBe(rel);
});

test('a link to the next page of a choice says both that it is next and that crawlers stop there', () => {
  expect(relOf('/contractors?q=plumbing&page=2', 'next')).toBe('next nofollow');
  expect(relOf('/contractors?page=2', 'next')).toBe('next');
});
