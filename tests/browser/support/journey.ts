import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, inject, test as base, type RunnerTestCase } from 'vitest';
import { createTranslator } from '../../../common/format/translator.ts';
import type { Language } from '../../../common/format/language.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { catalogue } from '../../../translations/index.ts';

export const BROWSER = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];
/** A step of a journey answers sooner or never. */
const STEP_LIMIT_MS = 10_000;

export const PASSWORD = 'plumbline';
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export type Person = {
  page: Page;
  context: BrowserContext;
  /** Goes to an address as if it had been typed, and waits until the page has been taken over. */
  visit: (path: string) => Promise<void>;
  /** Lets one kind of problem pass that this journey provokes, such as a refused call. */
  expectProblem: (pattern: RegExp) => void;
};

type KeptPage = Awaited<ReturnType<BrowserContext['storageState']>>;
type Setting = BrowserContextOptions & { on?: 'production' | 'development' };

type Fixtures = {
  /** A person with a new browser: no cookies, nothing stored. */
  someone: (setting?: Setting) => Promise<Person>;
  /**
   * A person who is signed in already, in a browser of their own. Use it only for reading, because they share
   * one session.
   */
  signedIn: (email: string, setting?: Setting) => Promise<Person>;
  visitor: Person;
  /**
   * A person whose browser stays open for the next test of the file, with what it has fetched and kept. Only for
   * tests that read; without an email address it is a visitor.
   */
  reader: (email?: string, language?: Language) => Promise<Person>;
  database: DatabaseHandle;
};

type Opened = Awaited<ReturnType<typeof openBrowser>>;
type OfWorker = { browser: Browser; sessions: Map<string, KeptPage>; readers: Map<string, Opened> };

/** A test with browsers. When it ends, no page may have reported an error or a warning. */
export const test = base.extend<Fixtures & OfWorker>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: BROWSER,
        args: FLAGS,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  database: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const handle = openDatabase(inject('servers').database, { connections: 2 });
      await use(handle);
      await handle.close();
    },
    { scope: 'file' },
  ],
  someone: async ({ browser, task }, use) => {
    const people: Opened[] = [];
    await use(async (setting = {}) => {
      const made = await openBrowser(browser, setting);
      people.push(made);
      return made.person;
    });
    const problems = people.flatMap((one) => one.takeProblems());
    await takePictures(task, people);
    await Promise.all(people.map(({ person }) => person.context.close()));
    expect(problems).toEqual([]);
  },
  visitor: async ({ someone }, use) => use(await someone()),
  sessions: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(new Map()),
    { scope: 'file' },
  ],
  signedIn: async ({ someone, sessions }, use) =>
    use(async (email, setting = {}) => {
      const kept = sessions.get(email);
      if (kept) return someone({ ...setting, storageState: kept });
      const person = await someone(setting);
      await signIn(person, email);
      sessions.set(email, await person.context.storageState());
      return person;
    }),
  readers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const readers = new Map<string, Opened>();
      await use(readers);
      await Promise.all([...readers.values()].map(({ person }) => person.context.close()));
    },
    { scope: 'file' },
  ],
  reader: async ({ browser, readers, task }, use) => {
    const reading = new Set<Opened>();
    await use(async (email = '', language = 'english') => {
      const key = `${email} ${language}`;
      const opened = readers.get(key) ?? (await openBrowser(browser, {}));
      reading.add(opened);
      if (!readers.has(key)) {
        if (email !== '') await signIn(opened.person, email);
        const url = inject('servers').production;
        if (language !== 'english')
          await opened.person.context.addCookies([{ name: 'lang', value: language, url }]);
        readers.set(key, opened);
      }
      return opened.person;
    });
    const problems = [...reading].flatMap((one) => one.takeProblems());
    await takePictures(task, [...reading]);
    expect(problems).toEqual([]);
  },
});

async function takePictures(task: RunnerTestCase, people: readonly Opened[]): Promise<void> {
  if (task.result?.state === 'fail')
    await Promise.all(people.map(({ person }, index) => takePicture(person, task.name, index)));
}

/** A picture of the page when the test failed; the folder is not in the repository. */
async function takePicture({ page }: Person, name: string, index: number): Promise<void> {
  const file = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  await page
    .screenshot({ path: `tests/browser/screenshots/${file}-${index}.png`, fullPage: true })
    .catch(() => undefined);
}

async function openBrowser(browser: Browser, { on = 'production', ...setting }: Setting) {
  const context = await browser.newContext({
    baseURL: inject('servers')[on],
    viewport: DESK,
    locale: 'en-US',
    reducedMotion: 'reduce',
    // Tests of the worker allow it.
    serviceWorkers: 'block',
    ...setting,
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const page = await context.newPage();
  const expected: RegExp[] = [];
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()))
      seen.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(String(error.stack ?? error)));
  const person: Person = {
    page,
    context,
    visit: async (path) => {
      await page.goto(path);
      if (setting.javaScriptEnabled !== false) await takenOver(page);
    },
    expectProblem: (pattern) => expected.push(pattern),
  };
  /** The problems since the last time; what was expected is expected once. */
  const takeProblems = () => {
    const unexpected = seen.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text)));
    expected.length = 0;
    return unexpected;
  };
  return { person, takeProblems };
}

