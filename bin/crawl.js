#!/usr/bin/env node
// Follows every link of the built product as each kind of person, in both languages, and draws one page of each kind in a
// browser, on a demo world of its own. Ends with 1 and a list of what is broken.
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.js';
import { draw } from './crawl/draw.js';
import { follow } from './crawl/follow.js';
import { installDependencies, run, runtime } from './setup.js';
import { signedIn, visitor } from './smoke/person.js';
import { removeEverything, startAndWait, stop } from './smoke/product.js';

/** Pages that no link on a first page leads to. */
const PUBLIC = ['/', '/es', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/openapi.json'];
const PEOPLE = [
  { who: 'visitor', enter: visitor, entrances: PUBLIC },
  { who: 'user', enter: () => signedIn('user@plumbline.test'), entrances: ['/', '/dashboard'] },
  { who: 'contractor', enter: () => signedIn('contractor@plumbline.test'), entrances: ['/', '/dashboard'] },
  { who: 'member', enter: () => signedIn('member@plumbline.test'), entrances: ['/', '/dashboard'] },
  { who: 'administrator', enter: () => signedIn('admin@plumbline.test'), entrances: ['/', '/admin'] },
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

installDependencies();
run(runtime, ['bin/build.js']);

const problems = new Set();
const drawn = new Set();
let opened = 0;
let browser = null;
try {
  const server = await startAndWait({ RATE_LIMITS: 'off', ALLOW_NO_LIMITS: '1' });
  const begun = performance.now();
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
  for (const person of PEOPLE) {
    const english = await walk(person, 'english', person.entrances);
    // The same pages again, but for those that others have seen in Spanish.
    await walk(person, 'mexican_spanish', english);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`Crawl: ${opened} addresses opened, ${drawn.size} pages drawn (${seconds} s).\n`);
  await stop(server);
} catch (error) {
  problems.add(error.stack);
} finally {
  await browser?.close();
  await removeEverything();
}
for (const problem of problems) process.stderr.write(`  ${problem}\n`);
process.exitCode = problems.size === 0 ? 0 : 1;

/** Answers with the addresses that were opened. */
async function walk({ who, enter }, language, begin) {
  const person = await enter();
  person.speak(language);
  const { addresses, pages } = await follow({ who, begin, person, language }, problems);
  const fresh = [...pages].filter(([name]) => !drawn.has(name));
  fresh.forEach(([name]) => drawn.add(name));
  const notified = `${who}, ${language}`;
  const landed = fresh.map(([, address]) => address);
  await draw(browser, { notified, cookies: person.cookies(), addresses: landed }, problems);
  process.stdout.write(`  ${notified}: ${addresses.length} addresses, ${landed.length} pages drawn\n`);
  opened += addresses.length;
  return addresses;
}
