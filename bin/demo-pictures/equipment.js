import { box, contact, createCanvas, finish, laid, tube, tubeShadow } from './canvas.js';
import { lit, mix } from './color.js';
import { bush, ground, lawn, planter, sky, tree, distance } from './nature.js';
import { current } from './room.js';

export const WALLS = {
  plaster: (tone) => ({ color: tone }),
  brick: () => ({ color: '#a8583f', piece: [0.22, 0.075], joint: '#cfc4b4' }),
  block: () => ({ color: '#b5b1a8', piece: [0.4, 0.2], joint: '#8d8a84' }),
  stone: () => ({ color: '#a89880', piece: [0.36, 0.17], joint: '#6f655a', rough: true }),
  siding: (tone) => ({ color: tone, piece: [6, 0.14], joint: '#7d8488' }),
  plywood: () => ({ color: '#c9a06a', piece: [1.2, 2.4], joint: '#8d6a40' }),
};

/** Equipment that is fixed to a wall or stands before it, seen from near. */
export function wall({
  seed,
  kind,
  surface = 'plaster',
  tone = '#dcd9d0',
  before = false,
  variant = 0,
  outside = false,
  mirror = false,
  camera = null,
}) {
  const low =
    ['condenser', 'heater', 'faucet', 'masonry'].includes(kind) && !(kind === 'heater' && variant % 3 === 1);
  const canvas = createCanvas({
    seed,
    ...(camera
      ? {
          eye: [1.5 - variant * 0.08, low ? 1.75 : 1.95, low ? -2.7 : -2.2],
          target: [0.06, low ? 0.82 : 1.22, -0.1],
          fov: 54,
        }
      : {
          eye: [-1.25 + variant * 0.12, low ? 1.3 : 1.5, low ? -3.7 : -3.1],
          target: [0.06, low ? 0.95 : 1.25, 0],
          fov: 54,
        }),
    sun: [-0.65, 0.6, -0.6],
    ambient: 0.64,
    strength: 0.46,
  });
  if (outside) sky(canvas, before ? 'gray' : 'noon', 500);
  backdrop(canvas, WALLS[surface](tone), before);
  floor(canvas, outside, before);
  KINDS[kind](canvas, { before, variant });
  finish(canvas, { from: [220, 120], warmth: before ? 0.06 : 0.26, vignette: 0.4 });
  return mirror
    ? canvas
        .svg()
        .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
        .replace(/<\/svg>$/, '</g></svg>')
    : canvas.svg();
}

function backdrop(canvas, { color, piece, joint, rough }, before) {
  const { random } = canvas;
  const worn = before ? mix(color, '#8a8068', 0.4) : color;
  const face = [
    [-4, -0.2, 0],
    [4, -0.2, 0],
    [4, 3.4, 0],
    [-4, 3.4, 0],
  ];
  canvas.poly(
    face,
    canvas.gradient(
      [0, 0],
      [1200, 700],
      [
        [0, lit(worn, 1.05)],
        [1, lit(worn, 0.7)],
      ],
    ),
  );
  if (piece)
    laid(canvas, {
      origin: [-4, 0, -0.001],
      u: [piece[0], 0, 0],
      v: [0, piece[1], 0],
      columns: Math.ceil(8 / piece[0]),
      rows: Math.ceil(3.2 / piece[1]),
      gap: piece[0] > 3 ? 0.008 : piece[0] > 1 ? 0.004 : 0.05,
      bond: piece[0] > 1 ? 0 : rough ? 0.37 : 0.5,
      joint: before ? mix(joint, '#4a4438', 0.5) : joint,
      normal: [-0.2, 0.3, -1],
      jitter: rough ? 0.1 : 0.05,
      color: () =>
        before && random.chance(0.05)
          ? null
          : mix(
              worn,
              random.pick(['#ffffff', '#000000', rough ? '#8f7a55' : '#7a3a2a']),
              random.between(0, rough ? 0.3 : piece[0] > 1 ? 0.05 : 0.2),
            ),
    });
  canvas.poly(
    face,
    canvas.gradient(
      [0, 0],
      [1200, 500],
      [
        [0, '#fff3d6', 0.2],
        [0.5, '#fff3d6', 0],
        [1, '#0a0d18', 0.32],
      ],
    ),
    '',
  );
  if (before)
    for (let spot = 0; spot < 9; spot += 1)
      canvas.draw(
        `<ellipse cx="${random.integer(60, 1140)}" cy="${random.integer(40, 700)}" rx="${random.integer(20, 90)}" ry="${random.integer(30, 150)}" fill="#4a3f28" opacity=".16" filter="${canvas.blur(14)}"/>`,
      );
}

