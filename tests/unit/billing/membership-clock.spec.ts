import { describe, expect, test } from 'vitest';
import type { MembershipState } from '../../../common/memberships.ts';
import { addMonths, DAY_MS, daysBetween, endOfPeriod } from '../../../server/billing/calendar.ts';
import {
  MEMBERSHIP_EVENTS,
  nextStand,
  stepDue,
  type Running,
  type Step,
} from '../../../server/billing/membership-state.ts';

type Walker = Running & { anchor: Date };
const HOUR_MS = 3_600_000;

/** Runs the hourly job over two years; `pays` says whether the card pays at a moment. */
function walk(start: string, interval: 'month' | 'year', pays: (at: Date) => boolean, years = 2) {
  const anchor = new Date(start);
  const membership: Walker = {
    anchor,
    state: 'active',
    periodEnd: endOfPeriod(anchor, anchor, interval),
    cancelsAt: null,
    pastDueSince: null,
    retries: 0,
    disputed: false,
    isYearly: interval === 'year',
    noticedFor: null,
  };
  const log: [step: Step, at: string][] = [];
  const renew = () => {
    const from = membership.periodEnd ?? anchor;
    membership.periodEnd = endOfPeriod(anchor, from, interval);
    Object.assign(membership, { state: 'active', pastDueSince: null, retries: 0 });
  };
  const end = addMonths(anchor, years * 12 + 1);
  for (let now = anchor; now < end && membership.state !== 'ended'; now = new Date(now.getTime() + HOUR_MS)) {
    const step = stepDue(membership, now);
    if (step === null) continue;
    log.push([step, now.toISOString()]);
    if (step === 'notice') membership.noticedFor = membership.periodEnd;
    if (step === 'end') membership.state = 'ended';
    if (step === 'retry') membership.retries += 1;
    if (step !== 'renew' && step !== 'retry') continue;
    if (pays(now)) renew();
    else if (step === 'renew') Object.assign(membership, { state: 'past_due', pastDueSince: now });
  }
  return { log, membership };
}

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

describe('two years by the clock', () => {
  test('a card that pays is charged each month, 24 times, and never twice for one period', () => {
    const { log, membership } = walk('2027-01-31T10:00:00Z', 'month', () => true);
    const renewals = log.filter(([step]) => step === 'renew').map(([, at]) => at.slice(0, 10));
    expect(renewals).toHaveLength(24);
    expect(renewals.slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(renewals).toContain('2028-02-29');
    expect(membership.state).toBe('active');
  });

  test('a yearly plan is announced seven days before each renewal, once', () => {
    const { log } = walk('2027-02-28T09:00:00Z', 'year', () => true);
    expect(log.map(([step, at]) => [step, at.slice(0, 10)])).toEqual([
      ['notice', '2028-02-21'],
      ['renew', '2028-02-28'],
      ['notice', '2029-02-21'],
      ['renew', '2029-02-28'],
    ]);
  });

  test('a card that fails is tried on days 1, 3, 7 and 12, and the membership ends on day 14', () => {
    const { log, membership } = walk('2027-01-31T10:00:00Z', 'month', () => false);
    const start = Date.parse('2027-02-28T10:00:00Z');
    expect(log.map(([step, at]) => [step, (Date.parse(at) - start) / DAY_MS])).toEqual([
      ['renew', 0],
      ['retry', 1],
      ['retry', 3],
      ['retry', 7],
      ['retry', 12],
      ['end', 14],
    ]);
    expect(membership.state).toBe('ended');
  });

  test('a card that pays on day 7 goes on from the old end, without a lost or a free day', () => {
    const failing = (at: Date) => at < new Date('2027-03-07T10:00:00Z');
    const { log } = walk('2027-01-31T10:00:00Z', 'month', (at) => !failing(at));
    const days = log.map(([step, at]) => `${step} ${at.slice(0, 10)}`);
    expect(days.slice(0, 5)).toEqual([
      'renew 2027-02-28',
      'retry 2027-03-01',
      'retry 2027-03-03',
      'retry 2027-03-07',
      'renew 2027-03-31',
    ]);
  });
});

describe('states', () => {
  const stand = (state: MembershipState, cancels = false) => ({ state, cancels });

  test('an ended membership can only be bought again', () => {
    const possible = MEMBERSHIP_EVENTS.filter((event) => nextStand(stand('ended'), event) !== null);
    expect(possible).toEqual(['purchase_started', 'paid']);
  });
  test('a canceled one runs until its end, and can be resumed until then', () => {
    const canceled = nextStand(stand('active'), 'cancel_requested');
    expect(canceled).toEqual(stand('active', true));
    expect(nextStand(stand('active', true), 'cancel_requested')).toBeNull();
    expect(nextStand(stand('active', true), 'resumed')).toEqual(stand('active'));
    expect(nextStand(stand('active', true), 'period_over')).toEqual(stand('ended'));
  });
  test('canceled during the grace period, it ends at once', () => {
    expect(nextStand(stand('past_due'), 'cancel_requested')).toEqual(stand('ended'));
  });
  test('a purchase that nobody finished ends', () => {
    expect(nextStand(stand('incomplete'), 'purchase_expired')).toEqual(stand('ended'));
  });
});
