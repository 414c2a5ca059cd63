import { describe, expect, test } from 'vitest';
import { formatClockTime } from '../../../common/format/clock-times.ts';
import { openingStateAt } from '../../../server/contractors/hours/opening.ts';
import type { Weekday } from '../../../common/profiles/weekdays.ts';
import type { OpeningHours } from '../../../server/contractors/hours/opening-hours.ts';

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
  ] as const)('whether a contractor is open: %#: on %s at %s', (hours, on, time, state) => {
    expect(openingStateAt(hours, { day: on, time })).toEqual(state);
  });
});

describe('a week with breaks and whole days', () => {
  const siesta: OpeningHours = {
    ...closed,
    monday: { opens: '09:00', closes: '14:00', more: [{ opens: '16:00', closes: '19:00' }] },
    tuesday: {
      opens: '07:00',
      closes: '09:00',
      more: [
        { opens: '12:00', closes: '13:00' },
        { opens: '22:00', closes: '02:00' },
      ],
    },
  };
  const wholeDay = { opens: '00:00', closes: '24:00' };
  const always = Object.fromEntries(Object.keys(closed).map((name) => [name, wholeDay])) as OpeningHours;
  const asTyped: OpeningHours = {
    ...closed,
    friday: { opens: '00:00', closes: '00:00' },
    saturday: { opens: '00:00', closes: '23:59' },
  };

  test.each([
    ['before the break', siesta, 'monday', '13:59', { isOpen: true, closes: '14:00' }],
    ['in the break', siesta, 'monday', '14:00', opens('16:00', 'monday', 0)],
    ['after the break', siesta, 'monday', '16:00', { isOpen: true, closes: '19:00' }],
    ['in the evening', siesta, 'monday', '19:00', opens('07:00', 'tuesday', 1)],
    ['in a third span past midnight', siesta, 'wednesday', '01:59', { isOpen: true, closes: '02:00' }],
    ['after that', siesta, 'wednesday', '02:00', opens('09:00', 'monday', 5)],
    ['day and night', always, 'monday', '23:59', { isOpen: true, closes: null }],
    ['midnight to midnight, as typed', asTyped, 'friday', '12:00', { isOpen: true, closes: null }],
    ['the last minute before 23:59', asTyped, 'saturday', '23:59', { isOpen: true, closes: '00:00' }],
    ['after a whole day', asTyped, 'sunday', '00:00', opens('00:00', 'friday', 5)],
    ['before a whole day', asTyped, 'thursday', '23:59', opens('00:00', 'friday', 1)],
  ] as const)('a week with breaks and whole days: %s', (_title, hours, on, time, state) => {
    expect(openingStateAt(hours, { day: on, time })).toEqual(state);
  });

  test('a day off ends even a week of whole days', () => {
    const isOff = (days: number) => days === 1;
    expect(openingStateAt(always, { day: 'monday', time: '12:00' }, isOff)).toEqual({
      isOpen: true,
      closes: '00:00',
    });
    expect(openingStateAt(always, { day: 'tuesday', time: '12:00' }, (days) => days === 0)).toEqual(
      opens('00:00', 'wednesday', 1),
    );
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
