import { add } from './camera.js';
import { box, contact, createCanvas, finish, laid, tube } from './canvas.js';
import { css, lit, mix } from './color.js';
import { bath, kitchen, living, works } from './furniture.js';

export const FLOORS = {
  oak: { color: '#b98a5a', plank: true },
  walnut: { color: '#7a5336', plank: true },
  ash: { color: '#cdb898', plank: true },
  gray: { color: '#9a948b', plank: true },
  marble: { color: '#e4e2de', tile: 0.8 },
  slate: { color: '#5d666c', tile: 0.6 },
  terracotta: { color: '#bd6f4c', tile: 0.42 },
  checker: { color: '#ece8df', tile: 0.5, other: '#3e4a52' },
  patterned: { color: '#e9e1d2', tile: 0.42, other: '#2f6073', figure: true },
  herringbone: { color: '#b48456', herringbone: true },
  concrete: { color: '#a3a29d', tile: 1.5 },
};

/** Draws a room seen from a corner: `kind` kitchen, bath or living; light comes from a window at the left. */
export function room({
  seed,
  kind = 'living',
  floor = 'oak',
  wall = '#e7e3d8',
  accent = '#3f6b63',
  back = null,
  before = false,
  stage = null,
  variant = 0,
  mirror = false,
  camera = null,
}) {
  const canvas = createCanvas({
    seed,
    ...(camera
      ? { eye: [-1.6, 1.62, -0.9 - variant * 0.1], target: [0.75, 0.86, 2.9], fov: 60 }
      : { eye: [1.15 + variant * 0.16, 1.5, -1.75], target: [-0.22, 1.02, 2.6], fov: 64 }),
    sun: [-0.8, 0.75, -0.35],
    ambient: 0.66,
    strength: 0.42,
  });
  const size = { left: -2.3, right: 2.3, depth: 3.9, height: 2.6 };
  const tones = before
    ? {
        wall: mix(wall, '#b7a984', 0.6),
        back: mix(wall, '#a89a78', 0.62),
        accent: mix(accent, '#8a7452', 0.6),
      }
    : { wall, back: back ?? wall, accent };
  floorOf(canvas, size, FLOORS[floor], before);
  shell(canvas, size, tones, before);
  if (variant % 5 === 3) beams(canvas, size, before);
  for (const part of WINDOWS[variant % WINDOWS.length]) windowAt(canvas, size, part, before);
  const put = { kitchen, bath, living, works }[stage ?? kind];
  put(canvas, { size, tones, before, variant, floor: FLOORS[floor].color });
  if (before) wear(canvas, size);
  finish(canvas, {
    from: [120, 260],
    warmth: before ? 0.06 : 0.3,
    warm: before ? '#d8c07a' : '#ffe3b4',
    vignette: before ? 0.5 : 0.36,
  });
  return mirror
    ? canvas
        .svg()
        .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
        .replace(/<\/svg>$/, '</g></svg>')
    : canvas.svg();
}

function shell(canvas, { left, right, depth, height }, { wall, back }, before) {
  const face = (points, color, light) => {
    const ends = canvas.camera.polygon(points);
    const xs = ends.map(([x]) => x);
    canvas.poly(
      points,
      canvas.gradient(
        [Math.min(...xs), 0],
        [Math.max(...xs), 260],
        [
          [0, lit(color, light * 1.06)],
          [1, lit(color, light * 0.86)],
        ],
      ),
    );
  };
  face(
    [
      [left, 0, depth],
      [right, 0, depth],
      [right, height, depth],
      [left, height, depth],
    ],
    back,
    1.0,
  );
  face(
    [
      [right, 0, -2],
      [right, 0, depth],
      [right, height, depth],
      [right, height, -2],
    ],
    wall,
    0.98,
  );
  face(
    [
      [left, 0, -2],
      [left, 0, depth],
      [left, height, depth],
      [left, height, -2],
    ],
    wall,
    0.74,
  );
  canvas.poly(
    [
      [left, height, -2],
      [right, height, -2],
      [right, height, depth],
      [left, height, depth],
    ],
    canvas.gradient(
      [100, 0],
      [1100, 0],
      [
        [0, before ? '#cfc7b2' : '#fbf9f4'],
        [1, before ? '#a59d88' : '#dcd8cf'],
      ],
    ),
  );
  // Corners are darker: light has to come around twice.
  for (const [from, to] of [
    [
      [left, 0, depth],
      [left, height, depth],
    ],
    [
      [right, 0, depth],
      [right, height, depth],
    ],
    [
      [left, height, depth],
      [right, height, depth],
    ],
  ]) {
    const [[x0, y0], [x1, y1]] = [canvas.camera.at(from), canvas.camera.at(to)];
    canvas.draw(
      `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="#1a2030" stroke-width="26" opacity=".16" filter="${canvas.blur(12)}"/>`,
    );
  }
}

