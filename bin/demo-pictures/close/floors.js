import { box, laid, tube } from '../canvas.js';
import { css, lit, mix } from '../color.js';
import { PALETTES } from '../house.js';
import { bush } from '../nature.js';
import { FLOORS } from '../room.js';
import { WOODS } from '../yard.js';
import { backdrop, board, dark, grain, haze, lying, onFloor, screwhead, speckle } from './surfaces.js';

const WIDE = [-1.9, 1.9];
const spread =
  (z0, z1, y = 0.002) =>
  (random) => [random.between(-1.3, 1.5), y, z0 + (z1 - z0) * random.next() ** 1.6];

/** The lowest courses of a roof with its gutter, as they are seen from a ladder. */
export function eaves(canvas, { palette = 0, shingle = 'shingle', work }) {
  const { roof, trim } = PALETTES[palette % PALETTES.length];
  backdrop(canvas, '#8fae78', '#55733f');
  canvas.poly(onFloor(WIDE, [-0.19, 0.1], -0.1), '#3a4046');
  const top = work ? 0.62 : 3;
  if (work) {
    canvas.poly(onFloor(WIDE, [-0.06, 3], -0.01), '#33373b');
    for (let z = 0.75; z < 3; z += 0.26)
      canvas.poly(onFloor(WIDE, [z, z + 0.006], -0.009), '#c9cdd0', 'opacity=".7"');
  }
  COURSES[shingle](canvas, { roof, top });
  box(canvas, { at: [-2, -0.14, -0.15], size: [4, 0.12, 0.022], color: trim });
  canvas.poly(onFloor(WIDE, [-0.15, -0.128], -0.0195), mix(trim, '#ffffff', 0.35));
  haze(canvas, '#cfdcd8', 0.45);
}

const COURSES = {
  shingle(canvas, { roof, top }) {
    const { random } = canvas;
    for (let row = Math.ceil(top / 0.13); row >= 0; row -= 1) {
      const z = -0.06 + row * 0.13;
      for (let x = -2 + (row % 3) * 0.11; x < 1.9; x += 0.33) {
        const tone = mix(roof, random.pick(['#ffffff', '#000000', '#b08a66']), random.between(0.02, 0.2));
        box(canvas, { at: [x, 0, z], size: [0.322, 0.008, 0.14], color: tone });
      }
      canvas.poly(onFloor(WIDE, [z + 0.13, z + 0.146], 0.009), '#05080f', 'opacity=".34"');
    }
    speckle(canvas, 1500, spread(-0.05, Math.min(top, 1.6), 0.009), {
      color: roof,
      size: [0.0012, 0.0032],
      by: 0.4,
    });
  },
  clay(canvas, { roof, top }) {
    const { random, camera } = canvas;
    const wide = 0.24;
    canvas.poly(onFloor(WIDE, [-0.06, top], 0), mix(roof, '#120a06', 0.55));
    for (let row = Math.ceil(top / 0.34); row >= 0; row -= 1)
      for (let x = -2; x < 1.9; x += wide) {
        const [z0, z1] = [-0.08 + row * 0.34, 0.28 + row * 0.34];
        const tone = mix(roof, random.pick(['#ffffff', '#5a2a18', '#d89a6a']), random.between(0.02, 0.22));
        const arch = Array.from({ length: 9 }, (_, step) => {
          const turn = Math.PI * (1 - step / 8);
          return [x + wide * 0.42 + Math.cos(turn) * wide * 0.42, Math.sin(turn) * 0.085];
        });
        for (let step = 0; step < 8; step += 1) {
          const [[xa, ya], [xb, yb]] = [arch[step], arch[step + 1]];
          canvas.poly(
            [
              [xa, ya, z0],
              [xb, yb, z0],
              [xb, yb * 0.9, z1],
              [xa, ya * 0.9, z1],
            ],
            lit(tone, [0.92, 1.08, 1.12, 1, 0.88, 0.74, 0.6, 0.46][step]),
          );
        }
        canvas.flat(
          camera.polygon(arch.map(([ax, ay]) => [ax, ay, z0])),
          mix(tone, '#120a06', 0.62),
          `stroke="${css(mix(tone, '#ffffff', 0.2))}" stroke-width="5"`,
        );
      }
  },
  metal(canvas, { roof: paint, top }) {
    const roof = mix(paint, '#ffffff', 0.3);
    const pans = 0.42;
    for (let x = -2.1; x < 1.9; x += pans) {
      const face = onFloor([x, x + pans], [-0.06, top], 0);
      const [a, b] = [canvas.camera.at([x, 0, 0.2]), canvas.camera.at([x + pans, 0, 0.2])];
      canvas.poly(
        face,
        canvas.gradient(a, b, [
          [0, lit(roof, 0.8)],
          [0.35, mix(roof, '#ffffff', 0.2)],
          [1, lit(roof, 0.92)],
        ]),
      );
      dark(canvas, onFloor([x + pans, x + pans + 0.05], [-0.06, top], 0.001), {
        opacity: 0.35,
        soft: 4,
        by: [0, 0, 0],
      });
      box(canvas, {
        at: [x + pans - 0.012, 0, -0.07],
        size: [0.024, 0.045, top + 0.05],
        color: mix(roof, '#ffffff', 0.1),
      });
    }
  },
};

