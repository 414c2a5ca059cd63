import { describe, expect, test } from 'vitest';
import {
  answerBy,
  carryOutBy,
  dueAfterPause,
  extendedBy,
  lawOf,
} from '../../../server/data-requests/due-day.ts';
import { isMexicanHoliday } from '../../../server/places/mexican-holidays.ts';

const at = (day: string) => new Date(`${day}T18:00:00Z`);
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const midnight = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the last day to answer a request about data', () => {
  test.each([
    // Twenty business days over four weekends and no holiday.
    ['mexico', '2026-08-03', '2026-08-31'],
    // Sent on a Friday: the first day is Monday. The 16th of September rests.
    ['mexico', '2026-09-04', '2026-10-05'],
    // The third Monday of November, the 25th of December and the 1st of January rest.
    ['mexico', '2026-11-13', '2026-12-14'],
    ['mexico', '2026-12-10', '2027-01-11'],
    ['california', '2026-11-26', '2027-01-10'],
    ['other', '2026-11-26', '2026-12-26'],
  ] as const)('a request under the law of %s that came on %s is answered by %s', (law, received, due) => {
    expect(day(answerBy(law, at(received)))).toBe(due);
  });

  test('a request that came in the night in UTC counts from the evening before in the westernmost place', () => {
    expect(day(answerBy('other', new Date('2026-11-26T05:00:00Z')))).toBe('2026-12-25');
  });

  test('the one extension is as long as the first term', () => {
    expect(day(extendedBy('california', midnight('2027-01-10')))).toBe('2027-02-24');
    expect(day(extendedBy('mexico', midnight('2026-08-31')))).toBe('2026-09-29');
    expect(day(extendedBy('other', midnight('2026-12-26')))).toBe('2027-01-25');
  });

  test('a granted request is carried out within fifteen business days in Mexico, and within the first term elsewhere', () => {
    const due = midnight('2026-12-26');
    expect(day(carryOutBy('mexico', due, at('2026-08-03')))).toBe('2026-08-24');
    expect(carryOutBy('california', due, at('2026-12-01'))).toBe(due);
  });

  test('a pause leaves as many days as there were, but none stops the clock of California', () => {
    const pause = { dueAt: midnight('2026-08-31'), from: at('2026-08-10'), until: at('2026-08-20') };
    // From the 10th fifteen business days were left.
    expect(day(dueAfterPause('mexico', pause))).toBe('2026-09-10');
    expect(day(dueAfterPause('other', pause))).toBe('2026-09-10');
    expect(day(dueAfterPause('california', pause))).toBe('2026-08-31');
  });

  test('a court’s order follows no law on personal data, wherever the court is', () => {
    expect(lawOf('authority', 'mexico')).toBe('other');
    expect(lawOf('self', 'mexico')).toBe('mexico');
    expect(lawOf('agent', 'united_states')).toBe('other');
  });
});

test.each([
  ['2026-01-01', true],
  ['2026-02-02', true],
  ['2026-02-09', false],
  ['2026-03-16', true],
  ['2026-05-01', true],
  ['2026-09-16', true],
  ['2026-10-01', false],
  ['2030-10-01', true],
  ['2026-11-16', true],
  ['2026-11-20', false],
  ['2026-12-25', true],
])('a Mexican day of rest is %s: %s', (text, rests) => {
  expect(isMexicanHoliday(midnight(text))).toBe(rests);
});
