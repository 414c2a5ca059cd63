import { box, laid, tube } from '../canvas.js';
import { css, lit, mix } from '../color.js';
import { WALLS } from '../equipment.js';
import { BACKSPLASH, STONE } from '../furniture.js';
import { PALETTES } from '../house.js';
import { WOODS } from '../yard.js';
import { daylight, dark, disc, grain, onWall, raised, speckle } from './surfaces.js';

const ALL = [
  [-2.4, 2.4],
  [-1.6, 1.6],
];
const anywhere = (random) => [random.between(-0.9, 0.9), random.between(-0.6, 0.6), -0.001];

/** Plaster, brick, block, stone, siding or plywood, as of the walls of bin/demo-pictures/equipment.js, from near. */
export function surfaceOf(canvas, { surface = 'plaster', tone = '#dcd9d0' }, finishIt = true) {
  const { random } = canvas;
  const { color, piece, joint, rough } = WALLS[surface](tone);
  canvas.poly(onWall(...ALL), lit(joint ?? color, 0.86));
  if (!piece) {
    canvas.poly(onWall(...ALL), lit(color, 0.98));
    speckle(canvas, 240, anywhere, { color, size: [0.002, 0.007], by: 0.14, flat: 0.9 });
  } else if (piece[0] > 3) siding(canvas, color);
  else if (piece[0] > 1) sheet(canvas, color);
  else
    for (let row = -8; row < 9; row += 1) {
      const high = piece[1];
      for (let x = -2 - (row % 2 ? piece[0] / 2 : 0); x < 2;) {
        const wide = piece[0] * (rough ? random.between(0.7, 1.25) : 1);
        stone(
          canvas,
          [x, row * high - 0.03],
          [wide - 0.012, high - 0.012],
          mix(
            color,
            random.pick(['#ffffff', '#000000', rough ? '#8f7a55' : '#7a3a2a']),
            random.between(0.02, rough ? 0.32 : 0.22),
          ),
        );
        x += wide;
      }
    }
  if (finishIt) daylight(canvas, 0.7);
}

function stone(canvas, [x, y], [w, h], color) {
  box(canvas, { at: [x, y, -0.008], size: [w, h, 0.008], color });
  canvas.poly(
    onWall([x, x + w], [y + h - 0.006, y + h], -0.0085),
    mix(color, '#ffffff', 0.3),
    'opacity=".6"',
  );
  canvas.poly(onWall([x, x + w], [y, y + 0.007], -0.0085), '#0b0a10', 'opacity=".3"');
}

function siding(canvas, color) {
  for (let y = -1.3; y < 1.3; y += 0.16) {
    canvas.poly(
      onWall([-2.4, 2.4], [y, y + 0.16], -0.004),
      canvas.gradient(canvas.camera.at([0, y + 0.16, 0]), canvas.camera.at([0, y, 0]), [
        [0, lit(color, 0.78)],
        [0.12, lit(color, 0.98)],
        [1, lit(color, 1.06)],
      ]),
    );
    canvas.poly(onWall([-2.4, 2.4], [y - 0.002, y + 0.009], -0.005), '#10141c', 'opacity=".3"');
  }
}

function sheet(canvas, color) {
  canvas.poly(onWall(...ALL), lit(color, 0.98));
  for (let row = 0; row < 16; row += 1)
    grain(canvas, (along, across) => [-1 + 2 * along, -0.7 + row * 0.09 + 0.09 * across, -0.001], color, {
      lines: 2,
      knots: 0.12,
    });
  canvas.poly(onWall([0.46, 0.466], [-2, 2], -0.0015), '#5a3f20');
}

