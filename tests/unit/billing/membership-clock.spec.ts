import { describe, expect, test } from 'vitest';
import type { MembershipState } from '../../../common/profiles/memberships.ts';
import { daysBetween, endOfPeriod } from '../../../server/billing/calendar.ts';
import {
  MEMBERSHIP_EVENTS,
  nextStatus,
  stepDue,
  type Running,
  type Step,
} from '../../../server/billing/membership-state.ts';

describe('the calendar', () => {
  test('month ends come back after a short month, also in a leap year', () => {
    const anchor = new Date('2027-01-31T10:00:00Z');
    const ends = [];
    for (let from = anchor; ends.length < 14;) {
      from = endOfPeriod(anchor, from, 'month');
      ends.push(from.toISOString().slice(0, 10));
    }
    expect(ends.slice(0, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(ends[12]).toBe('2028-02-29');
  });

  test('a year that began on a leap day ends on February 28, and on a leap day again four years later', () => {
    const anchor = new Date('2028-02-29T08:00:00Z');
    const first = endOfPeriod(anchor, anchor, 'year');
    expect(first.toISOString()).toBe('2029-02-28T08:00:00.000Z');
    expect(daysBetween(anchor, first)).toBe(365);
    let end = first;
    for (let year = 1; year < 4; year += 1) end = endOfPeriod(anchor, end, 'year');
    expect(end.toISOString()).toBe('2032-02-29T08:00:00.000Z');
  });
});

describe('the step that is due', () => {
  const at = (iso: string) => new Date(iso);
  const running: Running = {
    state: 'active',
    periodEnd: at('2027-02-28T10:00:00Z'),
    cancelsAt: null,
    cancelsForClosing: false,
    pastDueSince: null,
    retries: 0,
    disputed: false,
    isYearly: false,
    noticedFor: null,
    earlyNoticedFor: null,
  };
  const pastDue: Running = { ...running, state: 'past_due', pastDueSince: at('2027-02-28T10:00:00Z') };
  const disputed: Running = { ...pastDue, disputed: true };

  test.each<[string, Running, string, Step | null]>([
    [
      'a second before the end, after the notice, none',
      { ...running, noticedFor: running.periodEnd },
      '2027-02-28T09:59:59Z',
      null,
    ],
    ['at the end, the renewal', running, '2027-02-28T10:00:00Z', 'renew'],
    [
      'of a canceled one at its end, the end',
      { ...running, cancelsAt: running.periodEnd },
      '2027-02-28T10:00:00Z',
      'end',
    ],
    [
      '30 days before a yearly renewal, the early notice',
      { ...running, isYearly: true },
      '2027-01-29T10:00:00Z',
      'early_notice',
    ],
    ['30 days before a monthly renewal, none', running, '2027-01-29T10:00:00Z', null],
    ['six days before a monthly renewal, the notice', running, '2027-02-22T10:00:00Z', 'notice'],
    [
      'six days before a yearly renewal, the notice, also after the early one',
      { ...running, isYearly: true, earlyNoticedFor: running.periodEnd },
      '2027-02-22T10:00:00Z',
      'notice',
    ],
    [
      'after the notice, none',
      { ...running, isYearly: true, noticedFor: running.periodEnd },
      '2027-02-22T10:00:00Z',
      null,
    ],
    ['on the first day past due, a retry', pastDue, '2027-03-01T10:00:00Z', 'retry'],
    ['after four retries, none', { ...pastDue, retries: 4 }, '2027-03-13T10:00:00Z', null],
    ['on day 14 past due, the end', { ...pastDue, retries: 4 }, '2027-03-14T10:00:00Z', 'end'],
    ['of a disputed one, no retry', disputed, '2027-03-07T10:00:00Z', null],
    [
      'of a disputed one that was canceled, the end on its day',
      { ...disputed, cancelsAt: at('2027-03-05T10:00:00Z') },
      '2027-03-05T10:00:00Z',
      'end',
    ],
  ])('the step that is due: %s', (_, membership, now, step) => {
    expect(stepDue(membership, at(now))).toBe(step);
  });
});

describe('states', () => {
  const stand = (state: MembershipState, cancels = false) => ({ state, cancels });

  test('an ended membership can only be bought again', () => {
    const possible = MEMBERSHIP_EVENTS.filter((event) => nextStatus(stand('ended'), event) !== null);
    expect(possible).toEqual(['purchase_started', 'paid']);
  });
  test('a canceled one runs until its end, and can be resumed until then', () => {
    const canceled = nextStatus(stand('active'), 'cancel_requested');
    expect(canceled).toEqual(stand('active', true));
    expect(nextStatus(stand('active', true), 'cancel_requested')).toBeNull();
    expect(nextStatus(stand('active', true), 'resumed')).toEqual(stand('active'));
    expect(nextStatus(stand('active', true), 'period_over')).toEqual(stand('ended'));
  });
  test('canceled during the grace period, it ends at once', () => {
    expect(nextStatus(stand('past_due'), 'cancel_requested')).toEqual(stand('ended'));
  });
  test('a purchase that nobody finished ends', () => {
    expect(nextStatus(stand('incomplete'), 'purchase_expired')).toEqual(stand('ended'));
  });
});
