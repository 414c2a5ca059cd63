import { describe, expect, test } from 'vitest';
import { ERASE_AFTER_DAYS, APPEAL_WINDOW_DAYS } from '../../../common/constants.ts';
import {
  againAfter,
  appealDueAt,
  lastDayLeft,
  lastDayToAppeal,
  mayStillAppeal,
  outsideWindow,
} from '../../../server/cases/appeal-window.ts';

describe('the time to appeal', () => {
  const decided = new Date('2026-01-01T23:30:00Z');

  test('the time to appeal ends 180 days after the decision, when that day ends in Hawaii', () => {
    expect(lastDayToAppeal(decided)).toBe('2026-06-30');
    expect(mayStillAppeal('2026-06-30', new Date('2026-07-01T09:59:59Z'))).toBe(true);
    expect(mayStillAppeal('2026-06-30', new Date('2026-07-01T10:00:00Z'))).toBe(false);
  });

  test('the time to appeal is not longer than what was hidden is kept', () => {
    expect(APPEAL_WINDOW_DAYS).toBeLessThanOrEqual(ERASE_AFTER_DAYS);
  });

  test('an appeal is due seven days after it was filed', () => {
    expect(appealDueAt(decided)).toEqual(new Date('2026-01-08T23:30:00Z'));
  });

  test('an appeal outside the window is too late, or too early within 30 days of a rejection', () => {
    const againFrom = againAfter(decided);
    const justBefore = new Date(againFrom.getTime() - 1);
    expect(againFrom).toEqual(new Date('2026-01-31T00:00:00Z'));
    expect(outsideWindow({ decidedAt: decided, againFrom }, justBefore)).toBe('too_early');
    expect(outsideWindow({ decidedAt: decided, againFrom }, againFrom)).toBeNull();
    expect(outsideWindow({ decidedAt: decided, againFrom: null }, justBefore)).toBeNull();
    const later = new Date('2026-07-01T10:00:00Z');
    expect(outsideWindow({ decidedAt: decided, againFrom: null }, later)).toBe('too_late');
    expect(outsideWindow({ decidedAt: null, againFrom: null }, later)).toBeNull();
  });

  test('a wait that ends after the last day is too late from its first moment', () => {
    const rejectedAt = new Date('2026-06-10T12:00:00Z');
    const justAfter = new Date('2026-06-10T12:00:01Z');
    const againFrom = againAfter(rejectedAt);
    expect(outsideWindow({ decidedAt: decided, againFrom }, justAfter)).toBe('too_late');
    expect(outsideWindow({ decidedAt: null, againFrom }, justAfter)).toBe('too_early');
    expect(outsideWindow({ decidedAt: decided, againFrom: null }, justAfter)).toBeNull();
  });

  test('the last day is named as long as it lasts', () => {
    expect(lastDayLeft(decided, new Date('2026-07-01T09:59:59Z'))).toBe('2026-06-30');
    expect(lastDayLeft(decided, new Date('2026-07-01T10:00:00Z'))).toBeNull();
  });
});