/** A solar panel's frame on its rail. */
export function solarEdge(canvas, job) {
  eaves(canvas, { ...job, work: false });
  const y = 0.09;
  for (const x of [-0.35, 0.75]) {
    dark(canvas, onFloor([x, x + 0.05], [0.1, 2.6], 0.012), { by: [0.05, 0, 0], soft: 6 });
    box(canvas, { at: [x, 0.03, 0.1], size: [0.05, 0.05, 2.6], color: '#c3c9cd' });
  }
  for (const [x0, x1] of [
    [-1.6, 0.17],
    [0.2, 1.9],
  ]) {
    dark(canvas, onFloor([x0, x1], [0.24, 2.4], 0.014), { by: [0.06, 0, -0.05], opacity: 0.5, soft: 12 });
    box(canvas, { at: [x0, 0.075, 0.24], size: [x1 - x0, 0.04, 2.2], color: '#d4d9dc' });
    const cell = 0.2;
    canvas.poly(onFloor([x0 + 0.03, x1 - 0.03], [0.27, 2.4], 0.116), '#16284c');
    laid(canvas, {
      origin: [x0 + 0.035, 0.117, 0.275],
      u: [cell, 0, 0],
      v: [0, 0, cell],
      columns: Math.floor((x1 - x0 - 0.06) / cell),
      rows: 10,
      gap: 0.02,
      normal: [0, 1, 0],
      jitter: 0.04,
      color: () => '#1d3a6e',
    });
    for (let x = x0 + 0.09; x < x1 - 0.04; x += 0.066)
      canvas.poly(onFloor([x, x + 0.004], [0.275, 2.4], 0.118), '#9fb6d8', 'opacity=".45"');
    const [a, b] = [canvas.camera.at([x0, y, 0.3]), canvas.camera.at([x1, y, 1.6])];
    canvas.poly(
      onFloor([x0, x1], [0.24, 2.4], 0.119),
      canvas.gradient(a, b, [
        [0, '#ffffff', 0.05],
        [0.4, '#cfe3ff', 0.4],
        [0.5, '#ffffff', 0.05],
        [1, '#ffffff', 0],
      ]),
      '',
    );
  }
  for (const z of [0.42, 1.3]) {
    box(canvas, { at: [0.15, 0.115, z], size: [0.08, 0.03, 0.09], color: '#aeb6bb' });
    screwhead(canvas, [0.19, 0.148, z + 0.045], 0.018, '#e1e6e9');
  }
}

