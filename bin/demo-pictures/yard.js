import { box, contact, createCanvas, finish, laid, shadow, tube } from './canvas.js';
import { mix } from './color.js';
import { bush, distance, fence, ground, lawn, pavers, planter, sky, tree } from './nature.js';
import { current } from './room.js';

export const WOODS = ['#a9713f', '#8a6a4c', '#c08a55', '#9b8f82', '#7a4a2c'];

/**
 * Draws the yard behind a house: `kind` deck, patio, garden, pool, fence, drive, slab, trench or foundation.
 */
export function yard({
  seed,
  kind,
  before = false,
  time = 'noon',
  variant = 0,
  mirror = false,
  camera = null,
}) {
  const high = ['pool', 'slab', 'trench', 'foundation', 'drive'].includes(kind) ? 3 : 1.9;
  const canvas = createCanvas({
    seed,
    ...(camera && kind === 'fence'
      ? { eye: [-3.4, 1.5, -1.2], target: [3.1, 0.7, 2.9], fov: 58 }
      : camera
        ? { eye: [3.3 - variant * 0.2, high * 0.8, -3.6], target: [-0.4, 0.35, 1.9], fov: 58 }
        : { eye: [-2.5 + variant * 0.3, high, -4.3], target: [0.1, 0.3, 1.7], fov: 58 }),
    sun: [-0.6, 0.72, -0.3],
    ambient: time === 'dusk' ? 0.5 : 0.62,
    strength: time === 'dusk' ? 0.42 : 0.58,
  });
  const horizon = canvas.camera.at([0, 0, 90])[1];
  sky(canvas, before ? 'gray' : time, horizon + 60);
  distance(canvas, horizon + 4);
  ground(canvas, before ? '#97895f' : '#73904f');
  for (const x of [-7, -3.5, 4.5, 8])
    tree(canvas, [x + canvas.random.between(-0.8, 0.8), 0, 9.5], canvas.random.between(4.4, 6.5), {
      color: before ? '#71784a' : '#557f3d',
    });
  lawn(canvas, [-10, 10, -5, 6.4], { dry: before });
  const color = WOODS[variant % WOODS.length];
  const worn = before && kind !== 'trench';
  if (kind !== 'drive') behind(canvas, { kind, variant, worn, color });
  SCENES[kind](canvas, { before, variant, color, time });
  finish(canvas, { warmth: before ? 0.05 : 0.26, warm: time === 'dusk' ? '#ff9d5c' : '#ffe0b0' });
  return mirror
    ? canvas
        .svg()
        .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
        .replace(/<\/svg>$/, '</g></svg>')
    : canvas.svg();
}

/** The far end of a yard: boards, a hedge or a wall. */
function behind(canvas, { kind, variant, worn, color }) {
  const { random } = canvas;
  if (kind === 'fence' || worn || variant % 3 === 0)
    return fence(canvas, {
      from: -9,
      to: 9,
      fixed: 6.4,
      color: worn ? '#8d8577' : mix(color, '#a98c6a', 0.4),
      broken: worn,
      rails: worn,
      height: kind === 'fence' ? 1.95 : 1.75,
    });
  if (variant % 3 === 1) {
    for (let x = -9; x < 9; x += 0.55)
      bush(canvas, [x, 0, 6.4 + random.between(-0.1, 0.1)], random.between(0.72, 0.86), {
        color: '#47704a',
        tall: 1.1,
        leaves: 110,
      });
    return null;
  }
  contact(canvas, [-9, 0, 6.4], [18, 0, 0.3], { soft: 12 });
  box(canvas, { at: [-9, 0, 6.4], size: [18, 1.7, 0.3], color: '#d9c9ad' });
  return box(canvas, { at: [-9.1, 1.7, 6.32], size: [18.2, 0.1, 0.46], color: '#b5643f' });
}

function weeds(canvas, count = 18) {
  for (let weed = 0; weed < count; weed += 1)
    bush(
      canvas,
      [canvas.random.between(-4, 4), 0, 5 - (weed / count) * 6.5],
      canvas.random.between(0.1, 0.28),
      { color: canvas.random.pick(['#8f8a4e', '#6f7a3e', '#a89a5a']), leaves: 34, tall: 1.3 },
    );
}

