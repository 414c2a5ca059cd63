// Draws the pictures of the demo world from the scenes in bin/demo-pictures: demo/pictures.json says which, demo/pictures/ keeps them.
// Run it after a scene was changed: `node_modules/.bin/node bin/draw-demo-pictures.js [KEY …]`. The same scene gives the same picture.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { gate, wall } from './demo-pictures/equipment.js';
import { house } from './demo-pictures/house.js';
import { logo } from './demo-pictures/logo.js';
import { room } from './demo-pictures/room.js';
import { yard } from './demo-pictures/yard.js';
import { root } from './setup.js';

const SCENES = { gate, house, room, wall, yard };
const FOLDER = join(root, 'demo', 'pictures');
const QUALITY = 62;
const SMALL = { edge: 320, quality: 66 };
const LOGOS = 24;

async function draw(set, index, before) {
  const svg = SCENES[set.scene]({
    seed: `${set.key}/${index}`,
    ...set.args,
    ...set.variants[index],
    ...(before && { before: true }),
  });
  const webp = await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  writeFileSync(join(FOLDER, `${set.key}-${index + 1}${before ? '-before' : ''}.webp`), webp);
  return webp.length;
}

async function drawLogos() {
  for (let index = 0; index < LOGOS; index += 1)
    await sharp(Buffer.from(logo({ seed: `logo/${index}`, index })))
      .webp({ quality: 80, effort: 6 })
      .toFile(join(FOLDER, `logo-${index + 1}.webp`));
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

/** The small size of each, and the ThumbHash shown until the picture has loaded. */
async function derive() {
  const hashes = {};
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.webp'))
    .toSorted()) {
    const file = join(FOLDER, name);
    await sharp(file)
      .resize(SMALL.edge)
      .webp({ quality: SMALL.quality, effort: 6 })
      .toFile(join(FOLDER, 'small', name));
    hashes[basename(name, '.webp')] = await thumbhashOf(file);
  }
  writeFileSync(join(root, 'demo', 'picture-thumbhashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

const wanted = process.argv.slice(2);
const sets = JSON.parse(readFileSync(join(root, 'demo', 'pictures.json'), 'utf8'));
mkdirSync(join(FOLDER, 'small'), { recursive: true });
let [count, bytes] = [0, 0];
for (const set of sets.filter(({ key }) => wanted.length === 0 || wanted.includes(key)))
  for (const index of set.variants.keys())
    for (const before of index < (set.pairs ?? 0) ? [false, true] : [false]) {
      bytes += await draw(set, index, before);
      count += 1;
    }
await drawLogos();
await derive();
process.stdout.write(`  ${count} pictures, ${(bytes / 1_048_576).toFixed(1)} MB\n`);
