import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  accessibilityProblems,
  DESK,
  PHONE,
  stickingOut,
  takenOver,
  test,
  type Person,
} from './support/journey.ts';

const NARROWEST = { width: 320, height: 640 };
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', what: 'everything' },
  { viewport: DESK, colorScheme: 'light', what: 'everything' },
  // What differs in the dark is colour, which no width changes.
  { viewport: DESK, colorScheme: 'dark', what: 'colours' },
] as const;

/** Pages by who opens them; `reviewed` stands for the contractor of the demo world with the most reviews. */
const PUBLIC = [
  '/',
  '/contractors',
  '/contractors?q=zzzzzzzzzz',
  '/c/reviewed',
  '/c/reviewed/ratings',
  '/postings',
  '/postings?q=zzzzzzzzzz',
  '/postings/1',
  '/transparency',
  '/decisions',
  '/decisions?action=review.deleted&star=3&number=1',
  '/join',
  '/register?role=contractor',
  '/login',
  '/forgot-password',
  '/reset-password/long-gone',
  '/inactive-account',
  '/nowhere',
];
const OF_A_HOMEOWNER = [
  '/dashboard',
  '/reviews/given',
  '/c/reviewed/review',
  '/postings/new',
  '/postings?mine=yes',
  '/profile/edit',
  '/settings/password',
  '/confirm-password',
  '/verify-email',
];
const OF_A_CONTRACTOR = ['/dashboard', '/reviews/got', '/profile/edit', '/c/reviewed'];
/** `first` stands for the contractor with the most reviews. */
const OF_AN_ADMINISTRATOR = [
  '/admin/functions?about=postings',
  '/admin/functions?about=postings&open=1',
  '/admin/regions',
  '/admin/contractors',
  '/admin/contractors/first/history',
  '/admin/contractors/first/reviews',
  '/admin/bad-words',
  '/admin/trades',
  '/admin/regions/edit',
];

let slug: string | null = null;
async function addressOf(path: string, page: Page): Promise<string> {
  if (path.includes('/first/')) {
    const listed = await (await page.request.get('/admin/contractors?sort=reviews')).text();
    return path.replace('first', /admin\/contractors\/(\d+)\/history/.exec(listed)?.[1] ?? '0');
  }
  if (!path.includes('/c/reviewed')) return path;
  if (slug === null) {
    const listed = await page.request.get('/contractors');
    slug = /href="\/c\/([a-z0-9-]+)"/.exec(await listed.text())?.[1] ?? null;
  }
  return path.replace('reviewed', slug ?? '');
}

/** Opens a page once and looks at it in each way. */
async function look(person: Person, path: string): Promise<string[]> {
  const { page, visit } = person;
  if (path === '/nowhere') person.expectProblem(/404/);
  await visit(await addressOf(path, page));
  const problems: string[] = [];
  for (const { viewport, colorScheme, what } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const problem of await accessibilityProblems(page, what))
      problems.push(`${viewport.width} px, ${colorScheme}: ${problem}`);
  }
  return problems;
}

describe('every page passes axe, on a phone and on a desk, in light and in dark, and reports no error', () => {
  test.for(PUBLIC)('%s for a visitor', async (path, { visitor }) => {
    expect(await look(visitor, path)).toEqual([]);
    expect(await visitor.page.title()).toMatch(/^.+ - Plumbline$/);
  });

  test.for(OF_A_HOMEOWNER)('%s for a homeowner', async (path, { signedIn }) => {
    const person = await signedIn('user@plumbline.test');
    expect(await look(person, path)).toEqual([]);
    expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
  });

  test.for(OF_A_CONTRACTOR)('%s for a contractor', async (path, { signedIn }) => {
    const person = await signedIn('contractor@plumbline.test');
    expect(await look(person, path)).toEqual([]);
  });

  test.for(OF_AN_ADMINISTRATOR)('%s for an administrator', async (path, { signedIn }) => {
    const person = await signedIn('admin@plumbline.test');
    expect(await look(person, path)).toEqual([]);
    expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
  });
});

test('what is looked for is found: a picture without words, grey words on grey', async ({ visitor }) => {
  const { page } = visitor;
  await page.setContent(
    '<main><h1>Bad</h1><img src="data:,"><p style="color: #999; background: #aaa">Words</p></main>',
  );
  const everything = await accessibilityProblems(page);
  expect(everything.some((problem) => problem.startsWith('image-alt: '))).toBe(true);
  expect(everything.some((problem) => problem.startsWith('color-contrast: '))).toBe(true);
  const colours = await accessibilityProblems(page, 'colours');
  expect(colours.map((problem) => problem.split(':')[0])).toEqual(['color-contrast']);
});

describe('the narrowest phone', () => {
  test('scrolls no page sideways, in either language', async ({ someone }) => {
    const reader = await someone({ viewport: NARROWEST });
    for (const path of PUBLIC)
      for (const prefix of ['', '/es']) {
        if (path === '/nowhere') reader.expectProblem(/404/);
        const address = prefix + (await addressOf(path, reader.page)).replace(/^\/$/, '');
        await reader.visit(address || '/');
        expect(await stickingOut(reader.page), address).toEqual([]);
      }
  });

  test('shows a homeowner’s, a contractor’s and an administrator’s own pages whole', async ({ signedIn }) => {
    for (const [email, paths] of [
      ['user@plumbline.test', OF_A_HOMEOWNER],
      ['contractor@plumbline.test', OF_A_CONTRACTOR],
      ['admin@plumbline.test', OF_AN_ADMINISTRATOR],
    ] as const) {
      const person = await signedIn(email, { viewport: NARROWEST });
      for (const path of paths) {
        await person.visit(await addressOf(path, person.page));
        expect(await stickingOut(person.page), path).toEqual([]);
      }
    }
  });
});

describe('a browser without JavaScript', () => {
  test('reads the public pages, drawn and styled by the server', async ({ someone }) => {
    const reader = await someone({ javaScriptEnabled: false });
    for (const path of [
      '/',
      '/es',
      '/contractors',
      '/c/reviewed',
      '/c/reviewed/ratings',
      '/postings',
      '/postings/1',
      '/login',
      '/join',
    ]) {
      const { page, visit } = reader;
      await visit(await addressOf(path, page));
      expect(await page.getByRole('heading', { level: 1 }).innerText(), path).not.toBe('');
      expect(await page.locator('main').innerText(), path).not.toMatch(/\b(undefined|NaN|\[object)/);
      expect(await stickingOut(page), path).toEqual([]);
      const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(font, path).toContain('Public Sans');
    }
  });

  test('gets from the search to a contractor and on to the next page by plain links', async ({ someone }) => {
    const { page, visit } = await someone({ javaScriptEnabled: false });
    await visit('/contractors');
    await page.locator('a[rel=next]').click();
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
    await page.locator('main a[href*="/c/"]').first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/c/'));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('a page drawn by the server', () => {
  test('is taken over as it is: nothing moves or is drawn anew', async ({ visitor }) => {
    const { page } = visitor;
    for (const path of ['/', '/contractors', '/c/reviewed', '/postings', '/postings/1']) {
      const address = await addressOf(path, page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForSelector('h1');
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-drawn-by', 'server'));
      await takenOver(page);
      expect(await page.locator('h1').first().getAttribute('data-drawn-by'), path).toBe('server');
    }
  });
});