function border(canvas, z = 5.8) {
  const { random } = canvas;
  for (let x = -6.5; x < 6.5; x += random.between(0.5, 0.8))
    bush(canvas, [x, 0, z + random.between(-0.2, 0.2)], random.between(0.3, 0.6), {
      color: random.pick(['#4f7d3a', '#6a8f4a', '#3f6b46', '#7d9456']),
      flowers: random.chance(0.4) ? random.pick(['#d95d7a', '#f3d05a', '#b9a6e0', '#ffffff']) : null,
    });
}

function chair(canvas, [x, z], color, back = 1) {
  contact(canvas, [x, 0.3, z], [0.6, 0, 0.6]);
  const parts = [
    [
      [x, 0.2, z],
      [0.62, 0.28, 0.6],
    ],
    [
      [x + 0.04, 0.48, z + 0.04],
      [0.54, 0.12, 0.5],
    ],
  ];
  const rest = [
    [x, 0.45, z + (back > 0 ? 0.52 : 0)],
    [0.62, 0.5, 0.1],
  ];
  for (const [at, size] of back > 0 ? [rest, ...parts] : [...parts, rest])
    box(canvas, { at, size, color: at === parts[1][0] ? '#efe9dc' : color });
}

function lights(canvas, y, z) {
  tube(
    canvas,
    Array.from({ length: 13 }, (_, index) => [
      -3.2 + index * 0.55,
      y - Math.sin((index / 12) * Math.PI) * 0.25,
      z,
    ]),
    { radius: 0.008, color: '#2a2a2a', shine: 0 },
  );
  for (let index = 0; index < 13; index += 1) {
    const [x, cy] = canvas.camera.at([
      -3.2 + index * 0.55,
      y - 0.07 - Math.sin((index / 12) * Math.PI) * 0.25,
      z,
    ]);
    canvas.draw(
      `<circle cx="${x}" cy="${cy}" r="34" fill="${canvas.radial([x, cy], 34, [
        [0, '#ffe09a', 0.8],
        [1, '#ffe09a', 0],
      ])}"/><circle cx="${x}" cy="${cy}" r="5" fill="#fff6d8"/>`,
    );
  }
}

function deck(canvas, { before, variant, color, time }) {
  const { random } = canvas;
  const tone = before ? '#8e877b' : color;
  if (!before) border(canvas);
  contact(canvas, [-3.4, 0, 0], [6.8, 0, 4.6], { soft: 14, spread: 0.15 });
  box(canvas, { at: [-3.4, 0, 0], size: [6.8, 0.28, 4.6], color: mix(tone, '#000000', 0.2) });
  laid(canvas, {
    origin: [-3.4, 0.285, 0],
    u: [6.8 / 3, 0, 0],
    v: [0, 0, 0.153],
    columns: 3,
    rows: 30,
    gap: 0.006,
    bond: 0.37,
    joint: mix(tone, '#120c06', 0.62),
    normal: [0, 1, 0],
    jitter: 0.05,
    color: () =>
      before && random.chance(0.07)
        ? null
        : mix(tone, random.pick(['#ffffff', '#2d1a0c']), random.between(0, before ? 0.3 : 0.13)),
  });
  for (const [y, z] of [[0.09, -0.4]]) {
    contact(canvas, [-0.9, 0, z], [2.2, 0, 0.4]);
    box(canvas, { at: [-0.9, 0, z], size: [2.2, y + 0.06, 0.4], color: tone });
  }
  if (before) return weeds(canvas, 10);
  if (variant % 2) pergola(canvas, color, time);
  planter(canvas, [-3.2, 0.28, 3.7], [1.7, 0.5, 0.5], {
    color: mix(color, '#2a2a2a', 0.5),
    flowers: '#e0566f',
  });
  shadow(
    canvas,
    [
      [0.6, 0.9, 2.4],
      [1.3, 0.9, 2.4],
      [1.3, 0.3, 3],
      [2.7, 0.9, 2.4],
    ],
    { y: 0.3, opacity: 0.25 },
  );
  chair(canvas, [0.4, 2.9], '#5d6b60');
  chair(canvas, [1.6, 2.9], '#5d6b60');
  current(canvas, { at: [0.9, 0.28, 1.9], size: [1, 0.36, 0.6], color: '#6b4f38' });
  planter(canvas, [2.6, 0.28, 1.1], [0.5, 0.5, 0.5], { color: '#c9785a' });
  if (time === 'dusk') lights(canvas, 2.35, 1);
}

