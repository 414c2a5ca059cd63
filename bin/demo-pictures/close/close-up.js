import { createCanvas, finish } from '../canvas.js';
import { PALETTES } from '../house.js';
import { hand } from '../hand.js';
import {
  bed,
  boards,
  coating,
  concrete,
  drainPipe,
  eaves,
  floorTiles,
  pavement,
  solarEdge,
  waterline,
} from './floors.js';
import { chargerPlug, faucetFoot, heaterControl, louver, serviceValves, valves } from './pipes.js';
import {
  breakers,
  cabinet,
  cans,
  iron,
  masonry,
  paintedWall,
  palings,
  studs,
  trim,
  wallTiles,
} from './walls.js';

const WALL = { eye: [-0.34, 0.18, -1.05], target: [0.02, 0, 0], sun: [-0.65, 0.6, -0.6] };
const FLOOR = { eye: [-0.3, 0.62, -0.8], target: [0.05, 0, 0.12], sun: [-0.6, 0.72, -0.35] };
const ROOF = { ...FLOOR, eye: [-0.5, 0.72, -1.1], target: [0.12, 0, 0.3] };
const back = (target, eye) => ({ ...WALL, eye, target });
const POOL = { ...FLOOR, eye: [0.5, 0.6, -0.85], target: [-0.12, -0.05, 0.18] };

/** Subjects by name: how each is drawn, from where, and its tool with the point that it touches. */
const SUBJECTS = {
  eaves: [eaves, FLOOR, 'hammer', [0.06, 0.02, 0.5], 24],
  solarEdge: [solarEdge, FLOOR, 'drill', [0.19, 0.15, 0.47], 58],
  coating: [coating, ROOF, 'roller', [0.1, 0.01, 0.5], 20],
  boards: [boards, FLOOR, 'drill', [0.27, 0.03, 0.29], 58],
  woodFloor: [boards, FLOOR, 'brush', [0.1, 0.03, 0.3], 18],
  floorTiles: [floorTiles, FLOOR, 'mallet', [-0.16, 0.02, 0.42], 20],
  pavement: [pavement, FLOOR, 'mallet', [-0.1, 0.06, 0.28], 20],
  concrete: [concrete, FLOOR, 'float', [0.14, 0.02, 0.3], 4],
  bed: [bed, ROOF, 'trowel', [-0.02, 0.0, 0.12], 22],
  waterline: [waterline, POOL, 'trowel', [-0.08, -0.2, 0.45], 18],
  drainPipe: [drainPipe, FLOOR, 'wrench', [0.14, 0.15, 0.3], 20],
  masonry: [masonry, WALL, 'trowel', [0.02, -0.03, -0.01], 22],
  wallTiles: [wallTiles, back([0.08, -0.04, 0], [-0.34, 0.16, -1.15]), 'trowel', [0.08, -0.08, -0.01], 24],
  paintedWall: [paintedWall, WALL, 'roller', [0.12, 0.12, -0.02], 14],
  trim: [trim, WALL, 'brush', [-0.05, -0.02, -0.06], 22],
  window: [trim, WALL, 'drill', [-0.03, 0.02, -0.06], 58],
  cabinet: [cabinet, back([0.12, -0.05, -0.2], [-0.4, 0.34, -1.5]), 'screwdriver', [0.19, -0.13, -0.32], 18],
  breakers: [breakers, back([0.05, 0, 0], [-0.4, 0.2, -1.3]), 'screwdriver', [0.14, 0.02, -0.09], 24],
  studs: [studs, back([0.04, 0.02, 0], [-0.34, 0.2, -1.25]), 'hammer', [0.01, 0.01, -0.11], 26],
  palings: [palings, back([0.06, 0, 0], [-0.34, 0.18, -1.2]), 'drill', [0.075, 0.05, -0.04], 58],
  iron: [iron, WALL, 'brush', [0.06, -0.06, -0.05], 20],
  cans: [
    cans,
    { ...FLOOR, eye: [-0.2, 0.8, -0.8], target: [0.06, 0.05, 0.36] },
    'brush',
    [-0.32, 0.2, 0.34],
    24,
  ],
  valves: [valves, back([-0.02, 0.04, 0], [-0.36, 0.2, -1.35]), 'wrench', [-0.02, -0.1, -0.15], 20],
  heaterControl: [
    heaterControl,
    back([0.04, 0.06, -0.1], [0.2, 0.16, -1.55]),
    'wrench',
    [0.42, 0.06, -0.18],
    22,
  ],
  faucetFoot: [faucetFoot, back([0.1, 0.04, -0.1], [-0.3, 0.42, -1.6]), 'wrench', [0.06, -0.08, -0.24], 18],
  chargerPlug: [
    chargerPlug,
    back([0.06, 0.12, 0], [-0.34, 0.24, -1.45]),
    'screwdriver',
    [0.05, -0.1, -0.13],
    22,
  ],
  serviceValves: [
    serviceValves,
    back([0.12, 0.02, -0.1], [-0.1, 0.2, -1.5]),
    'wrench',
    [0.06, 0.06, -0.44],
    20,
  ],
  louver: [louver, back([0.26, -0.04, 0], [0, -0.12, -1.75]), 'screwdriver', [0.6, 0, -0.03], 32],
};

const flipped = (svg) =>
  svg
    .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
    .replace(/<\/svg>$/, '</g></svg>');

/** Draws a detail of a job from near, or with `work` the hands at it. The job's own variant gives the colors. */
export function closeUp({ seed, subject, work = false, tool, mirror = false, time, ...job }) {
  const [draw, camera, own, touched, turn] = SUBJECTS[subject];
  const { eye, target, sun } = camera;
  const sway = createCanvas({ seed, eye, target }).random;
  const [dx, dy] = [sway.between(-0.1, 0.12), sway.between(-0.04, 0.06)];
  const near = work ? 1.12 : sway.between(0.9, 1.02);
  const from = eye.map((value, axis) => target[axis] + (value - target[axis]) * near + [dx, dy, 0][axis]);
  const canvas = createCanvas({
    seed,
    eye: from,
    target,
    fov: 50,
    sun,
    ambient: time === 'dusk' ? 0.58 : 0.66,
    strength: 0.44,
  });
  draw(canvas, { ...job, time, work, seed });
  if (work) {
    const { palette, accent, wall } = job;
    const paint =
      subject === 'iron'
        ? '#2b3035'
        : subject === 'coating'
          ? '#f4f5f2'
          : subject === 'woodFloor'
            ? '#a8672f'
            : subject === 'trim'
              ? PALETTES[palette % PALETTES.length].wall
              : subject === 'paintedWall' && !job.stage
                ? (job.back ?? wall ?? '#e7e3d8')
                : accent;
    hand(canvas, {
      tool: tool ?? own,
      at: canvas.camera.at(touched),
      turn: turn + sway.between(-5, 6),
      size: (tool ?? own) === 'drill' ? 1.05 : 1.36,
      glove: sway.integer(0, 4),
      paint,
      flip: (tool ?? own) === 'drill',
    });
  }
  finish(canvas, {
    from: [160, 100],
    warmth: time === 'dusk' ? 0.3 : 0.22,
    warm: time === 'dusk' ? '#ff9d5c' : '#ffe0b0',
    vignette: 0.4,
  });
  return mirror ? flipped(canvas.svg()) : canvas.svg();
}
