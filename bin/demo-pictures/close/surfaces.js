import { add } from '../camera.js';
import { box } from '../canvas.js';
import { css, lit, mix } from '../color.js';

/** Parts of all close views: a meter or so of a wall or a floor, with things on it. */
const n = (value) => value.toFixed(1);

/** The four corners of a piece of a wall (z = `z`) or, with `floor`, of the ground (y = `z`). */
export const onWall = ([x0, x1], [y0, y1], z = 0) => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];
export const onFloor = ([x0, x1], [z0, z1], y = 0) => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** Light that falls over the whole picture from the upper left. */
export function daylight(canvas, strength = 1) {
  canvas.draw(
    `<rect width="1200" height="900" fill="${canvas.gradient(
      [0, 0],
      [1200, 900],
      [
        [0, '#fff1d2', 0.26 * strength],
        [0.45, '#fff1d2', 0],
        [1, '#0a0d18', 0.34 * strength],
      ],
    )}"/>`,
  );
}

/** The far end is out of focus and pale: only what is near matters. */
export function haze(canvas, color = '#e8e4da', opacity = 0.5) {
  canvas.draw(
    `<rect width="1200" height="330" fill="${canvas.gradient(
      [0, 0],
      [0, 330],
      [
        [0, color, opacity],
        [1, color, 0],
      ],
    )}"/>`,
  );
}

export const backdrop = (canvas, top, low) =>
  canvas.draw(
    `<rect width="1200" height="900" fill="${canvas.gradient(
      [0, 0],
      [0, 900],
      [
        [0, top],
        [1, low],
      ],
    )}"/>`,
  );

/** A shadow on a plane, of what has these corners. */
export const dark = (canvas, points, { opacity = 0.4, soft = 9, by = [0.02, -0.03, 0] } = {}) =>
  canvas.poly(
    points.map((point) => add(point, by)),
    '#0d1424',
    `opacity="${opacity}" filter="${canvas.blur(soft)}"`,
  );

/** A box on a wall, with its shadow. */
export function raised(canvas, [x, y], [w, h, deep], color, more = {}) {
  dark(canvas, onWall([x, x + w], [y, y + h], -0.001), { by: [deep * 0.7, -deep * 0.9, 0], ...more });
  box(canvas, { at: [x, y, -deep], size: [w, h, deep], color });
}

/** A box on the ground, with its shadow. */
export function lying(canvas, [x, y, z], [w, h, d], color, more = {}) {
  dark(canvas, onFloor([x, x + w], [z, z + d], y + 0.001), { by: [h * 0.8, 0, h * 0.25], ...more });
  box(canvas, { at: [x, y, z], size: [w, h, d], color });
}

/** A round thing seen from the front: a knob, a screw, a plate. */
export function disc(canvas, at, radius, color, { thick = 0.3, slot = false, shine = 0.6 } = {}) {
  const [x, y] = canvas.camera.at(at);
  const r = canvas.camera.scale(at) * radius;
  const deep = r * thick;
  canvas.draw(
    `<circle cx="${n(x + deep)}" cy="${n(y + deep * 1.3)}" r="${n(r)}" fill="#0d1424" opacity=".42" filter="${canvas.blur(Math.max(2, Math.round(deep / 2)))}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${canvas.gradient(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mix(color, '#ffffff', shine)],
        [0.5, color],
        [1, mix(color, '#0b1020', 0.6)],
      ],
    )}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.78)}" fill="${canvas.gradient(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mix(color, '#0b1020', 0.12)],
        [0.5, mix(color, '#ffffff', 0.22)],
        [1, mix(color, '#ffffff', 0.06)],
      ],
    )}"/>`,
  );
  if (slot)
    canvas.draw(
      `<path d="M${n(x - r * 0.5)} ${n(y - r * 0.2)}L${n(x + r * 0.5)} ${n(y + r * 0.2)}M${n(x - r * 0.2)} ${n(y + r * 0.5)}L${n(x + r * 0.2)} ${n(y - r * 0.5)}" stroke="${css(mix(color, '#0b1020', 0.75))}" stroke-width="${n(r * 0.2)}"/>`,
    );
}

/** A screw that lies flat in the ground. */
export function screwhead(canvas, at, radius = 0.011, color = '#8d959b') {
  const [x, y] = canvas.camera.at(at);
  const r = canvas.camera.scale(at) * radius;
  canvas.draw(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.15)}" ry="${n(r * 0.72)}" fill="#0d1424" opacity=".5"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.6)}" fill="${css(color)}"/><path d="M${n(x - r * 0.5)} ${n(y)}H${n(x + r * 0.5)}M${n(x)} ${n(y - r * 0.3)}V${n(y + r * 0.3)}" stroke="#30363b" stroke-width="${n(r * 0.2)}"/>`,
  );
}

/** Grains of another tone, strewn over a plane: `place` gives a random point. */
export function speckle(canvas, count, place, { color, size = [0.002, 0.006], flat = 0.7, by = 0.3 }) {
  const { random, camera } = canvas;
  for (let grain = 0; grain < count; grain += 1) {
    const at = place(random);
    const [x, y] = camera.at(at);
    if (x < -10 || x > 1210 || y < -10 || y > 910) continue;
    const r = camera.scale(at) * random.between(...size);
    canvas.draw(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * flat)}" fill="${css(mix(color, random.pick(['#ffffff', '#14100c']), random.between(0.05, by)))}" opacity=".8"/>`,
    );
  }
}

/** The grain of a board: lines along it, and now and then a knot. `at(along, across)` gives a point, both 0 to 1. */
export function grain(canvas, at, color, { lines = 6, knots = 0.3 } = {}) {
  const { random, camera } = canvas;
  const tone = css(mix(color, '#2a1608', 0.5));
  for (let line = 0; line < lines; line += 1) {
    const base = (line + random.between(0.2, 0.8)) / lines;
    const sway = random.between(0, 6);
    const points = Array.from({ length: 9 }, (_, step) =>
      camera
        .at(at(step / 8, Math.min(0.97, Math.max(0.03, base + Math.sin(step * 0.9 + sway) * 0.05))))
        .map(n)
        .join(' '),
    );
    canvas.draw(
      `<polyline points="${points.join(' ')}" fill="none" stroke="${tone}" stroke-width="${n(random.between(1, 3))}" opacity="${random.between(0.12, 0.34).toFixed(2)}"/>`,
    );
  }
  if (!random.chance(knots)) return;
  const spot = at(random.between(0.15, 0.85), random.between(0.3, 0.7));
  const [x, y] = camera.at(spot);
  const r = camera.scale(spot) * 0.014;
  for (const part of [1.5, 1, 0.5])
    canvas.draw(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * part * 1.5)}" ry="${n(r * part * 0.7)}" fill="${part < 1 ? css(mix(color, '#1a0c04', 0.75)) : 'none'}" stroke="${tone}" stroke-width="2" opacity=".5"/>`,
    );
}

/** A board lying on the ground, along x, with its grain; returns nothing. */
export function board(canvas, [x, y, z], [w, h, d], color, options) {
  box(canvas, { at: [x, y, z], size: [w, h, d], color });
  grain(
    canvas,
    (along, across) => [x + w * along, y + h + 0.0005, z + d * across],
    lit(color, 0.95),
    options,
  );
}