function pergola(canvas, color, time) {
  const tone = mix(color, '#3a2a1c', 0.3);
  const posts = (z) => {
    for (const x of [-3.1, 2.9]) box(canvas, { at: [x, 0.28, z], size: [0.16, 2.25, 0.16], color: tone });
  };
  posts(4.2);
  for (let x = -3.3; x < 3.3; x += 0.42)
    box(canvas, { at: [x, 2.62, 0.3], size: [0.07, 0.16, 4.3], color: tone });
  for (const z of [4.2, 0.5]) box(canvas, { at: [-3.4, 2.47, z], size: [6.8, 0.18, 0.14], color: tone });
  posts(0.5);
  for (let x = -3.2; x < 3; x += 0.42)
    canvas.poly(
      [
        [x, 0.29, 0.6],
        [x + 0.1, 0.29, 0.6],
        [x + 0.6, 0.29, 4.3],
        [x + 0.5, 0.29, 4.3],
      ],
      '#0d1424',
      `opacity="${time === 'dusk' ? 0.1 : 0.2}" filter="${canvas.blur(2)}"`,
    );
}

function patio(canvas, { before, variant, time }) {
  const color = ['#c2b19b', '#a7a39b', '#b98a6a', '#8f969b'][variant % 4];
  if (before) {
    weeds(canvas, 26);
    return pavers(canvas, [-1.4, 1.6, 1, 3], { piece: 0.5, color: '#a39a88', worn: true });
  }
  border(canvas);
  pavers(canvas, [-3.2, 3.4, -0.6, 4.6], { piece: [0.5, 0.8, 0.34][variant % 3], color });
  for (const [x, z, w, d] of [
    [-3.6, -0.6, 0.35, 5.4],
    [-3.6, 4.6, 7.4, 0.35],
  ])
    current(canvas, { at: [x, 0, z], size: [w, 0.45, d], color: mix(color, '#ffffff', 0.15) });
  contact(canvas, [-0.5, 0, 1.5], [1.3, 0, 1.3], { soft: 12 });
  laid(canvas, {
    origin: [-0.5, 0, 1.5],
    u: [0.26, 0, 0],
    v: [0, 0.12, 0],
    columns: 5,
    rows: 4,
    gap: 0.03,
    bond: 0.5,
    joint: '#5a5048',
    normal: [0, 0, -1],
    jitter: 0.1,
    color: () => mix('#9a8a7a', '#ffffff', canvas.random.between(0, 0.2)),
  });
  laid(canvas, {
    origin: [-0.5, 0, 2.8],
    u: [0, 0, -0.26],
    v: [0, 0.12, 0],
    columns: 5,
    rows: 4,
    gap: 0.03,
    bond: 0.5,
    joint: '#5a5048',
    normal: [-1, 0, 0],
    jitter: 0.1,
    color: () => mix('#9a8a7a', '#ffffff', canvas.random.between(0, 0.2)),
  });
  canvas.poly(
    [
      [-0.5, 0.48, 1.5],
      [0.8, 0.48, 1.5],
      [0.8, 0.48, 2.8],
      [-0.5, 0.48, 2.8],
    ],
    '#b7a998',
  );
  canvas.poly(
    [
      [-0.25, 0.482, 1.75],
      [0.55, 0.482, 1.75],
      [0.55, 0.482, 2.55],
      [-0.25, 0.482, 2.55],
    ],
    '#1f1a18',
  );
  const [x, y] = canvas.camera.at([0.15, 0.5, 2.15]);
  canvas.draw(
    `<circle cx="${x}" cy="${y - 20}" r="190" fill="${canvas.radial([x, y - 20], 190, [
      [0, '#ff9d3c', time === 'dusk' ? 0.75 : 0.3],
      [1, '#ff9d3c', 0],
    ])}"/>`,
  );
  for (let flame = 0; flame < 7; flame += 1) {
    const [fx, tall] = [x + canvas.random.between(-34, 34), canvas.random.between(30, 78)];
    canvas.draw(
      `<path d="M${fx - 11} ${y}q-6 ${-tall * 0.6} 11 ${-tall}q17 ${tall * 0.4} 11 ${tall}z" fill="${canvas.random.pick(['#ffb03a', '#ff7a2a', '#ffe08a'])}" opacity=".85"/>`,
    );
  }
  chair(canvas, [-2, 2.6], '#6b5f54');
  chair(canvas, [1.7, 2.6], '#6b5f54');
}

