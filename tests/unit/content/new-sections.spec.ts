import { expect, test } from 'vitest';
import { newSections } from '../../../server/content/news/new-sections.ts';

const part = (id: string) => `<h2 id="${id}">${id}</h2><p>x</p>`;
const page = (...ids: string[]) => `<p>Intro</p>${ids.map(part).join('')}`;

test('the sections that were added are news, at most two', () => {
  expect(newSections(page('b', 'a'), page('a'))).toBe(part('b'));
  expect(newSections(page('d', 'c', 'b', 'a'), page('a'))).toBe(part('d') + part('c'));
});

test('the first sections are shown again where only words changed', () => {
  expect(newSections(page('b', 'a', 'z'), page('b', 'a', 'z'))).toBe(part('b') + part('a'));
});