/** A flat roof, half of it sealed in white. */
export function coating(canvas, { palette = 0, work }) {
  const { wall, trim } = PALETTES[palette % PALETTES.length];
  backdrop(canvas, '#a9c9e4', '#e3ebec');
  canvas.poly(
    onFloor([-4, 4], [-1, 2.1], 0),
    canvas.gradient(
      [0, 200],
      [0, 900],
      [
        [0, '#8a877f'],
        [1, '#6f6c65'],
      ],
    ),
  );
  speckle(canvas, 600, spread(-0.4, 1.9), { color: '#7d7971', size: [0.002, 0.007], flat: 0.5 });
  const edge = Array.from({ length: 22 }, (_, step) => [
    (work ? 0.1 : 0.42) + canvas.random.between(-0.02, 0.03) + Math.sin(step * 0.9) * 0.03,
    0.004,
    -0.6 + step * 0.13,
  ]);
  canvas.poly(
    [[-4, 0.004, -0.6], ...edge, [-4, 0.004, 2.2]],
    canvas.gradient(
      [0, 200],
      [600, 900],
      [
        [0, '#eef1f0'],
        [0.6, '#fbfbf8'],
        [1, '#dfe3e4'],
      ],
    ),
  );
  for (let stroke = 0; stroke < 26; stroke += 1) {
    const x = canvas.random.between(-1.4, 0);
    canvas.poly(
      onFloor([x, x + 0.26], [-0.5 + stroke * 0.1, -0.49 + stroke * 0.1], 0.005),
      '#b9c2c6',
      'opacity=".22"',
    );
  }
  dark(canvas, onFloor([-4, 4], [1.92, 2.1], 0.006), { by: [0, 0, -0.12], opacity: 0.3, soft: 14 });
  box(canvas, { at: [-4, 0, 2.1], size: [8, 0.34, 0.25], color: '#eceeec' });
  box(canvas, { at: [-4, 0.34, 2.04], size: [8, 0.06, 0.37], color: mix(trim, wall, 0.4) });
  haze(canvas, '#eaf2f6', 0.35);
}

/** Two in each board over each joist: [along x, part of the board's width]. */
const SCREWS = [-1.13, -0.43, 0.27, 0.97].flatMap((at) => [
  [at, 0.25],
  [at, 0.75],
]);

/** Boards: of a deck with screws and gaps, or of a floor indoors. */
export function boards(canvas, { floor, kind, variant = 0, before = false, wall = '#e7e3d8', work }) {
  const { random } = canvas;
  const deck = kind === 'deck';
  const tone = deck ? WOODS[variant % WOODS.length] : FLOORS[floor].color;
  const [wide, gap, high] = deck ? [0.145, 0.008, 0.028] : [0.125, 0.002, 0.02];
  canvas.poly(onFloor([-4, 4], [-1, 3], 0), mix(tone, '#0c0805', 0.78));
  const last = work && deck ? 5 : deck ? 18 : 12;
  if (work && deck) {
    canvas.poly(onFloor([-4, 4], [0.2, 4], 0.001), '#4a4034');
    speckle(canvas, 420, spread(0.4, 2.4), { color: '#5a4d3c', size: [0.003, 0.012] });
    for (const x of [-1.15, -0.45, 0.25, 0.95, 1.65])
      box(canvas, { at: [x, -0.05, -0.3], size: [0.05, 0.045, 4], color: '#b18d5d' });
  }
  for (let row = last; row >= -1; row -= 1) {
    const z = -0.36 + row * (wide + gap);
    const x = -1.9 + random.between(0, 0.9);
    const cuts = deck ? [-2] : [-2.2, x, x + 1.3];
    cuts.forEach((from, index) => {
      const long = (cuts[index + 1] ?? 2.4) - from - (deck ? 0 : 0.003);
      const own = mix(tone, random.pick(['#ffffff', '#2d1a0c']), random.between(0.01, deck ? 0.14 : 0.2));
      board(canvas, [from, 0, z], [long, high, wide], own, { lines: 5, knots: deck ? 0.35 : 0.2 });
    });
    if (deck) for (const [at, part] of SCREWS) screwhead(canvas, [at, high + 0.002, z + wide * part], 0.009);
  }
  if (!deck) {
    canvas.poly(
      onFloor([-4, 4], [-1, 2.2], 0.022),
      canvas.gradient(
        [150, 250],
        [900, 900],
        [
          [0, '#fff6e0', before ? 0.04 : 0.34],
          [0.5, '#fff6e0', 0.03],
          [1, '#0a0d18', 0.2],
        ],
      ),
      '',
    );
    if (work) {
      const wet = [
        [-0.2, 0.023, -0.6],
        [0.08, 0.023, 0.1],
        [0.02, 0.023, 0.5],
        [0.16, 0.023, 1.4],
        [-3, 0.023, 1.4],
        [-3, 0.023, -0.6],
      ];
      canvas.poly(wet, mix(tone, '#4a2408', 0.5), 'opacity=".4"');
    }
    dark(canvas, onFloor([-4, 4], [1.2, 1.3], 0.023), { by: [0, 0, -0.02], opacity: 0.35, soft: 10 });
    box(canvas, { at: [-4, 0, 1.3], size: [8, 0.13, 0.03], color: '#fbfaf6' });
    canvas.poly(
      [
        [-4, 0.13, 1.33],
        [4, 0.13, 1.33],
        [4, 3, 1.33],
        [-4, 3, 1.33],
      ],
      lit(wall, 0.92),
    );
  } else haze(canvas, '#dfe6d8', 0.4);
}