function garden(canvas, { before, variant }) {
  const { random } = canvas;
  if (before) return weeds(canvas, 46);
  border(canvas);
  for (let step = 0; step < 7; step += 1) {
    const [x, z] = [-0.4 + Math.sin(step * 0.8) * 0.7, -2.6 + step * 1.15];
    contact(canvas, [x, 0, z], [1.05, 0, 0.7], { opacity: 0.3 });
    box(canvas, {
      at: [x, 0, z],
      size: [1.05, 0.06, 0.7],
      color: mix('#b5aa9a', '#ffffff', random.between(0, 0.2)),
    });
  }
  tree(canvas, [2.7, 0, 3.8], 3.6, { color: variant % 2 ? '#b5823f' : '#6c9a4c' });
  for (const side of [-1, 1])
    for (let plant = 0; plant < 13; plant += 1) {
      const z = 4.8 - plant * 0.52;
      const far = side * random.between(1.7, 3.2);
      if (variant % 3 === 2 && random.chance(0.4)) agave(canvas, [far, 0, z]);
      else
        bush(canvas, [far, 0, z], random.between(0.2, 0.44), {
          color: random.pick(['#5a8c44', '#7fa05a', '#47784a', '#8aa86b']),
          flowers: random.chance(0.6)
            ? random.pick(['#e0566f', '#f3c23f', '#a68fe0', '#ffffff', '#f08a4a'])
            : null,
          leaves: 80,
        });
    }
  for (const at of [
    [1.1, 0, -0.4],
    [-1.7, 0, 0.6],
    [1.4, 0, 1.2],
  ])
    rock(canvas, at, random.between(0.18, 0.34));
}

function agave(canvas, at) {
  const [x, y] = canvas.camera.at(at);
  const s = canvas.camera.scale(at) * 0.5;
  canvas.draw(
    `<ellipse cx="${x + s * 0.3}" cy="${y}" rx="${s}" ry="${s * 0.16}" fill="#0d1424" opacity=".35" filter="${canvas.blur(6)}"/>`,
  );
  for (let leaf = 0; leaf < 13; leaf += 1) {
    const turn = -1.4 + (leaf / 12) * 2.8;
    const [tx, ty] = [x + Math.sin(turn) * s, y - Math.cos(turn) * s * 0.95];
    canvas.draw(
      `<path d="M${x - s * 0.1} ${y}Q${(x + tx) / 2 - s * 0.12} ${(y + ty) / 2} ${tx} ${ty}Q${(x + tx) / 2 + s * 0.14} ${(y + ty) / 2} ${x + s * 0.1} ${y}z" fill="${canvas.gradient(
        [x, y],
        [tx, ty],
        [
          [0, '#4a6b5c'],
          [1, turn < 0 ? '#b9d3bf' : '#7fa08c'],
        ],
      )}"/>`,
    );
  }
}

function rock(canvas, at, size) {
  const [x, y] = canvas.camera.at(at);
  const s = canvas.camera.scale(at) * size;
  canvas.draw(
    `<ellipse cx="${x + s * 0.4}" cy="${y}" rx="${s * 1.3}" ry="${s * 0.3}" fill="#0d1424" opacity=".4" filter="${canvas.blur(6)}"/><path d="M${x - s} ${y}Q${x - s * 0.9} ${y - s * 0.8} ${x - s * 0.1} ${y - s}Q${x + s * 0.9} ${y - s * 0.7} ${x + s} ${y}z" fill="${canvas.gradient(
      [x - s, y - s],
      [x + s, y],
      [
        [0, '#d8d2c8'],
        [0.5, '#9d968c'],
        [1, '#57524c'],
      ],
    )}"/>`,
  );
}

