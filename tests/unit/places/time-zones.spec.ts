import { describe, expect, test } from 'vitest';
import { localDayIn, localDaysAt } from '../../../server/contractors/local-day.ts';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { dayInZone, zoneOf } from '../../../server/places/time-zones.ts';

const regions = REGIONS.map(({ code }, index) => ({ id: index + 1, code }));

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
  ])('%s is in %s', (code, zone) => {
    expect(zoneOf(code)).toBe(zone);
  });

  test('at any hour each region has the day of its own zone, and a contractor without one the last to end', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 21, hour, 30));
      const days = localDaysAt(now, regions);
      for (const { id, code } of regions) expect(localDayIn(days, id)).toBe(dayInZone(now, zoneOf(code)));
      expect(localDayIn(days, null)).toBe(dayInZone(now, 'Pacific/Honolulu'));
    }
  });
});
