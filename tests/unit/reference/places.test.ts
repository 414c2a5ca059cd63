import { beforeAll, describe, expect, test } from 'vitest';
import { readPlaces, type ReferencePlace } from '../../../server/database/seeds/reference/places.ts';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';

const places: ReferencePlace[] = [];
beforeAll(async () => {
  for await (const batch of readPlaces()) places.push(...batch);
});

const find = (postalCode: string) => places.find((place) => place.postal_code === postalCode);

describe('the table of places', () => {
  test('the table of places has the postal codes of the United States and the towns of Mexico', () => {
    const mexican = places.filter(({ country }) => country === 'MX');
    expect(places.length - mexican.length).toBeGreaterThan(41_000);
    expect(mexican.length).toBeGreaterThan(8_900);
  });

  test('every row is complete and belongs to a region of its country', () => {
    const regions = new Map(REGIONS.map((region) => [region.code, region.country]));
    const broken = places.filter(
      ({ country, region_code, city, latitude, longitude }) =>
        regions.get(region_code) !== country ||
        city.trim() === '' ||
        !(latitude > 14 && latitude < 72) ||
        !(Math.abs(longitude) > 65 && Math.abs(longitude) <= 180),
    );
    expect(broken).toEqual([]);
  });

  test('every region has places', () => {
    expect(new Set(places.map((place) => place.region_code)).size).toBe(84);
  });

  test('American postal codes are five digits and stand once; Mexican places have none', () => {
    const postalCodes = places
      .filter(({ country }) => country === 'US')
      .map((place) => place.postal_code ?? '');
    expect(postalCodes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(new Set(postalCodes).size).toBe(postalCodes.length);
    expect(places.filter(({ country, postal_code }) => country === 'MX' && postal_code !== null)).toEqual([]);
  });

  test('a postal code leads to its city', () => {
    expect(find('90210')).toMatchObject({
      city: 'Beverly Hills',
      region_code: 'US-CA',
      county: 'Los Angeles',
    });
    expect(find('78040')).toMatchObject({ city: 'Laredo', region_code: 'US-TX' });
    expect(find('00926')).toMatchObject({ city: 'San Juan', region_code: 'US-PR' });
  });

  test.each([
    ['MX-CMX', 'Ciudad de México'],
    ['MX-BCN', 'Tijuana'],
    ['MX-TAM', 'Matamoros'],
    ['MX-GUA', 'León'],
    ['MX-CHH', 'Ciudad Juárez'],
  ])('the table of places: %s has %s by the name people use', (regionCode, city) => {
    expect(places.some((place) => place.region_code === regionCode && place.city === city)).toBe(true);
  });

  test('batches are of the size asked for', async () => {
    const first = await readPlaces(7).next();
    expect(first.value).toHaveLength(7);
  });
});
