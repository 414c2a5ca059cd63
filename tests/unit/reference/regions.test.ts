import { expect, test } from 'vitest';
import { REGIONS } from '../../../server/database/seeds/reference/regions.ts';

const codesOf = (country: string) =>
  REGIONS.filter((region) => region.country === country).map(({ code }) => code);

test('50 states, the District of Columbia, Puerto Rico and 32 Mexican states', () => {
  expect(codesOf('US')).toHaveLength(52);
  expect(codesOf('MX')).toHaveLength(32);
  expect(codesOf('US').every((code) => /^US-[A-Z]{2}$/.test(code))).toBe(true);
  expect(codesOf('MX').every((code) => /^MX-[A-Z]{3}$/.test(code))).toBe(true);
});

test('no code, slug or name twice', () => {
  for (const column of ['code', 'slug', 'english', 'mexican_spanish'] as const) {
    expect(new Set(REGIONS.map((region) => region[column])).size).toBe(84);
  }
  expect(REGIONS.every(({ slug }) => /^[a-z]+(?:-[a-z]+)*$/.test(slug))).toBe(true);
});

test('Spanish names where Spanish has its own', () => {
  const named = new Map(REGIONS.map((region) => [region.code, region.mexican_spanish]));
  expect(named.get('US-NY')).toBe('Nueva York');
  expect(named.get('US-NC')).toBe('Carolina del Norte');
  expect(named.get('MX-MEX')).toBe('Estado de México');
});

test('every centre lies in its country', () => {
  for (const { country, latitude, longitude } of REGIONS) {
    const [south, north, west, east] = country === 'MX' ? [14, 33, -118, -86] : [17, 72, -170, -65];
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
  }
});
