import { add, between } from './camera.js';
import { box, contact, createCanvas, finish, laid, shadow } from './canvas.js';
import { lit, mix } from './color.js';
import { bush, distance, ground, lawn, pavers, sky, tree } from './nature.js';

export const PALETTES = [
  { wall: '#e9e0cf', trim: '#ffffff', roof: '#5b5f66', door: '#8a3a2c' },
  { wall: '#8fa3ad', trim: '#f4f4ee', roof: '#3f444b', door: '#d8a13a' },
  { wall: '#d9b98c', trim: '#fff7e8', roof: '#a4553a', door: '#3f6b63' },
  { wall: '#f2f0ea', trim: '#2f3437', roof: '#33373c', door: '#b5703a' },
  { wall: '#6f8268', trim: '#f3eedd', roof: '#6a5a4d', door: '#7a2e2a' },
  { wall: '#c9785a', trim: '#f7e9d4', roof: '#8f4630', door: '#2f5a6b' },
  { wall: '#37475a', trim: '#f1efe9', roof: '#50545a', door: '#e0a94a' },
];

/** How houses are built: their size in meters, their roof, and where windows [left, width], door and garage stand on the front. */
const PLANS = [
  { w: 7.6, d: 5.6, rise: 2.1, windows: [[-2.9, 1.5]], door: -0.75, garage: 1.15 },
  {
    w: 8.6,
    d: 6.2,
    rise: 1.9,
    roof: 'hip',
    windows: [
      [-3.7, 1.3],
      [1.1, 1.1],
      [2.7, 1.1],
    ],
    door: -1.1,
    porch: [-1.9, 2.6],
  },
  {
    w: 8.8,
    d: 5.8,
    rise: 2.3,
    wing: [0.9, 3.4],
    windows: [
      [-3.6, 1.1],
      [-2.1, 1.1],
    ],
    door: -0.55,
    garage: 1.3,
    chimney: -2.4,
  },
  {
    w: 6.4,
    d: 6.4,
    rise: 3,
    windows: [
      [-2.6, 1.1],
      [1.2, 1.3],
    ],
    door: -0.6,
    porch: [-2.9, 5.8],
    dormers: [-1.7, 1],
    chimney: 2,
  },
  {
    w: 10,
    d: 5.4,
    rise: 1.5,
    windows: [
      [-4.2, 2.1],
      [-0.4, 0.9],
      [3.1, 1.1],
    ],
    door: -1.8,
    garage: null,
    chimney: 1.6,
    porch: [-2.3, 2.1],
  },
  { w: 9.2, d: 6, rise: 2, roof: 'hip', wing: [-3.3, 3.1], windows: [[-2.6, 1.7]], door: 0.05, garage: 1.75 },
];

const VIEWS = {
  roof: { eye: [-6.2, 5.4, -8.2], target: [0.2, 3.2, 2.4], fov: 50 },
  'roof/angle': { eye: [-9.6, 4.9, -4.4], target: [-0.6, 3.1, 1.8], fov: 50 },
  front: { eye: [-5.2, 1.75, -10.2], target: [0.4, 2, 1], fov: 50 },
  'front/angle': { eye: [-9.4, 1.7, -5.6], target: [-1, 2, 1.2], fov: 52 },
  two: { eye: [-5.2, 2.1, -12.4], target: [0.4, 2.9, 1], fov: 50 },
  'two/angle': { eye: [-10.6, 1.8, -7.4], target: [-0.8, 3, 1.4], fov: 52 },
};

