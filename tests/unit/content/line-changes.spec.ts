import { expect, test } from 'vitest';
import { lineChanges } from '../../../server/content/pages/line-changes.ts';

test('a changed paragraph is shown as it was and as it is, and the others are counted', () => {
  const before = '<h2 id="a">Rules</h2><p>One.</p><p>Two.</p><ul><li>Three</li></ul>';
  const after = '<h2 id="a">Rules</h2><p>One.</p><p>Second.</p><ul><li><p>Three</p></li></ul>';
  expect(lineChanges(before, after)).toEqual([
    { kind: 'same', count: 2 },
    { kind: 'removed', text: 'Two.' },
    { kind: 'added', text: 'Second.' },
    { kind: 'same', count: 1 },
  ]);
});

test('a text with thousands of other lines is shown as replaced', () => {
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, at) => `<p>${word} ${at}</p>`).join('');
  const changes = lineChanges(lines('old'), lines('new'));
  expect(changes).toHaveLength(6_000);
  expect(changes[0]).toEqual({ kind: 'removed', text: 'old 0' });
});