function pool(canvas, { before, variant, time }) {
  const { random } = canvas;
  if (!before) border(canvas);
  pavers(canvas, [-4.2, 4.4, -1.6, 5], {
    piece: 0.6,
    color: before ? '#a79d8a' : ['#d8cdbb', '#c9c6c0', '#c4a88c'][variant % 3],
    worn: before,
  });
  const area = [
    [-2.7, 0.02, -0.3],
    [2.9, 0.02, -0.3],
    [2.9, 0.02, 3.6],
    [-2.7, 0.02, 3.6],
  ];
  canvas.poly(
    area.map(([x, y, z]) => [x * 1.08, y, z < 1 ? z - 0.22 : z + 0.22]),
    before ? '#b0a691' : '#efe8da',
    '',
  );
  const water = before
    ? [
        [0, '#6f7a4c'],
        [1, '#3f4a2c'],
      ]
    : time === 'dusk'
      ? [
          [0, '#5bd0e0'],
          [1, '#0f5f86'],
        ]
      : [
          [0, '#9fe3ea'],
          [0.5, '#3fb3cf'],
          [1, '#1b86b5'],
        ];
  canvas.poly(area, canvas.gradient([500, 420], [640, 800], water), '');
  canvas.poly(
    [area[0], area[1], [2.9, 0.02, 0.05], [-2.7, 0.02, 0.05]].map(([x, , z]) => [x, 0.021, z + 3.5]),
    '#0a3f5c',
    'opacity=".35"',
  );
  for (let ripple = 0; ripple < 90; ripple += 1) {
    const at = [random.between(-2.5, 2.6), 0.03, random.between(-0.15, 3.4)];
    const [x, y] = canvas.camera.at(at);
    const long = canvas.camera.scale(at) * random.between(0.06, 0.22);
    canvas.draw(
      `<path d="M${x} ${y}q${long * 0.5} ${-long * 0.2} ${long} 0" fill="none" stroke="${before ? '#a9a86a' : '#ffffff'}" stroke-width="${random.between(1, 3).toFixed(1)}" opacity="${random.between(0.15, 0.55).toFixed(2)}"/>`,
    );
  }
  if (before) return weeds(canvas, 8);
  for (const x of [-1.6, 0.4]) {
    contact(canvas, [x, 0, 4.1], [0.7, 0, 0.9]);
    box(canvas, { at: [x, 0.1, 4.1], size: [0.7, 0.2, 0.9], color: '#e9e1d2' });
    box(canvas, { at: [x, 0.28, 4.8], size: [0.7, 0.55, 0.12], color: '#e9e1d2' });
  }
  planter(canvas, [3.1, 0, 3.9], [0.6, 0.6, 0.6], { color: '#8f5a42', flowers: '#e0566f' });
}

function newFence(canvas, { before, color, variant }) {
  if (before) {
    fence(canvas, { from: -2, to: 6.2, fixed: 3.4, along: 'z', color: '#8d8577', broken: true });
    return weeds(canvas, 26);
  }
  border(canvas, 5.9);
  for (let z = 6; z > -1.8; z -= 1.9)
    box(canvas, { at: [3.36, 0, z], size: [0.14, 2.1, 0.14], color: mix(color, '#2a1a0c', 0.25) });
  if (variant % 2)
    for (let row = 0; row < 11; row += 1)
      box(canvas, {
        at: [3.4, 0.1 + row * 0.175, -1.8],
        size: [0.04, 0.155, 8],
        color: mix(color, '#ffffff', canvas.random.between(0, 0.14)),
      });
  else fence(canvas, { from: -1.8, to: 6.2, fixed: 3.4, along: 'z', color, height: 1.9 });
  for (let z = 5.2; z > -1; z -= 0.9)
    bush(canvas, [2.9, 0, z], canvas.random.between(0.22, 0.36), {
      color: '#5a8c44',
      flowers: canvas.random.pick(['#b9a6e0', '#ffffff']),
      leaves: 60,
    });
}

function drive(canvas, { before, variant }) {
  const { random } = canvas;
  const tone = before ? '#8f8a80' : ['#b9b6b0', '#a89c8c', '#6b6c6e'][variant % 3];
  current(canvas, { at: [-3.2, 0, 5], size: [7.4, 3, 1], color: before ? '#b9b09a' : '#e6ddca' });
  box(canvas, { at: [-1.6, 0, 4.95], size: [4.2, 2.3, 0.06], color: before ? '#a39b88' : '#f7f4ec' });
  for (let row = 1; row < 4; row += 1)
    canvas.poly(
      [
        [-1.6, row * 0.57, 4.94],
        [2.6, row * 0.57, 4.94],
        [2.6, row * 0.57 + 0.03, 4.94],
        [-1.6, row * 0.57 + 0.03, 4.94],
      ],
      '#6b6a66',
      'opacity=".5"',
    );
  if (variant % 3 === 1 && !before) pavers(canvas, [-1.8, 2.8, -4, 5], { piece: 0.44, color: tone });
  else
    laid(canvas, {
      origin: [-1.8, 0.01, -4],
      u: [2.3, 0, 0],
      v: [0, 0, 1.8],
      columns: 2,
      rows: 5,
      gap: 0.008,
      joint: '#4c4a46',
      normal: [0, 1, 0],
      jitter: 0.03,
      color: () => mix(tone, '#ffffff', random.between(0, before ? 0.16 : 0.06)),
    });
  if (before) cracks(canvas, [-1.6, 2.6, -3, 4.6]);
  else
    for (const x of [-2.2, 3.1])
      for (let z = 4.4; z > -2; z -= 0.8)
        bush(canvas, [x, 0, z], random.between(0.2, 0.34), {
          color: random.pick(['#5a8c44', '#7fa05a']),
          leaves: 50,
        });
}

