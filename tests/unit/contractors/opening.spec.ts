import { describe, expect, test } from 'vitest';
import { formatClockTime } from '../../../common/clock-times.ts';
import { openingStateAt } from '../../../server/contractors/opening.ts';
import type { OpeningHours, Weekday } from '../../../server/contractors/opening-hours.ts';

const day = { opens: '07:30', closes: '17:30' };
const closed: OpeningHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};
const weekdays: OpeningHours = {
  ...closed,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
};
const night: OpeningHours = { ...closed, friday: { opens: '20:00', closes: '02:00' } };
const opens = (opens: string, day: Weekday, inDays: number) => ({ isOpen: false, opens, day, inDays });

describe('whether a contractor is open', () => {
  test.each([
    [weekdays, 'monday', '07:29', opens('07:30', 'monday', 0)],
    [weekdays, 'monday', '07:30', { isOpen: true, closes: '17:30' }],
    [weekdays, 'monday', '17:29', { isOpen: true, closes: '17:30' }],
    [weekdays, 'monday', '17:30', opens('07:30', 'tuesday', 1)],
    [weekdays, 'friday', '18:00', opens('07:30', 'monday', 3)],
    [weekdays, 'sunday', '12:00', opens('07:30', 'monday', 1)],
    [night, 'friday', '23:59', { isOpen: true, closes: '02:00' }],
    [night, 'saturday', '01:59', { isOpen: true, closes: '02:00' }],
    [night, 'saturday', '02:00', opens('20:00', 'friday', 6)],
    [night, 'friday', '02:00', opens('20:00', 'friday', 0)],
    [closed, 'monday', '12:00', null],
  ] as const)('%#: on %s at %s', (hours, on, time, state) => {
    expect(openingStateAt(hours, { day: on, time })).toEqual(state);
  });
});

test('times have twelve hours in English and twenty-four in Spanish', () => {
  const times = ['00:00', '07:30', '12:00', '17:05'];
  expect(times.map((time) => formatClockTime(time, 'english'))).toEqual(
    ['12:00 AM', '7:30 AM', '12:00 PM', '5:05 PM'].map((time) => time.replace(' ', '\u00a0')),
  );
  expect(times.map((time) => formatClockTime(time, 'mexican_spanish'))).toEqual([
    '0:00',
    '7:30',
    '12:00',
    '17:05',
  ]);
});
