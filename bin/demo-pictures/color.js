/** Colors as [red, green, blue], 0 to 255, and numbers that are random but the same for the same seed. */
export const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
export const css = (color) => {
  const [r, g, b] = toColor(color).map((part) => Math.max(0, Math.min(255, Math.round(part))));
  return `rgb(${r},${g},${b})`;
};
export const toColor = (color) => (typeof color === 'string' ? rgb(color) : color);
export const mix = (from, to, part) => {
  const end = toColor(to);
  return toColor(from).map((value, index) => value + (end[index] - value) * part);
};

const SHADOW = [22, 28, 44];
const SUN = [255, 246, 224];
/** A surface's color in so much light: cool in the dark, warm in the sun; 1 leaves it unchanged. */
export const lit = (color, light) =>
  light < 1 ? mix(SHADOW, color, 0.12 + 0.88 * light) : mix(color, SUN, Math.min(0.6, (light - 1) * 0.7));

/** Mulberry32. */
export function createRandom(seed) {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low, high) => low + (high - low) * next();
  return {
    next,
    between,
    chance: (part) => next() < part,
    pick: (list) => list[Math.floor(next() * list.length)],
    integer: (low, high) => Math.floor(between(low, high + 1)),
  };
}