/** A masonry wall: every joint struck; at work, those at the right are still open. */
export function masonry(canvas, job) {
  surfaceOf(canvas, job, false);
  if (job.work) {
    canvas.poly(
      onWall([0.08, 2.4], [-1.6, 1.6], -0.009),
      '#0d1424',
      `opacity=".22" filter="${canvas.blur(40)}"`,
    );
    const [x, y] = canvas.camera.at([0.02, -0.02, -0.01]);
    canvas.draw(
      `<path d="M${x - 130} ${y + 4}q70-16 150 0q24 12-4 22q-80 14-140 4q-24-12-6-26z" fill="#c9c3b5"/><path d="M${x - 110} ${y + 8}q60-12 120 2" stroke="#e9e5da" stroke-width="5" fill="none" opacity=".6"/>`,
    );
  }
  daylight(canvas);
}

/** Wall tiles with their joints, and the valve of a shower. */
export function wallTiles(canvas, { accent = '#dfe6e4', variant = 0, work }) {
  const { random } = canvas;
  const [w, h] = [
    [0.3, 0.15],
    [0.16, 0.16],
    [0.42, 0.2],
    [0.12, 0.3],
    [0.2, 0.2],
  ][variant % 5];
  canvas.poly(onWall(...ALL), mix(accent, '#d9d6cf', 0.7));
  const bond = variant % 3 ? 0.5 : 0;
  if (work) {
    canvas.poly(onWall([-0.1, 2.4], [-1.6, 0.32], -0.001), '#a9a49a');
    for (let y = -0.9; y < 0.34; y += 0.026)
      canvas.poly(onWall([-0.1, 2.4], [y, y + 0.01], -0.002), '#6f6a60', 'opacity=".55"');
  }
  for (let row = -6; row < 6; row += 1)
    for (let column = -8; column < 8; column += 1) {
      const [x, y] = [column * w + (row % 2 ? bond * w : 0) - 0.04, row * h + 0.02];
      if (work && x > -0.12 - w * 0.3 && y < 0.3 && !(x < 0.14 && y > -0.02)) continue;
      const tone = mix(accent, random.pick(['#ffffff', '#000000']), random.between(0, 0.08));
      box(canvas, { at: [x, y, -0.008], size: [w - 0.008, h - 0.008, 0.008], color: tone });
      const face = onWall([x + 0.008, x + w - 0.016], [y + 0.008, y + h - 0.016], -0.0085);
      canvas.poly(
        face,
        canvas.gradient(canvas.camera.at(face[3]), canvas.camera.at(face[1]), [
          [0, '#ffffff', 0.4],
          [0.4, '#ffffff', 0.04],
          [1, '#0a0d18', 0.1],
        ]),
        '',
      );
    }
  if (!work) {
    const metal = ['#d3d8db', '#c9a35a', '#3a4046'][variant % 3];
    disc(canvas, [0.05, 0.06, -0.03], 0.13, metal, { thick: 0.14 });
    disc(canvas, [0.05, 0.06, -0.07], 0.055, metal, { thick: 0.4 });
    tube(
      canvas,
      [
        [0.05, 0.06, -0.1],
        [0.19, -0.02, -0.11],
      ],
      { radius: 0.015, color: metal },
    );
  }
  daylight(canvas, 0.8);
}