function floor(canvas, outside, before) {
  const tone = outside ? (before ? '#8d8566' : '#9a958a') : before ? '#8d8474' : '#b0aca4';
  canvas.poly(
    [
      [-4, 0, -2.4],
      [4, 0, -2.4],
      [4, 0, 0],
      [-4, 0, 0],
    ],
    canvas.gradient(
      [0, 620],
      [0, 900],
      [
        [0, lit(tone, 0.72)],
        [1, lit(tone, 1)],
      ],
    ),
  );
  const [[x0, y0], [x1, y1]] = [canvas.camera.at([-4, 0, 0]), canvas.camera.at([4, 0, 0])];
  canvas.draw(
    `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="#0a0d18" stroke-width="22" opacity=".32" filter="${canvas.blur(9)}"/>`,
  );
}

/** A box on the wall with its shadow. */
function hung(canvas, at, size, color, more = {}) {
  const [x, y] = at;
  canvas.poly(
    [
      [x + 0.05, y - 0.1, -0.002],
      [x + size[0] + 0.12, y - 0.1, -0.002],
      [x + size[0] + 0.12, y + size[1] - 0.06, -0.002],
      [x + 0.05, y + size[1] - 0.06, -0.002],
    ],
    '#0d1424',
    `opacity=".4" filter="${canvas.blur(9)}"`,
  );
  box(canvas, { at, size, color, ...more });
}

function pipe(canvas, points, radius, color, shine) {
  tubeShadow(canvas, points, { radius });
  tube(canvas, points, { radius, color, shine });
  for (const point of points.slice(1, -1))
    tube(
      canvas,
      [
        [point[0] - radius * 0.7, point[1], point[2]],
        [point[0] + radius * 0.7, point[1], point[2]],
      ],
      { radius: radius * 1.35, color: mix(color, '#000000', 0.08), shine },
    );
}

function valve(canvas, [x, y, z], color) {
  tube(
    canvas,
    [
      [x, y - 0.05, z],
      [x, y + 0.05, z],
    ],
    { radius: 0.045, color: '#c9a24a' },
  );
  tube(
    canvas,
    [
      [x - 0.11, y + 0.01, z - 0.06],
      [x + 0.11, y + 0.01, z - 0.06],
    ],
    { radius: 0.02, color },
  );
}

function gauge(canvas, at, level = 0.6) {
  const [x, y] = canvas.camera.at(at);
  const r = canvas.camera.scale(at) * 0.075;
  canvas.draw(
    `<circle cx="${x + 6}" cy="${y + 9}" r="${r}" fill="#0d1424" opacity=".35" filter="${canvas.blur(5)}"/><circle cx="${x}" cy="${y}" r="${r * 1.12}" fill="${canvas.gradient(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#f0e2b8'],
        [1, '#7d6428'],
      ],
    )}"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#f7f5ee"/><path d="M${x} ${y}L${x + Math.cos(level * 4 - 3.6) * r * 0.75} ${y + Math.sin(level * 4 - 3.6) * r * 0.75}" stroke="#b3261e" stroke-width="4"/><path d="M${x - r * 0.6} ${y + r * 0.4}A${r * 0.72} ${r * 0.72} 0 1 1 ${x + r * 0.6} ${y + r * 0.4}" fill="none" stroke="#17202a" stroke-width="3"/>`,
  );
}

