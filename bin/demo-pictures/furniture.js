import { box, contact, laid, tube, tubeShadow } from './canvas.js';
import { lit, mix } from './color.js';
import { bush } from './nature.js';
import { fronts, pendant, current } from './room.js';

export const BACKSPLASH = ['#f2efe8', '#7fa69b', '#d9c7a6', '#4c6f86', '#e7d5cd'];
export const STONE = ['#e9e6e0', '#3f4347', '#c9b79c', '#f4f2ee', '#6b6258'];

export function kitchen(canvas, { size, tones, before, variant }) {
  const { depth, right } = size;
  const front = depth - 0.62;
  const cabinet = before ? '#a07f4c' : tones.accent;
  const stone = before ? '#b3a58a' : STONE[variant % STONE.length];
  tiles(canvas, {
    x: -2.3,
    y: 0.92,
    z: depth - 0.01,
    width: 4.6,
    height: 0.62,
    color: before ? '#c8b98f' : BACKSPLASH[variant % BACKSPLASH.length],
    piece: [0.24, 0.1],
    worn: before,
  });
  box(canvas, { at: [-2.3, 1.54, depth - 0.36], size: [1.55, 0.8, 0.36], color: cabinet });
  fronts(canvas, { x: -2.3, y: 1.54, z: depth - 0.36, width: 1.55, height: 0.8, count: 3, color: cabinet });
  hood(canvas, depth, before);
  if (variant % 2) shelves(canvas, depth);
  else {
    box(canvas, { at: [0.65, 1.54, depth - 0.36], size: [1.65, 0.8, 0.36], color: cabinet });
    fronts(canvas, { x: 0.65, y: 1.54, z: depth - 0.36, width: 1.65, height: 0.8, count: 3, color: cabinet });
  }
  current(canvas, { at: [-2.3, 0, front], size: [4.6, 0.88, 0.62], color: mix(cabinet, '#000000', 0.25) });
  fronts(canvas, {
    x: -2.3,
    y: 0.1,
    z: front,
    width: 1.9,
    height: 0.76,
    count: 3,
    color: cabinet,
    drawers: variant % 2 ? 2 : 1,
  });
  stove(canvas, front, before);
  fronts(canvas, {
    x: 0.4,
    y: 0.1,
    z: front,
    width: 1.9,
    height: 0.76,
    count: 3,
    color: cabinet,
    drawers: variant % 3 ? 1 : 3,
  });
  box(canvas, { at: [-2.3, 0.88, front - 0.03], size: [4.6, 0.045, 0.66], color: stone });
  if (variant % 2 === 0) fridge(canvas, front, before);
  if (before) return clutter(canvas);
  counterThings(canvas, front);
  if (variant % 3 !== 2)
    island(canvas, { stone, color: variant % 2 ? '#f1ede4' : mix(cabinet, '#ffffff', 0.1), right });
}

function fridge(canvas, front, before) {
  const steel = before ? '#b9b2a2' : '#c3c9cd';
  current(canvas, { at: [-2.3, 0, front - 0.1], size: [0.86, 2.02, 0.72], color: steel });
  canvas.poly(
    [
      [-2.3, 1.28, front - 0.102],
      [-1.44, 1.28, front - 0.102],
      [-1.44, 1.295, front - 0.102],
      [-2.3, 1.295, front - 0.102],
    ],
    '#3a4046',
  );
  for (const [low, high] of [
    [0.75, 1.2],
    [1.38, 1.75],
  ])
    tube(
      canvas,
      [
        [-1.53, low, front - 0.15],
        [-1.53, high, front - 0.15],
      ],
      { radius: 0.014, color: '#8d959b' },
    );
}

function hood(canvas, depth, before) {
  const steel = before ? '#8b8478' : '#c8ccd0';
  box(canvas, { at: [-0.22, 1.95, depth - 0.3], size: [0.36, 0.65, 0.3], color: steel });
  box(canvas, { at: [-0.44, 1.72, depth - 0.46], size: [0.82, 0.22, 0.46], color: steel });
}