/** A painted wall with a light switch; at work, half of it still has its first coat. */
export function paintedWall(canvas, { wall = '#e7e3d8', back, accent, stage, variant = 0, work }) {
  const color = stage ? accent : (back ?? wall);
  const { random } = canvas;
  canvas.poly(onWall(...ALL), lit(work ? mix(color, '#f1efe8', 0.86) : color, 0.98));
  if (work) {
    const edge = Array.from({ length: 14 }, (_, step) => [
      0.16 + (step % 2 ? 0.03 : -0.02) + random.between(-0.03, 0.03),
      1.2 - step * 0.19,
      -0.001,
    ]);
    canvas.poly([[-2.4, 1.6, -0.001], ...edge, [-2.4, -1.6, -0.001]], lit(color, 1));
    for (let x = -1.2; x < 0; x += 0.24)
      canvas.poly(onWall([x, x + 0.01], [-1.2, 1.2], -0.0015), mix(color, '#ffffff', 0.4), 'opacity=".3"');
  } else {
    speckle(canvas, 160, anywhere, { color, size: [0.002, 0.005], by: 0.08, flat: 0.9 });
    const metal = '#f6f4ee';
    const count = 1 + (variant % 3);
    const w = 0.1 + count * 0.075;
    raised(canvas, [0.08 - w / 2, -0.12], [w, 0.24, 0.014], metal, { soft: 7 });
    for (let index = 0; index < count; index += 1) {
      const x = 0.08 - w / 2 + 0.0475 + index * 0.075 + 0.0125;
      box(canvas, { at: [x, -0.065, -0.022], size: [0.05, 0.13, 0.008], color: '#eceae2' });
      box(canvas, { at: [x, -0.002, -0.03], size: [0.05, 0.067, 0.012], color: '#fffdf8' });
    }
    for (const y of [0.098, -0.098])
      disc(canvas, [0.08, y, -0.015], 0.009, '#d3d0c6', { slot: true, thick: 0.1 });
  }
  box(canvas, { at: [-2.4, -0.52, -0.03], size: [4.8, 0.03, 0.03], color: '#fdfcf8' });
  box(canvas, { at: [-2.4, -1.2, -0.02], size: [4.8, 0.68, 0.02], color: '#fbfaf6' });
  dark(canvas, onWall([-2.4, 2.4], [-0.56, -0.5], -0.021), { opacity: 0.3, soft: 7 });
  if (work) canvas.poly(onWall([-2.4, 2.4], [-0.49, -0.455], -0.002), '#3f7fb5', 'opacity=".9"');
  daylight(canvas);
}

/** An outside wall beside the frame of a window; at work, half of it has its old color. */
export function trim(canvas, { palette = 0, siding: boardsOn = false, time, two, work }) {
  const { wall, trim: white } = PALETTES[palette % PALETTES.length];
  const { random } = canvas;
  if (boardsOn) siding(canvas, wall);
  else {
    canvas.poly(onWall(...ALL), lit(wall, 0.98));
    speckle(canvas, 900, anywhere, { color: wall, size: [0.002, 0.008], by: 0.2, flat: 0.9 });
  }
  if (work && !two) {
    const edge = Array.from({ length: 12 }, (_, step) => [
      -0.28 + random.between(-0.03, 0.05),
      1.2 - step * 0.22,
      -0.006,
    ]);
    canvas.poly(
      [[-2.4, 1.6, -0.006], ...edge, [-2.4, -1.6, -0.006]],
      lit(mix(wall, '#a39b88', 0.7), 0.95),
      'opacity=".86"',
    );
  }
  const [x0, y0] = [0.06, -0.24];
  dark(canvas, onWall([x0 - 0.09, 2], [y0 - 0.14, 2], -0.003), {
    by: [-0.02, -0.06, 0],
    opacity: 0.34,
    soft: 12,
  });
  box(canvas, { at: [x0, y0, -0.01], size: [2, 2, 0.01], color: '#2f3a44' });
  const glass = onWall([x0, 2], [y0, 1.6], -0.012);
  const [a, b] = [canvas.camera.at([x0, 0.5, 0]), canvas.camera.at([x0 + 0.6, y0, 0])];
  const tones = time === 'dusk' ? ['#ffd98c', '#e08a3a'] : ['#bcd9ea', '#35536b'];
  canvas.poly(
    glass,
    canvas.gradient(a, b, [
      [0, tones[0]],
      [0.5, mix(...tones, 0.55)],
      [0.56, mix(...tones, 0.3)],
      [1, tones[1]],
    ]),
  );
  canvas.poly(
    onWall([x0, x0 + 0.03], [y0, 1.6], -0.013),
    '#0d1424',
    `opacity=".4" filter="${canvas.blur(5)}"`,
  );
  box(canvas, { at: [x0 - 0.085, y0 - 0.02, -0.055], size: [0.085, 2, 0.055], color: white });
  box(canvas, { at: [x0 - 0.012, y0, -0.034], size: [0.045, 2, 0.03], color: mix(white, '#8b949b', 0.16) });
  box(canvas, { at: [x0, y0 - 0.01, -0.034], size: [2, 0.045, 0.03], color: mix(white, '#8b949b', 0.16) });
  box(canvas, { at: [x0 + 0.42, y0, -0.03], size: [0.03, 2, 0.025], color: white });
  box(canvas, { at: [x0 - 0.13, y0 - 0.075, -0.12], size: [2.2, 0.06, 0.12], color: white });
  if (work && !two) {
    canvas.poly(onWall([x0 - 0.1, x0 - 0.082], [y0 - 0.02, 1.6], -0.0556), '#3f7fb5');
    canvas.poly(onWall([x0 - 0.085, x0 - 0.06], [y0 - 0.02, 1.6], -0.0556), '#3f7fb5', 'opacity=".92"');
  }
  daylight(canvas);
}