function manifold(canvas, { before, variant }) {
  const { random } = canvas;
  const metal = before ? '#7d6a4e' : variant % 2 ? '#c9cdd0' : '#c9794a';
  const z = -0.1;
  const lines = 5 + (variant % 3);
  pipe(
    canvas,
    [
      [-1.9, 1.9, z],
      [1.9, 1.9, z],
    ],
    0.05,
    metal,
  );
  pipe(
    canvas,
    [
      [-1.9, 1.62, z],
      [1.9, 1.62, z],
    ],
    0.05,
    before ? metal : variant % 2 ? '#b5bcc2' : '#b96a3c',
  );
  for (let line = 0; line < lines; line += 1) {
    const x = -1.35 + (line * 2.7) / (lines - 1);
    const bend = before ? random.between(-0.16, 0.16) : 0;
    pipe(
      canvas,
      [
        [x, 1.9, z],
        [x, 1.1, z],
        [x + bend, 0.7, z],
        [x + bend, -0.1, z],
      ],
      0.028,
      before ? metal : variant % 2 ? (line % 2 ? '#c23b33' : '#2f62ad') : metal,
    );
    valve(canvas, [x, 1.3, z], line % 2 ? '#c23b33' : '#2f62ad');
  }
  gauge(canvas, [-1.62, 2.14, z - 0.02]);
  if (before)
    for (let drip = 0; drip < 6; drip += 1) {
      const [x, y] = canvas.camera.at([random.between(-1.3, 1.3), 1.05, z]);
      canvas.draw(
        `<path d="M${x} ${y}v${random.integer(60, 240)}" stroke="#5b3a1c" stroke-width="12" opacity=".3" filter="${canvas.blur(4)}"/>`,
      );
    }
  else {
    pipe(
      canvas,
      [
        [-1.9, 2.45, z],
        [-0.4, 2.45, z],
        [-0.4, 2.9, z],
      ],
      0.06,
      '#eceae4',
    );
  }
}

function cylinder(canvas, [x, y, z], radius, height, color) {
  contact(canvas, [x - radius, y, z - radius], [2 * radius, 0, 2 * radius], { soft: 10, spread: 0.1 });
  const [[cx, top], [, low]] = [canvas.camera.at([x, y + height, z]), canvas.camera.at([x, y, z])];
  const r = canvas.camera.scale([x, y + height / 2, z]) * radius;
  canvas.draw(
    `<rect x="${cx - r + 30}" y="${top + 20}" width="${2 * r}" height="${low - top}" fill="#0d1424" opacity=".3" filter="${canvas.blur(14)}"/>`,
  );
  const body = canvas.gradient(
    [cx - r, 0],
    [cx + r, 0],
    [
      [0, mix(color, '#000000', 0.2)],
      [0.22, mix(color, '#ffffff', 0.55)],
      [0.45, color],
      [1, mix(color, '#0b1020', 0.6)],
    ],
  );
  canvas.draw(
    `<path d="M${cx - r} ${top}V${low}a${r} ${r * 0.16} 0 0 0 ${2 * r} 0V${top}z" fill="${body}"/><ellipse cx="${cx}" cy="${top}" rx="${r}" ry="${r * 0.1}" fill="rgb(${mix(color, '#ffffff', 0.25).map(Math.round)})"/>`,
  );
  return { cx, top, low, r };
}

function heater(canvas, { before, variant }) {
  const metal = before ? '#8d7654' : '#c9794a';
  if (variant % 3 === 1 && !before) return tankless(canvas);
  pipe(
    canvas,
    [
      [0.0, 1.5, -0.5],
      [0.0, 2.25, -0.4],
      [-1.9, 2.25, -0.15],
    ],
    0.03,
    metal,
  );
  pipe(
    canvas,
    [
      [0.3, 1.5, -0.5],
      [0.3, 2.5, -0.4],
      [1.9, 2.5, -0.15],
    ],
    0.03,
    metal,
  );
  pipe(
    canvas,
    [
      [0.15, 1.5, -0.5],
      [0.15, 3.2, -0.4],
    ],
    0.09,
    before ? '#8f8a80' : '#d3d7da',
  );
  current(canvas, { at: [-0.35, 0, -0.95], size: [1, 0.12, 0.9], color: '#8d8a84' });
  const tank = cylinder(
    canvas,
    [0.15, 0.12, -0.5],
    0.4,
    1.45,
    before ? '#a99c82' : variant % 2 ? '#5d6872' : '#e9e8e3',
  );
  const { cx, top, low, r } = tank;
  canvas.draw(
    `<rect x="${cx - r * 0.42}" y="${low - (low - top) * 0.3}" width="${r * 0.84}" height="${(low - top) * 0.17}" rx="4" fill="${before ? '#6b5f49' : '#2f3a44'}"/><circle cx="${cx - r * 0.2}" cy="${low - (low - top) * 0.21}" r="${r * 0.11}" fill="#d8473a"/><rect x="${cx + r * 0.05}" y="${low - (low - top) * 0.235}" width="${r * 0.26}" height="10" fill="${before ? '#8a7a5c' : '#7fd08a'}"/><rect x="${cx - r * 0.5}" y="${top + (low - top) * 0.2}" width="${r * 0.8}" height="${(low - top) * 0.24}" rx="4" fill="#fffbe8" opacity=".85"/>`,
  );
  for (let line = 0; line < 5; line += 1)
    canvas.draw(
      `<rect x="${cx - r * 0.42}" y="${top + (low - top) * (0.235 + line * 0.037)}" width="${r * (line % 2 ? 0.5 : 0.62)}" height="5" fill="#8a7f60" opacity=".6"/>`,
    );
  if (before)
    canvas.draw(
      `<ellipse cx="${cx}" cy="${low + 20}" rx="260" ry="40" fill="#3f5560" opacity=".45" filter="${canvas.blur(8)}"/><path d="M${cx - r * 0.6} ${low - 60}q30 40 10 90t30 60" stroke="#6b3f1c" stroke-width="18" fill="none" opacity=".55" filter="${canvas.blur(4)}"/>`,
    );
  else valve(canvas, [0, 1.98, -0.45], '#c23b33');
}

