import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centerOfBox, readBox, toBox, widthOfBox, writeBox } from '../../../common/search/map-box.ts';

describe('a part of the map', () => {
  test.each([
    ['-117,32,-116,33', { west: -117, south: 32, east: -116, north: 33 }],
    ['170,-10,-170,10', { west: 170, south: -10, east: -170, north: 10 }],
    ['170,-10,190,10', { west: 170, south: -10, east: -170, north: 10 }],
    ['-540,-91,540,91', { west: -180, south: -85, east: 180, north: 85 }],
    ['-180,-90,180,90', { west: -180, south: -85, east: 180, north: 85 }],
    ['10.123456, 1, 11, 2', { west: 10.1235, south: 1, east: 11, north: 2 }],
  ])('a part of the map: %s is read', (text, expected) => {
    expect(readBox(text)).toEqual(expected);
  });

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '-117,33,-116,32',
    '-117,32,-117,33',
    '0,86,1,90',
    '1e3,0,2,3',
    'NaN,0,1,1',
    'Infinity,0,1,1',
    "1,2,3,4'; drop table contractors",
  ])('a part of the map: “%s” is none', (text) => {
    expect(readBox(text)).toBeNull();
  });

  test('a part of the map read back it is the same', () => {
    const degrees = fc.double({ min: -400, max: 400, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, degrees, degrees, (west, south, east, north) => {
        const box = toBox({ west, south, east, north });
        if (box === null) return;
        expect(readBox(writeBox(box))).toEqual(box);
        expect(widthOfBox(box)).toBeGreaterThan(0);
        expect(widthOfBox(box)).toBeLessThanOrEqual(360);
      }),
    );
  });

  test('a part of the map: around the antimeridian has its middle there', () => {
    expect(centerOfBox({ west: 170, south: -10, east: -160, north: 10 })).toEqual({
      latitude: 0,
      longitude: -175,
    });
  });
});
