import { box, tube, tubeShadow } from '../canvas.js';
import { lit, mix } from '../color.js';
import { bush } from '../nature.js';
import { daylight, dark, disc, onWall, raised } from './surfaces.js';
import { surfaceOf } from './walls.js';

const COPPER = '#c9794a';
const BRASS = '#c9a24a';

function pipe(canvas, points, radius, color, shine = 0.7) {
  tubeShadow(canvas, points, { radius, shift: [26, 34], soft: 11, opacity: 0.36 });
  tube(canvas, points, { radius, color, shine });
}

/** A short, thicker piece over a pipe: a sleeve, a nut. */
function sleeve(canvas, from, to, radius, color) {
  tube(canvas, [from, to], { radius, color, shine: 0.6, cap: 'butt' });
}

/** The six-sided nut of a union, standing on a pipe that runs up. */
function nut(canvas, [x, y, z], radius, color, high = 0.07) {
  for (const [from, to, light] of [
    [-1, -0.45, 1.05],
    [-0.45, 0.45, 1.16],
    [0.45, 1, 0.7],
  ])
    canvas.poly(onWall([x + from * radius, x + to * radius], [y, y + high], z - radius), lit(color, light));
  canvas.poly(
    onWall([x - radius, x + radius], [y - 0.004, y + 0.008], z - radius - 0.001),
    '#0b0a10',
    'opacity=".35"',
  );
}

function lever(canvas, [x, y, z], color, turned) {
  disc(canvas, [x, y, z - 0.01], 0.03, BRASS, { thick: 0.3 });
  const end = turned ? [x + 0.2, y + 0.012, z - 0.06] : [x + 0.015, y + 0.2, z - 0.06];
  tubeShadow(canvas, [[x, y, z - 0.05], end], { radius: 0.02, shift: [16, 22], opacity: 0.3 });
  tube(canvas, [[x, y, z - 0.05], end], { radius: 0.021, color, shine: 0.5 });
  disc(canvas, [x, y, z - 0.07], 0.017, '#d3d8db', { thick: 0.2 });
}

/** Pipes on a wall, each with its shutoff valve. */
export function valves(canvas, { variant = 0, work, ...job }) {
  surfaceOf(canvas, job);
  const plastic = variant % 2 === 1;
  const z = -0.09;
  pipe(
    canvas,
    [
      [-1.6, 0.42, z],
      [1.6, 0.42, z],
    ],
    0.052,
    plastic ? '#c9cdd0' : COPPER,
  );
  [-0.52, -0.06, 0.4].forEach((x, index) => {
    const color = plastic ? ['#c23b33', '#2f62ad', '#c23b33'][index] : COPPER;
    pipe(
      canvas,
      [
        [x, 0.42, z],
        [x, -1, z],
      ],
      0.03,
      color,
    );
    sleeve(
      canvas,
      [x - 0.07, 0.42, z],
      [x + 0.07, 0.42, z],
      0.062,
      plastic ? BRASS : mix(COPPER, '#000000', 0.08),
    );
    sleeve(canvas, [x, 0.36, z], [x, 0.3, z], 0.04, plastic ? BRASS : mix(COPPER, '#ffffff', 0.12));
    if (plastic) for (const y of [0.22, -0.33]) sleeve(canvas, [x, y, z], [x, y - 0.02, z], 0.036, '#30363b');
    nut(canvas, [x, 0.12, z], 0.052, BRASS, 0.06);
    sleeve(canvas, [x, 0.12, z], [x, -0.06, z], 0.046, BRASS);
    nut(canvas, [x, -0.12, z], 0.052, BRASS, 0.06);
    lever(canvas, [x, 0.04, z - 0.05], index % 2 ? '#2f62ad' : '#c23b33', work && index === 1);
    raised(canvas, [x - 0.06, -0.46], [0.12, 0.035, 0.05], '#aeb6bb', { soft: 5, opacity: 0.3 });
  });
  daylight(canvas, 0.7);
}

