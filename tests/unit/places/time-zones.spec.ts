import { describe, expect, test } from 'vitest';
import { localDayIn, localDaysAt } from '../../../server/contractors/hours/local-day.ts';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { dayInZone, localTimeIn, TIME_ZONES, zoneOf } from '../../../server/places/time-zones.ts';

describe('the day where a contractor is', () => {
  test('every region has a zone that exists', () => {
    for (const { code } of REGIONS) expect(() => dayInZone(new Date(), zoneOf(code))).not.toThrow();
  });

  test.each([
    ['US-HI', 'Pacific/Honolulu'],
    ['US-AZ', 'America/Phoenix'],
    ['MX-SON', 'America/Hermosillo'],
    ['MX-ROO', 'America/Cancun'],
    ['MX-JAL', 'America/Mexico_City'],
    [null, 'Pacific/Honolulu'],
  ])('the day where a contractor is: %s is in %s', (code, zone) => {
    expect(zoneOf(code)).toBe(zone);
  });

  test('the day where a contractor is at any hour each zone has its own day, and a contractor without one the last to end', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 21, hour, 30));
      const days = localDaysAt(now);
      for (const zone of TIME_ZONES) expect(localDayIn(days, zone)).toBe(dayInZone(now, zone));
      expect(localDayIn(days, null)).toBe(dayInZone(now, 'Pacific/Honolulu'));
    }
  });
});

test('the calendar and the clock of a zone follow the moment asked for, also within one minute', () => {
  const inLosAngeles = (iso: string) => localTimeIn('America/Los_Angeles', new Date(iso));
  const evening = { date: '2026-11-21', weekday: 'saturday', time: '21:05' };
  expect(inLosAngeles('2026-11-22T05:05:00Z')).toEqual(evening);
  expect(localTimeIn('America/Cancun', new Date('2026-11-22T05:05:59Z'))).toEqual({
    date: '2026-11-22',
    weekday: 'sunday',
    time: '00:05',
  });
  expect(inLosAngeles('2026-11-22T05:06:00Z')).toEqual({ ...evening, time: '21:06' });
  expect(inLosAngeles('2026-11-22T05:05:30Z')).toEqual(evening);
});