/** A house seen from its corner. `focus`: roof, front, garage, solar, flat; `before`: as it was found. */
export function house({
  seed,
  palette = 0,
  time = 'noon',
  focus = 'front',
  before = false,
  shingle = 'shingle',
  siding = false,
  two = false,
  mirror = 1,
  plan: number = 0,
  camera = null,
}) {
  const plan = PLANS[number % PLANS.length];
  const high = focus === 'roof' || focus === 'solar';
  const view = high ? 'roof' : two ? 'two' : 'front';
  const canvas = createCanvas({
    seed,
    ...farEnough(VIEWS[camera ? `${view}/${camera}` : view], plan.w * (two ? 1.08 : 1)),
    sun: [-0.55, 0.7, -0.5],
    ambient: time === 'dusk' ? 0.5 : 0.6,
    strength: time === 'dusk' ? 0.4 : 0.62,
  });
  const { random } = canvas;
  const chosen = PALETTES[palette % PALETTES.length];
  const colors = before ? faded(chosen) : chosen;
  sky(canvas, before ? 'gray' : time, high ? 330 : 500);
  distance(canvas, canvas.camera.at([0, 0, 60])[1]);
  ground(canvas, before ? '#8f8a62' : '#6d8f4d');
  for (const x of [-9, -5, 6.5, 10]) tree(canvas, [x, 0, 11 + random.between(0, 4)], random.between(5, 7.5));
  lawn(canvas, [-16, 16, -9.5, 1], { dry: before });
  if (plan.garage)
    pavers(canvas, [plan.garage, plan.garage + 3, -9, 0], { piece: 0.6, color: '#c4bcae', worn: before });
  else
    pavers(canvas, [plan.door - 0.3, plan.door + 1.5, -9, 0], { piece: 0.6, color: '#c4bcae', worn: before });
  const size = [plan.w, two ? 5.2 : 3, plan.d];
  walls(canvas, { plan, size, colors, before, siding, time, two });
  roof(canvas, {
    plan,
    size,
    colors,
    before,
    shingle,
    solar: focus === 'solar' && !before,
    flat: focus === 'flat',
  });
  if (plan.wing && focus !== 'flat') wing(canvas, { plan, size, colors, before, time, shingle });
  if (plan.porch) porch(canvas, plan, colors);
  garden(canvas, before, plan);
  finish(canvas, {
    from: [150, 80],
    warmth: before ? 0.05 : 0.24,
    warm: time === 'dusk' ? '#ff9d5c' : '#ffe0b0',
  });
  return mirror < 0
    ? canvas
        .svg()
        .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
        .replace(/<\/svg>$/, '</g></svg>')
    : canvas.svg();
}

/** Wide houses are seen from farther away. */
const farEnough = ({ eye, target, fov }, wide) => ({
  eye: between(target, eye, Math.max(1, wide / 8.2)),
  target,
  fov,
});

const faded = ({ wall, trim, roof, door }) => ({
  wall: mix(wall, '#a39b88', 0.5),
  trim: mix(trim, '#b8b09c', 0.55),
  roof: mix(roof, '#8b8478', 0.4),
  door: mix(door, '#7d7468', 0.5),
});

function walls(canvas, { plan, size, colors, before, siding, time, two }) {
  const [w, h, d] = size;
  const at = [-w / 2, 0, 0];
  contact(canvas, at, size, { spread: 0.25, soft: 12 });
  shadow(
    canvas,
    [
      [-w / 2, h + 1, 0],
      [w / 2, h + 1, 0],
      [w / 2, h + 1, d],
      [w / 2, 0, d],
      [-w / 2, 0, 0],
    ],
    { opacity: 0.26, soft: 12 },
  );
  box(canvas, { at, size, color: colors.wall });
  const stone = mix(colors.trim, '#77726a', 0.55);
  const side = canvas.camera.eye[0] < 0 ? -w / 2 - 0.03 : w / 2;
  box(canvas, { at: [side, 0, 0], size: [0.03, 0.35, d], color: stone });
  box(canvas, { at: [-w / 2 - 0.03, 0, -0.03], size: [w + 0.06, 0.35, 0.03], color: stone });
  if (siding) clapboards(canvas, size, colors.wall);
  if (before) stains(canvas, size);
  for (let floor = 0; floor < (two ? 2 : 1); floor += 1) {
    const y = floor * 2.5 + 1;
    const row =
      floor === 0
        ? plan.windows
        : [...plan.windows, [plan.door, 0.9], ...(plan.garage ? [[plan.garage + 0.5, 1.5]] : [])];
    for (const [x, wide] of row.toSorted(([one], [other]) => other - one))
      windowOn(canvas, [x, y, 0], [wide, 1.25], colors, time, before);
    for (const z of [d * 0.66, d * 0.24]) sideWindow(canvas, [-w / 2, y, z], colors, time, before);
  }
  door(canvas, plan.door, colors, time);
  if (plan.garage) garage(canvas, plan.garage, colors, before);
}

