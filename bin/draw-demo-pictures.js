// Draws the pictures of the demo world from the scenes in bin/demo-pictures: demo/pictures.json says which, demo/pictures/ keeps them.
// Run it after a scene was changed: `node_modules/.bin/node bin/draw-demo-pictures.js [KEY …]`. The same scene gives the same picture.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { shotsOf } from '../demo/generator/picture-sets.ts';
import { WIDTH } from './demo-pictures/camera.js';
import { closeUp } from './demo-pictures/close/close-up.js';
import { gate, wall } from './demo-pictures/equipment.js';
import { house } from './demo-pictures/house.js';
import { logo } from './demo-pictures/logo.js';
import { room } from './demo-pictures/room.js';
import { yard } from './demo-pictures/yard.js';
import { root } from './setup.js';

const SCENES = { gate, house, room, wall, yard };
const FOLDER = join(root, 'demo', 'pictures');
const LARGE = { edge: 880, quality: 45 };
const SMALL = { edge: 320, quality: 48 };
const LOGOS = 24;
/** Pictures drawn at the same time: one waits for the disk while the other is encoded. */
const AT_ONCE = 3;

/** The pictures of one job: as it was and is, and what other cameras saw of it. */
function picturesOf(set, index) {
  const base = `${set.key}-${index + 1}`;
  const job = { seed: `${set.key}/${index}`, ...set.args, ...set.variants[index] };
  const isPair = index < (set.pairs ?? 0);
  const scene = SCENES[set.scene];
  const near = (shot) =>
    closeUp({ ...job, seed: `${job.seed}/${shot}`, subject: set.close, work: shot === 'work' });
  return [
    { name: base, svg: () => scene(job) },
    ...(isPair ? [{ name: `${base}-before`, svg: () => scene({ ...job, before: true }) }] : []),
    ...shotsOf(set, index).map((shot) => ({
      name: `${base}-${shot}`,
      svg: () => (shot === 'angle' ? scene({ ...job, camera: 'angle' }) : near(shot)),
    })),
  ];
}

async function draw({ name, svg }) {
  const { data, info } = await sharp(Buffer.from(svg()), { density: (72 * LARGE.edge) / WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (image, { quality }) => image.webp({ quality, effort: 6 }).toBuffer();
  const drawn = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).removeAlpha();
  const large = await encode(drawn(), LARGE);
  const small = await encode(drawn().resize(SMALL.edge), SMALL);
  writeFileSync(join(FOLDER, `${name}.webp`), large);
  writeFileSync(join(FOLDER, 'small', `${name}.webp`), small);
  return large.length + small.length;
}

async function drawLogos() {
  for (let index = 0; index < LOGOS; index += 1)
    for (const size of ['.', 'small'])
      await sharp(Buffer.from(logo({ seed: `logo/${index}`, index })))
        .webp({ quality: 80, effort: 6 })
        .toFile(join(FOLDER, size, `logo-${index + 1}.webp`));
}

/** As the server computes it of what is sent (server/uploads/encode-image.ts). */
async function thumbhashOf(file) {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** The ThumbHash that is shown until a picture has loaded. */
async function derive() {
  const hashes = {};
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.webp'))
    .toSorted())
    hashes[basename(name, '.webp')] = await thumbhashOf(join(FOLDER, name));
  writeFileSync(join(root, 'demo', 'picture-thumbhashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

const wanted = process.argv.slice(2);
const sets = JSON.parse(readFileSync(join(root, 'demo', 'pictures.json'), 'utf8'));
mkdirSync(join(FOLDER, 'small'), { recursive: true });
const waiting = sets
  .filter(({ key }) => wanted.length === 0 || wanted.includes(key))
  .flatMap((set) => [...set.variants.keys()].flatMap((index) => picturesOf(set, index)));
const count = waiting.length;
let bytes = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const size = await draw(next);
      bytes += size;
    }
  }),
);
await drawLogos();
await derive();
process.stdout.write(`  ${count} pictures, ${(bytes / 1_048_576).toFixed(1)} MB\n`);
