import { describe, expect, test } from 'vitest';
import {
  answerDueAt,
  isAnswering,
  isJobAfterClosing,
  mayAnnounce,
  mayReopenOwn,
  refusedDay,
} from '../../../server/contractors/closing/closing.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('the day of a closing', () => {
  test('a day to come, and a day before the business was founded or before 1950, are refused', () => {
    const day = (closedOn: string, yearFounded: number | null = null) =>
      refusedDay(closedOn, { today: '2026-11-28', yearFounded });
    expect(day('2026-11-28')).toBeNull();
    expect(day('2026-11-29')).toBe('closing.day_future');
    expect(day('1949-12-31')).toBe('closing.day_too_early');
    expect(day('2011-12-31', 2012)).toBe('closing.day_too_early');
    expect(day('2012-01-01', 2012)).toBeNull();
  });

  test('a job of the month of closing is before it, one of the next month after it', () => {
    expect(isJobAfterClosing('2026-03', '2026-03-01')).toBe(false);
    expect(isJobAfterClosing('2026-04', '2026-03-31')).toBe(true);
    expect(isJobAfterClosing('2027-01', '2026-12-31')).toBe(true);
    expect(isJobAfterClosing('2026-04', null)).toBe(false);
  });
});

describe('the time to answer a proposal', () => {
  test('an owner has fourteen whole days, which end with the westernmost place’s day', () => {
    expect(answerDueAt(NOW).toISOString()).toBe('2026-12-13T10:00:00.000Z');
  });

  test('nobody decides while an owner may answer and has not', () => {
    const due = new Date('2026-12-13T10:00:00Z');
    const open = { state: 'open', answerDueAt: due, answeredAt: null } as const;
    expect(isAnswering(open, NOW)).toBe(true);
    expect(isAnswering({ ...open, answeredAt: NOW }, NOW)).toBe(false);
    expect(isAnswering({ ...open, answerDueAt: null }, NOW)).toBe(false);
    expect(isAnswering({ ...open, state: 'withdrawn' }, NOW)).toBe(false);
    expect(isAnswering(open, due)).toBe(false);
  });
});

test('an owner opens what they closed, and not what a decision closed', () => {
  expect(mayReopenOwn({ closedOn: '2026-03-09', decisionId: null })).toBe(true);
  expect(mayReopenOwn({ closedOn: '2026-03-09', decisionId: 7 })).toBe(false);
  expect(mayReopenOwn({ closedOn: null, decisionId: null })).toBe(false);
});

test('customers are told again of a closing only three months after the last time', () => {
  expect(mayAnnounce(null, NOW)).toBe(true);
  expect(mayAnnounce(new Date('2026-10-01T12:00:00Z'), NOW)).toBe(false);
  expect(mayAnnounce(new Date('2026-08-01T12:00:00Z'), NOW)).toBe(true);
});
