import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { route } from '../../common/routes/route-table.ts';
import { CACHE, HOST, PORTS } from '../settings.ts';
import { serverEnvironment, startProduct } from './product-server.ts';

const SETTINGS = { DATA_DIR: join(CACHE, 'editor'), DATABASE_URL: '', PAGE_CACHE: 'off' } as const;
const EDITOR_OF = { email: 'editor@plumbline.test', password: 'types into a long page' };
const WORDS = 5_000;
const KEYS = 200;
/** After the debounce, the text is handed to the form. */
const HANDED_ON_MS = 800;
const MIDDLE = 0.5;
const LATE = 0.95;

/** Milliseconds that the page is busy for one key: handling it, layout and painting. */
export type Typing = {
  words: number;
  keys: number;
  median: number;
  late: number;
  worst: number;
  handOn: number;
};

/** Types into the middle of a page of 5,000 words, in Chromium against a production server of its own. */
export async function measureTyping(): Promise<Typing> {
  const server = await startProduct(SETTINGS, null);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    makeAdministrator();
    const page = await browser.newPage({ baseURL: `http://${HOST}:${PORTS.server}` });
    await openLongPage(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return await type(page, session);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** There already, from a run before, it is the same one. */
function makeAdministrator(): void {
  const { email, password } = EDITOR_OF;
  const words = ['user-create', '--email', email, '--role', 'admin', '--password', password];
  spawnSync(process.execPath, ['server/commands/main.ts', ...words], {
    env: { ...process.env, ...serverEnvironment(SETTINGS) },
  });
}

async function openLongPage(page: Page): Promise<void> {
  await page.goto(route('login'));
  await page.locator('input[name=email]').fill(EDITOR_OF.email);
  await page.locator('input[name=password]').fill(EDITOR_OF.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== route('login'));
  await page.goto(route('admin.content.edit', { page: 'sub-finder' }));
  const editor = page.locator('.editor-text').first();
  await editor.click();
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, longText());
  await editor
    .locator('p')
    .nth(Math.round((WORDS / 50) * MIDDLE))
    .click();
  await page.waitForTimeout(HANDED_ON_MS);
}

/** A hundred paragraphs of fifty words, with a heading at every tenth. */
function longText(): string {
  const paragraph = `<p>${'plumb line level square true '.repeat(10).trim()}</p>`;
  return Array.from({ length: WORDS / 50 }, (_none, index) =>
    index % 10 === 0 ? `<h2>Part ${index}</h2>${paragraph}` : paragraph,
  ).join('');
}

async function type(page: Page, session: CDPSession): Promise<Typing> {
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1)
    times.push(await busyFor(page, session, () => page.keyboard.press('a')));
  const handOn = await busyFor(page, session, () => page.waitForTimeout(HANDED_ON_MS));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(KEYS - 1, Math.floor(KEYS * part))] ?? 0;
  return { words: WORDS, keys: KEYS, median: at(MIDDLE), late: at(LATE), worst: at(1), handOn };
}

/** Milliseconds that the main thread worked until the next frame was drawn. */
async function busyFor(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskSeconds(session);
  await act();
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return ((await taskSeconds(session)) - before) * 1_000;
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

const BUDGET_MS = 16;
const inMs = (value: number): string => `${value.toFixed(1)} ms`;

/** Judged by 95 of 100 keys: the slowest ones meet a garbage collection, and are named in the line. */
export const isWithinBudget = ({ late }: Pick<Typing, 'late'>): boolean => late < BUDGET_MS;

/** One line, and whether it is within the budget. */
export const typingLine = ({ words, keys, median, late, worst, handOn }: Typing): string =>
  `typing in a page of ${words} words: ${inMs(median)} a key (median of ${keys}), 95 of 100 within ${inMs(late)}, the slowest ${inMs(worst)}; ` +
  `handing the text on after the pause ${inMs(handOn)}. Budget ${BUDGET_MS} ms a key for 95 of 100 keys: ${isWithinBudget({ late }) ? 'kept' : 'MISSED'}`;
