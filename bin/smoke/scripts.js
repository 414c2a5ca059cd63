// Scripts that a page fetches at their first use: the map to move, the editor, the service worker.
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser.js';
import { check } from './checks.js';
import { signedIn } from './person.js';
import { origin } from './product.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];

export async function scripts() {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
  return {
    use: async () => {
      const administrator = await signedIn('admin@plumbline.test');
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addCookies(administrator.cookies());
      const page = await context.newPage();
      const problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on(
        'response',
        (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
      );
      await map(page);
      await editor(page);
      await worker(page);
      check(problems.length === 0, `no script of them fails (${problems.join(', ') || 'none'})`);
      await context.close();
    },
    stop: () => browser.close(),
  };
}

async function map(page) {
  await page.goto(`${origin}/contractors?near=Phoenix,+AZ`);
  const [base] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/maps/base-map.json')),
    page.locator('.find-map .find-filters-content button').click(),
  ]);
  await page.locator('.map-mark').first().waitFor();
  check(base.status() === 200, 'the map to move is drawn, with its base map and its marks');
}

async function editor(page) {
  await page.goto(`${origin}/admin/content/about`);
  await page.locator('[contenteditable=true]').first().waitFor();
  check(true, 'the editor opens');
}

async function worker(page) {
  await page.goto(`${origin}/`);
  const state = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL ?? 'none';
  });
  check(state.endsWith('/service-worker.js'), `the service worker runs (${state})`);
}
