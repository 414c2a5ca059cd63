import { describe, expect, test } from 'vitest';
import { isWide, mergeCells, type Cell } from '../../../server/search/map/kept-cells.ts';

const cell = (longitude: number, latitude: number, count = 1): Cell => ({
  regionId: 1,
  count,
  latitude,
  longitude,
  west: longitude - 0.1,
  east: longitude + 0.1,
  south: latitude - 0.1,
  north: latitude + 0.1,
});
const GRID = { wide: 10, high: 10 };
const AMERICA = { west: -130, south: 10, east: -60, north: 60 };

describe('kept cells of a wide map', () => {
  test('the contractors in one cell of a wide map are one mark, at their middle', () => {
    expect(mergeCells([cell(-112, 33, 3), cell(-116, 33, 1), cell(-80, 33, 9)], AMERICA, GRID)).toMatchObject(
      [
        { count: 9, longitude: -80 },
        { count: 4, longitude: -113, west: -116.1, east: -111.9 },
      ],
    );
  });

  test('the cells outside of the box are left out', () => {
    expect(mergeCells([cell(20, 33), cell(-112, 70), cell(-112, 5)], AMERICA, GRID)).toEqual([]);
  });

  test('the cells on both sides of the antimeridian are beside each other', () => {
    const around = { west: 170, south: -10, east: -170, north: 10 };
    const [first, ...others] = mergeCells([cell(179, 1, 2), cell(-179, 1, 2), cell(0, 1)], around, {
      wide: 20,
      high: 20,
    });
    expect(others.concat(first ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(first?.longitude).toBeGreaterThan(170);
  });

  test('the cells are for views of ten degrees and more', () => {
    expect([isWide(AMERICA), isWide({ ...AMERICA, east: -121 })]).toEqual([true, false]);
  });
});