/** Waits until the page is hydrated, because earlier presses would be lost. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('plumbline:answers').length > 0);
}

/**
 * Runs an action that leads to another page without a full load; waits until that page is drawn and named.
 */
export async function visiting(page: Page, action: () => Promise<unknown>): Promise<void> {
  // Listens before anything is done: a key begins a visit sooner than a second question to the page arrives.
  const visit = await page.evaluateHandle(() => {
    const ended = new Promise<true>((resolve) => {
      let begun: string | undefined;
      const visitOf = (event: Event) => (event as CustomEvent<{ visit: Visit }>).detail.visit;
      // Only full visits count: neither a page's own reloads nor a visit that was canceled for another.
      document.addEventListener('inertia:start', (event) => {
        const { id, async } = visitOf(event);
        if (!async) begun = id;
      });
      document.addEventListener('inertia:finish', (event) => {
        const { id, completed } = visitOf(event);
        if (id !== begun || !completed) return;
        // The page is drawn before the first idle moment. The title is written by a running timer of 1 ms; a
        // later timer comes after it.
        const settled = () => setTimeout(() => resolve(true), 1);
        requestAnimationFrame(() => requestIdleCallback(settled, { timeout: 2_000 }));
      });
    });
    return { ended };
  });
  await action();
  const hasEnded = await visit.evaluate(
    ({ ended }, limit) => Promise.race([ended, new Promise((resolve) => setTimeout(resolve, limit))]),
    STEP_LIMIT_MS,
  );
  expect(hasEnded, 'a visit that ends in time').toBe(true);
}

type Visit = { id: string; async: boolean; completed: boolean };

/** Polls a value that follows a moment after another change, such as a title after its page. */
export const eventually = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { timeout: STEP_LIMIT_MS });

const translators = {
  english: createTranslator('english', textsIn(0)),
  mexican_spanish: createTranslator('mexican_spanish', textsIn(1)),
};

function textsIn(side: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, pair]) => [key, pair[side]]));
}

/** The product's texts from its own catalogue, so that a test does not repeat the present wording. */
export const t = translators.english;
export const inLanguage = (language: Language) => translators[language];

/** Fills the login form and waits for where it leads. */
export async function logIn({ page, visit }: Person, email: string, password = PASSWORD): Promise<void> {
  await visit('/login');
  await sendLogin(page, email, password);
}

/** The same from the open form. */
export async function sendLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[type=password]') });
  await form.locator('input[type=email], input[name=email]').fill(email);
  await form.locator('input[type=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Signs a person in without the form, which has journeys of its own. Their first page is still to be visited.
 */
export async function signIn({ context }: Person, email: string, password = PASSWORD): Promise<void> {
  await context.request.get('/login');
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post('/login', {
    data: { email, password },
    headers: { 'x-inertia': 'true', 'x-xsrf-token': decodeURIComponent(token) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** An action in another place: a call with a bearer token of the user's own. */
export async function call(
  { email, password }: { email: string; password: string },
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
): Promise<void> {
  const send = (verb: string, to: string, body: object, headers = {}) =>
    fetch(new URL(to, inject('servers').production), {
      method: verb,
      body: JSON.stringify(body),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    });
  const made = await send('POST', '/tokens/create', { email, password, device_name: 'elsewhere' });
  const { token } = (await made.json()) as { token: string };
  const answer = await send(method, path, data, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
}

/** The signed-in user's button, in the header of a wide window. */
export const accountMenu = (page: Page) => page.getByLabel(/^(Account: |Cuenta de )/);

export async function logOut(page: Page): Promise<void> {
  // Calls of the start that are still under way would be refused.
  await page.waitForLoadState('networkidle');
  await accountMenu(page).click();
  await page.getByRole('button', { name: t('layout.log_out') }).click();
  await page.getByText(t('accounts.logged_out')).waitFor();
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOOKS_FOR: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Axe's findings, as one readable line each. Axe is loaded into a document once, because its package for
 * Playwright loads it before each check, which takes as long as the check.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      );
    },
    { runOnly: LOOKS_FOR, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
}

/** Brings every change of color or place to its end: a reader sees what it ends in. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The end of one may be the beginning of the next, where a color is inherited.
    for (let rounds = 0; rounds < 20 && changing().length > 0; rounds += 1)
      for (const animation of changing()) animation.finish();
  });
}

/**
 * The elements beyond the window's right edge, which a phone cuts off or scrolls to sideways. What scrolls in a
 * frame of its own is fine.
 */
export async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isFramed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      const { overflowX } = getComputedStyle(parent);
      const isFrame =
        ['auto', 'scroll', 'hidden'].includes(overflowX) && parent.getBoundingClientRect().right <= width + 1;
      return isFrame || isFramed(parent);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width: wide, height } = element.getBoundingClientRect();
        return right > width + 1 && wide > 1 && height > 1 && !isFramed(element);
      })
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} is ${element.getBoundingClientRect().right} of ${width} px`,
      );
  });
}