/** A window of the wall at the left, which is seen at an angle. */
function sideWindow(canvas, [x, y, z], colors, time, before) {
  const [wide, high] = [1, 1.25];
  box(canvas, {
    at: [x - 0.08, y - 0.12, z - 0.1],
    size: [0.08, high + 0.24, wide + 0.2],
    color: colors.trim,
  });
  const glass = [
    [x - 0.085, y, z],
    [x - 0.085, y, z + wide],
    [x - 0.085, y + high, z + wide],
    [x - 0.085, y + high, z],
  ];
  const lights =
    time === 'dusk' && !before
      ? ['#ffd98c', '#ffb25a']
      : before
        ? ['#5f666b', '#3c4145']
        : ['#8fb4cc', '#2f495e'];
  canvas.poly(
    glass,
    canvas.gradient(canvas.camera.at(glass[3]), canvas.camera.at(glass[0]), [
      [0, lights[0]],
      [1, lights[1]],
    ]),
  );
  box(canvas, { at: [x - 0.11, y + high * 0.48, z], size: [0.03, 0.05, wide], color: colors.trim });
  box(canvas, { at: [x - 0.16, y - 0.2, z - 0.16], size: [0.16, 0.08, wide + 0.32], color: colors.trim });
}

function clapboards(canvas, [w, h], color) {
  for (let y = 0.4; y < h - 0.05; y += 0.18)
    canvas.poly(
      [
        [-w / 2, y, -0.005],
        [w / 2, y, -0.005],
        [w / 2, y + 0.03, -0.005],
        [-w / 2, y + 0.03, -0.005],
      ],
      lit(color, 0.66),
      'opacity=".55"',
    );
}

function stains(canvas, [w, h]) {
  const { random, camera } = canvas;
  canvas.draw(`<g filter="${canvas.blur(8)}">`);
  for (let spot = 0; spot < 16; spot += 1) {
    const top = [random.between(-w / 2 + 0.3, w / 2 - 0.3), random.between(h * 0.4, h), -0.01];
    const [x, y] = camera.at(top);
    const long = random.between(30, 130);
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${(y + long / 2).toFixed(0)}" rx="${random.between(8, 34).toFixed(0)}" ry="${long.toFixed(0)}" fill="#4f4636" opacity="${random.between(0.1, 0.26).toFixed(2)}"/>`,
    );
  }
  canvas.draw('</g>');
}

function windowOn(canvas, at, [w, h], colors, time, before) {
  const [x, y, z] = at;
  box(canvas, { at: [x - 0.12, y - 0.14, z - 0.08], size: [w + 0.24, h + 0.26, 0.08], color: colors.trim });
  const glass = [
    [x, y, z - 0.085],
    [x + w, y, z - 0.085],
    [x + w, y + h, z - 0.085],
    [x, y + h, z - 0.085],
  ];
  const [top, low] = [canvas.camera.at(glass[3]), canvas.camera.at(glass[1])];
  const tones =
    time === 'dusk' && !before
      ? ['#ffd98c', '#ffb25a']
      : before
        ? ['#5f666b', '#3c4145']
        : ['#a9cbe0', '#39556c'];
  canvas.poly(
    glass,
    canvas.gradient(top, low, [
      [0, tones[0]],
      [0.55, mix(...tones, 0.5)],
      [1, tones[1]],
    ]),
  );
  if (!before)
    canvas.poly(
      [
        [x + w * 0.1, y, z - 0.086],
        [x + w * 0.4, y, z - 0.086],
        [x + w * 0.75, y + h, z - 0.086],
        [x + w * 0.45, y + h, z - 0.086],
      ],
      '#ffffff',
      'opacity=".16"',
    );
  for (const part of [0.5])
    box(canvas, { at: [x + w * part - 0.03, y, z - 0.11], size: [0.06, h, 0.03], color: colors.trim });
  box(canvas, { at: [x, y + h * 0.48, z - 0.11], size: [w, 0.05, 0.03], color: colors.trim });
  box(canvas, { at: [x - 0.18, y - 0.2, z - 0.16], size: [w + 0.36, 0.08, 0.16], color: colors.trim });
}

