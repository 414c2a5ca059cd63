import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVIEW_CONTACTS, REVIEW_OFFERS, REVIEW_RELATIONS, STAGES } from '../../../common/constants.ts';
import {
  DISQUALIFICATIONS,
  disqualificationOf,
  monthProblem,
  reviewableMonths,
  stageContradicts,
} from '../../../server/reviews/qualification.ts';
import { catalogue } from '../../../translations/index.ts';

const customer = { contact: 'hired', relation: 'none', offered: 'nothing' } as const;

describe('who may review', () => {
  test('somebody who hired or contacted, has no stake and took nothing', () => {
    expect(disqualificationOf(customer)).toBeNull();
    expect(disqualificationOf({ ...customer, contact: 'contacted' })).toBeNull();
    expect(disqualificationOf({ ...customer, offered: 'refused' })).toBeNull();
  });

  test.each(['own', 'employer', 'relative', 'competitor'] as const)(
    'a review is refused about a business that is %s',
    (relation) => {
      expect(disqualificationOf({ ...customer, relation })).toBe(relation);
    },
  );

  test('a review is refused of a person who was no customer, and for something in return', () => {
    expect(disqualificationOf({ ...customer, contact: 'neither' })).toBe('not_a_customer');
    expect(disqualificationOf({ ...customer, offered: 'accepted' })).toBe('paid');
  });

  test('every set of answers but those of a customer without a stake is disqualified', () => {
    const answers = fc.record({
      contact: fc.constantFrom(...REVIEW_CONTACTS),
      relation: fc.constantFrom(...REVIEW_RELATIONS),
      offered: fc.constantFrom(...REVIEW_OFFERS),
    });
    fc.assert(
      fc.property(answers, (given) => {
        const clean =
          given.contact !== 'neither' && given.relation === 'none' && given.offered !== 'accepted';
        expect(disqualificationOf(given) === null).toBe(clean);
      }),
    );
  });

  test('every reason is explained on the page and said in the refusal', () => {
    for (const reason of DISQUALIFICATIONS) {
      expect(catalogue).toHaveProperty([`review_form.disqualified.${reason}`]);
      expect(catalogue).toHaveProperty([`review_form.refused.${reason}`]);
    }
  });
});

describe('the state of the job', () => {
  test('somebody who was not hired has had a quote at most', () => {
    for (const stage of STAGES) {
      expect(stageContradicts('hired', stage)).toBe(false);
      expect(stageContradicts('contacted', stage)).toBe(stage !== 'quote_only');
    }
  });
});

describe('the month of the job', () => {
  const now = new Date('2026-05-20T12:00:00Z');

  test('the month of the job is this month or one of the ten years before', () => {
    expect(reviewableMonths(now)).toEqual({ earliest: '2016-05', latest: '2026-05' });
    expect(monthProblem('2026-05', now)).toBeNull();
    expect(monthProblem('2016-05', now)).toBeNull();
    expect(monthProblem('2026-06', now)).toBe('to_come');
    expect(monthProblem('2016-04', now)).toBe('too_old');
  });

  test('the month of the job is counted in UTC, on the last and the first second of a month', () => {
    expect(reviewableMonths(new Date('2026-12-31T23:59:59Z')).latest).toBe('2026-12');
    expect(reviewableMonths(new Date('2027-01-01T00:00:00Z')).latest).toBe('2027-01');
  });
});
