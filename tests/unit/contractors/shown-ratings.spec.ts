import { describe, expect, test } from 'vitest';
import { shownMean, shownResponses, shownShare } from '../../../server/contractors/page/shown-ratings.ts';

describe('the numbers of a contractor', () => {
  test('the numbers of a contractor have stars from the third review on', () => {
    expect([0, 2, 3].map((reviews) => shownMean(4.5, reviews))).toEqual([null, null, 4.5]);
  });

  test('the numbers of a contractor name a share from the third answer on', () => {
    expect([2, 3].map((answers) => shownShare(2, answers))).toEqual([null, { yes: 2, answers: 3 }]);
  });

  test('the numbers of a contractor name the responses from the third review on', () => {
    expect([2, 3].map((reviews) => shownResponses(1, reviews))).toEqual([null, { responses: 1, reviews: 3 }]);
  });
});
