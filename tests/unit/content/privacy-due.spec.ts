import { describe, expect, test } from 'vitest';
import { privacyDue } from '../../../server/content/contact/privacy-due.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

describe('the days to answer a request about one’s data', () => {
  test.each([
    ['a Thursday', '2026-11-26', ['2026-12-10', '2026-12-24', '2027-01-10']],
    ['a Saturday', '2026-11-28', ['2026-12-11', '2026-12-25', '2027-01-12']],
    ['a Sunday', '2026-11-29', ['2026-12-11', '2026-12-25', '2027-01-13']],
    [
      'the evening of a Thursday in California',
      '2026-11-27T02:00:00Z',
      ['2026-12-10', '2026-12-24', '2027-01-10'],
    ],
    [
      'the evening of a Sunday in California',
      '2026-11-30T01:00:00Z',
      ['2026-12-11', '2026-12-25', '2027-01-13'],
    ],
  ])(
    'the days to answer a request about one’s data of %s are ten business days, twenty business days and 45 days',
    (_day, sent, due) => {
      const sentAt = new Date(sent.includes('T') ? sent : `${sent}T18:00:00Z`);
      const { confirmBy, answerByInMexico, answerByInUnitedStates } = privacyDue(sentAt);
      expect([confirmBy, answerByInMexico, answerByInUnitedStates].map(dayOf)).toEqual(due);
    },
  );
});
