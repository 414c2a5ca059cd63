import { endOfDay } from '../../../common/format/last-days.ts';
import { describe, expect, test } from 'vitest';
import { POSTING_DAYS_LISTED, POSTING_TYPES } from '../../../common/constants.ts';
import { expiresAt, isExpired, mayEndOn } from '../../../server/postings/expiry.ts';

const DAY_MS = 86_400_000;
const at = (text: string) => new Date(text);
/** Moments all over a few years, at odd times of the day. */
const MOMENTS = Array.from(
  { length: 400 },
  (_, index) => new Date(Date.UTC(2026, 0, 1) + index * 97_777_777),
);

describe('how long a posting is listed', () => {
  test.each([
    ['showcase', null],
    ['work_wanted', 30],
    ['sub_wanted', 30],
    ['job_opening', 45],
    ['availability', 14],
    ['question', null],
    ['tip', null],
    ['announcement', null],
  ] as const)('a %s: %s days', (type, days) => {
    for (const publishedAt of MOMENTS) {
      const expiry = expiresAt({ type, publishedAt, endsOn: null });
      const lastDay = new Date(publishedAt.getTime() + (days ?? 0) * DAY_MS).toISOString().slice(0, 10);
      expect(expiry).toEqual(days === null ? null : endOfDay(lastDay));
    }
  });

  test('every type says how long', () => {
    expect(Object.keys(POSTING_DAYS_LISTED)).toEqual([...POSTING_TYPES]);
  });

  test('an offer stands until its last day has ended in both countries, whenever it was published', () => {
    for (const publishedAt of MOMENTS) {
      const expiry = expiresAt({ type: 'offer', publishedAt, endsOn: '2026-12-24' });
      // Midnight in Honolulu; in Tijuana, Mexico City and New York the day was over before.
      expect(expiry).toEqual(at('2026-12-25T10:00:00Z'));
    }
  });

  test('a posting is over from its last moment on, not before; without one, never', () => {
    const expiry = at('2026-12-25T10:00:00Z');
    expect(isExpired(expiry, at('2026-12-25T09:59:59.999Z'))).toBe(false);
    expect(isExpired(expiry, expiry)).toBe(true);
    expect(MOMENTS.some((now) => isExpired(null, now))).toBe(false);
  });
});

describe('the last day of an offer', () => {
  test('the last day of an offer may be today as long as it is today somewhere in the two countries', () => {
    expect(mayEndOn('2026-11-21', at('2026-11-22T09:00:00Z'), 366)).toBe(true);
    expect(mayEndOn('2026-11-21', at('2026-11-22T10:00:00Z'), 366)).toBe(false);
  });

  test('the last day of an offer is not years away', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(mayEndOn('2027-11-21', now, 366)).toBe(true);
    expect(mayEndOn('2028-01-01', now, 366)).toBe(false);
    expect(mayEndOn('9999-12-31', now, 366)).toBe(false);
  });

  test('whatever may be chosen is not over at once', () => {
    const choices = MOMENTS.flatMap((now) =>
      ['2026-06-30', '2026-12-31', '2027-03-01'].map((endsOn) => ({ now, endsOn })),
    ).filter(({ now, endsOn }) => mayEndOn(endsOn, now, 366));
    expect(choices.length).toBeGreaterThan(0);
    const isOver = ({ now, endsOn }: (typeof choices)[number]) =>
      isExpired(expiresAt({ type: 'offer', publishedAt: now, endsOn }), now);
    expect(choices.filter(isOver)).toEqual([]);
  });
});
