// Draws the pictures of docs/templates.md: one page of the demo world for each of the eight templates, as docs/templates/NAME.webp.
// Run it after a template was changed, against a server with the demo world that runs already:
// `node_modules/.bin/node bin/draw-template-pictures.js [http://127.0.0.1:3333]`.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBrowser } from './browser.js';
import { fail, root } from './setup.js';

const TEMPLATES = 'classic portfolio emergency craft firm before-after bid-ready minimal'.split(' ');
const FOLDER = join(root, 'docs', 'templates');
const WINDOW = { width: 1280, height: 1600 };
const PICTURE = { width: 640, quality: 62 };
/** Pages of each template that are compared; the one with the most photos is drawn. */
const CANDIDATES = 3;

const origin = (process.argv[2] ?? 'http://127.0.0.1:3333').replace(/\/$/, '');
const textOf = async (url) => {
  const answer = await fetch(url).catch(() => fail(`${origin} does not answer: start the product first.`));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (url.endsWith('.gz') && bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
};
const addressesIn = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);

/** The addresses of the pages to draw, by template. */
async function choosePages() {
  const files = addressesIn(await textOf(`${origin}/sitemap.xml`)).filter((file) =>
    file.includes('contractors'),
  );
  const pages = [];
  for (const file of files) pages.push(...addressesIn(await textOf(origin + file)));
  const found = new Map(TEMPLATES.map((name) => [name, []]));
  for (const path of pages.filter((one) => /^\/c\/[^/]+$/.test(one))) {
    const html = await textOf(origin + path);
    const candidates = found.get(/class="look look-([a-z-]+)/.exec(html)?.[1] ?? '');
    if (!candidates || candidates.length === CANDIDATES) continue;
    candidates.push({ path, photos: html.split('data-photo').length });
    if ([...found.values()].every(({ length }) => length === CANDIDATES)) break;
  }
  return [...found].map(([name, candidates]) => {
    const [best] = candidates.toSorted((one, other) => other.photos - one.photos);
    return best ? { name, path: best.path } : fail(`No page of the template ${name} was found at ${origin}.`);
  });
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: WINDOW, locale: 'en-US', reducedMotion: 'reduce' });
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const { name, path } of await choosePages()) {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const file = join(FOLDER, `${name}.webp`);
  const { quality, width } = PICTURE;
  await sharp(await page.screenshot())
    .resize(width)
    .webp({ quality, effort: 6 })
    .toFile(file);
  bytes += statSync(file).size;
  process.stdout.write(`  ${name}: ${path}\n`);
}
await browser.close();
process.stdout.write(`  ${TEMPLATES.length} pictures, ${Math.round(bytes / 1_024)} KB\n`);