function tankless(canvas) {
  for (const [x, color] of [
    [-0.22, '#c9794a'],
    [0.02, '#c9794a'],
    [0.26, '#d8b34a'],
  ]) {
    pipe(
      canvas,
      [
        [x, 0.95, -0.12],
        [x, 0.35, -0.12],
        [x, -0.1, -0.12],
      ],
      0.026,
      color,
    );
    valve(canvas, [x, 0.6, -0.12], color === '#c9794a' ? '#2f62ad' : '#e0b020');
  }
  hung(canvas, [-0.42, 0.98, -0.26], [0.86, 1.05, 0.26], '#eceae6');
  canvas.poly(
    [
      [-0.3, 1.3, -0.262],
      [0.32, 1.3, -0.262],
      [0.32, 1.5, -0.262],
      [-0.3, 1.5, -0.262],
    ],
    '#22303a',
  );
  const [x, y] = canvas.camera.at([-0.12, 1.4, -0.27]);
  canvas.draw(
    `<text x="${x - 24}" y="${y + 16}" font-family="monospace" font-size="44" fill="#8fe0c0">120°</text>`,
  );
  pipe(
    canvas,
    [
      [0.02, 2.03, -0.14],
      [0.02, 2.5, -0.14],
      [0.9, 2.8, -0.02],
    ],
    0.075,
    '#e4e6e8',
  );
}

function panel(canvas, { before, variant }) {
  const { random } = canvas;
  const gray = before ? '#8d8a80' : ['#c3c8cc', '#59636d', '#e6e6e2'][variant % 3];
  for (let line = 0; line < 4; line += 1) {
    const x = -0.32 + line * 0.21;
    if (before)
      tube(
        canvas,
        Array.from({ length: 9 }, (_, step) => [
          x + Math.sin(step * 1.3 + line) * 0.13,
          1.85 + step * 0.17,
          -0.06,
        ]),
        { radius: 0.013, color: random.pick(['#2f3338', '#c23b33', '#d8b34a', '#ece8dc']) },
      );
    else
      pipe(
        canvas,
        [
          [x, 1.9, -0.08],
          [x, 2.25 + line * 0.12, -0.08],
          [x + (line < 2 ? -1.9 : 1.9), 2.25 + line * 0.12, -0.08],
        ],
        0.024,
        '#b9bec2',
      );
  }
  hung(canvas, [-0.52, 0.62, -0.14], [1.04, 1.34, 0.14], gray);
  canvas.poly(
    [
      [-0.45, 0.69, -0.142],
      [0.45, 0.69, -0.142],
      [0.45, 1.89, -0.142],
      [-0.45, 1.89, -0.142],
    ],
    lit(mix(gray, '#000000', 0.25), 0.9),
  );
  for (let row = 0; row < 11; row += 1)
    for (const side of [-1, 1]) {
      if (before && random.chance(0.22)) continue;
      const x = side < 0 ? -0.3 : 0.03;
      const y = 0.76 + row * 0.098;
      box(canvas, { at: [x, y, -0.165], size: [0.27, 0.08, 0.025], color: before ? '#3a3733' : '#24282c' });
      box(canvas, {
        at: [x + (side < 0 ? 0.16 : 0.03), y + 0.02, -0.185],
        size: [0.08, 0.04, 0.02],
        color: row % 5 === 2 && !before ? '#d8473a' : '#e9e6df',
      });
      if (!before)
        canvas.poly(
          [
            [side < 0 ? -0.43 : 0.33, y + 0.015, -0.146],
            [side < 0 ? -0.33 : 0.43, y + 0.015, -0.146],
            [side < 0 ? -0.33 : 0.43, y + 0.065, -0.146],
            [side < 0 ? -0.43 : 0.33, y + 0.065, -0.146],
          ],
          '#fffdf4',
        );
    }
  if (before)
    for (let wire = 0; wire < 9; wire += 1)
      tube(
        canvas,
        Array.from({ length: 7 }, (_, step) => [
          -0.4 + wire * 0.1 + Math.sin(step * 1.7 + wire * 2) * 0.09,
          0.74 + step * 0.17,
          -0.2,
        ]),
        { radius: 0.01, color: random.pick(['#c23b33', '#1f2429', '#ece8dc', '#3f7a4a']) },
      );
  else {
    box(canvas, { at: [0.53, 0.6, -0.72], size: [0.025, 1.38, 0.6], color: gray });
    hung(canvas, [-1.6, 1, -0.1], [0.62, 0.84, 0.1], mix(gray, '#ffffff', 0.35));
    gauge(canvas, [-1.29, 1.52, -0.14], 0.4);
  }
}

