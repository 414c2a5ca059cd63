import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, formatDayInWords, formatMonth, formatMonthInWords } from '../../../common/dates.ts';

test('dates are MM/DD/YYYY or MM/DD/YY in UTC', () => {
  expect(formatDate('2026-06-03T23:59:59.999Z')).toBe('06/03/2026');
  expect(formatDate('2026-06-03', 'short')).toBe('06/03/26');
  expect(formatDate('2026-06-03T23:00:00-05:00', 'long')).toBe('06/04/2026');
});

test('a month is MM/YYYY', () => {
  expect(formatMonth('2026-08-01')).toBe('08/2026');
  expect(formatMonth(new Date('2025-12-31T23:59:59Z'))).toBe('12/2025');
});

test('what is no date is refused', () => {
  expect(() => formatDate('')).toThrow(RangeError);
  expect(() => formatMonth('next week')).toThrow(RangeError);
});

test('a formatted date reads back as the same day', () => {
  const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const [month, day, year] = formatDate(date).split('/');
      expect(`${year}-${month}-${day}`).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

describe('the day in the reader’s time zone', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = before;
  });

  test.each([
    ['America/Mexico_City', '2026-11-22T03:30:00Z', '11/21/2026'],
    ['Pacific/Honolulu', '2026-11-22T09:59:00Z', '11/21/2026'],
    ['America/New_York', '2026-11-22T05:01:00Z', '11/22/2026'],
  ])('in %s the moment %s is on %s', (zone, at, day) => {
    process.env['TZ'] = zone;
    expect(formatDate(at, 'long', 'local')).toBe(day);
    expect(formatDate(at)).toBe('11/22/2026');
  });

  test('a day without a time is the same day everywhere', () => {
    process.env['TZ'] = 'Pacific/Honolulu';
    expect(formatDate('2026-11-22', 'long', 'local')).toBe('11/22/2026');
  });
});

test('a day and a month in words, in both languages', () => {
  expect(formatDayInWords('2026-11-03T23:59:59Z', 'english')).toBe('November 3, 2026');
  expect(formatDayInWords('2026-11-03', 'mexican_spanish')).toBe('3 de noviembre de 2026');
  expect(formatMonthInWords('2026-08', 'english')).toBe('August 2026');
  expect(formatMonthInWords('2026-08-01', 'mexican_spanish')).toBe('agosto de 2026');
});
