import { HEIGHT, WIDTH, add, createCamera, cross, dot, hullOf, minus, times, unit } from './camera.js';
import { createRandom, css, lit, mix } from './color.js';

const n = (value) => Number(value.toFixed(1));
const path = (points) => points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/**
 * The canvas of a scene: solids in perspective, shaded by one sun, with shadows. Later strokes cover earlier
 * ones.
 */
export function createCanvas({
  seed,
  eye,
  target,
  fov,
  sun = [-0.5, 0.75, -0.45],
  ambient = 0.62,
  strength = 0.55,
}) {
  const random = createRandom(seed);
  const camera = createCamera({ eye, target, fov });
  const light = unit(sun);
  const parts = [];
  const defs = [];
  const draw = (text) => parts.push(text);
  const define = (make) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const blurs = new Map();
  const blur = (size) => {
    if (!blurs.has(size))
      blurs.set(
        size,
        define(
          (id) =>
            `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
        ),
      );
    return blurs.get(size);
  };
  let fading = null;
  /** A soft round shadow: it fills an ellipse, and costs far less than a blur. */
  const fade = () =>
    (fading ??= define(
      (id) =>
        `<radialGradient id="${id}">${stopsOf([
          [0, '#0d1424', 0.85],
          [0.5, '#0d1424', 0.55],
          [1, '#0d1424', 0],
        ])}</radialGradient>`,
    ));
  const gradient = (from, to, stops) =>
    define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopsOf(stops)}</linearGradient>`,
    );
  const radial = (center, radius, stops) =>
    define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(center[0])}" cy="${n(center[1])}" r="${n(radius)}">${stopsOf(stops)}</radialGradient>`,
    );

  const flat = (points, fill, more = '') =>
    points.length > 2 &&
    draw(
      `<polygon points="${path(points)}" fill="${typeof fill === 'string' && fill.startsWith('url') ? fill : css(fill)}" ${more}/>`,
    );
  /** A plane polygon; its edge is drawn too, so that neighbors leave no seam. */
  const poly = (points, fill, more) => {
    const color = typeof fill === 'string' && fill.startsWith('url') ? fill : css(fill);
    flat(camera.polygon(points), fill, more ?? `stroke="${color}" stroke-width=".7"`);
  };
  const lightOn = (normal) => ambient + strength * Math.max(0, dot(unit(normal), light));
  return {
    random,
    camera,
    light,
    draw,
    define,
    blur,
    fade,
    gradient,
    radial,
    flat,
    poly,
    lightOn,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs.join('')}</defs>${parts.join('')}</svg>`,
  };
}

const stopsOf = (stops) =>
  stops
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${css(color)}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const FACES = [
  [
    [0, 3, 7, 4],
    [-1, 0, 0],
  ],
  [
    [1, 5, 6, 2],
    [1, 0, 0],
  ],
  [
    [0, 4, 5, 1],
    [0, -1, 0],
  ],
  [
    [3, 2, 6, 7],
    [0, 1, 0],
  ],
  [
    [0, 1, 2, 3],
    [0, 0, -1],
  ],
  [
    [5, 4, 7, 6],
    [0, 0, 1],
  ],
];

export function corners([x, y, z], [w, h, d]) {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + h, z],
    [x, y + h, z],
    [x, y, z + d],
    [x + w, y, z + d],
    [x + w, y + h, z + d],
    [x, y + h, z + d],
  ];
}

/** A box from its lowest, leftmost, nearest corner. `face` may draw more on a face, given its corners and normal. */
export function box(canvas, { at, size, color, glow = 0, face }) {
  const points = corners(at, size);
  for (const [indexes, normal] of FACES) {
    const own = indexes.map((index) => points[index]);
    if (dot(minus(canvas.camera.eye, own[0]), normal) <= 0) continue;
    const shade = lit(color, canvas.lightOn(normal) + glow);
    const ends = canvas.camera.polygon(own);
    if (ends.length < 3) continue;
    const top = Math.min(...ends.map(([, y]) => y));
    const low = Math.max(...ends.map(([, y]) => y));
    // Light falls from above: each face is a little darker at its foot.
    canvas.poly(
      own,
      canvas.gradient(
        [0, top],
        [0, low + 1],
        [
          [0, mix(shade, '#ffffff', 0.05)],
          [1, mix(shade, '#0b1020', normal[1] ? 0 : 0.13)],
        ],
      ),
    );
    face?.(own, normal, shade);
  }
}

/** The shadow that points cast on the ground at height `y`. */
export function shadow(canvas, points, { y = 0, opacity = 0.34, soft = 7 } = {}) {
  const { light, camera } = canvas;
  const cast = points.map((point) => add(point, times(light, -(point[1] - y) / light[1])));
  canvas.flat(hullOf(cast.map(camera.at)), '#0d1424', `opacity="${opacity}" filter="${canvas.blur(soft)}"`);
}

/** The dark seam where a thing meets the ground. */
export function contact(canvas, [x, y, z], [w, , d], { opacity = 0.4, soft = 6, spread = 0.04 } = {}) {
  const s = spread;
  const ring = [
    [x - s, y, z - s],
    [x + w + s, y, z - s],
    [x + w + s, y, z + d + s],
    [x - s, y, z + d + s],
  ];
  canvas.flat(canvas.camera.polygon(ring), '#0a0f1c', `opacity="${opacity}" filter="${canvas.blur(soft)}"`);
}

/** A plane laid with pieces: tiles, planks, bricks, shingles. `color(column, row)` gives each its color, or null for a gap. */
export function laid(
  canvas,
  { origin, u, v, columns, rows, gap = 0.02, bond = 0, color, joint, normal, jitter = 0 },
) {
  const face = normal ?? unit(cross(v, u));
  const light = canvas.lightOn(face);
  const at = (column, row) => add(origin, add(times(u, column), times(v, row)));
  if (joint) canvas.poly([at(0, 0), at(columns, 0), at(columns, rows), at(0, rows)], lit(joint, light));
  for (let row = rows - 1; row >= 0; row -= 1) {
    const shift = bond ? (row * bond) % 1 : 0;
    for (let column = shift ? -1 : 0; column < columns; column += 1) {
      const own = color(column, row);
      if (own === null) continue;
      const [left, right] = [Math.max(0, column + shift + gap), Math.min(columns, column + shift + 1 - gap)];
      if (right - left < 0.05) continue;
      const glow = jitter ? canvas.random.between(-jitter, jitter) : 0;
      const piece = [
        at(left, row + gap),
        at(right, row + gap),
        at(right, row + 1 - gap),
        at(left, row + 1 - gap),
      ];
      canvas.poly(piece, lit(own, light + glow));
    }
  }
}

/** A round bar through points: a pipe, a rail, a cable. */
export function tube(canvas, points, { radius, color, shine = 0.55, cap = 'round' }) {
  const { camera } = canvas;
  const flat = points.map(camera.at);
  const width = 2 * radius * camera.scale(points[Math.floor(points.length / 2)]);
  const line = (dx, dy, thick, stroke, opacity) =>
    canvas.draw(
      `<polyline points="${path(flat.map(([x, y]) => [x + dx, y + dy]))}" fill="none" stroke="${css(stroke)}" stroke-width="${n(thick)}" stroke-linejoin="round" stroke-linecap="${cap}" opacity="${opacity}"/>`,
    );
  line(0, 0, width, lit(color, 0.5), 1);
  line(-width * 0.06, -width * 0.06, width * 0.8, lit(color, 0.82), 1);
  line(-width * 0.14, -width * 0.14, width * 0.45, lit(color, 1.08), 0.9);
  line(-width * 0.2, -width * 0.2, width * 0.14, mix(color, '#ffffff', 0.8), shine);
}

/** The same bar's shadow on what is behind it. */
export function tubeShadow(canvas, points, { radius, shift = [14, 18], opacity = 0.3, soft = 6 }) {
  const flat = points.map(canvas.camera.at).map(([x, y]) => [x + shift[0], y + shift[1]]);
  const width = 2 * radius * canvas.camera.scale(points[0]);
  canvas.draw(
    `<polyline points="${path(flat)}" fill="none" stroke="#0d1424" stroke-width="${n(width)}" stroke-linejoin="round" opacity="${opacity}" filter="${canvas.blur(soft)}"/>`,
  );
}

/** Darkens the corners and warms the side of the sun: as a lens and a day do. */
export function finish(canvas, { warm = '#ffd9a0', from = [200, 120], vignette = 0.34, warmth = 0.2 } = {}) {
  const sunny = canvas.radial(from, 950, [
    [0, warm, warmth],
    [1, warm, 0],
  ]);
  const dark = canvas.radial([WIDTH / 2, HEIGHT / 2 - 20], 820, [
    [0.55, '#0a0d18', 0],
    [1, '#0a0d18', vignette],
  ]);
  canvas.draw(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sunny}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>`,
  );
}
