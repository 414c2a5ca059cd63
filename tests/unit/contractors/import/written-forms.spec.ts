import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from '../../../../server/contractors/import/words/dates.ts';
import { splitCityStateZip } from '../../../../server/contractors/import/written-forms.ts';

describe('dates', () => {
  test('every day comes back from both ways to write it', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        expect(readDate(iso, 'month_first')?.day).toBe(iso);
        expect(readDate(`${month}/${dayOfMonth}/${year}`, 'month_first')?.day).toBe(iso);
        expect(readDate(`${dayOfMonth}/${month}/${year}`, 'day_first')?.day).toBe(iso);
      }),
    );
  });
});

describe('city lines', () => {
  test('city, state and ZIP code in one line', () => {
    expect(splitCityStateZip('DALLAS, TX 75237-1101')).toEqual({
      city: 'DALLAS',
      state: 'TX',
      postalCode: '75237-1101',
    });
    expect(splitCityStateZip('El Paso TX 79901')).toEqual({
      city: 'El Paso',
      state: 'TX',
      postalCode: '79901',
    });
    expect(splitCityStateZip('nothing of the kind')).toEqual({ city: '', state: '', postalCode: '' });
  });
});
