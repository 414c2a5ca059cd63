import { describe, expect, test } from 'vitest';
import { daysOf, shareWorking } from '../../../server/status/day-states.ts';
import { lookAtParts, partsOf } from '../../../server/status/check-parts.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const row = (day: string, checked: number, failed: number) => ({
  part: 'pages' as const,
  day,
  checked,
  failed,
  lastMinute: NOW,
  lastFailed: false,
});

describe('the days of a part', () => {
  test('the days of a part are ninety, the last one today, and one that nobody looked at is unknown and never good', () => {
    const days = daysOf([row('2026-11-27', 1_440, 0)], NOW);
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, '2026-08-31', '2026-11-28']);
    expect(days.filter(({ state }) => state === 'good').map(({ day }) => day)).toEqual(['2026-11-27']);
    expect(days.filter(({ state }) => state === 'unknown')).toHaveLength(89);
  });

  test.each([
    [1_440, 1, 'partly'],
    [1_440, 30, 'partly'],
    [1_440, 31, 'bad'],
    [5, 5, 'bad'],
    [5, 1, 'partly'],
    [5, 0, 'good'],
  ])('the day with %i minutes checked, of which %i failed, is %s', (checked, failed, state) => {
    expect(daysOf([row('2026-11-28', checked, failed)], NOW).at(-1)?.state).toBe(state);
  });

  test('the share of a part is rounded down, so that a hundred percent means that no minute failed', () => {
    expect(shareWorking(daysOf([row('2026-11-28', 1_000_000, 1)], NOW))).toBe(9_999);
    expect(shareWorking(daysOf([row('2026-11-28', 600, 0)], NOW))).toBe(10_000);
    expect(shareWorking(daysOf([], NOW))).toBeNull();
  });
});

describe('a look at the parts', () => {
  const failed = { state: 'failed', milliseconds: 1, sentence: 'It is away.' } as const;
  const lookFor = async (checks: Parameters<typeof lookAtParts>[1], statusOf: (path: string) => number) => {
    const looks = await lookAtParts(
      partsOf({ smtpUrl: 'smtp://x', payments: 'test' }),
      checks,
      async (path) => statusOf(path),
    );
    return looks.filter((look) => look.failed).map(({ part }) => part);
  };

  test('a look at the parts fails those whose page is not answered, and those without a dependency', async () => {
    expect(await lookFor({}, () => 200)).toEqual([]);
    expect(await lookFor({}, (path) => (path === '/login' ? 503 : 200))).toEqual(['signing_in']);
    expect(await lookFor({ mail: failed }, () => 200)).toEqual(['mails']);
    expect(await lookFor({ uploads: failed, valkey: failed }, () => 200)).toEqual(['notices', 'uploads']);
    // Not asked, or none of this installation.
    expect(await lookFor({ mail: { ...failed, state: 'unknown' } }, () => 200)).toEqual([]);
  });

  test('a look at the parts leaves out mails that nobody sends and plans that nobody sells', () => {
    expect(partsOf({ smtpUrl: null, payments: 'none' })).toEqual([
      'pages',
      'signing_in',
      'search',
      'notices',
      'uploads',
    ]);
  });
});