function door(canvas, left, colors, time) {
  const by = left + 0.75;
  box(canvas, { at: [by - 1, 0, -0.7], size: [1.7, 0.16, 0.7], color: '#b7b0a4' });
  box(canvas, { at: [by - 0.75, 0.16, -0.06], size: [1.2, 2.25, 0.06], color: colors.trim });
  box(canvas, { at: [by - 0.63, 0.16, -0.09], size: [0.96, 2.1, 0.03], color: colors.door });
  for (const y of [0.4, 1.35])
    canvas.poly(
      [
        [by - 0.48, y, -0.095],
        [by + 0.18, y, -0.095],
        [by + 0.18, y + 0.7, -0.095],
        [by - 0.48, y + 0.7, -0.095],
      ],
      lit(colors.door, 0.72),
    );
  const [x, y] = canvas.camera.at([by + 0.24, 1.2, -0.11]);
  canvas.draw(`<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="4" fill="#e8c777"/>`);
  if (time !== 'dusk') return;
  const [lx, ly] = canvas.camera.at([by + 0.75, 2.1, -0.1]);
  canvas.draw(
    `<circle cx="${lx}" cy="${ly}" r="150" fill="${canvas.radial([lx, ly], 150, [
      [0, '#ffd48a', 0.75],
      [1, '#ffb060', 0],
    ])}"/><circle cx="${lx}" cy="${ly}" r="8" fill="#fff3d0"/>`,
  );
}

function garage(canvas, left, colors, before) {
  box(canvas, { at: [left, 0, -0.05], size: [2.5, 2.3, 0.05], color: colors.trim });
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [left + 0.1 + column * 0.58, 0.06 + row * 0.54];
      canvas.poly(
        [
          [x, y, -0.06],
          [x + 0.55, y, -0.06],
          [x + 0.55, y + 0.51, -0.06],
          [x, y + 0.51, -0.06],
        ],
        lit(mix(colors.trim, colors.wall, before ? 0.6 : 0.25), 0.9),
      );
      canvas.poly(
        [
          [x + 0.08, y + 0.09, -0.062],
          [x + 0.47, y + 0.09, -0.062],
          [x + 0.47, y + 0.42, -0.062],
          [x + 0.08, y + 0.42, -0.062],
        ],
        lit(mix(colors.trim, colors.wall, before ? 0.7 : 0.25), row === 3 && !before ? 0.5 : 0.8),
      );
    }
}