/** A counter's edge, the doors below and the tiles behind. */
export function cabinet(canvas, { accent = '#2f5a54', variant = 0, work }) {
  const stoneColor = STONE[variant % STONE.length];
  laid(canvas, {
    origin: [-2.4, 0.14, 0],
    u: [0.22, 0, 0],
    v: [0, 0.1, 0],
    columns: 22,
    rows: 8,
    gap: 0.02,
    bond: 0.5,
    joint: mix(BACKSPLASH[variant % BACKSPLASH.length], '#d9d6cf', 0.6),
    normal: [0, 0.3, -1],
    jitter: 0.08,
    color: () => BACKSPLASH[variant % BACKSPLASH.length],
  });
  canvas.poly(
    onWall([-2.4, 2.4], [0.12, 0.22], -0.004),
    '#0d1424',
    `opacity=".3" filter="${canvas.blur(8)}"`,
  );
  const front = -0.3;
  box(canvas, { at: [-2.4, -1.4, front], size: [4.8, 1.48, 0.3], color: mix(accent, '#000000', 0.4) });
  for (const x of [-1.16, -0.53, 0.1, 0.73]) {
    const face = (inset, out) =>
      onWall([x + inset, x + 0.61 - inset], [-1.3 + inset, 0.055 - inset], front - out);
    canvas.poly(face(0, 0.012), lit(accent, 1.02));
    canvas.poly(face(0.075, 0.012), lit(accent, 0.72));
    canvas.poly(face(0.083, 0.012), lit(accent, 0.92));
    const [a, b] = [canvas.camera.at(face(0)[3]), canvas.camera.at(face(0)[1])];
    canvas.poly(
      face(0, 0.013),
      canvas.gradient(a, b, [
        [0, '#ffffff', 0.16],
        [0.5, '#ffffff', 0],
        [1, '#0a0d18', 0.22],
      ]),
      '',
    );
  }
  const metal = ['#c9a35a', '#d3d8db', '#2b2f33'][variant % 3];
  for (const x of [-0.62, 0.19, 0.82]) {
    const z = front - 0.045;
    if (work && x === 0.19) {
      for (const y of [-0.13, -0.29]) disc(canvas, [x, y, front - 0.013], 0.007, '#1c1814', { thick: 0.1 });
      continue;
    }
    canvas.poly(
      onWall([x + 0.01, x + 0.035], [-0.34, -0.12], front - 0.014),
      '#0d1424',
      `opacity=".45" filter="${canvas.blur(6)}"`,
    );
    for (const y of [-0.13, -0.29])
      tube(
        canvas,
        [
          [x, y, front - 0.012],
          [x, y, z],
        ],
        { radius: 0.008, color: metal },
      );
    tube(
      canvas,
      [
        [x, -0.1, z],
        [x, -0.32, z],
      ],
      { radius: 0.011, color: metal, shine: 0.9 },
    );
  }
  canvas.poly(
    onWall([-2.4, 2.4], [-0.03, 0.06], front - 0.014),
    '#0d1424',
    `opacity=".42" filter="${canvas.blur(9)}"`,
  );
  box(canvas, { at: [-2.4, 0.08, front - 0.04], size: [4.8, 0.055, 0.34], color: stoneColor });
  speckle(
    canvas,
    260,
    (random) => [random.between(-0.9, 0.9), random.between(0.083, 0.132), front - 0.0405],
    { color: stoneColor, size: [0.002, 0.005], by: 0.3 },
  );
  speckle(canvas, 300, (random) => [random.between(-1, 1.1), 0.1355, random.between(front - 0.03, -0.02)], {
    color: stoneColor,
    size: [0.002, 0.005],
    by: 0.3,
    flat: 0.4,
  });
  daylight(canvas, 0.8);
}