function floorOf(canvas, { left, right, depth }, floor, before) {
  const { random } = canvas;
  const tone = before ? mix(floor.color, '#85775c', 0.55) : floor.color;
  const joint = mix(tone, '#1d140c', 0.5);
  const common = { joint, normal: [0, 1, 0], jitter: 0.04 };
  const vary = (color, by) =>
    mix(color, random.pick(['#ffffff', '#2d1c0e']), random.between(0, before ? by * 2 : by));
  const missing = () => before && random.chance(0.06);
  if (floor.plank) {
    const [long, wide] = [1.5, 0.17];
    for (let row = 0; row * wide < right - left; row += 1)
      laid(canvas, {
        ...common,
        origin: [left + row * wide, 0, -1.9 - random.next()],
        u: [0, 0, long],
        v: [wide, 0, 0],
        columns: Math.ceil((depth + 3.4) / long),
        rows: 1,
        gap: 0.008,
        color: () => vary(tone, 0.16),
      });
  } else if (floor.herringbone) herringbone(canvas, { left, right, depth, tone, joint, vary });
  else {
    const piece = floor.tile;
    const [columns, rows] = [Math.ceil((right - left) / piece), Math.ceil((depth + 2) / piece)];
    laid(canvas, {
      ...common,
      origin: [left, 0, -2],
      u: [piece, 0, 0],
      v: [0, 0, piece],
      columns,
      rows,
      gap: 0.012,
      color: (column, row) =>
        missing()
          ? null
          : vary(
              floor.other && !floor.figure && (column + row) % 2
                ? mix(floor.other, tone, before ? 0.3 : 0)
                : tone,
              0.07,
            ),
    });
    if (floor.figure)
      figures(canvas, {
        left,
        piece,
        columns,
        rows,
        color: before ? mix(floor.other, tone, 0.5) : floor.other,
      });
  }
  sheen(canvas, { left, right, depth }, before);
}

/** Light that the floor mirrors, and the window's own shape on it. */
function sheen(canvas, { left, right, depth }, before) {
  const all = [
    [left, 0.002, -2],
    [right, 0.002, -2],
    [right, 0.002, depth],
    [left, 0.002, depth],
  ];
  canvas.poly(
    all,
    canvas.gradient(
      [200, 520],
      [1100, 900],
      [
        [0, '#fff6e0', before ? 0.04 : 0.2],
        [0.6, '#fff6e0', 0],
        [1, '#0a0d18', 0.22],
      ],
    ),
    '',
  );
  if (before) return;
  for (const [z0, z1] of [
    [0.95, 1.6],
    [1.72, 2.4],
  ])
    canvas.poly(
      [
        [left + 0.7, 0.004, z0],
        [left + 2.5, 0.004, z0 - 0.35],
        [left + 2.5, 0.004, z1 - 0.35],
        [left + 0.7, 0.004, z1],
      ],
      '#fff1cf',
      `opacity=".42" filter="${canvas.blur(4)}"`,
    );
}