function stove(canvas, front, before) {
  box(canvas, {
    at: [-0.4, 0.02, front - 0.03],
    size: [0.8, 0.87, 0.1],
    color: before ? '#b9b2a2' : '#b5babf',
  });
  canvas.poly(
    [
      [-0.33, 0.2, front - 0.035],
      [0.33, 0.2, front - 0.035],
      [0.33, 0.58, front - 0.035],
      [-0.33, 0.58, front - 0.035],
    ],
    canvas.gradient(
      [500, 500],
      [640, 700],
      [
        [0, '#3a4048'],
        [0.5, '#14171b'],
        [1, '#2b3036'],
      ],
    ),
  );
  tube(
    canvas,
    [
      [-0.33, 0.67, front - 0.07],
      [0.33, 0.67, front - 0.07],
    ],
    { radius: 0.016, color: '#dfe3e6' },
  );
  for (let knob = 0; knob < 4; knob += 1)
    tube(
      canvas,
      [
        [-0.27 + knob * 0.18, 0.8, front - 0.05],
        [-0.26 + knob * 0.18, 0.8, front - 0.05],
      ],
      { radius: 0.024, color: '#2f3338' },
    );
}

function shelves(canvas, depth) {
  const { random } = canvas;
  for (const y of [1.6, 2]) {
    canvas.poly(
      [
        [0.7, y - 0.1, depth - 0.012],
        [2.2, y - 0.1, depth - 0.012],
        [2.2, y, depth - 0.012],
        [0.7, y, depth - 0.012],
      ],
      '#0d1424',
      `opacity=".28" filter="${canvas.blur(5)}"`,
    );
    box(canvas, { at: [0.7, y, depth - 0.26], size: [1.5, 0.05, 0.26], color: '#a9794a' });
    for (let x = 0.8; x < 2.1; x += random.between(0.15, 0.24))
      box(canvas, {
        at: [x, y + 0.05, depth - 0.18],
        size: [0.1, random.between(0.1, 0.24), 0.1],
        color: random.pick(['#f3efe6', '#c9785a', '#7f9a8c', '#d8b25c', '#e9e1d2']),
      });
  }
}

function counterThings(canvas, front) {
  const { random } = canvas;
  for (const [x, tall, color] of [
    [-0.92, 0.3, '#c9785a'],
    [-0.72, 0.2, '#e9e1d2'],
    [1.9, 0.26, '#7f9a8c'],
  ])
    box(canvas, { at: [x, 0.925, front + 0.3], size: [0.13, tall, 0.13], color });
  bush(canvas, [1.5, 0.98, front + 0.3], 0.16, { color: '#5d8a45', leaves: 50 });
  tube(
    canvas,
    [
      [-1.1, 0.92, front + 0.5],
      [-1.1, 1.22, front + 0.5],
      [-1.1, 1.26, front + 0.38],
      [-1.1, 1.16, front + 0.32],
    ],
    { radius: 0.016, color: random.pick(['#d5d9dc', '#c9a35a', '#35383c']) },
  );
}

function island(canvas, { stone, color }) {
  current(canvas, { at: [-1.5, 0, 0.95], size: [1.75, 0.87, 0.75], color });
  fronts(canvas, { x: -1.5, y: 0.08, z: 0.95, width: 1.75, height: 0.76, count: 4, color });
  canvas.poly(
    [
      [-1.56, 0.8, 0.94],
      [0.3, 0.8, 0.94],
      [0.3, 0.87, 0.94],
      [-1.56, 0.87, 0.94],
    ],
    '#0d1424',
    `opacity=".3" filter="${canvas.blur(3)}"`,
  );
  box(canvas, { at: [-1.58, 0.87, 0.85], size: [1.92, 0.055, 0.95], color: stone });
  const [x, y] = canvas.camera.at([-0.5, 0.94, 1.3]);
  canvas.draw(
    `<ellipse cx="${x}" cy="${y}" rx="70" ry="16" fill="#b98a5a"/><ellipse cx="${x}" cy="${y - 5}" rx="62" ry="12" fill="#8a6238"/>`,
  );
  for (const [dx, dy, tone] of [
    [-26, -18, '#d2483a'],
    [2, -24, '#e9b73f'],
    [26, -16, '#8fae4a'],
    [-6, -10, '#d2623a'],
  ])
    canvas.draw(
      `<circle cx="${x + dx}" cy="${y + dy}" r="17" fill="${canvas.radial([x + dx - 6, y + dy - 7], 26, [
        [0, mix(tone, '#ffffff', 0.5)],
        [0.4, tone],
        [1, mix(tone, '#000000', 0.5)],
      ])}"/>`,
    );
  for (const px of [-1.15, -0.15])
    pendant(canvas, [px, 1.72, 1.3], canvas.random.pick(['#2f3338', '#c9a35a', '#e9e1d2']));
}

