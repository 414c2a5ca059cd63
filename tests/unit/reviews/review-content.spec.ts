import { describe, expect, test } from 'vitest';
import { FACT_KEYS, SCORE_KEYS, type FactAnswer } from '../../../common/constants.ts';
import {
  columnsOf,
  contentOf,
  factsComplete,
  sameContent,
  type ReviewContent,
  type Scores,
} from '../../../server/reviews/texts/review-content.ts';

const content: ReviewContent = {
  overall: 4,
  scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, 4])) as Scores,
  title: 'A title',
  body: 'A text',
  facts: { crew_paid: 'yes', written_contract: 'no' },
  job: {
    trade_id: 3,
    month: '2026-03',
    city: null,
    postal_code: '93721',
    cost_band: '2k_10k',
    stage: 'finished',
  },
};

describe('the content of a review', () => {
  test('the content of a review comes out of its columns as it went in', () => {
    expect(columnsOf(content).job_month).toBe('2026-03-01');
    expect(contentOf(columnsOf(content))).toEqual(content);
  });

  test('the content of a review is the same however its fields are ordered', () => {
    const reordered = { ...content, facts: { written_contract: 'no', crew_paid: 'yes' } as const };
    expect(sameContent(content, reordered)).toBe(true);
  });

  test('the content of a review differs with any single field', () => {
    expect(sameContent(content, { ...content, title: 'A  title' })).toBe(false);
    expect(sameContent(content, { ...content, job: { ...content.job, city: 'Fresno' } })).toBe(false);
    expect(sameContent(content, { ...content, facts: { crew_paid: 'yes' } })).toBe(false);
    expect(sameContent(content, { ...content, scores: { ...content.scores, value: null } })).toBe(false);
  });

  test('the content of a review has its facts complete when all sixteen have one of the four answers', () => {
    const all = (answer: FactAnswer) => Object.fromEntries(FACT_KEYS.map((key) => [key, answer]));
    expect(factsComplete(all('not_applicable'))).toBe(true);
    const { crew_paid: _left, ...rest } = all('yes');
    expect(factsComplete(rest)).toBe(false);
  });
});
