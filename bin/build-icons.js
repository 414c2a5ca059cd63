// Draws the icons of the installed app from the product's logo (web/static/icon.svg). Run it after the logo
// changed. The files are kept in the repository, so that a build needs none of this.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './setup.js';

const FOLDER = join(root, 'web', 'static', 'icons');
const LOGO = readFileSync(join(root, 'web', 'static', 'icon.svg'), 'utf8');
/** A system may cut a maskable icon to a circle of 80 %: the drawing stays inside, the ground fills all. */
const MASKABLE = LOGO.replace(' rx="6"', '').replace(
  /(<path.*)<\/svg>/s,
  '<g transform="translate(4 4) scale(.75)">$1</g></svg>',
);
const SQUARE = LOGO.replace(' rx="6"', '');

export const ICONS = [
  { file: 'icon-192', svg: LOGO, size: 192 },
  { file: 'icon-512', svg: LOGO, size: 512 },
  { file: 'maskable-192', svg: MASKABLE, size: 192 },
  { file: 'maskable-512', svg: MASKABLE, size: 512 },
  { file: 'apple-touch-icon', svg: SQUARE, size: 180 },
];

mkdirSync(FOLDER, { recursive: true });
for (const { file, svg, size } of ICONS) {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  writeFileSync(join(FOLDER, `${file}.png`), await image.png({ compressionLevel: 9 }).toBuffer());
}