/** Floor tiles with their joints; at work, the last rows are still a bed of combed mortar. */
export function floorTiles(canvas, { floor, work }) {
  const { random } = canvas;
  const { color, other, figure, tile = 0.5 } = FLOORS[floor];
  const piece = Math.min(0.42, Math.max(0.26, tile * 0.62));
  canvas.poly(onFloor([-4, 4], [-1, 4], -0.004), '#a39d92');
  for (let z = 0.2; z < 2.6; z += 0.022)
    canvas.poly(onFloor(WIDE, [z, z + 0.009], -0.003), '#7d776c', 'opacity=".55"');
  const rows = work ? 3 : 9;
  for (let row = rows; row >= 0; row -= 1)
    for (let column = -6; column < 6; column += 1) {
      if (work && row === rows && column > -1) continue;
      const [x, z] = [column * piece + 0.06, -0.62 + row * piece];
      const base = other && !figure && (row + column) % 2 ? other : color;
      const tone = mix(base, random.pick(['#ffffff', '#2d2620']), random.between(0, 0.07));
      box(canvas, { at: [x, -0.003, z], size: [piece - 0.01, 0.012, piece - 0.01], color: tone });
      if (figure) motif(canvas, [x + piece / 2, z + piece / 2], piece, other);
      if (floor === 'marble') vein(canvas, x, z, piece);
    }
  if (work)
    for (let column = -3; column < 1; column += 1)
      for (const z of [-0.62 + piece * 2, -0.62 + piece * 3])
        lying(canvas, [column * piece + 0.04, 0.009, z - 0.008], [0.03, 0.02, 0.006], '#d8473a', {
          opacity: 0.2,
          soft: 3,
        });
  canvas.poly(
    onFloor([-4, 4], [-1, work ? 0.6 : 4], 0.012),
    canvas.gradient(
      [100, 150],
      [900, 900],
      [
        [0, '#ffffff', 0.42],
        [0.35, '#ffffff', 0.06],
        [1, '#0a0d18', 0.16],
      ],
    ),
    '',
  );
  haze(canvas, '#efe9dd', 0.4);
}

function motif(canvas, [x, z], piece, color) {
  const ring = (radius, turn, sides) =>
    Array.from({ length: sides }, (_, index) => [
      x + Math.cos(turn + (index * 6.283) / sides) * radius,
      0.0095,
      z + Math.sin(turn + (index * 6.283) / sides) * radius,
    ]);
  canvas.poly(ring(piece * 0.46, 0, 4), color);
  canvas.poly(ring(piece * 0.4, 0, 4), '#efe7d8');
  canvas.poly(ring(piece * 0.34, 0.785, 8), color, 'opacity=".9"');
  canvas.poly(ring(piece * 0.2, 0.785, 4), '#efe7d8');
  canvas.poly(ring(piece * 0.1, 0, 10), '#c9863f');
}

function vein(canvas, x, z, piece) {
  const { random, camera } = canvas;
  for (let line = 0; line < 2; line += 1) {
    const from = random.between(0.1, 0.9);
    const points = Array.from({ length: 6 }, (_, step) =>
      camera
        .at([
          x + piece * Math.min(0.96, Math.max(0.03, from + (step - 2) * 0.09 + random.between(-0.05, 0.05))),
          0.0096,
          z + (piece - 0.012) * (step / 5),
        ])
        .map((value) => value.toFixed(0)),
    );
    canvas.draw(
      `<polyline points="${points.join(' ')}" fill="none" stroke="#8d8f92" stroke-width="${random.between(1, 4).toFixed(1)}" opacity=".3"/>`,
    );
  }
}