function cracks(canvas, [x0, x1, z0, z1]) {
  const { random, camera } = canvas;
  for (let crack = 0; crack < 9; crack += 1) {
    let at = [random.between(x0, x1), 0.02, random.between(z0, z1)];
    const points = Array.from({ length: 8 }, () =>
      camera
        .at((at = [at[0] + random.between(-0.3, 0.36), 0.02, at[2] + random.between(-0.14, 0.3)]))
        .map((value) => value.toFixed(0)),
    );
    canvas.draw(
      `<polyline points="${points.join(' ')}" fill="none" stroke="#33302a" stroke-width="${random.between(2, 5).toFixed(1)}" opacity=".7"/>`,
    );
  }
  weeds(canvas, 7);
}

/** A slab about to be poured: forms, gravel and a grid of steel; afterwards smooth concrete. */
function slab(canvas, { before, variant }) {
  const { random } = canvas;
  const [x0, x1, z0, z1] = [-3.2, 3.4, -0.8, 4.6];
  canvas.poly(
    [
      [x0 - 0.9, 0.01, z0 - 0.9],
      [x1 + 0.9, 0.01, z0 - 0.9],
      [x1 + 0.9, 0.01, z1 + 0.9],
      [x0 - 0.9, 0.01, z1 + 0.9],
    ],
    '#8a6d4e',
  );
  contact(canvas, [x0, 0, z0], [x1 - x0, 0, z1 - z0], { soft: 14, spread: 0.12 });
  box(canvas, { at: [x0, 0, z0], size: [x1 - x0, 0.22, z1 - z0], color: before ? '#7d776c' : '#c2c0ba' });
  if (before) {
    for (let stone = 0; stone < 700; stone += 1) {
      const at = [random.between(x0, x1), 0.22, random.between(z0, z1)];
      const [x, y] = canvas.camera.at(at);
      const s = canvas.camera.scale(at) * random.between(0.012, 0.034);
      canvas.draw(
        `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${s.toFixed(1)}" ry="${(s * 0.5).toFixed(1)}" fill="${random.pick(['#b5aea2', '#8d867a', '#6b655c', '#cfc8bc'])}"/>`,
      );
    }
    for (let x = x0 + 0.2; x < x1; x += 0.4)
      tube(
        canvas,
        [
          [x, 0.3, z0],
          [x, 0.3, z1],
        ],
        { radius: 0.012, color: '#8a4f36', shine: 0.2 },
      );
    for (let z = z1 - 0.2; z > z0; z -= 0.4)
      tube(
        canvas,
        [
          [x0, 0.32, z],
          [x1, 0.32, z],
        ],
        { radius: 0.012, color: '#9a5a3c', shine: 0.2 },
      );
  } else
    laid(canvas, {
      origin: [x0, 0.225, z0],
      u: [2.2, 0, 0],
      v: [0, 0, 1.8],
      columns: 3,
      rows: 3,
      gap: 0.006,
      joint: '#807d76',
      normal: [0, 1, 0],
      jitter: 0.02,
      color: () => mix('#c6c4be', variant % 2 ? '#b59a7c' : '#ffffff', random.between(0, 0.1)),
    });
  for (const [at, size] of [
    [
      [x0 - 0.05, 0, z1],
      [x1 - x0 + 0.1, 0.34, 0.05],
    ],
    [
      [x1, 0, z0],
      [0.05, 0.34, z1 - z0],
    ],
    [
      [x0 - 0.05, 0, z0],
      [0.05, 0.34, z1 - z0],
    ],
    [
      [x0 - 0.05, 0, z0 - 0.05],
      [x1 - x0 + 0.1, 0.34, 0.05],
    ],
  ])
    box(canvas, { at, size, color: '#c9a06a' });
  for (let x = x0; x < x1; x += 1.1)
    box(canvas, { at: [x, 0, z0 - 0.14], size: [0.06, 0.5, 0.06], color: '#b58a54' });
}