function roof(canvas, { plan, size, colors, before, shingle, solar, flat }) {
  const [w, h, d] = size;
  const over = 0.45;
  if (flat) return parapet(canvas, size, colors, before);
  const { rise } = plan;
  const hip = plan.roof === 'hip';
  if (plan.chimney) chimney(canvas, [plan.chimney, h, d / 2 + 0.25], rise);
  const eye = canvas.camera.eye;
  const side = eye[0] < 0 ? -w / 2 : w / 2;
  if (!hip)
    canvas.poly(
      [
        [side, h, 0],
        [side, h, d],
        [side, h + rise, d / 2],
      ],
      lit(colors.wall, canvas.lightOn([Math.sign(side), 0, 0])),
    );
  // The shadow of the eaves on the front.
  canvas.poly(
    [
      [-w / 2, h - 0.02, -0.012],
      [w / 2, h - 0.02, -0.012],
      [w / 2, h - 0.62, -0.012],
      [-w / 2, h - 0.42, -0.012],
    ],
    '#0d1424',
    `opacity=".3" filter="${canvas.blur(3)}"`,
  );
  const slope = [w + 2 * over, d / 2 + over];
  const drop = (rise / (d / 2)) * over;
  const origin = [-w / 2 - over, h - drop, -over];
  const rows = shingle === 'clay' ? 13 : shingle === 'metal' ? 1 : 17;
  const columns = shingle === 'clay' ? 30 : shingle === 'metal' ? 20 : 22;
  const v = [0, (rise + drop) / rows, slope[1] / rows];
  if (hip) hipEnd(canvas, { size, over, rise, drop, colors, before, shingle });
  const end = hip ? d / 2 : 0;
  clip(canvas, [
    origin,
    [w / 2 + over, h - drop, -over],
    [w / 2 + over - end - (hip ? over : 0), h + rise, d / 2],
    [-w / 2 - over + end + (hip ? over : 0), h + rise, d / 2],
  ]);
  laid(canvas, {
    origin,
    u: [slope[0] / columns, 0, 0],
    v,
    columns,
    rows,
    gap: shingle === 'metal' ? 0.03 : 0.02,
    bond: shingle === 'shingle' ? 0.5 : 0,
    joint: mix(colors.roof, '#000000', 0.35),
    normal: [0, 1, -0.55],
    jitter: before ? 0.12 : 0.06,
    color: () =>
      before && canvas.random.chance(0.1)
        ? null
        : mix(
            colors.roof,
            canvas.random.pick(['#ffffff', '#000000', '#b08a66']),
            canvas.random.between(0, before ? 0.35 : shingle === 'metal' ? 0.03 : 0.16),
          ),
  });
  ribs(canvas, { origin, v, rows, columns, width: slope[0], shingle, color: colors.roof });
  if (before) moss(canvas, origin, slope[0], v, rows);
  canvas.draw('</g>');
  if (solar) panels(canvas, add(origin, [(w - 7.6) / 2 + (hip ? 0.2 : 0), 0, 0]), v, rows);
  else for (const x of plan.dormers ?? []) dormer(canvas, { x, size, rise, colors, before });
  box(canvas, {
    at: [-w / 2 - over, h - drop - 0.16, -over - 0.04],
    size: [w + 2 * over, 0.17, 0.08],
    color: colors.trim,
  });
  box(canvas, {
    at: [-w / 2 - over + end + (hip ? over : 0), h + rise - 0.03, d / 2 - 0.1],
    size: [w + 2 * over - 2 * end - (hip ? 2 * over : 0), 0.1, 0.2],
    color: mix(colors.roof, '#000000', 0.15),
  });
  if (hip) return;
  const edge = eye[0] < 0 ? -w / 2 - over : w / 2 + over;
  canvas.poly(
    [
      [edge, h - drop, -over],
      [edge, h - drop - 0.18, -over],
      [edge, h + rise - 0.18, d / 2],
      [edge, h + rise, d / 2],
    ],
    lit(colors.trim, canvas.lightOn([Math.sign(edge), 0.1, 0])),
  );
}

/** Strokes from here on up to '</g>' are seen only within these corners. */
function clip(canvas, points) {
  const shape = canvas.define(
    (id) =>
      `<clipPath id="${id}"><polygon points="${canvas.camera
        .polygon(points)
        .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(' ')}"/></clipPath>`,
  );
  canvas.draw(`<g clip-path="${shape}">`);
}

/** A slope that faces the left, laid like the front: from `foot` along z, up to the right. */
function leftSlope(canvas, { foot, long, up, corners, colors, before, shingle }) {
  const rows = shingle === 'metal' ? 1 : 15;
  const columns = Math.round(long / (shingle === 'clay' ? 0.28 : 0.36));
  clip(canvas, corners);
  laid(canvas, {
    origin: foot,
    u: [0, 0, long / columns],
    v: [up[0] / rows, up[1] / rows, 0],
    columns,
    rows,
    gap: 0.02,
    bond: shingle === 'shingle' ? 0.5 : 0,
    joint: mix(colors.roof, '#000000', 0.35),
    normal: [-0.6, 1, 0],
    jitter: before ? 0.12 : 0.05,
    color: () =>
      before && canvas.random.chance(0.1)
        ? null
        : mix(
            colors.roof,
            canvas.random.pick(['#ffffff', '#000000', '#b08a66']),
            canvas.random.between(0, before ? 0.35 : 0.14),
          ),
  });
  canvas.draw('</g>');
}

function hipEnd(canvas, { size: [w, h, d], over, rise, drop, colors, before, shingle }) {
  const foot = [-w / 2 - over, h - drop, -over];
  leftSlope(canvas, {
    foot,
    long: d + 2 * over,
    up: [d / 2 + over, rise + drop],
    corners: [foot, [foot[0], h - drop, d + over], [-w / 2 + d / 2, h + rise, d / 2]],
    colors,
    before,
    shingle,
  });
  box(canvas, {
    at: [foot[0] - 0.04, h - drop - 0.16, -over],
    size: [0.08, 0.17, d + 2 * over],
    color: colors.trim,
  });
}

