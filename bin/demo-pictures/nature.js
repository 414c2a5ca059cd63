import { HEIGHT, WIDTH, add } from './camera.js';
import { box, contact, laid, shadow } from './canvas.js';
import { css, lit, mix } from './color.js';

export const SKIES = {
  noon: ['#4d8fd1', '#bfdcf0'],
  morning: ['#7fa6cf', '#f6dcc0'],
  dusk: ['#3d4b78', '#f2a36b'],
  gray: ['#8d98a5', '#cfd4d8'],
};
const n = (value) => value.toFixed(1);

export function sky(canvas, kind, horizon = 470) {
  const [top, low] = SKIES[kind];
  canvas.draw(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.gradient(
      [0, 0],
      [0, horizon],
      [
        [0, top],
        [1, low],
      ],
    )}"/>`,
  );
  const { random } = canvas;
  canvas.draw(`<g filter="${canvas.blur(14)}">`);
  for (let cloud = 0; cloud < (kind === 'gray' ? 7 : 4); cloud += 1) {
    const [x, y, size] = [
      random.between(0, WIDTH),
      random.between(30, horizon * 0.6),
      random.between(60, 150),
    ];
    for (let puff = 0; puff < 5; puff += 1)
      canvas.draw(
        `<ellipse cx="${n(x + random.between(-size, size))}" cy="${n(y + random.between(-size, size) * 0.12)}" rx="${n(size * random.between(0.4, 0.9))}" ry="${n(size * random.between(0.1, 0.24))}" fill="${kind === 'dusk' ? '#ffd2b0' : '#ffffff'}" opacity=".3"/>`,
      );
  }
  canvas.draw('</g>');
}

/** Hills and trees far away, out of focus. */
export function distance(canvas, horizon, tones = ['#8ba3a8', '#6f8b74']) {
  const { random } = canvas;
  tones.forEach((tone, row) => {
    canvas.draw(`<g filter="${canvas.blur(row === 0 ? 9 : 5)}">`);
    for (let x = -80; x < WIDTH + 80; x += 70) {
      const tall = random.between(40, 90) * (1 - row * 0.25);
      canvas.draw(
        `<ellipse cx="${n(x + random.between(-30, 30))}" cy="${n(horizon + 10)}" rx="${n(random.between(60, 120))}" ry="${n(tall)}" fill="${css(mix(tone, '#ffffff', random.between(0, 0.14)))}"/>`,
      );
    }
    canvas.draw('</g>');
  });
}

export function ground(canvas, color, { y = 0, far = 60, wide = 60 } = {}) {
  const near = canvas.camera.eye[2];
  canvas.poly(
    [
      [-wide, y, near - 4],
      [wide, y, near - 4],
      [wide, y, far],
      [-wide, y, far],
    ],
    canvas.gradient(
      [0, 470],
      [0, HEIGHT],
      [
        [0, mix(color, '#e9efe0', 0.25)],
        [1, mix(color, '#0c160c', 0.22)],
      ],
    ),
  );
}

/** Grass with mown stripes and blades in front. */
export function lawn(canvas, area, { color = '#6f9a48', dry = false } = {}) {
  const [x0, x1, z0, z1] = area;
  const base = dry ? '#a8975f' : color;
  const stripes = 10;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [a, b] = [x0 + ((x1 - x0) * stripe) / stripes, x0 + ((x1 - x0) * (stripe + 1)) / stripes];
    canvas.poly(
      [
        [a, 0, z0],
        [b, 0, z0],
        [b, 0, z1],
        [a, 0, z1],
      ],
      mix(base, stripe % 2 ? '#ffffff' : '#16300c', dry ? 0.03 : 0.045),
    );
  }
  const { random } = canvas;
  for (let blade = 0; blade < 900; blade += 1) {
    // All is drawn by lot first: from another camera the same yard has the same plants.
    const depth = random.next() ** 2;
    const point = [random.between(x0, x1), 0, z0 + (z1 - z0) * depth];
    const high = random.between(0.03, 0.08);
    const tone = mix(base, random.chance(0.5) ? '#e6efb5' : '#1b3312', random.between(0.1, 0.4));
    const lean = random.between(-0.5, 0.5);
    if (point[2] < canvas.camera.eye[2] + 0.5) continue;
    const [x, y] = canvas.camera.at(point);
    if (x < -20 || x > WIDTH + 20 || y > HEIGHT + 20) continue;
    const tall = canvas.camera.scale(point) * high;
    canvas.draw(
      `<path d="M${n(x)} ${n(y)}l${n(lean * tall)} ${n(-tall)}" stroke="${css(tone)}" stroke-width="${n(Math.max(0.7, tall * 0.11))}" opacity=".7"/>`,
    );
  }
}