/** The gas control of a water heater, and the union of its pipe. */
export function heaterControl(canvas, { variant = 0, work, ...job }) {
  surfaceOf(canvas, job);
  const flat = variant % 3 === 1;
  const color = flat ? '#eceae6' : variant % 2 ? '#5d6872' : '#e9e8e3';
  const [[left], [right]] = [canvas.camera.at([-0.9, 0, -0.2]), canvas.camera.at([0.16, 0, -0.2])];
  canvas.draw(
    `<rect x="${right - 60}" y="-20" width="150" height="940" fill="#0d1424" opacity=".42" filter="${canvas.blur(26)}"/><rect x="${left}" y="-20" width="${right - left}" height="940" fill="${canvas.gradient(
      [left, 0],
      [right, 0],
      [
        [0, mix(color, '#0b1020', flat ? 0.04 : 0.2)],
        [0.35, mix(color, '#ffffff', flat ? 0.2 : 0.6)],
        [0.6, color],
        [1, mix(color, '#0b1020', flat ? 0.12 : 0.62)],
      ],
    )}"/>`,
  );
  const z = -0.36;
  raised(canvas, [-0.46, -0.2], [0.4, 0.32, 0.1], '#2f3a44', { soft: 14 });
  box(canvas, { at: [-0.46, -0.2, z], size: [0.4, 0.32, 0.26], color: '#3a454f' });
  disc(canvas, [-0.32, -0.05, z - 0.02], 0.085, '#d8473a', { thick: 0.25, shine: 0.35 });
  const [kx, ky] = canvas.camera.at([-0.32, -0.05, z - 0.03]);
  canvas.draw(`<path d="M${kx} ${ky}l-22-58" stroke="#ffffff" stroke-width="9" stroke-linecap="round"/>`);
  for (let mark = 0; mark < 7; mark += 1) {
    const angle = -2.6 + mark * 0.36;
    canvas.draw(
      `<path d="M${kx + Math.cos(angle) * 136} ${ky + Math.sin(angle) * 136}l${Math.cos(angle) * 20} ${Math.sin(angle) * 20}" stroke="#e9e6df" stroke-width="6"/>`,
    );
  }
  disc(canvas, [-0.13, 0.06, z - 0.01], 0.018, '#7fd08a', { thick: 0.2 });
  canvas.poly(onWall([-0.2, -0.09], [-0.16, -0.11], z - 0.001), '#f0eee6', 'opacity=".85"');
  canvas.poly(onWall([-0.5, -0.04], [0.24, 0.52], -0.31), '#fff6cf', 'opacity=".94"');
  for (let line = 0; line < 6; line += 1)
    canvas.poly(
      onWall([-0.46, line % 3 === 2 ? -0.22 : -0.09], [0.48 - line * 0.045, 0.492 - line * 0.045], -0.311),
      line ? '#5d5a4c' : '#b3261e',
      'opacity=".75"',
    );
  pipe(
    canvas,
    [
      [0.42, 0.9, -0.1],
      [0.42, -1, -0.1],
    ],
    0.034,
    COPPER,
  );
  sleeve(canvas, [0.42, 0.3, -0.1], [0.42, 0.24, -0.1], 0.044, mix(COPPER, '#ffffff', 0.15));
  nut(canvas, [0.42, 0.02, -0.1], 0.07, BRASS, 0.1);
  sleeve(canvas, [0.42, 0.0, -0.1], [0.42, -0.06, -0.1], 0.05, BRASS);
  if (!work) lever(canvas, [0.42, -0.22, -0.16], '#e0b020', false);
  sleeve(canvas, [0.42, -0.18, -0.1], [0.42, -0.27, -0.1], 0.05, BRASS);
  if (!work) lever(canvas, [0.42, -0.22, -0.16], '#e0b020', false);
  daylight(canvas, 0.8);
}