/** Pavers in a pattern, with sand in their joints. */
export function pavement(canvas, { variant = 0, work }) {
  const { random } = canvas;
  const tone = ['#c2b19b', '#a7a39b', '#b98a6a', '#8f969b'][variant % 4];
  canvas.poly(onFloor([-4, 4], [-1, 4], 0), '#c9b48c');
  speckle(canvas, work ? 700 : 200, spread(-0.3, 2.2), { color: '#bfa77c', size: [0.002, 0.005] });
  const [w, d] = [0.24, 0.16];
  const rows = work ? 5 : 16;
  for (let row = rows; row >= 0; row -= 1)
    for (let column = -8; column < 8; column += 1) {
      if (work && row === rows && column > -1) continue;
      const [x, z] = [column * w + (row % 2) * w * 0.5, -0.5 + row * d];
      const own = mix(tone, random.pick(['#ffffff', '#5d4c3a', '#8b7a66']), random.between(0.02, 0.24));
      box(canvas, { at: [x, 0, z], size: [w - 0.012, 0.05, d - 0.012], color: own });
      canvas.poly(
        onFloor([x + 0.012, x + w - 0.024], [z + 0.012, z + d - 0.024], 0.0505),
        mix(own, '#ffffff', 0.1),
        'opacity=".6"',
      );
    }
  speckle(canvas, 500, spread(-0.4, work ? 0.4 : 1.5, 0.051), { color: tone, size: [0.0015, 0.004] });
  if (work)
    tube(
      canvas,
      [
        [-1.9, 0.09, 0.45],
        [1.9, 0.09, 0.45],
      ],
      { radius: 0.004, color: '#e0566f', shine: 0.2 },
    );
  haze(canvas, '#e2e4d2', 0.4);
}

/** Concrete: a control joint and, at the edge of a slab, its form with anchor bolts. */
export function concrete(canvas, { kind, variant = 0, work }) {
  const { random } = canvas;
  const tone = kind === 'drive' ? ['#b9b6b0', '#a89c8c', '#8d8e90'][variant % 3] : '#c0beb8';
  backdrop(canvas, '#8a6d4e', '#6b5138');
  canvas.poly(
    onFloor([-4, 4], [-0.1, 4], 0),
    canvas.gradient(
      [0, 100],
      [900, 900],
      [
        [0, lit(tone, 1.08)],
        [0.6, tone],
        [1, lit(tone, 0.84)],
      ],
    ),
  );
  for (let line = 0; line < 70; line += 1) {
    const z = -0.08 + (line / 70) ** 1.5 * 2.4;
    canvas.poly(
      onFloor([-2, 2], [z, z + 0.004], 0.001),
      line % 2 ? '#ffffff' : '#3a3833',
      `opacity="${random.between(0.05, 0.16).toFixed(2)}"`,
    );
  }
  speckle(canvas, 700, spread(-0.08, 1.9), { color: tone, size: [0.001, 0.0035], by: 0.4 });
  if (work)
    canvas.poly(
      [
        [0.02, 0.002, -0.1],
        [0.2, 0.002, 0.5],
        [0.1, 0.002, 3],
        [4, 0.002, 3],
        [4, 0.002, -0.1],
      ],
      '#55534e',
      'opacity=".34"',
    );
  for (const z of kind === 'drive' ? [0.34, 1.6] : [0.7]) {
    canvas.poly(onFloor([-4, 4], [z, z + 0.022], 0.002), '#4d4a45');
    canvas.poly(onFloor([-4, 4], [z + 0.022, z + 0.03], 0.002), '#ffffff', 'opacity=".3"');
  }
  canvas.poly(
    [
      [-0.32, 0.002, -0.1],
      [-0.3, 0.002, -0.1],
      [-0.3, 0.002, 3.4],
      [-0.32, 0.002, 3.4],
    ],
    '#4d4a45',
  );
  box(canvas, { at: [-4, -0.1, -0.14], size: [8, 0.112, 0.04], color: '#c9a06a' });
  grain(canvas, (along, across) => [-1 + 2 * along, 0.0125, -0.14 + 0.04 * across], '#b58a54', {
    lines: 4,
    knots: 0,
  });
  if (kind !== 'drive')
    for (const x of [-0.55, 0.12, 0.79]) {
      dark(canvas, onFloor([x, x + 0.02], [0.1, 0.12], 0.003), {
        by: [0.06, 0, 0.03],
        soft: 5,
        opacity: 0.5,
      });
      tube(
        canvas,
        [
          [x, 0, 0.1],
          [x, 0.13, 0.1],
        ],
        { radius: 0.011, color: '#a9b1b6' },
      );
      lying(canvas, [x - 0.03, 0, 0.07], [0.06, 0.006, 0.06], '#8d959b', { soft: 3 });
      tube(
        canvas,
        [
          [x, 0.006, 0.1],
          [x, 0.13, 0.1],
        ],
        { radius: 0.01, color: '#b5bcc0' },
      );
      tube(
        canvas,
        [
          [x - 0.016, 0.03, 0.1],
          [x + 0.016, 0.03, 0.1],
        ],
        { radius: 0.011, color: '#d3d8db' },
      );
    }
  haze(canvas, '#dfe3dc', 0.36);
}