function herringbone(canvas, { left, right, depth, tone, joint, vary }) {
  canvas.poly(
    [
      [left, 0, -2],
      [right, 0, -2],
      [right, 0, depth],
      [left, 0, depth],
    ],
    lit(joint, 0.9),
  );
  const [long, wide] = [0.62, 0.155];
  const [a, b] = [
    [Math.SQRT1_2, 0, Math.SQRT1_2],
    [-Math.SQRT1_2, 0, Math.SQRT1_2],
  ];
  const piece = (at, along, across) => {
    const end = add(
      at,
      along.map((value) => value * (long - 0.008)),
    );
    const side = across.map((value) => value * (wide - 0.008));
    canvas.poly(
      [at, end, add(end, side), add(at, side)],
      lit(vary(tone, 0.18), canvas.lightOn([0, 1, 0]) * (along === a ? 1.03 : 0.95)),
    );
  };
  const place = (p, q) => [p * a[0] + q * b[0], 0, 1 + p * a[2] + q * b[2]];
  for (let row = -30; row < 34; row += 1)
    for (let column = -6; column < 7; column += 1) {
      const [p, q] = [row * wide + column * long, row * wide - column * long];
      const [x, , z] = place(p, q);
      if (x < left - 1 || x > right + 1 || z < -2.4 || z > depth + 1) continue;
      piece(place(p, q), a, b);
      piece(place(p + long, q + wide - long), b, a);
    }
}

function figures(canvas, { left, piece, columns, rows, color }) {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, z] = [left + (column + 0.5) * piece, -2 + (row + 0.5) * piece];
      const ring = (radius, turn, sides) =>
        Array.from({ length: sides }, (_, index) => [
          x + Math.cos(turn + (index * 6.283) / sides) * radius,
          0.001,
          z + Math.sin(turn + (index * 6.283) / sides) * radius,
        ]);
      canvas.poly(ring(piece * 0.44, 0, 4), color, 'opacity=".85"');
      canvas.poly(ring(piece * 0.24, 0.785, 4), '#efe7d8', 'opacity=".95"');
      canvas.poly(ring(piece * 0.12, 0, 8), '#c9863f', 'opacity=".9"');
    }
}

/** The windows at the left, each as [near, far, low, high]: one wide, two narrow, a door to the garden, a high strip. */
const WINDOWS = [
  [[0.9, 2.5, 0.95, 2.2]],
  [
    [2, 2.9, 0.75, 2.25],
    [0.6, 1.5, 0.75, 2.25],
  ],
  [[1, 2.7, 0.06, 2.2]],
  [[0.7, 3.2, 1.5, 2.2]],
];

function beams(canvas, { left, right, height }, before) {
  for (let z = 3.4; z > -1.5; z -= 0.95)
    box(canvas, {
      at: [left, height - 0.14, z],
      size: [right - left, 0.14, 0.16],
      color: before ? '#6b5a44' : '#8a6238',
    });
}

function windowAt(canvas, { left }, [z0, z1, y0, y1], before) {
  const x = left + 0.005;
  const pane = [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ];
  const [a, b] = [canvas.camera.at(pane[3]), canvas.camera.at(pane[0])];
  canvas.poly(
    pane,
    canvas.gradient(
      a,
      b,
      before
        ? [
            [0, '#c9cbc4'],
            [1, '#8f9488'],
          ]
        : [
            [0, '#dff0ff'],
            [0.55, '#fffdf4'],
            [1, '#b9d39a'],
          ],
    ),
  );
  for (const z of [z0 - 0.05, (z0 + z1) / 2 - 0.025, z1])
    box(canvas, { at: [x, y0 - 0.04, z], size: [0.05, y1 - y0 + 0.08, 0.05], color: '#f4f1ea' });
  for (const y of [y0 - 0.06, y1])
    box(canvas, {
      at: [x, y, z0 - 0.05],
      size: [y < 1 ? 0.14 : 0.06, 0.06, z1 - z0 + 0.1],
      color: '#f4f1ea',
    });
  const [gx, gy] = canvas.camera.at([x, 1.6, 1.7]);
  if (!before)
    canvas.draw(
      `<circle cx="${gx}" cy="${gy}" r="420" fill="${canvas.radial([gx, gy], 420, [
        [0, '#fff6dc', 0.55],
        [1, '#fff6dc', 0],
      ])}"/>`,
    );
}