function clutter(canvas) {
  current(canvas, { at: [-0.7, 0, 1.6], size: [0.5, 0.42, 0.45], color: '#b08a58' });
  current(canvas, { at: [-0.15, 0, 1.75], size: [0.4, 0.3, 0.4], color: '#a17b4b' });
}

function tiles(canvas, { x, y, z, width, height, color, piece: [w, h], worn, bond = 0.5 }) {
  const { random } = canvas;
  laid(canvas, {
    origin: [x, y, z],
    u: [w, 0, 0],
    v: [0, h, 0],
    columns: Math.ceil(width / w),
    rows: Math.ceil(height / h),
    gap: 0.03,
    bond,
    joint: worn ? '#8a7d60' : mix(color, '#d9d6cf', 0.6),
    normal: [0, 0.3, -1],
    jitter: 0.07,
    color: () =>
      worn && random.chance(0.08)
        ? null
        : mix(color, random.pick(['#ffffff', '#000000']), random.between(0, 0.07)),
  });
}

export function bath(canvas, { size, tones, before, variant }) {
  const { depth, right } = size;
  const tile = before ? '#c9b99a' : tones.accent;
  const pieces = [
    [0.3, 0.15],
    [0.15, 0.15],
    [0.6, 0.3],
    [0.1, 0.3],
    [0.2, 0.2],
  ][variant % 5];
  tiles(canvas, {
    x: -2.3,
    y: 0,
    z: depth - 0.01,
    width: 4.6,
    height: variant % 2 ? 2.6 : 1.4,
    color: tile,
    piece: pieces,
    worn: before,
    bond: variant % 3 ? 0.5 : 0,
  });
  if (!(variant % 2))
    box(canvas, { at: [-2.3, 1.4, depth - 0.03], size: [4.6, 0.05, 0.03], color: mix(tile, '#ffffff', 0.3) });
  if (variant % 3 === 1) shower(canvas, size, before);
  else tub(canvas, size, before);
  vanity(canvas, { depth, before, variant });
  if (before) return;
  current(canvas, { at: [right - 0.5, 0, 1.75], size: [0.34, 0.36, 0.34], color: '#a9794a' });
  bush(canvas, [right - 0.33, 0.34, 1.92], 0.3, { color: '#4f7d46', leaves: 100 });
}

function tub(canvas, { depth }, before) {
  const white = before ? '#cfc4a8' : '#f7f6f2';
  const at = [-2.25, 0, depth - 0.85];
  current(canvas, { at, size: [1.75, 0.56, 0.8], color: white });
  canvas.poly(
    [
      [-2.15, 0.562, depth - 0.76],
      [-0.6, 0.562, depth - 0.76],
      [-0.6, 0.562, depth - 0.14],
      [-2.15, 0.562, depth - 0.14],
    ],
    canvas.gradient(
      [200, 480],
      [480, 560],
      [
        [0, mix(white, '#5a6a78', 0.5)],
        [1, mix(white, '#8fa0ac', 0.25)],
      ],
    ),
  );
  tube(
    canvas,
    [
      [-0.62, 0.56, depth - 0.06],
      [-0.62, 0.86, depth - 0.06],
      [-0.78, 0.9, depth - 0.16],
    ],
    { radius: 0.022, color: before ? '#9a8f7c' : '#c9ced2' },
  );
  if (!before) box(canvas, { at: [-2.1, 0.3, depth - 0.87], size: [0.4, 0.3, 0.03], color: '#dfd3bf' });
}

