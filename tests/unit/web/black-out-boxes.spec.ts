import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxBetween,
  boxInMiddle,
  fitted,
  moved,
  pixelsOf,
  resized,
  toShares,
  type Box,
} from '../../../web/components/black-out/boxes.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const aBox: fc.Arbitrary<Box> = fc
  .tuple(share, share, share, share)
  .map(([x1, y1, x2, y2]) => boxBetween({ x: x1, y: y1 }, { x: x2, y: y2 }));
const step = fc.double({ min: -3, max: 3, noNaN: true });
const SLACK = 1e-9;

const isInPicture = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= 1 + SLACK && y + height <= 1 + SLACK;

describe('a box', () => {
  test('a point of the screen is a share of the shown picture, and one outside goes to its edge', () => {
    const shown = { left: 100, top: 50, width: 400, height: 200 };
    expect(toShares({ x: 300, y: 100 }, shown)).toEqual({ x: 0.5, y: 0.25 });
    expect(toShares({ x: 20, y: 900 }, shown)).toEqual({ x: 0, y: 1 });
    expect(toShares({ x: 20, y: 900 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
  });

  test('two corners make one box, whichever was first', () => {
    const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    expect(boxBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(box);
    expect(boxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.75 })).toEqual(box);
  });

  test('an added box lies in the middle of a picture of any shape', () => {
    expect(boxInMiddle(1)).toEqual({ x: 0.35, y: 0.4625, width: 0.3, height: 0.075 });
    for (const shape of [0.001, 0.065, 2, 4_000]) {
      const box = boxInMiddle(shape);
      expect(isInPicture(box)).toBe(true);
      expect(box.y + box.height / 2).toBeCloseTo(0.5);
    }
  });

  test('a moved box keeps its size and stays in the picture', () => {
    fc.assert(
      fc.property(aBox, step, step, (box, right, down) => {
        const after = moved(box, right, down);
        expect([after.width, after.height]).toEqual([box.width, box.height]);
        expect(isInPicture(after)).toBe(true);
      }),
    );
  });

  test('a resized box keeps its corner, stays in the picture and never vanishes', () => {
    fc.assert(
      fc.property(aBox, step, step, (box, wider, higher) => {
        const after = resized({ ...box, x: box.x * 0.9, y: box.y * 0.9 }, wider, higher);
        expect([after.x, after.y]).toEqual([box.x * 0.9, box.y * 0.9]);
        expect(isInPicture(after)).toBe(true);
        expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(0.01);
      }),
    );
  });

  test('every pixel that a box touches is covered, and none outside the picture', () => {
    const size = { width: 1_000, height: 500 };
    expect(pixelsOf({ x: 0.1004, y: 0.1, width: 0.1, height: 0.1 }, size)).toEqual({
      left: 100,
      top: 50,
      width: 101,
      height: 50,
    });
    fc.assert(
      fc.property(
        aBox,
        fc.integer({ min: 1, max: 4_000 }),
        fc.integer({ min: 1, max: 4_000 }),
        (box, width, height) => {
          const pixels = pixelsOf(box, { width, height });
          expect(pixels.left).toBeLessThanOrEqual(box.x * width);
          expect(pixels.left + pixels.width).toBeGreaterThanOrEqual(
            (box.x + box.width) * width - SLACK * width,
          );
          expect(pixels.left + pixels.width).toBeLessThanOrEqual(width);
          expect(pixels.top).toBeLessThanOrEqual(box.y * height);
          expect(pixels.top + pixels.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});

describe('the size in which a page is drawn', () => {
  const most = { width: 4_000, height: 4_000 };
  test('a picture keeps its natural size up to 4,000 pixels a side, and its shape above', () => {
    expect(fitted({ width: 1_200, height: 1_600 }, most)).toEqual({ width: 1_200, height: 1_600 });
    expect(fitted({ width: 8_660, height: 5_773 }, most)).toEqual({ width: 4_000, height: 2_667 });
    expect(fitted({ width: 30_000, height: 2 }, most)).toEqual({ width: 4_000, height: 1 });
  });

  test('a page is enlarged to 2,000 pixels of width, and a tall one to 4,000 of height', () => {
    const limits = { width: 2_000, height: 4_000 };
    expect(fitted({ width: 612, height: 792 }, limits, { enlarge: true })).toEqual({
      width: 2_000,
      height: 2_588,
    });
    expect(fitted({ width: 100, height: 800 }, limits, { enlarge: true })).toEqual({
      width: 500,
      height: 4_000,
    });
  });
});