/** A plant as a cloud of leaves: dark inside and below, bright towards the sun. */
export function bush(canvas, at, radius, { color = '#4f7d3a', tall = 1, leaves = 90, flowers = null } = {}) {
  const { random, camera } = canvas;
  const middle = add(at, [0, radius * tall, 0]);
  const [x, y] = camera.at(middle);
  const r = radius * camera.scale(middle);
  if (at[1] < 0.3) {
    const [sx, sy] = camera.at(at);
    canvas.draw(
      `<ellipse cx="${n(sx + r * 0.35)}" cy="${n(sy)}" rx="${n(r * 1.4)}" ry="${n(r * 0.27)}" fill="${canvas.fade()}" opacity=".6"/>`,
    );
  }
  canvas.draw(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.86)}" ry="${n(r * 0.86 * tall)}" fill="${css(lit(color, 0.42))}"/>`,
  );
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const [angle, out] = [random.between(0, 6.283), Math.sqrt(random.next())];
    const [dx, dy] = [Math.cos(angle) * out, Math.sin(angle) * out];
    const light = 0.62 - dy * 0.42 - dx * 0.26 + random.between(-0.12, 0.12) + (leaf / leaves) * 0.2;
    const size = r * random.between(0.07, 0.17);
    const isFlower = flowers && random.chance(0.16);
    canvas.draw(
      `<ellipse cx="${n(x + dx * r)}" cy="${n(y + dy * r * tall)}" rx="${n(size)}" ry="${n(size * 0.62)}" fill="${css(lit(isFlower ? flowers : color, Math.max(0.25, light)))}" transform="rotate(${n(random.between(-60, 60))} ${n(x + dx * r)} ${n(y + dy * r * tall)})"/>`,
    );
  }
}

export function tree(canvas, at, height, { color = '#557f3d', trunk = '#6a4e38' } = {}) {
  const { camera, random } = canvas;
  const crown = height * 0.3;
  const top = add(at, [0, height * 0.55, 0]);
  const [[x0, y0], [x1, y1]] = [camera.at(at), camera.at(top)];
  const thick = camera.scale(at) * height * 0.028;
  canvas.draw(
    `<ellipse cx="${n(x0 + thick * 6)}" cy="${n(y0)}" rx="${n(thick * 15)}" ry="${n(thick * 2.6)}" fill="${canvas.fade()}" opacity=".55"/>`,
  );
  canvas.draw(
    `<path d="M${n(x0 - thick)} ${n(y0)}L${n(x1 - thick * 0.5)} ${n(y1)}H${n(x1 + thick * 0.5)}L${n(x0 + thick)} ${n(y0)}z" fill="${canvas.gradient(
      [x0 - thick, 0],
      [x0 + thick, 0],
      [
        [0, mix(trunk, '#ffffff', 0.25)],
        [1, mix(trunk, '#000000', 0.4)],
      ],
    )}"/>`,
  );
  for (let cloud = 0; cloud < 7; cloud += 1)
    bush(
      canvas,
      add(at, [
        random.between(-0.7, 0.7) * crown,
        height * random.between(0.42, 0.74),
        random.between(-0.3, 0.3),
      ]),
      crown * random.between(0.5, 0.75),
      { color: mix(color, '#c8d98a', random.between(0, 0.2)), leaves: 70 },
    );
}

/** Boards side by side from `x0` to `x1` at depth `z`, or along z at `x` with `along: 'z'`. */
export function fence(
  canvas,
  { from, to, fixed, along = 'x', height = 1.8, color = '#a97c50', broken = false, rails = false },
) {
  const { random } = canvas;
  const step = 0.16;
  const count = Math.floor((to - from) / step);
  for (let index = 0; index < count; index += 1) {
    if (broken && random.chance(0.16)) continue;
    const tall = height * (broken ? random.between(0.72, 1) : 1);
    const a = from + index * step;
    const tone = mix(
      color,
      random.chance(0.5) ? '#ffffff' : '#2b1a0d',
      random.between(0, broken ? 0.3 : 0.1),
    );
    const [at, size] =
      along === 'x'
        ? [
            [a, 0.04, fixed],
            [step * 0.94, tall, 0.03],
          ]
        : [
            [fixed, 0.04, a],
            [0.03, tall, step * 0.94],
          ];
    box(canvas, { at, size, color: tone });
  }
  if (rails)
    for (const y of [0.5, 1.35])
      box(
        canvas,
        along === 'x'
          ? { at: [from, y, fixed - 0.05], size: [to - from, 0.09, 0.05], color }
          : { at: [fixed - 0.05, y, from], size: [0.05, 0.09, to - from], color },
      );
}

/** A pot or a bed with plants. */
export function planter(canvas, at, size, { color = '#b8b2a6', plant = '#5d8a45', flowers = null } = {}) {
  contact(canvas, at, size);
  shadow(
    canvas,
    [
      [at[0], size[1], at[2]],
      [at[0] + size[0], size[1], at[2]],
      [at[0] + size[0], 0, at[2] + size[2]],
      [at[0], 0, at[2]],
    ],
    { opacity: 0.25 },
  );
  box(canvas, { at, size, color });
  const count = Math.max(1, Math.round(size[0] / 0.4));
  for (let index = 0; index < count; index += 1)
    bush(
      canvas,
      [at[0] + ((index + 0.5) * size[0]) / count, at[1] + size[1] - 0.06, at[2] + size[2] / 2],
      0.26 * canvas.random.between(0.85, 1.2),
      { color: plant, flowers, leaves: 70 },
    );
}

export function pavers(
  canvas,
  [x0, x1, z0, z1],
  { piece = 0.5, color = '#b9ab98', y = 0.01, worn = false, bond = 0.5 },
) {
  const { random } = canvas;
  laid(canvas, {
    origin: [x0, y, z0],
    u: [piece, 0, 0],
    v: [0, 0, piece * 0.7],
    columns: Math.round((x1 - x0) / piece),
    rows: Math.round((z1 - z0) / (piece * 0.7)),
    gap: 0.018,
    bond,
    joint: mix(color, '#2b241c', 0.45),
    normal: [0, 1, 0],
    jitter: 0.05,
    color: () =>
      worn && random.chance(0.12)
        ? null
        : mix(color, random.pick(['#ffffff', '#5d4c3a', '#8b7a66']), random.between(0, worn ? 0.4 : 0.16)),
  });
}