/** The ends that a breaker is wired to. */
function wires(canvas, [x, y]) {
  for (const [dx, tone] of [
    [0.05, '#c23b33'],
    [0.1, '#1f2429'],
    [0.15, '#ece8dc'],
  ])
    tube(
      canvas,
      [
        [x + dx, y + 0.11, -0.04],
        [x + dx + 0.02, y + 0.05, -0.06],
        [x + dx - 0.01, y + 0.01, -0.04],
      ],
      { radius: 0.009, color: tone },
    );
}

/** Breakers in two columns, each with its label. */
export function breakers(canvas, { variant = 0, work }) {
  const { random } = canvas;
  const gray = ['#c3c8cc', '#59636d', '#e6e6e2'][variant % 3];
  const on = work ? 5 : 7;
  canvas.poly(onWall(...ALL), lit(mix(gray, '#ffffff', 0.12), 0.98));
  raised(canvas, [-0.52, -1.2], [1.04, 2.4, 0.03], mix(gray, '#000000', 0.1), { soft: 14 });
  box(canvas, { at: [-0.34, -1.2, -0.032], size: [0.68, 2.4, 0.002], color: mix(gray, '#000000', 0.42) });
  for (let row = -4; row < on; row += 1)
    for (const side of [-1, 1]) {
      const y = row * 0.135 - 0.02;
      const x = side < 0 ? -0.325 : 0.005;
      if (work && side > 0 && row === 0) {
        wires(canvas, [x, y]);
        continue;
      }
      dark(canvas, onWall([x, x + 0.32], [y, y + 0.125], -0.033), {
        opacity: 0.5,
        soft: 5,
        by: [0.006, -0.01, 0],
      });
      box(canvas, { at: [x, y, -0.08], size: [0.32, 0.125, 0.048], color: '#2b3035' });
      const t = side < 0 ? x + 0.17 : x + 0.05;
      canvas.poly(onWall([t - 0.01, t + 0.11], [y + 0.025, y + 0.1], -0.0805), '#14171a');
      const off = row === 2 && side < 0;
      box(canvas, {
        at: [off ? t : t + (side < 0 ? 0.03 : 0), y + 0.032, -0.115],
        size: [0.07, 0.06, 0.035],
        color: off ? '#d8473a' : '#e9e6df',
      });
      const ink = side < 0 ? x + 0.03 : x + 0.2;
      canvas.poly(onWall([ink, ink + 0.09], [y + 0.04, y + 0.085], -0.0805), '#f0eee6', 'opacity=".9"');
      canvas.poly(onWall([ink + 0.015, ink + 0.07], [y + 0.056, y + 0.07], -0.081), '#30363b');
      const lx = side < 0 ? -0.5 : 0.36;
      canvas.poly(onWall([lx, lx + 0.14], [y + 0.025, y + 0.1], -0.0305), '#fffdf4');
      canvas.poly(
        onWall([lx + 0.015, lx + random.between(0.07, 0.125)], [y + 0.055, y + 0.068], -0.031),
        '#3b4a63',
      );
    }
  for (const at of [
    [-0.48, 0.42],
    [0.48, 0.42],
    [-0.48, -0.44],
    [0.48, -0.44],
  ])
    disc(canvas, [...at, -0.032], 0.016, '#8d959b', { slot: true, thick: 0.15 });
  daylight(canvas);
}

