import { expect, test } from 'vitest';
import { endOfDay, endOfDayIn, lastDayBefore } from '../../../common/format/last-days.ts';
import { deadlineText, momentText } from '../../../server/places/deadline-text.ts';

const juarez = 'America/Ciudad_Juarez';

test('the end of a day is said as that day', () => {
  const end = endOfDay('2027-02-02');
  expect(deadlineText(end, { language: 'english', zone: juarez })).toEqual({
    unit: 'day',
    date: '02/02/2027',
  });
  expect(deadlineText(end, { language: 'mexican_spanish', zone: null })).toEqual({
    unit: 'day',
    date: '2 feb 2027',
  });
});

test('any other moment is said with its clock and zone', () => {
  const end = new Date('2027-02-02T07:02:45Z');
  expect(deadlineText(end, { language: 'english', zone: juarez })).toEqual({
    unit: 'minute',
    date: '02/02/2027, 12:02\u00a0AM Mountain Time (Ciudad Juárez)',
  });
  expect(deadlineText(end, { language: 'mexican_spanish', zone: 'America/Tijuana' }).date).toBe(
    '1 feb 2027, 23:02 hora del Pacífico (Tijuana)',
  );
});

test('a day that is said never ends after the moment', () => {
  for (let hour = 0; hour < 72; hour += 1) {
    const end = new Date(Date.UTC(2027, 1, 2, hour));
    const left = end.getTime() - endOfDay(lastDayBefore(end)).getTime();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(86_400_000);
  }
});

test('a time of days is never shorter than so many times 24 hours', () => {
  const now = new Date('2027-02-02T23:59:59Z');
  expect(endOfDayIn(7, now)).toEqual(new Date('2027-02-10T10:00:00Z'));
  expect(lastDayBefore(endOfDayIn(7, now))).toBe('2027-02-09');
});

test('a moment for a reader whose place is not known is said in UTC, and so it says', () => {
  const moment = new Date('2026-11-28T21:05:00Z');
  expect(momentText(moment, { language: 'english', zone: null })).toBe('11/28/2026, 9:05\u00a0PM UTC');
  expect(momentText(moment, { language: 'mexican_spanish', zone: null })).toBe('28 nov 2026, 21:05 UTC');
});