/** An open trench with its pipe. */
function trench(canvas, { before, variant }) {
  const { random } = canvas;
  const [x0, x1, z0, z1] = [-0.7, 0.9, -3, 6];
  canvas.poly(
    [
      [x0, 0.01, z0],
      [x1, 0.01, z0],
      [x1, 0.01, z1],
      [x0, 0.01, z1],
    ],
    '#3f2c1c',
  );
  canvas.poly(
    [
      [x0, 0.012, z0],
      [x0 + 0.55, 0.012, z0],
      [x0 + 0.4, 0.012, z1],
      [x0, 0.012, z1],
    ],
    '#7a5a3c',
  );
  if (!before) {
    const pipe = [
      [0.35, 0.02, -3],
      [0.35, 0.02, 6],
    ];
    tubeOf(canvas, pipe, variant % 2 ? '#e8e4da' : '#d0662f');
  }
  for (const [x, y, wide] of [
    [1.9, 0.2, 1],
    [2.1, 0.35, 0.7],
  ])
    for (let z = 5.6; z > -2; z -= 0.5)
      bush(canvas, [x, y - 0.3, z], wide * 0.75, { color: '#6b4a2e', leaves: 0, tall: 0.5 });
  for (let clod = 0; clod < 520; clod += 1) {
    const at = [x1 + 0.3 + random.next() * 1.9, random.between(0, 0.75), random.between(-2.4, 5.8)];
    const [x, y] = canvas.camera.at(at);
    const s = canvas.camera.scale(at) * random.between(0.05, 0.15);
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${s.toFixed(0)}" ry="${(s * 0.6).toFixed(0)}" fill="${random.pick(['#7a583a', '#6b4a2e', '#94704c', '#553a24'])}"/>`,
    );
  }
}
const tubeOf = (canvas, points, color) => {
  for (let part = 0; part < 9; part += 1) {
    const z = points[1][2] - part;
    tube(
      canvas,
      [
        [points[0][0], 0.05, z],
        [points[0][0], 0.05, z - 1],
      ],
      { radius: 0.11, color },
    );
  }
};

/** Walls of blocks or studs on a slab. */
function foundation(canvas, { before, variant }) {
  slab(canvas, { before: false, variant: 0 });
  if (before) return;
  const wood = variant % 2 === 0;
  const post = (at, size) =>
    box(canvas, { at, size, color: mix('#d6ad72', '#ffffff', canvas.random.between(0, 0.12)) });
  if (!wood) {
    const block = {
      rows: 9,
      gap: 0.025,
      bond: 0.5,
      joint: '#8d8a84',
      jitter: 0.08,
      color: () => mix('#b5b1a8', '#ffffff', canvas.random.between(0, 0.14)),
    };
    laid(canvas, {
      ...block,
      origin: [-3, 0.22, 4.4],
      u: [0.4, 0, 0],
      v: [0, 0.2, 0],
      columns: 15,
      normal: [0, 0, -1],
    });
    return laid(canvas, {
      ...block,
      origin: [3, 0.22, 4.4],
      u: [0, 0, -0.4],
      v: [0, 0.2, 0],
      columns: 11,
      normal: [-1, 0, 0],
    });
  }
  for (const z of [4.4, 0]) {
    post([-3, 0.22, z], [6, 0.09, 0.12]);
    for (let x = -3; x < 3; x += 0.42) post([x, 0.31, z], [0.07, 2.2, 0.12]);
    post([-3, 2.5, z], [6, 0.12, 0.12]);
    if (z === 4.4) {
      for (let d = 4.2; d > 0; d -= 0.42) post([2.9, 0.31, d], [0.12, 2.2, 0.07]);
      post([2.9, 2.5, 0], [0.12, 0.12, 4.4]);
    }
  }
  for (let x = -3; x < 3.1; x += 0.6) post([x, 2.62, 0], [0.07, 0.2, 4.5]);
}

const SCENES = { deck, patio, garden, pool, fence: newFence, drive, slab, trench, foundation };