function chimney(canvas, [x, h, z], rise) {
  box(canvas, { at: [x, h + rise - 0.6, z], size: [0.75, 1.3, 0.6], color: '#a8583f' });
  laid(canvas, {
    origin: [x, h + rise - 0.5, z - 0.002],
    u: [0.19, 0, 0],
    v: [0, 0.09, 0],
    columns: 4,
    rows: 13,
    gap: 0.05,
    bond: 0.5,
    joint: '#cfc4b4',
    normal: [0, 0, -1],
    jitter: 0.06,
    color: () => '#a8583f',
  });
  box(canvas, { at: [x - 0.08, h + rise + 0.7, z - 0.08], size: [0.91, 0.12, 0.76], color: '#cfc4b4' });
}

/** A window with its own little roof on the slope. */
function dormer(canvas, { x, size: [, h, d], rise, colors, before }) {
  const wide = 1.25;
  const [z, y] = [d * 0.12, h + rise * 0.24];
  const [low, top] = [y + 0.95, y + 1.55];
  const deep = ((top - h) / rise) * (d / 2);
  canvas.poly(
    [
      [x, y, z],
      [x, low, z],
      [x, low, ((low - h) / rise) * (d / 2)],
    ],
    lit(colors.wall, canvas.lightOn([-1, 0, 0])),
  );
  canvas.poly(
    [
      [x, y, z],
      [x + wide, y, z],
      [x + wide, low, z],
      [x + wide / 2, top, z],
      [x, low, z],
    ],
    lit(colors.wall, canvas.lightOn([0, 0, -1])),
  );
  windowOn(canvas, [x + 0.32, y + 0.18, z], [0.6, 0.7], colors, 'noon', before);
  const eave = [x - 0.14, low - 0.14, z - 0.18];
  canvas.poly(
    [
      eave,
      [x + wide / 2, top + 0.03, z - 0.18],
      [x + wide / 2, top + 0.03, deep],
      [x - 0.14, low - 0.14, ((low - 0.14 - h) / rise) * (d / 2)],
    ],
    lit(mix(colors.roof, '#ffffff', 0.06), canvas.lightOn([-0.6, 0.8, 0])),
  );
  for (const to of [eave, [x + wide + 0.14, low - 0.14, z - 0.18]])
    canvas.poly(
      [
        to,
        [x + wide / 2, top + 0.03, z - 0.18],
        [x + wide / 2, top - 0.1, z - 0.18],
        [to[0], to[1] - 0.12, z - 0.18],
      ],
      lit(colors.trim, 1),
    );
}

/** A part of the house that comes forward under a gable of its own. */
function wing(canvas, { plan, size: [, h, d], colors, before, time, shingle }) {
  const [x, wide] = plan.wing;
  const [front, over] = [-1.1, 0.35];
  const rise = plan.rise * 0.78;
  const slopeZ = (y) => ((y - h) / plan.rise) * (d / 2);
  contact(canvas, [x, 0, front], [wide, 0, 1.1], { spread: 0.2, soft: 10 });
  shadow(
    canvas,
    [
      [x + wide, h, front],
      [x + wide, h, 0],
      [x + wide, 0, 0],
      [x + wide, 0, front],
    ],
    { opacity: 0.24, soft: 9 },
  );
  box(canvas, { at: [x, 0, front], size: [wide, h, -front], color: colors.wall });
  box(canvas, {
    at: [x - 0.02, 0, front - 0.03],
    size: [wide + 0.04, 0.35, 0.03],
    color: mix(colors.trim, '#77726a', 0.55),
  });
  canvas.poly(
    [
      [x, h, front],
      [x + wide, h, front],
      [x + wide / 2, h + rise, front],
    ],
    lit(colors.wall, canvas.lightOn([0, 0, -1])),
  );
  box(canvas, {
    at: [x + wide / 2 - 0.22, h + 0.35, front - 0.03],
    size: [0.44, 0.44, 0.03],
    color: colors.trim,
  });
  const [ridge, slope] = [x + wide / 2, rise / (wide / 2)];
  const foot = [x - over, h - slope * over, front - over];
  leftSlope(canvas, {
    foot,
    long: slopeZ(h + rise) - front + over + 0.6,
    up: [wide / 2 + over, rise + slope * over],
    corners: [
      foot,
      [ridge, h + rise, front - over],
      [ridge, h + rise, slopeZ(h + rise)],
      [x - over, h - slope * over, slopeZ(h - slope * over)],
    ],
    colors,
    before,
    shingle,
  });
  const [peak, eave] = [
    [ridge, h + rise],
    [ridge + wide / 2 + over, h - slope * over],
  ];
  canvas.poly(
    [
      [...peak, front - over],
      [...eave, front - over],
      [...eave, front],
      [...peak, front],
    ],
    lit(colors.trim, 0.62),
  );
  for (const side of [-1, 1]) {
    const to = [ridge + side * (wide / 2 + over), h - slope * over, front - over];
    canvas.poly(
      [
        to,
        [ridge, h + rise, front - over],
        [ridge, h + rise - 0.22, front - over],
        [to[0], to[1] - 0.2, front - over],
      ],
      lit(colors.trim, 1),
    );
  }
  if (plan.garage && plan.garage > x && plan.garage < x + wide)
    shifted(canvas, front, (moved) => garage(moved, plan.garage, colors, before));
  else
    for (const [left, width] of plan.windows.filter(([at]) => at >= x && at < x + wide))
      windowOn(canvas, [left, 1, front], [width, 1.25], colors, time, before);
  if (h > 4) windowOn(canvas, [x + wide / 2 - 0.75, 3.5, front], [1.5, 1.25], colors, time, before);
}

