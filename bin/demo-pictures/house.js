import { add } from './camera.js';
import { box, contact, createCanvas, finish, laid, shadow } from './canvas.js';
import { lit, mix } from './color.js';
import { bush, distance, ground, lawn, pavers, sky, tree } from './nature.js';

const PALETTES = [
  { wall: '#e9e0cf', trim: '#ffffff', roof: '#5b5f66', door: '#8a3a2c' },
  { wall: '#8fa3ad', trim: '#f4f4ee', roof: '#3f444b', door: '#d8a13a' },
  { wall: '#d9b98c', trim: '#fff7e8', roof: '#a4553a', door: '#3f6b63' },
  { wall: '#f2f0ea', trim: '#2f3437', roof: '#33373c', door: '#b5703a' },
  { wall: '#6f8268', trim: '#f3eedd', roof: '#6a5a4d', door: '#7a2e2a' },
  { wall: '#c9785a', trim: '#f7e9d4', roof: '#8f4630', door: '#2f5a6b' },
  { wall: '#37475a', trim: '#f1efe9', roof: '#50545a', door: '#e0a94a' },
];

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
}) {
  const aim =
    focus === 'roof' || focus === 'solar'
      ? { eye: [-6.2 * mirror, 5.4, -8.2], target: [0.2 * mirror, 3.2, 2.4], fov: 50 }
      : {
          eye: [-5.2 * mirror, two ? 2.1 : 1.75, two ? -12.4 : -10.2],
          target: [0.4 * mirror, two ? 2.9 : 2, 1],
          fov: 50,
        };
  const canvas = createCanvas({
    seed,
    ...aim,
    sun: [-0.55 * mirror, 0.7, -0.5],
    ambient: time === 'dusk' ? 0.5 : 0.6,
    strength: time === 'dusk' ? 0.4 : 0.62,
  });
  const { random } = canvas;
  const chosen = PALETTES[palette % PALETTES.length];
  const colors = before ? faded(chosen) : chosen;
  sky(canvas, before ? 'gray' : time, focus === 'roof' ? 330 : 500);
  distance(canvas, canvas.camera.at([0, 0, 60])[1]);
  ground(canvas, before ? '#8f8a62' : '#6d8f4d');
  for (const x of [-9, -5, 6.5, 10])
    tree(canvas, [x * mirror, 0, 11 + random.between(0, 4)], random.between(5, 7.5));
  lawn(canvas, [-16, 16, -9.5, 1], { dry: before });
  pavers(canvas, [1.6, 4.6, -9, 0], { piece: 0.6, color: '#c4bcae', worn: before });
  const size = [7.6, two ? 5.2 : 3, 5.6];
  walls(canvas, { size, colors, before, siding, time, two, focus });
  roof(canvas, {
    size,
    colors,
    before,
    shingle,
    solar: focus === 'solar' && !before,
    flat: focus === 'flat',
  });
  garden(canvas, before, mirror);
  finish(canvas, {
    from: mirror > 0 ? [150, 80] : [1050, 80],
    warmth: before ? 0.05 : 0.24,
    warm: time === 'dusk' ? '#ff9d5c' : '#ffe0b0',
  });
  return canvas.svg();
}

const faded = ({ wall, trim, roof, door }) => ({
  wall: mix(wall, '#a39b88', 0.5),
  trim: mix(trim, '#b8b09c', 0.55),
  roof: mix(roof, '#8b8478', 0.4),
  door: mix(door, '#7d7468', 0.5),
});

function walls(canvas, { size, colors, before, siding, time, two, focus }) {
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
    windowOn(canvas, [-2.9, y, 0], [1.5, 1.25], colors, time, before);
    if (floor > 0) windowOn(canvas, [-0.4, y, 0], [0.9, 1.25], colors, time, before);
    if (floor > 0) windowOn(canvas, [1.6, y, 0], [1.5, 1.25], colors, time, before);
  }
  door(canvas, colors, time);
  if (focus !== 'narrow') garage(canvas, colors, before);
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
  for (let spot = 0; spot < 16; spot += 1) {
    const top = [random.between(-w / 2 + 0.3, w / 2 - 0.3), random.between(h * 0.4, h), -0.01];
    const [x, y] = camera.at(top);
    const long = random.between(30, 130);
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${(y + long / 2).toFixed(0)}" rx="${random.between(8, 34).toFixed(0)}" ry="${long.toFixed(0)}" fill="#4f4636" opacity="${random.between(0.1, 0.26).toFixed(2)}" filter="${canvas.blur(8)}"/>`,
    );
  }
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

