import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';
import { HINT_CITIES, readMexicanCode } from '../../../server/places/mexican-postal-codes.ts';

describe('a Mexican postal code', () => {
  test.each([
    ['64060', 'MX-NLE', 'Monterrey'],
    ['22010', 'MX-BCN', 'Tijuana'],
    ['01000', 'MX-CMX', 'Ciudad de México'],
    ['11560', 'MX-CMX', 'Ciudad de México'],
    ['31210', 'MX-CHH', 'Chihuahua'],
    ['32310', 'MX-CHH', 'Ciudad Juárez'],
    ['50010', 'MX-MEX', 'Toluca'],
    ['67350', 'MX-NLE', null],
    ['92101', 'MX-VER', null],
  ])('a Mexican postal code: %s is in %s, near %s', (code, region, city) => {
    expect(readMexicanCode(code)).toEqual({ region, city });
  });

  test.each(['00000', '00999', '17000', '18500', '19999'])(
    'a Mexican postal code: %s does not exist',
    (code) => {
      expect(readMexicanCode(code)).toBeNull();
    },
  );

  test('every state but none of the United States is reached', () => {
    const reached = new Set(
      Array.from({ length: 100 }, (_, digits) => `${String(digits).padStart(2, '0')}999`)
        .map((code) => readMexicanCode(code)?.region)
        .filter((region) => region !== undefined),
    );
    expect([...reached].sort()).toEqual(
      REGIONS.filter(({ country }) => country === 'MX')
        .map(({ code }) => code)
        .sort(),
    );
    expect(HINT_CITIES.every(([region]) => reached.has(region))).toBe(true);
  });
});