function charger(canvas, { variant }) {
  pipe(
    canvas,
    [
      [0, 1.7, -0.06],
      [0, 2.3, -0.06],
      [-2.2, 2.3, -0.06],
    ],
    0.026,
    '#b9bec2',
  );
  hung(canvas, [-0.24, 1.1, -0.16], [0.48, 0.64, 0.16], ['#f2f3f2', '#22282d', '#e9e6df'][variant % 3]);
  const [x, y] = canvas.camera.at([0, 1.52, -0.17]);
  canvas.draw(
    `<circle cx="${x}" cy="${y}" r="90" fill="${canvas.radial([x, y], 90, [
      [0, '#5fe08f', 0.5],
      [1, '#5fe08f', 0],
    ])}"/><circle cx="${x}" cy="${y}" r="22" fill="none" stroke="#4fd183" stroke-width="6"/>`,
  );
  const loop = Array.from({ length: 64 }, (_, step) => [
    Math.sin(step * 0.21) * (0.3 - step * 0.0012),
    0.74 + Math.cos(step * 0.21) * 0.34,
    -0.18,
  ]);
  tubeShadow(canvas, loop, { radius: 0.028, opacity: 0.24 });
  tube(canvas, [[0, 1.12, -0.12], ...loop], { radius: 0.026, color: '#24282c' });
  current(canvas, { at: [1.1, 0, -0.75], size: [0.9, 0.95, 0.55], color: '#a9794a' });
  for (const [dx, tone] of [
    [1.2, '#c23b33'],
    [1.55, '#2f62ad'],
  ])
    box(canvas, { at: [dx, 0.95, -0.6], size: [0.28, 0.24, 0.3], color: tone });
}