/** A bed: soil, plants and a drip hose. */
export function bed(canvas, { variant = 0, work }) {
  const { random } = canvas;
  canvas.poly(
    onFloor([-4, 4], [-1, 4], 0),
    canvas.gradient(
      [0, 100],
      [0, 900],
      [
        [0, '#7a5c40'],
        [1, '#4c3422'],
      ],
    ),
  );
  speckle(canvas, 1300, spread(-0.4, 2.2), { color: '#5f432c', size: [0.004, 0.016], by: 0.45 });
  const hose = [
    [-1.6, 0.012, 0.5],
    [-0.7, 0.012, 0.36],
    [0.1, 0.012, 0.42],
    [0.9, 0.012, 0.34],
    [1.8, 0.012, 0.46],
  ];
  const rows = work ? [1.9, 1.3, 0.85] : [1.9, 1.4, 0.95, 0.62];
  for (const z of rows)
    for (let x = -1.7; x < 1.8; x += random.between(0.3, 0.42))
      bush(canvas, [x, 0, z + random.between(-0.08, 0.08)], random.between(0.13, 0.2), {
        color: random.pick(['#5a8c44', '#7fa05a', '#47784a', '#8aa86b']),
        flowers: random.chance(0.75)
          ? ['#e0566f', '#f3c23f', '#a68fe0', '#f08a4a', '#ffffff'][(variant + Math.round(z * 3)) % 5]
          : null,
        leaves: 120,
      });
  tube(canvas, hose, { radius: 0.014, color: '#2b2f2a', shine: 0.3 });
  for (const x of work ? [-0.62] : [-0.62, -0.14, 0.36, 0.82])
    bush(canvas, [x, 0, 0.1], 0.13, {
      color: '#6b9a4c',
      flowers: ['#f3c23f', '#e0566f', '#ffffff'][variant % 3],
      leaves: 150,
    });
  if (work) {
    dark(canvas, onFloor([-0.1, 0.2], [0.04, 0.26], 0.004), { opacity: 0.6, soft: 12, by: [0, 0, 0] });
    bush(canvas, [0.04, 0.0, 0.22], 0.14, { color: '#6b9a4c', flowers: '#f3c23f', leaves: 150 });
  }
  for (let x = -1.5; x < 1.7; x += 0.31)
    lying(
      canvas,
      [x, 0, -0.36 + (x + 1.5) * 0.02],
      [0.27, 0.09, 0.13],
      mix('#a89a86', random.pick(['#ffffff', '#5d4c3a']), random.between(0, 0.3)),
    );
  haze(canvas, '#dce6cf', 0.45);
}