function shower(canvas, { depth }, before) {
  box(canvas, { at: [-2.3, 0, depth - 1], size: [1.6, 0.07, 1], color: before ? '#bdb093' : '#f1f0ec' });
  tubeShadow(
    canvas,
    [
      [-1.5, 1.1, depth - 0.05],
      [-1.5, 2.15, depth - 0.05],
    ],
    { radius: 0.02 },
  );
  tube(
    canvas,
    [
      [-1.5, 1.05, depth - 0.05],
      [-1.5, 2.2, depth - 0.05],
      [-1.5, 2.22, depth - 0.35],
    ],
    { radius: 0.018, color: before ? '#938a78' : '#2f3338' },
  );
  tube(
    canvas,
    [
      [-1.62, 2.2, depth - 0.36],
      [-1.38, 2.2, depth - 0.36],
    ],
    { radius: 0.035, color: before ? '#938a78' : '#2f3338' },
  );
  if (before) return;
  const glass = [
    [-0.7, 0.07, depth - 1],
    [-0.7, 0.07, depth - 0.02],
    [-0.7, 2.2, depth - 0.02],
    [-0.7, 2.2, depth - 1],
  ];
  const front = [
    [-2.3, 0.07, depth - 1],
    [-0.7, 0.07, depth - 1],
    [-0.7, 2.2, depth - 1],
    [-2.3, 2.2, depth - 1],
  ];
  for (const pane of [glass, front])
    canvas.poly(pane, '#d8ecf2', 'opacity=".2" stroke="#ffffff" stroke-width="3"');
  canvas.poly(
    [
      [-2, 0.07, depth - 1.001],
      [-1.7, 0.07, depth - 1.001],
      [-1.1, 2.2, depth - 1.001],
      [-1.4, 2.2, depth - 1.001],
    ],
    '#ffffff',
    'opacity=".16"',
  );
}

function vanity(canvas, { depth, before, variant }) {
  const wood = before ? '#8f7a54' : ['#a9794a', '#3d5a66', '#e9e6df', '#6b4f38', '#52684f'][variant % 5];
  const front = depth - 0.52;
  canvas.poly(
    [
      [0, 0.02, depth - 0.3],
      [1.75, 0.02, depth - 0.3],
      [1.75, 0.02, front - 0.1],
      [0, 0.02, front - 0.1],
    ],
    '#0d1424',
    `opacity=".45" filter="${canvas.blur(9)}"`,
  );
  box(canvas, { at: [0.05, before ? 0 : 0.28, front], size: [1.65, before ? 0.8 : 0.52, 0.52], color: wood });
  fronts(canvas, {
    x: 0.05,
    y: before ? 0.06 : 0.28,
    z: front,
    width: 1.65,
    height: before ? 0.7 : 0.52,
    count: 2,
    color: wood,
    drawers: before ? 1 : 2,
  });
  box(canvas, {
    at: [0, 0.8, front - 0.03],
    size: [1.75, 0.05, 0.56],
    color: before ? '#c3b596' : '#f5f3ef',
  });
  for (const x of variant % 2 ? [0.87] : [0.45, 1.3]) {
    box(canvas, {
      at: [x - 0.21, 0.85, front + 0.08],
      size: [0.42, 0.12, 0.32],
      color: before ? '#cbbf9f' : '#ffffff',
    });
    tube(
      canvas,
      [
        [x, 0.85, depth - 0.09],
        [x, 1.14, depth - 0.09],
        [x, 1.14, depth - 0.24],
        [x, 1.08, depth - 0.26],
      ],
      { radius: 0.016, color: before ? '#9a8f7c' : variant % 2 ? '#c9a35a' : '#2f3338' },
    );
  }
  mirror(canvas, depth, before, variant);
}

function mirror(canvas, depth, before, variant) {
  const [cx, cy] = canvas.camera.at([0.87, 1.66, depth - 0.03]);
  const r = canvas.camera.scale([0.87, 1.66, depth]) * 0.44;
  const glass = canvas.gradient(
    [cx - r, cy - r],
    [cx + r, cy + r],
    before
      ? [
          [0, '#a9aa9c'],
          [1, '#7c7d70'],
        ]
      : [
          [0, '#eef6f8'],
          [0.45, '#b9cfd6'],
          [0.5, '#dcebef'],
          [1, '#93adb6'],
        ],
  );
  const round = variant % 2 === 1 && !before;
  const shape = (grow, fill, more = '') =>
    round
      ? `<circle cx="${cx}" cy="${cy}" r="${r + grow}" fill="${fill}" ${more}/>`
      : `<rect x="${cx - r * 1.5 - grow}" y="${cy - r * 0.85 - grow}" width="${r * 3 + 2 * grow}" height="${r * 1.7 + 2 * grow}" rx="4" fill="${fill}" ${more}/>`;
  canvas.draw(
    `<g transform="translate(8 12)">${shape(4, '#0d1424', `opacity=".35" filter="${canvas.blur(7)}"`)}</g>${shape(7, before ? '#8a7c5e' : '#b08a4a')}${shape(0, glass)}`,
  );
  if (before) return;
  for (const side of [-1, 1]) {
    const x = cx + side * r * (round ? 1.35 : 1.8);
    canvas.draw(
      `<circle cx="${x}" cy="${cy - 20}" r="110" fill="${canvas.radial([x, cy - 20], 110, [
        [0, '#ffe8b8', 0.6],
        [1, '#ffe8b8', 0],
      ])}"/><rect x="${x - 9}" y="${cy - 50}" width="18" height="62" rx="9" fill="#fff6df"/><rect x="${x - 4}" y="${cy + 12}" width="8" height="14" fill="#b08a4a"/>`,
    );
  }
}