function condenser(canvas, { before, variant }) {
  const color = before ? '#9a927c' : ['#d7d9d6', '#b9c0c2', '#e6e2d6'][variant % 3];
  pipe(
    canvas,
    [
      [-0.55, 0.5, -0.45],
      [-0.75, 0.5, -0.12],
      [-0.75, 2.9, -0.12],
    ],
    0.035,
    before ? '#5d564a' : '#2f3338',
    0.2,
  );
  pipe(
    canvas,
    [
      [-0.55, 0.65, -0.45],
      [-0.9, 0.65, -0.12],
      [-0.9, 2.9, -0.12],
    ],
    0.02,
    before ? '#7d6a4e' : '#c9794a',
  );
  hung(canvas, [-1.15, 1.1, -0.1], [0.3, 0.42, 0.1], '#8d959b');
  current(canvas, { at: [-0.6, 0, -1.1], size: [1.4, 0.1, 0.95], color: '#a3a098' });
  box(canvas, { at: [-0.48, 0.1, -1], size: [1.15, 1, 0.75], color });
  const [cx, cy] = canvas.camera.at([0.1, 0.6, -1.01]);
  const r = canvas.camera.scale([0.1, 0.6, -1]) * 0.43;
  canvas.draw(`<circle cx="${cx}" cy="${cy}" r="${r}" fill="#1c2126"/>`);
  for (let blade = 0; blade < 5; blade += 1)
    canvas.draw(
      `<path d="M${cx} ${cy}q${r * 0.55} ${-r * 0.35} ${r * 0.8} ${r * 0.12}q${-r * 0.35} ${r * 0.3} ${-r * 0.8} ${-r * 0.12}z" transform="rotate(${blade * 72 + variant * 20} ${cx} ${cy})" fill="${before ? '#5d5a50' : '#59636b'}"/>`,
    );
  for (let ring = 1; ring <= 7; ring += 1)
    canvas.draw(
      `<circle cx="${cx}" cy="${cy}" r="${(r * ring) / 7}" fill="none" stroke="rgb(${mix(color, '#ffffff', 0.2).map(Math.round)})" stroke-width="3.4"/>`,
    );
  for (let spoke = 0; spoke < 8; spoke += 1)
    canvas.draw(
      `<path d="M${cx} ${cy}l${Math.cos(spoke * 0.785) * r} ${Math.sin(spoke * 0.785) * r}" stroke="rgb(${mix(color, '#ffffff', 0.1).map(Math.round)})" stroke-width="4"/>`,
    );
  for (let slat = 0; slat < 10; slat += 1)
    canvas.poly(
      [
        [-0.482, 0.2 + slat * 0.085, -0.94],
        [-0.482, 0.2 + slat * 0.085, -0.32],
        [-0.482, 0.235 + slat * 0.085, -0.32],
        [-0.482, 0.235 + slat * 0.085, -0.94],
      ],
      '#0d1424',
      'opacity=".4"',
    );
  for (const x of before ? [-2, -1.5, 1.3, 1.9, 2.4] : [1.5, 2.1])
    bush(canvas, [x, 0, -0.4], canvas.random.between(0.2, 0.4), {
      color: before ? '#8f8a4e' : '#5a8c44',
      flowers: before ? null : '#ffffff',
    });
}

function split(canvas, { before, variant }) {
  if (before) return condenser(canvas, { before, variant });
  hung(canvas, [-0.85, 1.75, -0.26], [1.7, 0.46, 0.26], ['#f4f4f1', '#e6e9ea', '#2f3439'][variant % 3]);
  canvas.poly(
    [
      [-0.8, 1.77, -0.262],
      [0.8, 1.77, -0.262],
      [0.8, 1.86, -0.262],
      [-0.8, 1.86, -0.262],
    ],
    '#22282d',
    'opacity=".75"',
  );
  for (let puff = 0; puff < 6; puff += 1) {
    const [x, y] = canvas.camera.at([-0.7 + puff * 0.28, 1.5, -0.35]);
    canvas.draw(
      `<path d="M${x} ${y - 60}q-16 70 14 130t-4 120" fill="none" stroke="#dff3fb" stroke-width="16" opacity=".3" filter="${canvas.blur(6)}"/>`,
    );
  }
  current(canvas, { at: [-0.9, 0, -0.62], size: [1.8, 0.48, 0.5], color: '#a9794a' });
  for (let row = 0; row < 3; row += 1)
    canvas.poly(
      [
        [-0.86 + row * 0.6, 0.06, -0.622],
        [-0.32 + row * 0.6, 0.06, -0.622],
        [-0.32 + row * 0.6, 0.42, -0.622],
        [-0.86 + row * 0.6, 0.42, -0.622],
      ],
      lit('#94693c', 0.95),
    );
  box(canvas, { at: [-0.7, 0.48, -0.5], size: [0.3, 0.34, 0.2], color: '#7f9a8c' });
  bush(canvas, [0.6, 0.52, -0.4], 0.3, { color: '#4f7d46', leaves: 110 });
  hung(canvas, [1.5, 1.2, -0.04], [0.24, 0.24, 0.04], '#ffffff');
}

