#!/usr/bin/env node
// Follows every link of a running server as each kind of person, in both languages, and opens one page of each kind in a browser.
// node_modules/.bin/node bin/crawl.js ORIGIN: the demo world, with limits off. Ends with 1 and a list of what is broken.
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.js';

const [origin = ''] = process.argv.slice(2);
const PASSWORD = 'plumbline';
const PEOPLE = [
  { who: 'visitor', email: null },
  { who: 'user', email: 'user@plumbline.test' },
  { who: 'contractor', email: 'contractor@plumbline.test' },
  { who: 'member', email: 'member@plumbline.test' },
  { who: 'administrator', email: 'admin@plumbline.test' },
];
const LANGUAGES = ['english', 'mexican_spanish'];
/** So many addresses of one kind (the same path but for numbers and names) are opened by each person. */
const PER_KIND = 3;
/** Pages that no link on a first page leads to. */
const ENTRANCES = [
  '/',
  '/es',
  '/dashboard',
  '/admin',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
];
const AT_ONCE = 8;
const TABS = 2;
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const problems = new Set();
let opened = 0;
let drawn = 0;

/** The address without numbers, names and values: `/c/:x/ratings?page`. */
function kindOf(address) {
  const { pathname, searchParams } = new URL(address, origin);
  const path = pathname
    .split('/')
    .map((part, place, parts) =>
      /\d/.test(part) ||
      part.length > 24 ||
      ['c', 'profiles', 'plans', 'trades', 'contractors', 'media', 'uploads'].includes(parts[place - 1])
        ? ':x'
        : part,
    )
    .join('/');
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return names === '' ? path : `${path}?${names}`;
}

/** Addresses of this site that a page names: links, pictures, scripts, styles, files. */
function addressesIn(html) {
  const found = new Set();
  for (const [, value] of html.matchAll(/\s(?:href|src|poster|data-href)="([^"]+)"/g)) found.add(value);
  for (const [, value] of html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi))
    for (const part of value.split(',')) found.add(part.trim().split(/\s/)[0]);
  for (const [, value] of html.matchAll(/<loc>([^<]+)<\/loc>/g)) found.add(value);
  return [...found]
    .map((value) => value.replaceAll('&amp;', '&'))
    .filter((value) => URL.canParse(value, origin))
    .map((value) => new URL(value, origin))
    .filter((url) => url.origin === origin && url.protocol.startsWith('http'))
    .map(({ pathname, search }) => pathname + search);
}

/** A cookie jar with a fetch that follows redirects within the site. */
function visitorOf(language) {
  const jar = new Map([['lang', language]]);
  const send = async (address, init = {}, hops = 0) => {
    const headers = {
      accept: 'text/html,application/xhtml+xml',
      ...init.headers,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await fetch(origin + address, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const [name, ...value] = pair.split('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    const place = answer.headers.get('location');
    if (place === null || hops > 5) return { answer, address };
    const to = new URL(place, origin + address);
    if (to.origin !== origin) return { answer, address };
    await answer.arrayBuffer();
    return send(to.pathname + to.search, {}, hops + 1);
  };
  return { jar, send };
}

async function logIn(visitor, email) {
  await visitor.send('/login');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': decodeURIComponent(visitor.jar.get('XSRF-TOKEN') ?? ''),
  };
  const body = JSON.stringify({ email, password: PASSWORD });
  const { answer } = await visitor.send('/login', { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (answer.status >= 400) problems.add(`${email} cannot log in: ${answer.status}`);
}

/** Follows links until every kind was opened PER_KIND times. Answers with one page of each kind. */
async function follow({ who, email }, language) {
  const visitor = visitorOf(language);
  if (email) await logIn(visitor, email);
  const counts = new Map();
  const seen = new Set();
  const pages = new Map();
  const waiting = [];
  const add = (address, from) => {
    // Texts for everybody lead there; a homeowner reads that plans are for businesses.
    if (who === 'user' && /^(\/es)?\/pricing$/.test(address)) return;
    if (seen.has(address)) return;
    seen.add(address);
    const kind = kindOf(address);
    const count = counts.get(kind) ?? 0;
    if (count >= PER_KIND) return;
    counts.set(kind, count + 1);
    waiting.push({ address, from });
  };
  const open = async ({ address, from }) => {
    const told = `${who}, ${language}: ${address} (from ${from})`;
    opened += 1;
    const { answer, address: landed } = await visitor.send(address);
    const type = answer.headers.get('content-type') ?? '';
    const isText = /html|xml/.test(type);
    const text = isText ? await answer.text() : (await answer.arrayBuffer(), '');
    if (answer.status >= 400) problems.add(`${answer.status}: ${told}`);
    else if (type.includes('json') && !/^\/(api|\.well-known)\/|manifest|\.json$/.test(address))
      problems.add(`raw JSON: ${told}`);
    if (!isText) return;
    if (type.includes('html') && !pages.has(kindOf(landed))) pages.set(kindOf(landed), landed);
    for (const found of addressesIn(text)) add(found, landed);
  };
  for (const address of ENTRANCES)
    if (email || !/^\/(dashboard|admin)/.test(address))
      if (who === 'administrator' || address !== '/admin') add(address, 'the start');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(open));
  return { visitor, pages: [...pages.values()] };
}

/** Opens each page in a browser: no error in the console, nothing that fails to load. */
async function draw(browser, told, { visitor, pages }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: origin })));
  const queue = [...pages];
  const tab = async () => {
    const page = await context.newPage();
    let address = '';
    const note = (what) => problems.add(`${what}: ${told}: ${address}`);
    page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
    page.on('pageerror', (error) => note(`error: ${error.message}`));
    page.on('response', (answer) => answer.status() >= 400 && note(`${answer.status()} of ${answer.url()}`));
    for (address = queue.shift(); address; address = queue.shift()) {
      await page
        .goto(origin + address, { waitUntil: 'load' })
        .catch((error) => note(error.message.split('\n')[0]));
      await page
        .waitForFunction(() => document.documentElement.dataset.hydrated !== 'no', null, { timeout: 2000 })
        .catch(() => undefined);
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  await context.close();
}

const begun = Date.now();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
for (const person of PEOPLE)
  for (const [index, language] of LANGUAGES.entries()) {
    const found = await follow(person, language);
    // Both languages have these pages: each half is drawn in one of them.
    const half = found.pages.filter((_page, place) => place % 2 === index);
    await draw(browser, `${person.who}, ${language}`, { ...found, pages: half });
  }
await browser.close();
const seconds = Math.round((Date.now() - begun) / 1000);
for (const problem of problems) process.stderr.write(`  ${problem}\n`);
process.stdout.write(
  `Crawl: ${opened} addresses opened, ${drawn} pages drawn, ${problems.size} broken (${seconds} s).\n`,
);
process.exitCode = problems.size === 0 ? 0 : 1;
