import { describe, expect, test } from 'vitest';
import { foldEntry, maskBadWords } from '../../../common/text/word-mask.ts';

describe('two entries that fold alike', () => {
  test.each([
    ['cabrón', 'CABRON'],
    ['hijo de  puta', 'Hijo de puta'],
    ['a$$hole', 'A$$HOLE'],
    ['ﬁg', 'fig'],
  ])('two entries that fold alike: %s and %s mask the same text', (one, other) => {
    expect(foldEntry(one)).toBe(foldEntry(other));
    expect(maskBadWords(`so ${other}, yes`, [one])).toBe(maskBadWords(`so ${other}, yes`, [other]));
  });

  test.each([
    ['año', 'ano'],
    ['jerk off', 'jerkoff'],
    ['sh*t', 'sht'],
  ])('two entries that fold alike: %s and %s are two', (one, other) => {
    expect(foldEntry(one)).not.toBe(foldEntry(other));
  });

  test.each(['', '***', ' . '])('two entries that fold alike: %j is nothing', (entry) => {
    expect(foldEntry(entry)).toBe('');
  });
});