/** Studs on a plate, held by a bracket. */
export function studs(canvas, { variant = 0, work }) {
  const { random } = canvas;
  const timber = (at, size, upright) => {
    const color = mix('#d9b27a', random.pick(['#ffffff', '#8a5a2c']), random.between(0.02, 0.16));
    box(canvas, { at, size, color });
    const [x, y, z] = at;
    grain(
      canvas,
      upright
        ? (along, across) => [x + size[0] * across, y + size[1] * along, z - 0.0005]
        : (along, across) => [x + size[0] * along, y + size[1] * across, z - 0.0005],
      color,
      { lines: 4, knots: 0.5 },
    );
  };
  canvas.poly(onWall(...ALL, 0.14), lit(variant % 2 ? '#c7a673' : '#9fb4c4', 0.82));
  if (variant % 2)
    speckle(canvas, 700, (r) => [r.between(-0.9, 1.1), r.between(-0.5, 0.8), 0.139], {
      color: '#c09a62',
      size: [0.006, 0.022],
      flat: 0.4,
      by: 0.35,
    });
  canvas.poly(
    onWall([-2, 2], [-0.5, 0.9], 0.138),
    canvas.gradient(
      [0, 0],
      [1200, 500],
      [
        [0, '#0a0d18', 0.06],
        [1, '#0a0d18', 0.4],
      ],
    ),
    '',
  );
  for (const x of [-0.62, -0.02, 0.58]) timber([x, -0.26, 0], [0.09, 2, 0.13], true);
  timber([-2.4, -0.36, -0.01], [4.8, 0.1, 0.16], false);
  box(canvas, { at: [-2.4, -1.4, -0.06], size: [4.8, 1.04, 0.4], color: '#b8b5ad' });
  speckle(canvas, 300, (r) => [r.between(-0.9, 0.9), r.between(-0.7, -0.37), -0.061], {
    color: '#a9a69e',
    size: [0.002, 0.005],
  });
  const plate = '#c3cbd0';
  raised(canvas, [-0.03, -0.34], [0.11, 0.26, 0.006], plate, { soft: 5 });
  canvas.poly(onWall([-0.03, 0.08], [-0.34, -0.08], -0.017), mix(plate, '#ffffff', 0.25), 'opacity=".5"');
  for (let nail = 0; nail < 6; nail += 1)
    disc(canvas, [nail % 2 ? 0.055 : -0.005, -0.31 + Math.floor(nail / 2) * 0.09, -0.018], 0.012, '#7f888f', {
      thick: 0.2,
    });
  if (work)
    tube(
      canvas,
      [
        [0.03, -0.02, -0.01],
        [0.01, 0.0, -0.1],
      ],
      { radius: 0.007, color: '#aeb6bb' },
    );
  daylight(canvas);
}