function masonry(canvas, { variant, before }) {
  if (before) return weedy(canvas);
  if (variant % 2) {
    current(canvas, { at: [-2.6, 0, -0.7], size: [5.2, 0.5, 0.7], color: '#b5a48c' });
    laid(canvas, {
      origin: [-2.6, 0, -0.702],
      u: [0.3, 0, 0],
      v: [0, 0.125, 0],
      columns: 18,
      rows: 4,
      gap: 0.04,
      bond: 0.5,
      joint: '#7d7264',
      normal: [-0.2, 0.2, -1],
      jitter: 0.08,
      color: () => mix('#b09a7c', canvas.random.pick(['#ffffff', '#5d4a35']), canvas.random.between(0, 0.25)),
    });
    for (let x = -2.3; x < 2.5; x += 0.42)
      bush(canvas, [x, 0.42, -0.35], canvas.random.between(0.22, 0.36), {
        color: canvas.random.pick(['#5a8c44', '#8aa86b', '#47784a']),
        flowers: canvas.random.pick(['#e0566f', '#f3c23f', '#b9a6e0', null]),
      });
  } else planter(canvas, [1, 0, -0.8], [0.6, 0.6, 0.6], { color: '#8f5a42', flowers: '#f3c23f' });
  lantern(canvas, [variant % 2 ? 0.6 : -0.4, 1.75]);
}
const weedy = (canvas) => {
  for (let x = -2.2; x < 2.4; x += 0.35)
    bush(canvas, [x, 0, -0.3], canvas.random.between(0.1, 0.24), { color: '#8f8a4e', leaves: 40 });
};

function lantern(canvas, [x, y]) {
  hung(canvas, [x - 0.05, y - 0.1, -0.1], [0.1, 0.2, 0.1], '#22262a');
  box(canvas, { at: [x - 0.1, y, -0.26], size: [0.2, 0.34, 0.18], color: '#22262a' });
  canvas.poly(
    [
      [x - 0.075, y + 0.04, -0.262],
      [x + 0.075, y + 0.04, -0.262],
      [x + 0.075, y + 0.28, -0.262],
      [x - 0.075, y + 0.28, -0.262],
    ],
    '#ffe3a0',
  );
  const [cx, cy] = canvas.camera.at([x, y + 0.15, -0.2]);
  canvas.draw(
    `<circle cx="${cx}" cy="${cy}" r="330" fill="${canvas.radial([cx, cy], 330, [
      [0, '#ffd27a', 0.65],
      [1, '#ffd27a', 0],
    ])}"/>`,
  );
}

/** Faucet and basin, from near. */
function faucet(canvas, { before, variant }) {
  const metal = before ? '#8f8468' : ['#d3d8db', '#c9a35a', '#2f3439'][variant % 3];
  current(canvas, {
    at: [-2.6, 0, -0.9],
    size: [5.2, 0.82, 0.9],
    color: before ? '#8a7858' : ['#3d5a66', '#e9e6df', '#6b4f38'][variant % 3],
  });
  box(canvas, { at: [-2.7, 0.82, -0.98], size: [5.4, 0.07, 0.98], color: before ? '#b5a78a' : '#f1efe9' });
  canvas.poly(
    [
      [-0.55, 0.892, -0.8],
      [0.65, 0.892, -0.8],
      [0.65, 0.892, -0.22],
      [-0.55, 0.892, -0.22],
    ],
    canvas.gradient(
      [400, 520],
      [800, 700],
      [
        [0, before ? '#7d7258' : '#9aa4aa'],
        [1, before ? '#b0a283' : '#eef0ef'],
      ],
    ),
  );
  tube(
    canvas,
    [
      [0.05, 0.89, -0.12],
      [0.05, 1.3, -0.12],
      [0.05, 1.38, -0.2],
      [0.05, 1.38, -0.38],
      [0.05, 1.28, -0.44],
    ],
    { radius: 0.034, color: metal },
  );
  tube(
    canvas,
    [
      [0.24, 0.89, -0.14],
      [0.24, 1.02, -0.14],
      [0.36, 1.06, -0.18],
    ],
    { radius: 0.024, color: metal },
  );
  const [x, y] = canvas.camera.at([0.05, 1.26, -0.45]);
  const [, low] = canvas.camera.at([0.05, 0.9, -0.45]);
  canvas.draw(
    before
      ? `<circle cx="${x}" cy="${y + 40}" r="6" fill="#d6e6ee"/>`
      : `<rect x="${x - 7}" y="${y}" width="14" height="${low - y}" rx="6" fill="${canvas.gradient(
          [x - 7, 0],
          [x + 7, 0],
          [
            [0, '#ffffff', 0.9],
            [0.5, '#a9cfe0', 0.7],
            [1, '#ffffff', 0.8],
          ],
        )}"/><ellipse cx="${x}" cy="${low}" rx="52" ry="11" fill="#ffffff" opacity=".6"/>`,
  );
  if (!before) {
    box(canvas, { at: [-1.3, 0.89, -0.5], size: [0.16, 0.3, 0.16], color: '#c9785a' });
    bush(canvas, [1.3, 0.95, -0.4], 0.28, { color: '#4f7d46', leaves: 110 });
  }
}