/** The edge of a pool: coping, the tiles at the waterline, and water. */
export function waterline(canvas, { variant = 0, time, work }) {
  const { random } = canvas;
  const stone = ['#d8cdbb', '#c9c6c0', '#c4a88c'][variant % 3];
  const [top, low] = time === 'dusk' ? ['#5bd0e0', '#0f5f86'] : ['#a9e6ec', '#1b86b5'];
  backdrop(canvas, top, low);
  const level = work ? -0.5 : -0.14;
  if (work)
    canvas.poly(
      [
        [-0.1, -0.5, -1],
        [3, -0.9, -1],
        [3, -0.9, 4],
        [-0.1, -0.5, 4],
      ],
      canvas.gradient(
        [400, 100],
        [1000, 900],
        [
          [0, '#f2f3ef'],
          [1, '#b5c6c9'],
        ],
      ),
    );
  canvas.poly(
    [
      [-0.1, level, -1],
      [-0.1, level, 4],
      [-0.1, -0.15, 4],
      [-0.1, -0.15, -1],
    ],
    work ? '#e3e6e2' : '#7fc6d3',
  );
  laid(canvas, {
    origin: [-0.1, -0.15, -0.6],
    u: [0, 0, 0.075],
    v: [0, 0.075, 0],
    columns: work ? 12 : 46,
    rows: 2,
    gap: 0.03,
    joint: '#e9eef0',
    normal: [1, 0.6, 0],
    jitter: 0.12,
    color: () =>
      mix(
        ['#2f7f9f', '#38618f', '#3f8f84'][variant % 3],
        random.pick(['#ffffff', '#0b1020']),
        random.between(0, 0.25),
      ),
  });
  for (let z = 3.4; z > -0.9; z -= 0.42) {
    for (let x = -2; x < -0.6; x += 0.48)
      box(canvas, {
        at: [x, -0.02, z],
        size: [0.47, 0.05, 0.41],
        color: mix(stone, '#8b7a66', random.between(0.05, 0.3)),
      });
    box(canvas, {
      at: [-0.56, 0, z],
      size: [0.51, 0.045, 0.41],
      color: mix(stone, '#ffffff', random.between(0, 0.14)),
    });
  }
  speckle(canvas, 260, (r) => [r.between(-1.3, -0.06), 0.056, r.between(-0.5, 1.6)], {
    color: stone,
    size: [0.0015, 0.004],
  });
  canvas.poly(
    [
      [-0.1, -0.001, -1],
      [-0.1, -0.001, 4],
      [-0.1, -0.03, 4],
      [-0.1, -0.03, -1],
    ],
    '#0d1424',
    `opacity=".4" filter="${canvas.blur(3)}"`,
  );
  if (work) return;
  for (let ripple = 0; ripple < 90; ripple += 1) {
    const at = [random.between(-0.05, 1.3), -0.14, -0.6 + random.next() ** 1.5 * 2.6];
    const [x, y] = canvas.camera.at(at);
    const long = canvas.camera.scale(at) * random.between(0.03, 0.12);
    canvas.draw(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(long * 0.5).toFixed(0)} ${(-long * 0.24).toFixed(0)} ${long.toFixed(0)} 0" fill="none" stroke="#ffffff" stroke-width="${random.between(1, 4).toFixed(1)}" opacity="${random.between(0.12, 0.5).toFixed(2)}"/>`,
    );
  }
}

/** A pipe in its trench, with a coupling. */
export function drainPipe(canvas, { variant = 0, work }) {
  backdrop(canvas, '#6b4c33', '#3f2a1a');
  canvas.poly(
    onFloor([-4, 4], [-1, 4], 0),
    canvas.gradient(
      [0, 100],
      [0, 900],
      [
        [0, '#8a6a4a'],
        [1, '#4c3422'],
      ],
    ),
  );
  speckle(canvas, 1100, spread(-0.4, 2.2), { color: '#6b4c33', size: [0.004, 0.018], by: 0.4 });
  speckle(canvas, 260, (r) => [r.between(-1, 1.4), 0.004, r.between(0.02, 0.5)], {
    color: '#b5aea2',
    size: [0.006, 0.016],
  });
  const color = variant % 2 ? '#e8e4da' : '#d0662f';
  const line = (x0, x1, radius, tone) =>
    tube(
      canvas,
      [
        [x0, 0.11, 0.3 + x0 * 0.1],
        [x1, 0.11, 0.3 + x1 * 0.1],
      ],
      { radius, color: tone, shine: 0.35, cap: 'butt' },
    );
  canvas.poly(
    [
      [-2, 0.004, 0],
      [2, 0.004, 0.4],
      [2, 0.004, 0.62],
      [-2, 0.004, 0.2],
    ],
    '#0d1424',
    `opacity=".5" filter="${canvas.blur(14)}"`,
  );
  line(-2.4, 2.4, 0.1, color);
  line(-0.12, 0.16, 0.122, work ? '#3a3f44' : mix(color, '#ffffff', 0.12));
  for (const x of [-0.1, 0.13]) line(x, x + 0.012, 0.128, '#b9c0c5');
  haze(canvas, '#c9b79c', 0.4);
}