function door(canvas, colors, time) {
  box(canvas, { at: [-1, 0, -0.7], size: [1.7, 0.16, 0.7], color: '#b7b0a4' });
  box(canvas, { at: [-0.75, 0.16, -0.06], size: [1.2, 2.25, 0.06], color: colors.trim });
  box(canvas, { at: [-0.63, 0.16, -0.09], size: [0.96, 2.1, 0.03], color: colors.door });
  for (const y of [0.4, 1.35])
    canvas.poly(
      [
        [-0.48, y, -0.095],
        [0.18, y, -0.095],
        [0.18, y + 0.7, -0.095],
        [-0.48, y + 0.7, -0.095],
      ],
      lit(colors.door, 0.72),
    );
  const [x, y] = canvas.camera.at([0.24, 1.2, -0.11]);
  canvas.draw(`<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="4" fill="#e8c777"/>`);
  if (time !== 'dusk') return;
  const [lx, ly] = canvas.camera.at([0.75, 2.1, -0.1]);
  canvas.draw(
    `<circle cx="${lx}" cy="${ly}" r="150" fill="${canvas.radial([lx, ly], 150, [
      [0, '#ffd48a', 0.75],
      [1, '#ffb060', 0],
    ])}"/><circle cx="${lx}" cy="${ly}" r="8" fill="#fff3d0"/>`,
  );
}

function garage(canvas, colors, before) {
  box(canvas, { at: [1.15, 0, -0.05], size: [2.5, 2.3, 0.05], color: colors.trim });
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [1.25 + column * 0.58, 0.06 + row * 0.54];
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

function roof(canvas, { size, colors, before, shingle, solar, flat }) {
  const [w, h, d] = size;
  const over = 0.45;
  if (flat) return parapet(canvas, size, colors, before);
  const rise = 2.1;
  const eye = canvas.camera.eye;
  const side = eye[0] < 0 ? -w / 2 : w / 2;
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
  if (solar) panels(canvas, origin, v, rows);
  box(canvas, {
    at: [-w / 2 - over, h - drop - 0.16, -over - 0.04],
    size: [w + 2 * over, 0.17, 0.08],
    color: colors.trim,
  });
  box(canvas, {
    at: [-w / 2 - over, h + rise - 0.03, d / 2 - 0.1],
    size: [w + 2 * over, 0.1, 0.2],
    color: mix(colors.roof, '#000000', 0.15),
  });
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
  for (let spot = 0; spot < 26; spot += 1) {
    const row = random.between(0, rows);
    const [x, y] = camera.at(add(origin, [random.between(0.2, width - 0.2), v[1] * row, v[2] * row]));
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.between(14, 60).toFixed(0)}" ry="${random.between(5, 20).toFixed(0)}" fill="${random.pick(['#5b6a3a', '#2a2620', '#6d6a58'])}" opacity=".4" filter="${canvas.blur(5)}"/>`,
    );
  }
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

function garden(canvas, before, mirror) {
  const { random } = canvas;
  if (before) return;
  for (const x of [-3.5, -2.7, -1.9, -1.2])
    bush(canvas, [x, 0, -0.55], random.between(0.34, 0.5), {
      color: random.pick(['#4f7d3a', '#6a8f4a', '#3f6b46']),
      flowers: random.chance(0.5) ? random.pick(['#e36a7a', '#f3d05a', '#d9d4f2']) : null,
    });
  bush(canvas, [-4.3 * mirror, 0, -3.2], 0.6, { color: '#5c8742', leaves: 140 });
}