/** A canvas that draws all points `by` farther along z. */
function shifted(canvas, by, draw) {
  const move = (points) => points.map((point) => add(point, [0, 0, by]));
  const { camera } = canvas;
  draw({
    ...canvas,
    camera: {
      ...camera,
      eye: add(camera.eye, [0, 0, -by]),
      at: (point) => camera.at(add(point, [0, 0, by])),
      polygon: (points) => camera.polygon(move(points)),
    },
    poly: (points, ...rest) => canvas.poly(move(points), ...rest),
  });
}

/** A roof on posts before the door. */
function porch(canvas, { porch: [x, wide] }, colors) {
  const front = -1.7;
  contact(canvas, [x, 0, front], [wide, 0, 1.6], { spread: 0.15, soft: 8 });
  canvas.poly(
    [
      [x, 2.42, -0.02],
      [x + wide, 2.42, -0.02],
      [x + wide, 0.4, -0.02],
      [x + wide * 0.1, 0.4, -0.02],
    ],
    '#0d1424',
    `opacity=".24" filter="${canvas.blur(8)}"`,
  );
  box(canvas, { at: [x, 0, front], size: [wide, 0.16, -front - 0.1], color: '#b7b0a4' });
  const count = Math.max(2, Math.round(wide / 1.9) + 1);
  for (let post = 0; post < count; post += 1)
    box(canvas, {
      at: [x + 0.06 + ((wide - 0.28) * post) / (count - 1), 0.16, front + 0.06],
      size: [0.16, 2.28, 0.16],
      color: colors.trim,
    });
  box(canvas, { at: [x - 0.1, 2.44, front - 0.1], size: [wide + 0.2, 0.2, 0.12], color: colors.trim });
  canvas.poly(
    [
      [x - 0.16, 2.62, front - 0.16],
      [x + wide + 0.16, 2.62, front - 0.16],
      [x + wide + 0.16, 2.98, 0],
      [x - 0.16, 2.98, 0],
    ],
    lit(mix(colors.roof, '#ffffff', 0.08), canvas.lightOn([0, 1, -0.3])),
  );
  canvas.poly(
    [
      [x - 0.1, 2.62, front - 0.1],
      [x - 0.1, 2.96, 0],
      [x - 0.1, 2.5, 0],
      [x - 0.1, 2.5, front - 0.1],
    ],
    lit(colors.trim, canvas.lightOn([-1, 0, 0])),
  );
}

function ribs(canvas, { origin, v, rows, columns, width, shingle, color }) {
  if (shingle === 'shingle') return;
  for (let column = 0; column <= columns; column += 1) {
    const foot = add(origin, [(width * column) / columns, 0.02, 0]);
    const top = add(foot, [0, v[1] * rows, v[2] * rows]);
    const [[x0, y0], [x1, y1]] = [canvas.camera.at(foot), canvas.camera.at(top)];
    canvas.draw(
      `<path d="M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}" stroke="rgb(${mix(color, '#ffffff', 0.3).map(Math.round)})" stroke-width="${shingle === 'clay' ? 6 : 3}" opacity=".6"/><path d="M${(x0 + 4).toFixed(1)} ${y0.toFixed(1)}L${(x1 + 4).toFixed(1)} ${y1.toFixed(1)}" stroke="#000" stroke-width="4" opacity=".25"/>`,
    );
  }
}