/** Boards of a fence on their rail; at work, the next one is still to come. */
export function palings(canvas, { variant = 0, work }) {
  const { random } = canvas;
  const tone = WOODS[variant % WOODS.length];
  canvas.draw(
    `<rect width="1200" height="900" fill="${canvas.gradient(
      [0, 0],
      [0, 900],
      [
        [0, '#b9d6ea'],
        [0.4, '#9fbb86'],
        [1, '#55733f'],
      ],
    )}"/>`,
  );
  box(canvas, { at: [-2.4, -0.06, 0], size: [4.8, 0.15, 0.06], color: mix(tone, '#2a1a0c', 0.2) });
  grain(canvas, (along, across) => [-1 + 2 * along, -0.06 + 0.15 * across, -0.0005], tone, {
    lines: 5,
    knots: 0.4,
  });
  for (let column = -7; column < 7; column += 1) {
    const x = column * 0.2 - 0.02;
    if (work && x > 0.1) continue;
    const own = mix(tone, random.pick(['#ffffff', '#2d1a0c']), random.between(0.01, 0.14));
    dark(canvas, onWall([x, x + 0.19], [-1.4, 1.4], -0.001), { by: [0.02, -0.02, 0], opacity: 0.5, soft: 5 });
    box(canvas, { at: [x, -1.4, -0.03], size: [0.19, 2.8, 0.03], color: own });
    grain(canvas, (along, across) => [x + 0.19 * across, -0.8 + 1.6 * along, -0.0305], own, {
      lines: 5,
      knots: 0.7,
    });
    for (const y of [0.05, -0.02])
      disc(canvas, [x + 0.095, y, -0.031], 0.011, '#8d959b', { slot: true, thick: 0.1 });
  }
  daylight(canvas);
}

/** Iron bars with a scroll, a garden out of focus behind. */
export function iron(canvas, { variant = 0, before = false, work }) {
  const { random } = canvas;
  canvas.draw(
    `<rect width="1200" height="900" fill="${canvas.gradient(
      [0, 0],
      [0, 900],
      [
        [0, variant % 2 ? '#f2b98a' : '#b9d6ea'],
        [0.5, '#8fae78'],
        [1, '#5d7f46'],
      ],
    )}"/>`,
  );
  canvas.draw(`<g filter="${canvas.blur(18)}">`);
  for (let spot = 0; spot < 34; spot += 1)
    canvas.draw(
      `<circle cx="${random.integer(0, 1200)}" cy="${random.integer(300, 900)}" r="${random.integer(26, 90)}" fill="${random.pick(['#4f7d3a', '#6a8f4a', '#e0566f', '#88b05c', '#3f6b46'])}" opacity=".4"/>`,
    );
  canvas.draw('</g>');
  const color = before ? '#7a5038' : '#2b3035';
  const raw = work ? '#8a5a3c' : color;
  const bar = (points, radius, tone) => tube(canvas, points, { radius, color: tone, shine: 0.35 });
  for (let x = -0.9; x < 1; x += 0.26)
    bar(
      [
        [x, -1, 0],
        [x, 1, 0],
      ],
      0.02,
      x > 0.02 ? raw : color,
    );
  for (const [cx, mirror] of [
    [-0.25, 1],
    [0.27, 1],
    [-0.77, 1],
  ]) {
    const curl = (from, to, radius, center, turn) =>
      Array.from({ length: 26 }, (_, step) => {
        const angle = from + ((to - from) * step) / 25;
        const r = radius * (1 - (step / 25) * 0.72);
        return [center[0] + mirror * turn * Math.cos(angle) * r, center[1] + Math.sin(angle) * r, -0.03];
      });
    const tone = cx > 0.02 ? raw : color;
    for (const turn of [1, -1]) bar(curl(-1.5, 5.2, 0.11, [cx, 0.09], turn), 0.013, tone);
    disc(canvas, [cx, -0.05, -0.045], 0.028, variant % 2 ? '#c9a35a' : '#3a4147', { thick: 0.2 });
  }
  for (const y of [0.3, -0.22]) {
    bar(
      [
        [-1.4, y, -0.03],
        [1.4, y, -0.03],
      ],
      0.03,
      color,
    );
    for (let x = -0.9; x < 1; x += 0.26)
      disc(canvas, [x, y, -0.06], 0.017, color, { thick: 0.2, shine: 0.4 });
  }
  daylight(canvas, 0.8);
}