function wear(canvas, { right, depth }) {
  const { random, camera } = canvas;
  for (let spot = 0; spot < 12; spot += 1) {
    const [x, y] = camera.at(
      random.chance(0.5)
        ? [random.between(-2, 2), random.between(1.2, 2.5), depth]
        : [right, random.between(0.6, 2.4), random.between(0.5, depth)],
    );
    canvas.draw(
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.between(20, 80).toFixed(0)}" ry="${random.between(14, 60).toFixed(0)}" fill="#5d4c2a" opacity="${random.between(0.1, 0.24).toFixed(2)}" filter="${canvas.blur(12)}"/>`,
    );
  }
  for (let crack = 0; crack < 3; crack += 1) {
    let [x, y] = camera.at([random.between(-1.6, 1.8), 2.4, depth]);
    let line = `M${x.toFixed(0)} ${y.toFixed(0)}`;
    for (let step = 0; step < 9; step += 1)
      line += `l${(x = random.between(-16, 16)).toFixed(0)} ${(y = random.between(8, 26)).toFixed(0)}`;
    canvas.draw(`<path d="${line}" fill="none" stroke="#3a2f20" stroke-width="2" opacity=".55"/>`);
  }
}

/** A lamp on a cord, and its light. */
export function pendant(canvas, [x, y, z], color, isOn = true) {
  tube(
    canvas,
    [
      [x, 2.6, z],
      [x, y, z],
    ],
    { radius: 0.008, color: '#2b2b2b', shine: 0 },
  );
  const [cx, cy] = canvas.camera.at([x, y, z]);
  const r = canvas.camera.scale([x, y, z]) * 0.17;
  canvas.draw(
    `<path d="M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0z" fill="${canvas.gradient(
      [cx - r, cy],
      [cx + r, cy],
      [
        [0, mix(color, '#ffffff', 0.35)],
        [0.4, color],
        [1, mix(color, '#000000', 0.5)],
      ],
    )}"/>`,
  );
  if (isOn)
    canvas.draw(
      `<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.9}" ry="${r * 0.16}" fill="#fff3cf"/><circle cx="${cx}" cy="${cy + r * 0.3}" r="${r * 3}" fill="${canvas.radial(
        [cx, cy + r * 0.3],
        r * 3,
        [
          [0, '#ffe2a0', 0.5],
          [1, '#ffe2a0', 0],
        ],
      )}"/>`,
    );
}

/** Paneled fronts side by side on a box's near face. */
export function fronts(canvas, { x, y, z, width, height, count, color, handle = '#c9a35a', drawers = 1 }) {
  const each = width / count;
  for (let index = 0; index < count; index += 1)
    for (let row = 0; row < drawers; row += 1) {
      const [a, b] = [x + index * each + 0.012, y + (row * height) / drawers + 0.012];
      const [w, h] = [each - 0.024, height / drawers - 0.024];
      const own = (inset, out) => [
        [a + inset, b + inset, z - out],
        [a + w - inset, b + inset, z - out],
        [a + w - inset, b + h - inset, z - out],
        [a + inset, b + h - inset, z - out],
      ];
      canvas.poly(own(-0.008, 0.001), '#10141c', 'opacity=".35"');
      canvas.poly(own(0, 0.004), lit(color, 0.98));
      canvas.poly(own(0.055, 0.005), lit(color, 0.84));
      canvas.poly(own(0.063, 0.006), lit(color, 0.93));
      const [hx, hy] = canvas.camera.at([a + w * 0.5, b + h - 0.045, z - 0.02]);
      const long = canvas.camera.scale([a, b, z]) * 0.06;
      canvas.draw(
        `<rect x="${(hx - long).toFixed(1)}" y="${hy.toFixed(1)}" width="${(2 * long).toFixed(1)}" height="4" rx="2" fill="${css(handle)}"/><rect x="${(hx - long).toFixed(1)}" y="${(hy + 5).toFixed(1)}" width="${(2 * long).toFixed(1)}" height="3" rx="1.5" fill="#000" opacity=".18"/>`,
      );
    }
}

export const current = (canvas, thing) => {
  contact(canvas, thing.at, thing.size, { soft: 8, spread: 0.07 });
  box(canvas, thing);
};