function moss(canvas, origin, width, v, rows) {
  const { random, camera } = canvas;
  canvas.draw(`<g filter="${canvas.blur(5)}">`);
  for (let spot = 0; spot < 26; spot += 1) {
    const row = random.between(0, rows);
    const [x, y] = camera.at(add(origin, [random.between(0.2, width - 0.2), v[1] * row, v[2] * row]));
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.between(14, 60).toFixed(0)}" ry="${random.between(5, 20).toFixed(0)}" fill="${random.pick(['#5b6a3a', '#2a2620', '#6d6a58'])}" opacity=".4"/>`,
    );
  }
  canvas.draw('</g>');
}

function panels(canvas, origin, v, rows) {
  const slope = [0, v[1] * rows, v[2] * rows];
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const base = add(origin, [
        1.3 + column * 1.15,
        0.1 + slope[1] * (0.16 + row * 0.37),
        slope[2] * (0.16 + row * 0.37),
      ]);
      const up = [0, slope[1] * 0.34, slope[2] * 0.34];
      const own = [base, add(base, [1.08, 0, 0]), add(add(base, [1.08, 0, 0]), up), add(base, up)];
      canvas.poly(
        own.map((p) => add(p, [0.06, -0.1, 0])),
        '#000000',
        `opacity=".4" filter="${canvas.blur(4)}"`,
      );
      const [a, b] = [canvas.camera.at(own[0]), canvas.camera.at(own[2])];
      canvas.poly(
        own,
        canvas.gradient(a, b, [
          [0, '#10203f'],
          [0.5, '#24437a'],
          [0.62, '#7fa4d6'],
          [0.7, '#22407a'],
          [1, '#152a52'],
        ]),
        'stroke="#d4d9de" stroke-width="3"',
      );
      for (let line = 1; line < 6; line += 1)
        canvas.poly(
          [
            add(base, [(1.08 * line) / 6, 0.005, 0]),
            add(base, [(1.08 * line) / 6 + 0.01, 0.005, 0]),
            add(add(base, [(1.08 * line) / 6 + 0.01, 0.005, 0]), up),
            add(add(base, [(1.08 * line) / 6, 0.005, 0]), up),
          ],
          '#9fb6d8',
          'opacity=".5"',
        );
    }
}

function parapet(canvas, [w, h, d], colors, before) {
  box(canvas, { at: [-w / 2 - 0.08, h, -0.08], size: [w + 0.16, 0.5, d + 0.16], color: colors.wall });
  box(canvas, { at: [-w / 2 - 0.14, h + 0.5, -0.14], size: [w + 0.28, 0.1, d + 0.28], color: colors.trim });
  const inner = [
    [-w / 2 + 0.2, h + 0.61, 0.2],
    [w / 2 - 0.2, h + 0.61, 0.2],
    [w / 2 - 0.2, h + 0.61, d - 0.2],
    [-w / 2 + 0.2, h + 0.61, d - 0.2],
  ];
  canvas.poly(inner, before ? '#6f6a60' : '#e8ece9');
}

function garden(canvas, before, plan) {
  const { random } = canvas;
  if (before) return;
  const left = -plan.w / 2 + 0.3;
  const until = plan.porch ? plan.porch[0] - 0.2 : plan.door - 0.5;
  for (let x = left; x < until; x += 0.8)
    bush(canvas, [x, 0, plan.wing && x > plan.wing[0] - 0.3 ? -1.65 : -0.55], random.between(0.34, 0.5), {
      color: random.pick(['#4f7d3a', '#6a8f4a', '#3f6b46']),
      flowers: random.chance(0.5) ? random.pick(['#e36a7a', '#f3d05a', '#d9d4f2']) : null,
    });
  bush(canvas, [left - 0.8, 0, -3.2], 0.6, { color: '#5c8742', leaves: 140 });
}
