import { describe, expect, test } from 'vitest';
import { ERASE_AFTER_DAYS, APPEAL_WINDOW_DAYS } from '../../../common/constants.ts';
import { lastDayToAppeal, mayStillAppeal } from '../../../server/decisions/appeal-window.ts';

describe('the time to appeal', () => {
  const decided = new Date('2026-01-01T23:30:00Z');

  test('ends 180 days after the decision, when that day ends in Hawaii', () => {
    expect(lastDayToAppeal(decided)).toBe('2026-06-30');
    expect(mayStillAppeal('2026-06-30', new Date('2026-07-01T09:59:59Z'))).toBe(true);
    expect(mayStillAppeal('2026-06-30', new Date('2026-07-01T10:00:00Z'))).toBe(false);
  });

  test('is not longer than what was hidden is kept', () => {
    expect(APPEAL_WINDOW_DAYS).toBeLessThanOrEqual(ERASE_AFTER_DAYS);
  });
});