/** Iron bars between pillars, a garden behind. */
export function gate({ seed, variant = 0, before = false, camera = null }) {
  const eye = camera ? [1.9, 1.25, -3.6] : [-1.6, 1.5, -4.4];
  const canvas = createCanvas({ seed, eye, target: [camera ? -0.2 : 0.1, 1.15, 0], fov: 50 });
  sky(canvas, before ? 'gray' : variant % 2 ? 'dusk' : 'noon', 480);
  distance(canvas, canvas.camera.at([0, 0, 60])[1]);
  ground(canvas, '#7f9a58');
  for (const x of [-4, 3, 6]) tree(canvas, [x, 0, 8], 5.5);
  lawn(canvas, [-8, 8, 0.4, 8], { dry: before });
  for (let x = -3; x < 3.2; x += 0.7) bush(canvas, [x, 0, 1.4], 0.4, { flowers: '#e0566f' });
  canvas.poly(
    [
      [-8, 0.005, -4.2],
      [8, 0.005, -4.2],
      [8, 0.005, 0.4],
      [-8, 0.005, 0.4],
    ],
    '#b0a899',
  );
  const stone = {
    u: [0.3, 0, 0],
    v: [0, 0.2, 0],
    columns: 2,
    rows: 12,
    gap: 0.03,
    bond: 0.5,
    joint: '#8a8072',
    normal: [-0.2, 0.2, -1],
    jitter: 0.08,
    color: () => mix('#cdbfa8', '#7d6a50', canvas.random.between(0, 0.3)),
  };
  for (const x of [1.55, -2.15]) {
    current(canvas, { at: [x, 0, 0], size: [0.6, 2.4, 0.6], color: '#b9aa92' });
    laid(canvas, { ...stone, origin: [x, 0, -0.002] });
    box(canvas, { at: [x - 0.08, 2.4, -0.08], size: [0.76, 0.14, 0.76], color: '#d8ccb8' });
  }
  const iron = before ? '#7a5038' : '#23282c';
  for (let x = -1.48; x < 1.52; x += 0.155) {
    const tall = 1.75 + 0.35 * Math.cos((x / 1.5) * 1.57);
    canvas.poly(
      [
        [x, 0.01, 0.3],
        [x + 0.02, 0.01, 0.3],
        [x + 0.9, 0.01, -0.9],
        [x + 0.86, 0.01, -0.9],
      ],
      '#0d1424',
      'opacity=".16"',
    );
    tube(
      canvas,
      [
        [x, 0.08, 0.3],
        [x, tall, 0.3],
      ],
      { radius: 0.014, color: iron, shine: 0.3 },
    );
    const [cx, cy] = canvas.camera.at([x, tall + 0.05, 0.3]);
    canvas.draw(
      `<path d="M${cx} ${cy - 26}l9 20-9 14-9-14z" fill="${before ? '#8a5a3c' : variant % 2 ? '#c9a35a' : '#2f3439'}"/>`,
    );
  }
  for (const y of [0.18, 1, 1.55])
    tube(
      canvas,
      [
        [-1.53, y, 0.3],
        [1.53, y, 0.3],
      ],
      { radius: 0.02, color: iron, shine: 0.3 },
    );
  for (let x = -1.2; x < 1.4; x += 0.48) {
    const [cx, cy] = canvas.camera.at([x, 1.28, 0.29]);
    canvas.draw(
      `<path d="M${cx} ${cy + 44}c-56-16-44-82 0-62c44-20 56 46 0 62" fill="none" stroke="${before ? '#6b442e' : '#23282c'}" stroke-width="7"/><circle cx="${cx}" cy="${cy - 4}" r="9" fill="${variant % 2 && !before ? '#c9a35a' : '#2f3439'}"/>`,
    );
  }
  finish(canvas, { warm: variant % 2 ? '#ff9d5c' : '#ffe0b0', warmth: before ? 0.06 : 0.26 });
  return canvas.svg();
}

const KINDS = { manifold, heater, panel, charger, condenser, split, masonry, faucet };