export function living(canvas, { size, tones, before, variant }) {
  const { depth, right } = size;
  skirting(canvas, size, before);
  if (before) return clutter(canvas);
  picture(canvas, depth, variant, tones);
  rug(canvas, variant);
  sofa(canvas, depth, tones.accent, variant);
  current(canvas, { at: [-0.55, 0.3, 1.55], size: [1.1, 0.06, 0.55], color: '#8a6238' });
  for (const [x, z] of [
    [-0.5, 1.6],
    [0.46, 1.6],
    [-0.5, 2],
    [0.46, 2],
  ])
    box(canvas, { at: [x, 0, z], size: [0.05, 0.3, 0.05], color: '#5d4126' });
  for (const [x, tall, color] of [
    [-0.2, 0.2, '#c9785a'],
    [0.05, 0.09, '#e9e1d2'],
  ])
    box(canvas, { at: [x, 0.36, 1.75], size: [0.14, tall, 0.14], color });
  if (variant % 3 === 2) return bookcase(canvas, size);
  current(canvas, { at: [right - 0.55, 0, depth - 0.6], size: [0.36, 0.4, 0.36], color: '#d8d2c6' });
  bush(canvas, [right - 0.37, 0.5, depth - 0.42], 0.42, { color: '#4a7548', tall: 1.4, leaves: 150 });
  return lamp(canvas, depth);
}

/** Shelves with books beside the sofa. */
function bookcase(canvas, { right, depth }) {
  const { random } = canvas;
  const [x, z, wide] = [right - 1.05, depth - 0.36, 1];
  current(canvas, { at: [x, 0, z], size: [wide, 2, 0.34], color: '#7a5336' });
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = 0.08 + shelf * 0.38;
    canvas.poly(
      [
        [x + 0.04, y, z - 0.002],
        [x + wide - 0.04, y, z - 0.002],
        [x + wide - 0.04, y + 0.34, z - 0.002],
        [x + 0.04, y + 0.34, z - 0.002],
      ],
      '#2b1d12',
    );
    for (let at = x + 0.06; at < x + wide - 0.12;) {
      const thick = random.between(0.03, 0.075);
      box(canvas, {
        at: [at, y, z - 0.004],
        size: [thick, random.between(0.18, 0.3), 0.004],
        color: random.pick(['#c9785a', '#3f5f7a', '#e9e1d2', '#6b7d5c', '#d8b25c', '#8a3a2c']),
      });
      at += thick + (random.chance(0.2) ? 0.1 : 0.004);
    }
  }
}

function skirting(canvas, { left, right, depth }, before) {
  const color = before ? '#b5a884' : '#fbfaf6';
  box(canvas, { at: [left, 0, depth - 0.025], size: [right - left, 0.13, 0.025], color });
  box(canvas, { at: [right - 0.025, 0, -1.5], size: [0.025, 0.13, depth + 1.5], color });
  box(canvas, { at: [left, 2.5, depth - 0.05], size: [right - left, 0.1, 0.05], color });
}

