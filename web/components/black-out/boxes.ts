/** A box in shares of the picture's width and height, from 0 to 1. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
type Rectangle = { left: number; top: number; width: number; height: number };

/** The smallest side of a box, so that it stays visible. */
const LEAST = 0.01;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** A point of the screen as a point of the picture that is shown there; points outside go to its edge. */
export const toShares = ({ x, y }: Point, shown: Rectangle): Point => ({
  x: shown.width === 0 ? 0 : within((x - shown.left) / shown.width, 0, 1),
  y: shown.height === 0 ? 0 : within((y - shown.top) / shown.height, 0, 1),
});

/** The box between two opposite corners, in any order. */
export const boxBetween = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** A box in the middle, four times as wide as high, of a picture whose width divided by its height is `shape`. */
export function boxInMiddle(shape: number): Box {
  const height = within(0.075 * shape, LEAST, 0.5);
  return { x: 0.35, y: 0.5 - height / 2, width: 0.3, height };
}

/** Keeps its size, and stops at the edges of the picture. */
export const moved = (box: Box, right: number, down: number): Box => ({
  ...box,
  x: within(box.x + right, 0, 1 - box.width),
  y: within(box.y + down, 0, 1 - box.height),
});

/** Keeps its left upper corner, and stops at the edges of the picture. */
export const resized = (box: Box, wider: number, higher: number): Box => ({
  ...box,
  width: within(box.width + wider, LEAST, 1 - box.x),
  height: within(box.height + higher, LEAST, 1 - box.y),
});

/** The whole pixels that a box touches in a picture of this size. */
export function pixelsOf(box: Box, { width, height }: Size): Rectangle {
  const left = within(Math.floor(box.x * width), 0, width);
  const top = within(Math.floor(box.y * height), 0, height);
  return {
    left,
    top,
    width: within(Math.ceil((box.x + box.width) * width), left, width) - left,
    height: within(Math.ceil((box.y + box.height) * height), top, height) - top,
  };
}

/** The largest size of this shape within the limits, in whole pixels. Only `enlarge` makes it larger than it is. */
export function fitted({ width, height }: Size, most: Size, { enlarge = false } = {}): Size {
  const fits = Math.min(most.width / width, most.height / height);
  const scale = enlarge ? fits : Math.min(1, fits);
  return {
    width: within(Math.round(width * scale), 1, most.width),
    height: within(Math.round(height * scale), 1, most.height),
  };
}
