#!/usr/bin/env node
// Draws the four pictures of README.md into docs/pictures: the built product with its demo world, in a browser.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBrowser } from './browser.js';
import { installDependencies, root, run, runtime } from './setup.js';
import { signedIn } from './smoke/person.js';
import { origin, removeEverything, startAndWait, stop } from './smoke/product.js';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const CONTRACTOR = '/c/cordero-daughters-plumbing';
const PICTURES = [
  { name: 'search', path: '/contractors?q=leaky+faucet&near=Phoenix%2C+Arizona', size: DESK },
  { name: 'contractor', path: CONTRACTOR, size: DESK },
  { name: 'case', path: '/admin/appeals', size: DESK, as: 'admin@plumbline.test', press: 'tbody a' },
  { name: 'phone', path: `/es${CONTRACTOR}`, size: PHONE },
];
const FOLDER = join(root, 'docs', 'pictures');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** For pictures that load and letters that change their face. */
const SETTLES_MS = 1_500;

installDependencies();
run(runtime, ['bin/build.js']);
mkdirSync(FOLDER, { recursive: true });
let browser = null;
try {
  const server = await startAndWait({ RATE_LIMITS: 'off', ALLOW_NO_LIMITS: '1' });
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
  for (const { name, path, size, as, press } of PICTURES) {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    if (as) await context.addCookies((await signedIn(as)).cookies());
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    if (press) await page.locator(press).first().click();
    await page.waitForTimeout(SETTLES_MS);
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join(FOLDER, `${name}.webp`));
    await context.close();
  }
  await stop(server);
} finally {
  await browser?.close();
  await removeEverything();
}
