import { describe, expect, test } from 'vitest';
import { clockAt, openingOf } from '../../../server/contractors/hours/open-now.ts';
import type { OpeningHours } from '../../../server/contractors/hours/opening-hours.ts';

const DAY = { opens: '08:00', closes: '17:00' };
const WEEK: OpeningHours = {
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: { opens: '20:00', closes: '02:00' },
  sunday: null,
};
const isOpen = (at: string, timeZone: string | null = 'America/Phoenix', hours: OpeningHours | null = WEEK) =>
  clockAt(new Date(at))({ hours, timeZone });

describe('a contractor is open', () => {
  test.each([
    ['the minute it opens', '2026-11-20T15:00:00Z', true],
    ['not the minute before', '2026-11-20T14:59:00Z', false],
    ['until the minute it closes', '2026-11-20T23:59:00Z', true],
    ['no longer', '2026-11-21T00:00:00Z', false],
    ['past midnight, where the hours go on', '2026-11-22T08:30:00Z', true],
    ['until the hours of yesterday end', '2026-11-22T09:00:00Z', false],
    ['not on a day without hours', '2026-11-22T18:00:00Z', false],
  ])('a contractor is open: %s', (_, at, expected) => {
    // Arizona is seven hours behind.
    expect(isOpen(at)).toBe(expected);
  });

  test('a contractor is open by its own clock', () => {
    const at = '2026-11-20T14:30:00Z';
    expect(isOpen(at, 'America/New_York')).toBe(true);
    expect(isOpen(at, 'America/Mexico_City')).toBe(true);
    expect(isOpen(at, 'America/Hermosillo')).toBe(false);
    expect(isOpen(at, 'Pacific/Honolulu')).toBe(false);
  });

  test('a contractor is open not on its days off, and by the zone that it chose', () => {
    const openings = { hours: WEEK, timeZone: 'America/Phoenix' };
    const closedDays = [{ from: '2026-11-20', to: '2026-11-29', label: '' }];
    const noon = new Date('2026-11-20T19:00:00Z');
    expect(clockAt(noon)({ ...openings, closedDays })).toBe(false);
    expect(openingOf({ ...openings, closedDays }, noon)).toEqual({
      isOpen: false,
      opens: '08:00',
      day: 'monday',
      inDays: 10,
      date: '2026-11-30',
    });
    const early = new Date('2026-11-20T14:30:00Z');
    expect(clockAt(early)({ ...openings, timeZone: 'America/Denver' })).toBe(false);
    expect(clockAt(early)({ ...openings, timeZone: 'America/New_York' })).toBe(true);
  });

  test('a contractor is open by the clock on its wall, also on nights when clocks change', () => {
    const night = { opens: '20:00', closes: '02:30' };
    const hours = { ...WEEK, saturday: night, sunday: null };
    const at = (iso: string, zone: string) => isOpen(iso, zone, hours);
    // Chicago skips 02:00 to 03:00 on March 14, 2027, and repeats 01:00 to 02:00 on November 1, 2026.
    expect(at('2027-03-14T07:59Z', 'America/Chicago')).toBe(true);
    expect(at('2027-03-14T08:00Z', 'America/Chicago')).toBe(false);
    expect(at('2026-11-01T06:59Z', 'America/Chicago')).toBe(true);
    expect(at('2026-11-01T08:29Z', 'America/Chicago')).toBe(true);
    expect(at('2026-11-01T08:30Z', 'America/Chicago')).toBe(false);
    // Mexico City keeps its clock.
    expect(at('2027-03-14T08:29Z', 'America/Mexico_City')).toBe(true);
  });

  test('a contractor is open or it is not known without hours or a zone', () => {
    expect(isOpen('2026-11-20T16:00:00Z', null)).toBeNull();
    expect(isOpen('2026-11-20T16:00:00Z', 'America/Phoenix', null)).toBeNull();
  });
});
