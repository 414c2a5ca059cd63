import { describe, expect, test } from 'vitest';
import { mailTime, nextDigest } from '../../../server/notifications/inbox/quiet-hours.ts';

const NIGHT = { from: 22, until: 7 };
const CHICAGO = 'America/Chicago';
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

describe('an email at once', () => {
  test('an email at once goes out now without quiet hours, and outside of them', () => {
    expect(mailTime(at('05:30'), null, CHICAGO)).toEqual(at('05:30'));
    // 14:00 in Chicago.
    expect(mailTime(at('20:00'), NIGHT, CHICAGO)).toEqual(at('20:00'));
    // 07:00, when they end.
    expect(mailTime(at('13:00'), NIGHT, CHICAGO)).toEqual(at('13:00'));
  });

  test('an email at once waits for the end of quiet hours, which may span midnight', () => {
    // 23:30 and 02:10 in Chicago.
    expect(mailTime(at('05:30'), NIGHT, CHICAGO)).toEqual(at('13:00'));
    expect(mailTime(at('08:10'), NIGHT, CHICAGO)).toEqual(at('13:00'));
    expect(mailTime(at('15:20'), { from: 9, until: 17 }, CHICAGO)).toEqual(at('23:00'));
  });
});

describe('a night of clock change', () => {
  // Clocks go back at 07:00 UTC on November 1, 2026, and forward at 08:00 UTC on March 14, 2027.
  test.each([
    ['the long night ends at seven by the new clock', '2026-11-01T04:30Z', NIGHT, '2026-11-01T13:00Z'],
    [
      'the second hour of one to two is quiet, too',
      '2026-11-01T06:10Z',
      { from: 1, until: 2 },
      '2026-11-01T08:00Z',
    ],
    ['the short night ends at seven by the new clock', '2027-03-14T05:30Z', NIGHT, '2027-03-14T12:00Z'],
    [
      'an end that the clock skips is the next hour',
      '2027-03-14T06:30Z',
      { from: 22, until: 2 },
      '2027-03-14T08:00Z',
    ],
  ])('a night of clock change: %s', (_title, now, quiet, until) => {
    expect(mailTime(new Date(now), quiet, CHICAGO)).toEqual(new Date(until));
  });

  test('a border town of Mexico changes with the United States, its state does not', () => {
    const now = new Date('2027-03-14T05:30Z');
    expect(mailTime(now, NIGHT, 'America/Ciudad_Juarez')).toEqual(new Date('2027-03-14T13:00Z'));
    expect(mailTime(now, NIGHT, 'America/Mexico_City')).toEqual(new Date('2027-03-14T13:00Z'));
    expect(mailTime(now, NIGHT, 'America/Matamoros')).toEqual(new Date('2027-03-14T12:00Z'));
  });
});

test('the daily summary goes out at 13:00 UTC, today or tomorrow', () => {
  expect(nextDigest(at('12:59'))).toEqual(at('13:00'));
  expect(nextDigest(at('13:00'))).toEqual(new Date('2026-11-24T13:00:00Z'));
});