/** Cans of paint on a drop cloth, with what one paints with. */
export function cans(canvas, { accent = '#c9785a' }) {
  const { camera, random } = canvas;
  canvas.draw(
    `<rect width="1200" height="900" fill="${canvas.gradient(
      [0, 0],
      [1200, 900],
      [
        [0, '#f1ede2'],
        [1, '#c9c2b0'],
      ],
    )}"/>`,
  );
  for (let fold = 0; fold < 9; fold += 1) {
    const y = random.integer(-60, 900);
    canvas.draw(
      `<path d="M-40 ${y}q300 ${random.integer(-120, 120)} 640 ${random.integer(-20, 60)}t680 ${random.integer(-80, 80)}" fill="none" stroke="#8d8570" stroke-width="${random.integer(10, 30)}" opacity=".14" filter="${canvas.blur(12)}"/>`,
    );
  }
  for (let drop = 0; drop < 26; drop += 1)
    canvas.draw(
      `<ellipse cx="${random.integer(0, 1200)}" cy="${random.integer(200, 900)}" rx="${random.integer(3, 13)}" ry="${random.integer(2, 8)}" fill="${css(random.pick([accent, '#f8f6f0', mix(accent, '#ffffff', 0.5)]))}"/>`,
    );
  for (const [x, z, radius, color] of [
    [0.42, 0.72, 0.17, '#f4f1ea'],
    [-0.22, 0.42, 0.2, accent],
    [0.34, 0.16, 0.13, mix(accent, '#ffffff', 0.55)],
  ]) {
    const [[cx, top], [, low]] = [camera.at([x, radius * 1.1, z]), camera.at([x, 0, z])];
    const r = camera.scale([x, radius * 0.6, z]) * radius;
    const flat = r * 0.52;
    canvas.draw(
      `<ellipse cx="${cx + r * 0.6}" cy="${low + flat * 0.3}" rx="${r * 1.2}" ry="${flat * 1.05}" fill="#0d1424" opacity=".42" filter="${canvas.blur(18)}"/><path d="M${cx - r} ${top}V${low}a${r} ${flat} 0 0 0 ${2 * r} 0V${top}z" fill="${canvas.gradient(
        [cx - r, 0],
        [cx + r, 0],
        [
          [0, '#9aa2a8'],
          [0.25, '#f3f5f6'],
          [0.5, '#b9c0c5'],
          [1, '#565f66'],
        ],
      )}"/><path d="M${cx - r} ${top + (low - top) * 0.3}a${r} ${flat} 0 0 0 ${2 * r} 0V${low - (low - top) * 0.06}a${r} ${flat} 0 0 1 ${-2 * r} 0z" fill="${canvas.gradient(
        [cx - r, 0],
        [cx + r, 0],
        [
          [0, mix(color, '#000000', 0.1)],
          [0.25, mix(color, '#ffffff', 0.4)],
          [0.5, color],
          [1, mix(color, '#0b1020', 0.5)],
        ],
      )}"/><ellipse cx="${cx}" cy="${top}" rx="${r}" ry="${flat}" fill="#c3cacf"/><ellipse cx="${cx}" cy="${top + 3}" rx="${r * 0.9}" ry="${flat * 0.9}" fill="#7d868d"/><ellipse cx="${cx}" cy="${top + r * 0.09}" rx="${r * 0.87}" ry="${flat * 0.82}" fill="${canvas.gradient(
        [cx - r, top - flat],
        [cx + r, top + flat],
        [
          [0, mix(color, '#ffffff', 0.42)],
          [0.5, color],
          [1, mix(color, '#000000', 0.12)],
        ],
      )}"/><path d="M${cx - r * 0.9} ${top + r * 0.1}q${r * 0.1} ${r * 0.4} ${r * 0.06} ${r * 0.9}q${r * 0.1} ${r * 0.14} ${r * 0.14} 0q${-r * 0.02} ${-r * 0.5} ${r * 0.12} ${-r * 0.62}z" fill="${css(color)}" opacity=".95"/>`,
    );
  }
  daylight(canvas, 0.8);
}
