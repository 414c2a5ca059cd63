import { describe, expect, test } from 'vitest';
import { cityKey } from '../../../server/places/city-key.ts';
import { PRICE_METROS, metroOf } from '../../../server/prices/metro.ts';
import { bandFigures, boundsOf } from '../../../server/prices/price-guide.ts';

describe('median and range over cost bands', () => {
  test.each([
    ['nine reviews: the fifth', [2, 2, 3, 2, 0, 0], ['under_500', '2k_10k', '10k_50k']],
    [
      'eight reviews: the fourth, the lower of the two in the middle',
      [0, 4, 4, 0, 0, 0],
      ['500_2k', '500_2k', '2k_10k'],
    ],
    ['one dear job of twenty is outside', [0, 10, 9, 0, 0, 1], ['500_2k', '500_2k', '2k_10k']],
    ['all in one band', [0, 0, 0, 0, 0, 8], ['over_100k', 'over_100k', 'over_100k']],
    ['ten, one in each end', [1, 0, 8, 0, 0, 1], ['under_500', '2k_10k', '2k_10k']],
  ])('the figures follow the nearest rank: %s', (_case, counts, [low, median, high]) => {
    expect(bandFigures(counts)).toEqual({ low, median, high });
  });

  test('half of the reviews are at most, and half at least, in the median’s band; eight of ten are in the range', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const counts = [7, 11, 13, 17, 19, 23].map((prime) => (seed * prime) % 9);
      const figures = bandFigures(counts);
      if (figures === null) continue;
      const bands = ['under_500', '500_2k', '2k_10k', '10k_50k', '50k_100k', 'over_100k'];
      const within = (first: string, last: string) =>
        counts.slice(bands.indexOf(first), bands.indexOf(last) + 1).reduce((sum, count) => sum + count, 0);
      const total = within('under_500', 'over_100k');
      expect(within('under_500', figures.median) * 2).toBeGreaterThanOrEqual(total);
      expect(within(figures.median, 'over_100k') * 2).toBeGreaterThanOrEqual(total);
      expect(within(figures.low, figures.high) * 10).toBeGreaterThanOrEqual(total * 8);
    }
  });

  test('no review gives no figures', () => {
    expect(bandFigures([0, 0, 0, 0, 0, 0])).toBeNull();
    expect(bandFigures([])).toBeNull();
  });

  test('the bounds of bands are in the currency, and the outer bands have one end', () => {
    expect(boundsOf('USD', 'under_500')).toEqual({ from: null, to: 500 });
    expect(boundsOf('USD', '500_2k', '10k_50k')).toEqual({ from: 500, to: 50_000 });
    expect(boundsOf('MXN', '2k_10k')).toEqual({ from: 10_000, to: 50_000 });
    expect(boundsOf('MXN', 'over_100k')).toEqual({ from: 1_000_000, to: null });
  });
});

test('each metro has an address of its own, and the distance that its country measures in', () => {
  expect(new Set(PRICE_METROS.map(({ slug }) => slug)).size).toBe(PRICE_METROS.length);
  expect(metroOf('fresno-ca')).toMatchObject({
    regionCode: 'US-CA',
    currency: 'USD',
    distance: 25,
    unit: 'mi',
  });
  expect(metroOf('ciudad-juarez-chh')).toMatchObject({
    cityKey: cityKey('Cd. Juárez'),
    currency: 'MXN',
    distance: 40,
    unit: 'km',
  });
  expect(metroOf('atlantis')).toBeUndefined();
});
