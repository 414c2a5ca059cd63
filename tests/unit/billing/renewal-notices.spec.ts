import { describe, expect, test } from 'vitest';
import { stepDue, type Running, type Step } from '../../../server/billing/membership-state.ts';
import { TIMETABLE } from '../../../server/timetable.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Each notice as the job of the timetable writes it, in days before the renewal. */
function noticesOf(isYearly: boolean, periodEnd: Date): Partial<Record<Step, number>> {
  const minute = Number(/^(\d+) \* \* \* \*$/.exec(TIMETABLE['billing.run'] ?? '')?.[1]);
  let membership: Running = {
    state: 'active',
    periodEnd,
    cancelsAt: null,
    cancelsForClosing: false,
    pastDueSince: null,
    retries: 0,
    disputed: false,
    isYearly,
    noticedFor: null,
    earlyNoticedFor: null,
  };
  const days: Partial<Record<Step, number>> = {};
  const first = new Date(periodEnd.getTime() - 60 * DAY_MS);
  first.setUTCMinutes(minute, 0, 0);
  for (let tick = first.getTime(); tick < periodEnd.getTime(); tick += HOUR_MS) {
    const step = stepDue(membership, new Date(tick));
    if (step === null) continue;
    expect(days[step]).toBeUndefined();
    days[step] = (periodEnd.getTime() - tick) / DAY_MS;
    membership =
      step === 'notice'
        ? { ...membership, noticedFor: periodEnd }
        : { ...membership, earlyNoticedFor: periodEnd };
  }
  return days;
}

const ENDS = ['2027-01-31T00:00:00Z', '2028-02-29T10:44:59Z', '2027-11-07T08:45:00Z', '2027-03-14T23:59:59Z'];

describe('the notices before a renewal, by the timetable', () => {
  test.each(ENDS)('a monthly one that renews at %s has one, five to seven days before', (end) => {
    const days = noticesOf(false, new Date(end));
    expect(Object.keys(days)).toEqual(['notice']);
    expect(days.notice).toBeGreaterThanOrEqual(5);
    expect(days.notice).toBeLessThan(7);
  });

  test.each(ENDS)('a yearly one that renews at %s has another, 15 to 45 days before', (end) => {
    const days = noticesOf(true, new Date(end));
    expect(Object.keys(days)).toEqual(['early_notice', 'notice']);
    expect(days.early_notice).toBeGreaterThanOrEqual(15);
    expect(days.early_notice).toBeLessThanOrEqual(45);
    expect(days.notice).toBeGreaterThanOrEqual(5);
  });
});