/** A faucet's foot on its counter, with its lever. */
export function faucetFoot(canvas, { variant = 0, tone = '#b9cfc4', surface, work }) {
  const metal = ['#d3d8db', '#c9a35a', '#3a4046'][variant % 3];
  surfaceOf(canvas, { surface, tone });
  canvas.poly(
    [
      [-3, -0.22, 0.02],
      [3, -0.22, 0.02],
      [3, -0.22, -1.4],
      [-3, -0.22, -1.4],
    ],
    canvas.gradient(
      [0, 500],
      [0, 900],
      [
        [0, '#d9d6ce'],
        [1, '#f8f6f1'],
      ],
    ),
  );
  canvas.poly(
    onWall([-3, 3], [-0.25, -0.16], -0.002),
    '#0d1424',
    `opacity=".34" filter="${canvas.blur(10)}"`,
  );
  canvas.poly(
    [
      [-0.55, -0.219, -0.38],
      [0.6, -0.219, -0.38],
      [0.72, -0.219, -1],
      [-0.7, -0.219, -1],
    ],
    canvas.gradient(
      [500, 640],
      [600, 900],
      [
        [0, '#5d676e'],
        [0.3, '#a9b3b9'],
        [1, '#dfe4e6'],
      ],
    ),
    'stroke="#eef1f2" stroke-width="9"',
  );
  dark(
    canvas,
    [
      [-0.06, -0.218, -0.06],
      [0.12, -0.218, -0.06],
      [0.3, -0.218, -0.3],
      [0.1, -0.218, -0.3],
    ],
    { by: [0.06, 0, 0], opacity: 0.4, soft: 14 },
  );
  sleeve(canvas, [0, -0.21, -0.16], [0, -0.19, -0.16], 0.095, metal);
  if (work) {
    tube(
      canvas,
      [
        [0, -0.2, -0.16],
        [0, -0.08, -0.16],
      ],
      { radius: 0.03, color: BRASS },
    );
    nut(canvas, [0, -0.12, -0.16], 0.075, '#b9c0c5', 0.08);
  }
  const spout = Array.from({ length: 14 }, (_, step) => {
    const angle = Math.PI * (step / 13);
    const out = (1 - Math.cos(angle)) * 0.11;
    return [-out * 0.8, 0.2 + Math.sin(angle) * 0.16, -0.16 - out * 0.7];
  });
  const lift = work ? 0.1 : 0;
  const raisedPoints = [[0, -0.19 + (work ? 0.14 : 0), -0.16], ...spout, [-0.176, 0.08, -0.314]].map(
    ([x, y, z]) => [x, y + lift * 0.3, z],
  );
  tube(canvas, raisedPoints, { radius: 0.048, color: metal, shine: 0.9 });
  sleeve(canvas, [-0.176, 0.1, -0.314], [-0.176, 0.05, -0.314], 0.046, mix(metal, '#000000', 0.1));
  sleeve(canvas, [0.28, -0.21, -0.16], [0.28, -0.2, -0.16], 0.075, metal);
  tube(
    canvas,
    [
      [0.28, -0.2, -0.16],
      [0.28, -0.09, -0.16],
    ],
    { radius: 0.04, color: metal, shine: 0.8 },
  );
  tube(
    canvas,
    [
      [0.28, -0.08, -0.16],
      [0.46, -0.02, -0.22],
    ],
    { radius: 0.024, color: metal, shine: 0.9 },
  );
  if (!work) {
    const [[x, y], [, low]] = [
      canvas.camera.at([-0.176, 0.05, -0.314]),
      canvas.camera.at([-0.176, -0.218, -0.36]),
    ];
    canvas.draw(
      `<rect x="${x - 15}" y="${y}" width="30" height="${low - y + 60}" rx="12" fill="${canvas.gradient(
        [x - 15, 0],
        [x + 15, 0],
        [
          [0, '#ffffff', 0.9],
          [0.5, '#9cc9dd', 0.6],
          [1, '#ffffff', 0.85],
        ],
      )}"/><ellipse cx="${x}" cy="${low + 62}" rx="96" ry="20" fill="#ffffff" opacity=".6"/>`,
    );
  }
  daylight(canvas, 0.7);
}

