import { describe, expect, test } from 'vitest';
import { mailTime, nextDigest } from '../../../server/notifications/inbox/quiet-hours.ts';

const NIGHT = { from: 22, until: 7 };
const CHICAGO = 'America/Chicago';
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

describe('an email at once', () => {
  test('goes out now without quiet hours, and outside of them', () => {
    expect(mailTime(at('05:30'), null, CHICAGO)).toEqual(at('05:30'));
    // 14:00 in Chicago.
    expect(mailTime(at('20:00'), NIGHT, CHICAGO)).toEqual(at('20:00'));
    // 07:00, when they end.
    expect(mailTime(at('13:00'), NIGHT, CHICAGO)).toEqual(at('13:00'));
  });

  test('waits for the end of quiet hours, which may span midnight', () => {
    // 23:30 and 02:10 in Chicago.
    expect(mailTime(at('05:30'), NIGHT, CHICAGO)).toEqual(at('13:00'));
    expect(mailTime(at('08:10'), NIGHT, CHICAGO)).toEqual(at('13:00'));
    expect(mailTime(at('15:20'), { from: 9, until: 17 }, CHICAGO)).toEqual(at('23:00'));
  });
});

test('the daily summary goes out at 13:00 UTC, today or tomorrow', () => {
  expect(nextDigest(at('12:59'))).toEqual(at('13:00'));
  expect(nextDigest(at('13:00'))).toEqual(new Date('2026-11-24T13:00:00Z'));
});
