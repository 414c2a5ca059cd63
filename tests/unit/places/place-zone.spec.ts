import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zoneAt, zoneOfColumns } from '../../../server/places/place-zone.ts';
import { TIME_ZONES } from '../../../server/places/time-zones.ts';

/** A place's clock may be told by any zone that has the same clock: Acuña's and Chicago's are one. */
type ZoneRow = { place: string; latitude: number; longitude: number; zone: string };
const PLACES = JSON.parse(
  readFileSync(new URL('places-and-zones.json', import.meta.url), 'utf8'),
) as readonly ZoneRow[];
/** Winter, summer, and the weeks in which only one of the two countries has changed its clocks. */
const MOMENTS = ['2026-01-15T18:00Z', '2026-03-20T18:00Z', '2026-07-15T18:00Z', '2026-11-10T18:00Z'];

const clocksIn = (timeZone: string): string[] =>
  MOMENTS.map((at) => new Date(at).toLocaleString('en-US', { timeZone, timeZoneName: 'longOffset' }));

test.each(PLACES)('the place $place has the clock of $zone', ({ latitude, longitude, zone }) => {
  const found = zoneAt({ latitude, longitude });
  expect(TIME_ZONES).toContain(found);
  expect(clocksIn(found ?? '')).toEqual(clocksIn(zone));
});

test('more than ninety places are tried, on both sides of each line', () => {
  expect(PLACES.length).toBeGreaterThan(90);
});

test('a place at sea, abroad, off the map or without a point has no zone', () => {
  expect(zoneAt({ latitude: 30, longitude: -40 })).toBeNull();
  expect(zoneAt({ latitude: 14.6, longitude: -90.5 })).toBeNull();
  expect(zoneAt({ latitude: 91, longitude: -90 })).toBeNull();
  expect(zoneAt({ latitude: Number.NaN, longitude: -90 })).toBeNull();
  expect(zoneAt(null)).toBeNull();
  expect(zoneOfColumns({ latitude: 30, longitude: null })).toBeNull();
});
