import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateOf,
  licenceStatusOf,
  saysYes,
  splitCityStateZip,
  wholeNumberOf,
} from '../../../../server/contractors/import/written-forms.ts';

describe('dates', () => {
  test.each([
    ['06/24/2014', '2014-06-24'],
    ['6/4/2014', '2014-06-04'],
    ['06-24-2014', '2014-06-24'],
    ['24/06/2014', '2014-06-24'],
    ['06/24/14', '2014-06-24'],
    ['06/24/87', '1987-06-24'],
    ['2014-06-24', '2014-06-24'],
    ['2014-06-24T00:00:00.000', '2014-06-24'],
    ['20140624', '2014-06-24'],
    ['02/29/2028', '2028-02-29'],
  ])('%s is %s', (written, day) => expect(dateOf(written)).toBe(day));

  test.each(['', '02/29/2027', '13/45/2020', '2014', 'soon', '00/00/0000', '6/2014', "1' or 1=1"])(
    '"%s" is no date',
    (written) => {
      expect(dateOf(written)).toBeNull();
    },
  );

  test('every day comes back from both ways to write it', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        expect(dateOf(iso)).toBe(iso);
        expect(dateOf(`${month}/${dayOfMonth}/${year}`)).toBe(iso);
      }),
    );
  });
});

describe('licence statuses', () => {
  test.each([
    ['Active', 'valid'],
    ['CLEAR', 'valid'],
    ['Current', 'valid'],
    ['Licensed', 'valid'],
    ['C A', 'valid'],
    ['Licensed Expired', 'expired'],
    ['EXPIRED', 'expired'],
    ['Cancelled', 'expired'],
    ['Contr Bond Susp', 'suspended'],
    ['Revoked', 'suspended'],
    ['S A', 'suspended'],
    ['Inactive', null],
    ['C I', null],
    ['', null],
    ['Whatever', null],
  ])('"%s" is %s', (written, status) => expect(licenceStatusOf(written)).toBe(status));
});

describe('numbers, yes and no, and city lines', () => {
  test('whole numbers within bounds', () => {
    expect(wholeNumberOf('12', 1, 100)).toBe(12);
    expect(wholeNumberOf('1,250', 1, 100_000)).toBe(1_250);
    expect(wholeNumberOf('6.0', 1, 100)).toBe(6);
    for (const written of ['', '0', '-1', '101', '1e9', 'ten', '1.5'])
      expect(wholeNumberOf(written, 1, 100)).toBeNull();
  });

  test('a name of an insurer says yes, a no says no', () => {
    expect(saysYes('NORTH HAVEN SURETY COMPANY')).toBe(true);
    for (const written of ['', 'No', 'N', '0', 'Exempt', 'n/a']) expect(saysYes(written)).toBe(false);
  });

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