function picture(canvas, depth, variant, tones) {
  const { random } = canvas;
  for (const [x, w, h] of variant % 2
    ? [
        [-0.9, 0.62, 0.8],
        [-0.15, 0.62, 0.8],
        [0.6, 0.62, 0.8],
      ]
    : [[-0.75, 1.5, 0.85]]) {
    const z = depth - 0.03;
    const y = 1.3;
    canvas.poly(
      [
        [x + 0.03, y - 0.06, z],
        [x + w + 0.05, y - 0.06, z],
        [x + w + 0.05, y + h, z],
        [x + 0.03, y + h, z],
      ],
      '#0d1424',
      `opacity=".35" filter="${canvas.blur(6)}"`,
    );
    box(canvas, {
      at: [x, y, z - 0.03],
      size: [w, h, 0.03],
      color: random.pick(['#2f3338', '#b08a4a', '#f4f1ea']),
    });
    canvas.poly(
      [
        [x + 0.05, y + 0.05, z - 0.035],
        [x + w - 0.05, y + 0.05, z - 0.035],
        [x + w - 0.05, y + h - 0.05, z - 0.035],
        [x + 0.05, y + h - 0.05, z - 0.035],
      ],
      '#f3ede0',
    );
    for (let hill = 0; hill < 3; hill += 1) {
      const base = y + 0.1;
      canvas.poly(
        [
          [x + 0.08, base, z - 0.037],
          [x + w - 0.08, base, z - 0.037],
          [x + w - 0.08, base + random.between(0.15, 0.5) * (1 - hill * 0.25), z - 0.037],
          [x + w * random.between(0.3, 0.7), base + random.between(0.2, 0.58) * (1 - hill * 0.25), z - 0.037],
          [x + 0.08, base + random.between(0.12, 0.4) * (1 - hill * 0.25), z - 0.037],
        ],
        mix(tones.accent, ['#e7b58a', '#ffffff', '#22303a'][hill], 0.45),
      );
    }
  }
}

function rug(canvas, variant) {
  const color = ['#d8cbb4', '#b5654a', '#8fa3a0', '#e6dfd0', '#5b6b7a'][variant % 5];
  const at = (inset) => [
    [-1.4 + inset, 0.006, 0.9 + inset],
    [1.2 - inset, 0.006, 0.9 + inset],
    [1.2 - inset, 0.006, 2.5 - inset],
    [-1.4 + inset, 0.006, 2.5 - inset],
  ];
  contact(canvas, [-1.4, 0, 0.9], [2.6, 0, 1.6], { opacity: 0.3 });
  canvas.poly(at(0), lit(color, 0.95));
  canvas.poly(at(0.12), lit(mix(color, '#2d2a26', 0.22), 0.95));
  canvas.poly(at(0.18), lit(mix(color, '#ffffff', 0.2), 0.95));
}

function sofa(canvas, depth, color, variant) {
  const [x, z, w] = [-1.2, depth - 1, 2.2];
  contact(canvas, [x, 0, z], [w, 0, 0.85], { soft: 12, spread: 0.1, opacity: 0.5 });
  box(canvas, { at: [x, 0.38, z + 0.62], size: [w, 0.45, 0.24], color });
  box(canvas, { at: [x, 0.1, z], size: [w, 0.3, 0.7], color });
  for (const side of [x - 0.02, x + w - 0.2])
    box(canvas, { at: [side, 0.1, z - 0.02], size: [0.22, 0.52, 0.85], color: mix(color, '#ffffff', 0.06) });
  for (let seat = 0; seat < 3; seat += 1) {
    box(canvas, {
      at: [x + 0.22 + seat * 0.59, 0.4, z - 0.03],
      size: [0.57, 0.13, 0.66],
      color: mix(color, '#ffffff', 0.1),
    });
    box(canvas, {
      at: [x + 0.22 + seat * 0.59, 0.53, z + 0.48],
      size: [0.57, 0.36, 0.15],
      color: mix(color, '#ffffff', 0.08),
    });
  }
  for (const [px, tone] of [
    [x + 0.32, '#e3b65c'],
    [x + 1.5, '#f1ece0'],
  ])
    box(canvas, {
      at: [px, 0.53, z + 0.34],
      size: [0.36, 0.34, 0.12],
      color: variant % 2 ? tone : mix(tone, '#c9785a', 0.5),
    });
}

function lamp(canvas, depth) {
  const [x, z] = [1.35, depth - 0.5];
  tube(
    canvas,
    [
      [x, 0, z],
      [x, 1.5, z],
    ],
    { radius: 0.014, color: '#2f3338' },
  );
  const [cx, cy] = canvas.camera.at([x, 1.62, z]);
  const r = canvas.camera.scale([x, 1.6, z]) * 0.2;
  canvas.draw(
    `<circle cx="${cx}" cy="${cy}" r="${r * 4}" fill="${canvas.radial([cx, cy], r * 4, [
      [0, '#ffdf9e', 0.6],
      [1, '#ffdf9e', 0],
    ])}"/><path d="M${cx - r} ${cy + r * 0.7}L${cx - r * 0.6} ${cy - r * 0.6}H${cx + r * 0.6}L${cx + r} ${cy + r * 0.7}z" fill="${canvas.gradient(
      [cx - r, 0],
      [cx + r, 0],
      [
        [0, '#fff4d8'],
        [0.5, '#ffe9bd'],
        [1, '#d9b67c'],
      ],
    )}"/>`,
  );
}