/** A car charger's face and the plug in its holder. */
export function chargerPlug(canvas, { variant = 0, work, ...job }) {
  surfaceOf(canvas, job);
  const color = ['#f2f3f2', '#2b3238', '#e9e6df'][variant % 3];
  raised(canvas, [-0.42, -0.16], [0.52, 0.9, 0.12], color, { soft: 18 });
  canvas.poly(
    onWall([-0.39, 0.07], [work ? -0.02 : -0.13, 0.62], -0.1205),
    mix(color, '#0b1020', 0.08),
    'opacity=".7"',
  );
  const [x, y] = canvas.camera.at([-0.16, 0.2, -0.125]);
  canvas.draw(
    `<circle cx="${x}" cy="${y}" r="170" fill="${canvas.radial([x, y], 170, [
      [0, work ? '#f3c23f' : '#5fe08f', 0.4],
      [1, '#5fe08f', 0],
    ])}"/><circle cx="${x}" cy="${y}" r="66" fill="none" stroke="${work ? '#f3c23f' : '#4fd183'}" stroke-width="13"/>`,
  );
  for (const at of [
    [-0.37, -0.1],
    [0.05, -0.1],
  ])
    disc(canvas, [...at, -0.122], 0.02, '#8d959b', { slot: true, thick: 0.15 });
  raised(canvas, [0.24, 0.02], [0.2, 0.3, 0.1], '#2b3036', { soft: 12 });
  sleeve(canvas, [0.34, 0.14, -0.12], [0.34, 0.02, -0.24], 0.085, '#353c43');
  tubeShadow(
    canvas,
    [
      [0.34, 0.0, -0.26],
      [0.36, -0.2, -0.3],
      [0.2, -0.62, -0.2],
    ],
    { radius: 0.03, shift: [30, 30], soft: 12 },
  );
  sleeve(canvas, [0.34, 0.02, -0.25], [0.35, -0.16, -0.3], 0.052, '#22272c');
  tube(
    canvas,
    [
      [0.35, -0.16, -0.3],
      [0.34, -0.4, -0.26],
      [0.18, -0.8, -0.2],
    ],
    { radius: 0.03, color: '#1f2429', shine: 0.3 },
  );
  pipe(
    canvas,
    [
      [-0.16, 0.74, -0.05],
      [-0.16, 1.4, -0.05],
    ],
    0.03,
    '#b9bec2',
  );
  tube(
    canvas,
    Array.from({ length: 18 }, (_, step) => [
      -0.3 + Math.sin(step * 0.36) * 0.2,
      -0.5 + Math.cos(step * 0.36) * 0.2,
      -0.1,
    ]),
    { radius: 0.03, color: '#22272c', shine: 0.3 },
  );
  daylight(canvas, 0.8);
}

/** An outdoor unit's service valves and its slots. */
export function serviceValves(canvas, { variant = 0, work, ...job }) {
  surfaceOf(canvas, job);
  const color = ['#d7d9d6', '#b9c0c2', '#e6e2d6'][variant % 3];
  dark(canvas, onWall([-1.2, 0.3], [-0.9, 0.52], -0.002), { by: [0.16, -0.05, 0], opacity: 0.5, soft: 22 });
  box(canvas, { at: [-1.6, -1.1, -0.3], size: [1.8, 1.6, 0.3], color });
  for (let slot = 0; slot < 13; slot += 1) {
    canvas.poly(
      onWall([-1.5, -0.34], [-0.62 + slot * 0.08, -0.585 + slot * 0.08], -0.301),
      '#12161a',
      'opacity=".8"',
    );
    canvas.poly(
      onWall([-1.5, -0.34], [-0.585 + slot * 0.08, -0.577 + slot * 0.08], -0.302),
      '#ffffff',
      'opacity=".5"',
    );
  }
  canvas.poly(onWall([-0.26, 0.14], [-0.42, 0.4], -0.301), mix(color, '#0b1020', 0.16));
  canvas.poly(onWall([-0.2, 0.1], [0.26, 0.36], -0.302), '#fffbe8');
  for (let line = 0; line < 4; line += 1)
    canvas.poly(
      onWall([-0.18, line % 2 ? 0.02 : 0.08], [0.335 - line * 0.02, 0.341 - line * 0.02], -0.303),
      '#5d5a4c',
      'opacity=".7"',
    );
  for (const [y, radius, insulated] of [
    [0.06, 0.03, false],
    [-0.22, 0.034, true],
  ]) {
    disc(canvas, [-0.06, y, -0.31], 0.06, '#8d959b', { thick: 0.15 });
    tube(
      canvas,
      [
        [-0.06, y, -0.31],
        [-0.03, y, -0.42],
      ],
      { radius: 0.05, color: BRASS },
    );
    const line = [
      [-0.02, y, -0.4],
      [0.2, y - 0.01, -0.4],
      [0.3, y, -0.24],
      [0.5, y + 0.02, -0.1],
      [0.56, y + 0.2, -0.07],
      [0.56, 1.4, -0.07],
    ].map(([px, py, pz], index) => [px + (index > 2 && !insulated ? -0.12 : 0), py, pz]);
    tubeShadow(canvas, line, { radius, shift: [24, 30], soft: 11 });
    tube(canvas, line, {
      radius: insulated ? radius * 1.5 : radius * 0.72,
      color: insulated ? '#2b2f33' : COPPER,
      shine: insulated ? 0.2 : 0.8,
    });
    nut(canvas, [0.03, y - 0.045, -0.38], 0.05, BRASS, 0.09);
    disc(canvas, [-0.06, y, -0.46], 0.036, BRASS, { thick: 0.2 });
  }
  raised(canvas, [0.36, -0.5], [0.26, 0.22, 0.08], '#8d959b', { soft: 9 });
  if (!work) bush(canvas, [0.62, -0.75, -0.3], 0.2, { color: '#5a8c44', flowers: '#ffffff', leaves: 140 });
  daylight(canvas, 0.8);
}

