import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatDayInWords,
  formatMonth,
  formatMonthInWords,
} from '../../../common/format/dates.ts';

test('English dates are MM/DD/YYYY or MM/DD/YY in UTC', () => {
  expect(formatDate('2026-06-03T23:59:59.999Z', 'english')).toBe('06/03/2026');
  expect(formatDate('2026-06-03', 'english', 'short')).toBe('06/03/26');
  expect(formatDate('2026-06-03T23:00:00-05:00', 'english')).toBe('06/04/2026');
});

test('Spanish dates show the month as a word', () => {
  expect(formatDate('2027-02-08', 'mexican_spanish')).toBe('8 feb 2027');
  expect(formatDate('2026-12-31T23:59:59.999Z', 'mexican_spanish')).toBe('31 dic 2026');
  expect(formatDate('2027-02-08', 'mexican_spanish', 'short')).toBe('8 feb 27');
});

test('a month is MM/YYYY in English and a word with its year in Spanish', () => {
  expect(formatMonth('2026-08-01', 'english')).toBe('08/2026');
  expect(formatMonth(new Date('2025-12-31T23:59:59Z'), 'english')).toBe('12/2025');
  expect(formatMonth('2026-08', 'mexican_spanish')).toBe('ago 2026');
  const months = Array.from({ length: 12 }, (_, index) =>
    formatMonth(new Date(Date.UTC(2026, index)), 'mexican_spanish').slice(0, 3),
  );
  expect(months.join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic');
});

test('a text without a date is refused', () => {
  expect(() => formatDate('', 'english')).toThrow(RangeError);
  expect(() => formatMonth('next week', 'mexican_spanish')).toThrow(RangeError);
});

test('a formatted date reads back as the same day', () => {
  const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const [month, day, year] = formatDate(date, 'english').split('/');
      expect(`${year}-${month}-${day}`).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

describe('the day in the reader’s time zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['America/Mexico_City', '2026-11-22T03:30:00Z', '11/21/2026'],
    ['Pacific/Honolulu', '2026-11-22T09:59:00Z', '11/21/2026'],
    ['America/New_York', '2026-11-22T05:01:00Z', '11/22/2026'],
  ])('the day in the reader’s time zone in %s the moment %s is on %s', (zone, at, day) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate(at, 'english', 'long', 'local')).toBe(day);
    expect(formatDate(at, 'english')).toBe('11/22/2026');
  });

  test('a day without a time is the same day everywhere', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(formatDate('2026-11-22', 'english', 'long', 'local')).toBe('11/22/2026');
  });
});

test('a day and a month in words, in both languages', () => {
  expect(formatDayInWords('2026-11-03T23:59:59Z', 'english')).toBe('November 3, 2026');
  expect(formatDayInWords('2026-11-03', 'mexican_spanish')).toBe('3 de noviembre de 2026');
  expect(formatMonthInWords('2026-08', 'english')).toBe('August 2026');
  expect(formatMonthInWords('2026-08-01', 'mexican_spanish')).toBe('agosto de 2026');
});