/** A room in which painters, plasterers or floor layers are at work. */
export function works(canvas, { size, tones, before, variant }) {
  const { depth, right } = size;
  skirting(canvas, size, before);
  const done = [0.35, 0.55, 0.72][variant % 3];
  canvas.poly(
    [
      [-2.3, 0.13, depth - 0.004],
      [-2.3 + 4.6 * done, 0.13, depth - 0.004],
      [-2.3 + 4.6 * (done - 0.07), 2.5, depth - 0.004],
      [-2.3, 2.5, depth - 0.004],
    ],
    canvas.gradient(
      [200, 0],
      [900, 0],
      [
        [0, lit(tones.accent, 1.02)],
        [1, lit(tones.accent, 0.9)],
      ],
    ),
  );
  ladder(canvas, [0.7, 0, depth - 0.95]);
  contact(canvas, [-1.7, 0, 1], [1.7, 0, 1.2], { opacity: 0.2 });
  canvas.poly(
    [
      [-1.7, 0.01, 0.9],
      [0.1, 0.01, 1.1],
      [-0.1, 0.01, 2.2],
      [-1.8, 0.01, 2.1],
    ],
    lit('#ece8de', 0.94),
  );
  for (const [x, z, color] of [
    [-1.2, 1.4, tones.accent],
    [-0.75, 1.65, '#f4f1ea'],
    [-0.4, 1.35, mix(tones.accent, '#ffffff', 0.5)],
  ])
    bucket(canvas, [x, 0, z], color);
  current(canvas, { at: [right - 0.75, 0, 1.5], size: [0.55, 0.38, 0.4], color: '#b5433a' });
}

function bucket(canvas, at, color) {
  const [x, y] = canvas.camera.at(at);
  const s = canvas.camera.scale(at) * 0.17;
  canvas.draw(
    `<ellipse cx="${x + s * 0.4}" cy="${y}" rx="${s * 1.4}" ry="${s * 0.4}" fill="#0d1424" opacity=".4" filter="${canvas.blur(6)}"/><path d="M${x - s} ${y - s * 1.9}L${x - s * 0.82} ${y}a${s * 0.82} ${s * 0.26} 0 0 0 ${s * 1.64} 0L${x + s} ${y - s * 1.9}z" fill="${canvas.gradient(
      [x - s, 0],
      [x + s, 0],
      [
        [0, '#f2f4f5'],
        [0.35, '#c4cacf'],
        [1, '#6f777d'],
      ],
    )}"/><ellipse cx="${x}" cy="${y - s * 1.9}" rx="${s}" ry="${s * 0.32}" fill="#8d959b"/><ellipse cx="${x}" cy="${y - s * 1.85}" rx="${s * 0.86}" ry="${s * 0.25}" fill="${canvas.gradient(
      [x - s, y - s * 2],
      [x + s, y - s * 1.6],
      [
        [0, mix(color, '#ffffff', 0.3)],
        [1, color],
      ],
    )}"/>`,
  );
}

function ladder(canvas, [x, y, z]) {
  const color = '#d8a13a';
  const legs = [
    [
      [x, y, z],
      [x + 0.14, 1.9, z + 0.35],
    ],
    [
      [x + 0.55, y, z],
      [x + 0.41, 1.9, z + 0.35],
    ],
    [
      [x + 0.05, y, z + 0.75],
      [x + 0.16, 1.9, z + 0.36],
    ],
    [
      [x + 0.5, y, z + 0.75],
      [x + 0.39, 1.9, z + 0.36],
    ],
  ];
  for (const leg of legs.toReversed())
    tubeShadow(canvas, leg, { radius: 0.03, shift: [26, 6], opacity: 0.16, soft: 8 });
  for (const leg of legs.toReversed()) tube(canvas, leg, { radius: 0.026, color, shine: 0.3 });
  for (let step = 1; step < 7; step += 1) {
    const part = step / 7;
    box(canvas, {
      at: [x + 0.14 * part, 1.9 * part, z + 0.35 * part - 0.03],
      size: [0.55 - 0.28 * part, 0.035, 0.1],
      color,
    });
  }
}