/** The open louver of a mini-split. */
export function louver(canvas, { variant = 0, work, ...job }) {
  surfaceOf(canvas, job);
  const color = ['#f4f4f1', '#e6e9ea', '#3a4046'][variant % 3];
  const low = -0.16;
  dark(canvas, onWall([-1.6, 0.5], [low, 0.5], -0.002), { by: [0.07, -0.14, 0], opacity: 0.42, soft: 26 });
  box(canvas, { at: [-1.8, low, -0.24], size: [2.26, 0.62, 0.24], color });
  canvas.poly(
    onWall([-1.8, 0.42], [low + 0.14, 0.46], -0.241),
    canvas.gradient(
      [0, 100],
      [0, 560],
      [
        [0, '#ffffff', 0.4],
        [1, '#0a0d18', 0.1],
      ],
    ),
    '',
  );
  canvas.poly(onWall([-1.8, 0.42], [low + 0.128, low + 0.136], -0.242), '#0d1424', 'opacity=".5"');
  canvas.poly(onWall([-1.8, 0.36], [low + 0.01, low + 0.12], -0.242), '#1b2025');
  for (let fin = 0; fin < 26; fin += 1)
    canvas.poly(
      onWall([-1.2 + fin * 0.06, -1.19 + fin * 0.06], [low + 0.015, low + 0.115], -0.243),
      '#59636b',
      'opacity=".8"',
    );
  canvas.poly(
    [
      [-1.8, low + 0.02, -0.24],
      [0.36, low + 0.02, -0.24],
      [0.36, low - 0.06, -0.33],
      [-1.8, low - 0.06, -0.33],
    ],
    canvas.gradient(
      [0, 500],
      [0, 640],
      [
        [0, lit(color, 0.8)],
        [1, lit(color, 1.04)],
      ],
    ),
  );
  canvas.poly(
    [
      [-1.8, low - 0.06, -0.33],
      [0.36, low - 0.06, -0.33],
      [0.36, low - 0.068, -0.33],
      [-1.8, low - 0.068, -0.33],
    ],
    lit(color, 0.6),
  );
  disc(canvas, [0.3, low + 0.3, -0.243], 0.012, '#5fe08f', { thick: 0.1 });
  if (!work)
    for (let puff = 0; puff < 7; puff += 1)
      canvas.draw(
        `<path d="M${60 + puff * 120} 640q-24 70 20 130t-8 150" fill="none" stroke="#eaf7fc" stroke-width="26" opacity=".24" filter="${canvas.blur(9)}"/>`,
      );
  else {
    raised(canvas, [0.52, -0.3], [0.16, 1, 0.02], '#c3cbd0', { soft: 8 });
    for (const at of [
      [0.6, 0.0],
      [0.6, -0.24],
    ])
      disc(canvas, [...at, -0.024], 0.022, '#7f888f', { slot: true, thick: 0.2 });
  }
  pipe(
    canvas,
    [
      [0.46, 0.1, -0.08],
      [0.9, 0.1, -0.08],
      [0.9, -1, -0.08],
    ],
    0.055,
    '#f1efe9',
    0.4,
  );
  daylight(canvas, 0.8);
}
