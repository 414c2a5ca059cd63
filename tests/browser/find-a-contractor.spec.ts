import type { Page } from 'playwright-core';
import { createFactories } from '../support/factories.ts';
import { describe, expect } from 'vitest';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  t,
  takenOver,
  test,
  visiting,
} from './support/journey.ts';

const cards = (page: Page) => page.locator('a[data-contractor]');
const namesOf = (page: Page) => cards(page).allInnerTexts();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** The part of the list that says how many were found. */
const found = (page: Page) => page.locator('main [aria-live] h2').first();

const countIn = (text: string): number => Number(text.replace(/\D/g, ''));

describe('finding a contractor', () => {
  test('finding a contractor forgives a typing error, and says what it looked for instead', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/');
    await page.getByLabel(t('search.words')).fill('plummbing');
    await visiting(page, () => page.getByRole('button', { name: t('search.submit') }).click());
    expect(queryOf(page)).toEqual({ q: 'plummbing' });
    expect(await page.locator('main').innerText()).toContain('“plummbing”');
    expect(await cards(page).count()).toBe(20);
    expect(await page.locator('article').first().innerText()).toMatch(/plumbing/i);
  });

  test('finding a contractor in Spanish understands Spanish words, with or without accents', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const es = inLanguage('mexican_spanish');
    await visitor.visit('/es/contractors');
    await page.getByLabel(es('search.words')).fill('plomeria');
    await visiting(page, () => page.getByRole('button', { name: es('search.submit') }).click());
    expect(pathOf(page)).toBe('/es/contractors');
    expect(queryOf(page)).toEqual({ q: 'plomeria' });
    expect(await cards(page).count()).toBeGreaterThan(5);
    expect(await page.locator('article').first().innerText()).toMatch(/plomer/i);
  });

  test('finding a contractor: near a place names the distance, and the nearest may come first', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors');
    await page.getByLabel(t('search.near')).fill('San Diego');
    await visiting(page, () => page.getByRole('button', { name: t('search.submit') }).click());
    await visiting(page, () => page.getByLabel(t('search.sort')).selectOption('nearest'));
    expect(queryOf(page)).toEqual({ near: 'San Diego', sort: 'nearest' });
    const texts = await page.locator('article').allInnerTexts();
    const miles = texts.map((text) => Number(/([\d.,]+) mi/.exec(text)?.[1]));
    expect(miles.length).toBeGreaterThan(3);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
  });

  test('a filter takes effect at once, stands in the address, and is taken back by one button', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors');
    const all = await found(page).innerText();
    await visiting(page, () => page.getByLabel(t('search.trade')).selectOption('roofing'));
    await visiting(page, () => page.locator('select[name=rating]').selectOption('4'));
    expect(queryOf(page)).toEqual({ trade: 'roofing', rating: '4' });
    const some = await found(page).innerText();
    expect(countIn(some)).toBeLessThan(countIn(all));
    for (const text of await page.locator('article').allInnerTexts()) expect(text).toMatch(/roof/i);

    await visitor.visit(page.url());
    expect(await found(page).innerText()).toBe(some);
    expect(await page.getByLabel(t('search.trade')).inputValue()).toBe('roofing');
    await visiting(page, () => page.getByRole('link', { name: t('search.clear') }).click());
    expect(queryOf(page)).toEqual({});
    // Other journeys list contractors meanwhile.
    expect(countIn(await found(page).innerText())).toBeGreaterThanOrEqual(countIn(all));
  });

  test('finding a contractor shows twenty a page, each contractor once', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=plumbing');
    const first = await namesOf(page);
    await visiting(page, () => page.locator('a[rel~=next]').click());
    const second = await namesOf(page);
    expect(first).toHaveLength(20);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    expect(queryOf(page)).toEqual({ q: 'plumbing', page: '2' });
  });

  test('finding a contractor shows the nearest where nobody fits, and names each condition it left out', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?trade=roofing&near=Nome,+AK');
    expect(await found(page).innerText()).toBe(t('search.none_title'));
    const leftOut = await page.locator('.filter-chip-dropped').allInnerTexts();
    expect(leftOut.join(' ')).toContain('Nome');
    expect(await cards(page).count()).toBeGreaterThan(0);
    for (const text of await page.locator('article').allInnerTexts()) expect(text).toMatch(/\d\smi\b/);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('words that nobody knows lead to a choice of trades, and to no list of strangers', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=zzzzzzzz&near=Phoenix,+AZ');
    await page.getByText('“zzzzzzzz”').first().waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await visiting(page, () => page.locator('main').getByRole('link', { name: 'Roofing' }).first().click());
    expect(queryOf(page)).toEqual({ trade: 'roofing', near: 'Phoenix, AZ' });
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('“near me” asks for the place, and searches around it once the device has told it', async ({
    someone,
  }) => {
    const person = await someone({
      geolocation: { latitude: 33.45, longitude: -112.07 },
      permissions: ['geolocation'],
    });
    const { page } = person;
    await person.visit('/contractors?q=plumber+near+me');
    await page.getByText(t('search.near_me')).waitFor();
    expect(await cards(page).count()).toBe(0);
    await visiting(page, () =>
      page
        .locator('main')
        .getByRole('button', { name: t('search.use_my_location') })
        .last()
        .click(),
    );
    expect(queryOf(page)['near']).toBeTruthy();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('a keyboard reaches the first result within 14 Tabs by “Skip to results”', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=plumber&near=Phoenix,+AZ');
    const skip = page.getByRole('link', { name: t('search.skip_to_results') });
    let tabs = 0;
    while (!(await skip.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      tabs += 1;
      expect(tabs).toBeLessThan(14);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'results');
    const isInResult = () => page.evaluate(() => document.activeElement?.closest('article') !== null);
    while (!(await isInResult())) {
      await page.keyboard.press('Tab');
      tabs += 1;
      expect(tabs).toBeLessThanOrEqual(14);
    }
  });

  test('place and filters in the first box become chips that can be taken off', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=licensed+plumber+85003');
    const chips = (await page.locator('.filter-chip').allInnerTexts()).join(' | ');
    expect(chips).toContain('85003');
    expect(chips).toContain(t('search.license_valid'));
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('finding a contractor names each filter on a chip that takes it back, with scripts and without', async ({
    visitor,
    someone,
  }) => {
    const { page } = visitor;
    const { page: withoutScripts } = await someone({ javaScriptEnabled: false });
    const address = '/contractors?trade=roofing&rating=4&insured=yes';
    await visitor.visit(address);
    const chip = (name: string) => page.getByRole('link', { name: t('search.remove_filter', { name }) });
    await visiting(page, () => chip(t('search.insured')).click());
    expect(queryOf(page)).toEqual({ trade: 'roofing', rating: '4' });
    expect(await chip(t('search.insured')).count()).toBe(0);

    await withoutScripts.goto(address);
    await withoutScripts.getByRole('link', { name: t('search.clear') }).click();
    expect(withoutScripts.url()).toMatch(/\/contractors$/);
  });

  test('finding a contractor keeps its filters behind one button on a phone, without scripts too', async ({
    visitor,
    someone,
  }) => {
    const { page } = visitor;
    const { page: withoutScripts } = await someone({ javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.visit('/contractors');
    const rating = page.locator('select[name=rating]');
    expect(await rating.isVisible()).toBe(false);
    await page.locator('summary', { hasText: t('search.filters') }).click();
    await visiting(page, () => rating.selectOption('4'));
    expect(await rating.isVisible()).toBe(true);

    await withoutScripts.setViewportSize({ width: 390, height: 844 });
    await withoutScripts.goto('/contractors');
    await withoutScripts.locator('summary', { hasText: t('search.filters') }).click();
    await withoutScripts.locator('select[name=rating]').selectOption('4');
    await withoutScripts.getByRole('button', { name: t('search.submit') }).click();
    expect(queryOf(withoutScripts)).toMatchObject({ rating: '4' });
  });

  test('finding a contractor tells of each why it stands where it stands', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors');
    const first = page.locator('article').first();
    const [why, arithmetic] = [t('search.why'), t('search.why_arithmetic')];
    await first.getByText(why, { exact: true }).click();
    await first.getByText(arithmetic, { exact: true }).click();
    await first.locator('table').waitFor();
    expect(await first.locator('details').first().innerText()).toMatch(/0\.50|50\s?%/);
    expect(await accessibilityProblems(page)).toEqual([]);
    const second = page.locator('article').nth(1);
    await second.getByText(why, { exact: true }).click();
    await second.getByText(arithmetic, { exact: true }).click();
    await second.locator('table').waitFor();
  });
});

describe('suggestions', () => {
  const options = (page: Page) => page.locator('.suggestions').getByRole('option');

  test('suggestions are reached by the arrows, are taken by Enter, and leave by Escape', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/');
    const field = page.getByLabel(t('search.words'));
    await field.focus();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type('leaky f');
    await options(page).first().waitFor();
    expect(await options(page).first().innerText()).toMatch(/^leaky faucet/);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const active = (await field.getAttribute('aria-activedescendant')) ?? '';
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('leaky f');
    await page.keyboard.type('a');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('leaky faucet');
    await visiting(page, () => page.keyboard.press('Enter'));
    expect(queryOf(page)).toEqual({ q: 'leaky faucet' });
    expect(await page.locator('main').innerText()).toContain(
      t('search.problem', { people: 'plumbers', text: 'leaky faucet' }),
    );
  });

  test('suggestions of places start the search at a click, where it is said what for', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=plumbing');
    const field = page.getByLabel(t('search.near'));
    await field.focus();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type('san die');
    // Suggestions for the letters before these may still stand there.
    const sanDiego = options(page).filter({ hasText: 'San Diego' }).filter({ hasText: 'California' });
    await visiting(page, () => sanDiego.first().click());
    expect(queryOf(page)).toEqual({ q: 'plumbing', near: 'San Diego, California' });
  });

  test('my location is asked for on a click and is known to a kilometer only', async ({ someone }) => {
    const { page, visit } = await someone({
      geolocation: { latitude: 32.715738, longitude: -117.161084 },
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit('/');
    const button = page.getByRole('button', { name: t('search.use_my_location') });
    await visiting(page, () => button.click());
    expect(queryOf(page)['near']).toMatch(/^921\d\d, San Diego, California$/);
    const points = asked.filter((url) => url.includes('latitude'));
    expect(points.map((url) => new URL(url).search)).toEqual(['?latitude=32.72&longitude=-117.16']);
  });

  test('a location that is refused is said, and the field stays', async ({ someone }) => {
    const { page, visit } = await someone({ permissions: [] });
    await visit('/');
    await page.getByRole('button', { name: t('search.use_my_location') }).click();
    await page.getByText(t('search.location_failed')).waitFor();
  });
});

describe('a contractor opened over the list', () => {
  test('a contractor opened over the list changes the address, Back closes it where one was, and a reload gives the page', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=plumbing');
    const card = cards(page).nth(3);
    const [name, href] = [await card.innerText(), await card.getAttribute('href')];
    await card.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(pathOf(page)).toBe(href);
    expect(await dialog.innerText()).toContain(name);
    expect(await accessibilityProblems(page)).toEqual([]);
    await eventually(() => page.title()).toBe(`${name} - Plumbline`);

    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(queryOf(page)).toEqual({ q: 'plumbing' });
    expect(await cards(page).nth(3).innerText()).toBe(name);
    await page.waitForFunction((path) => document.activeElement?.getAttribute('href') === path, href);

    await cards(page).nth(3).click();
    await dialog.waitFor();
    await page.reload();
    await takenOver(page);
    expect(await dialog.count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(name);
  });

  test('a contractor opened over the list does not take back whoever has gone to another page before it came', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const late = Promise.withResolvers<void>();
    await page.route('**/c/*', async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await visitor.visit('/contractors?q=plumbing');
    await cards(page).nth(2).click();
    await visiting(page, () =>
      page
        .getByRole('link', { name: t('layout.postings'), exact: true })
        .first()
        .click(),
    );
    expect(pathOf(page)).toBe('/postings');
    late.resolve();
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe('/postings');
    await page.goBack();
    await cards(page).first().waitFor();
    expect([pathOf(page), queryOf(page)]).toEqual(['/contractors', { q: 'plumbing' }]);
  });

  test('a contractor opened over the list is the one of the last click, however late the other one comes', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const late = Promise.withResolvers<void>();
    await visitor.visit('/contractors?q=plumbing');
    const [first, second] = [
      (await cards(page).nth(0).getAttribute('href')) ?? '',
      (await cards(page).nth(1).getAttribute('href')) ?? '',
    ];
    await page.route(`**${first}`, async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await cards(page).nth(0).click();
    await cards(page).nth(1).click();
    await page.getByRole('dialog').waitFor();
    late.resolve();
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe(second);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/contractors');
  });

  test('a contractor opened over the list is closed by its cross, by Escape and by pressing beside it', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors');
    const dialog = page.getByRole('dialog');
    const ways = [
      () => dialog.getByRole('button', { name: t('common.close') }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 450),
    ];
    for (const close of ways) {
      await cards(page).first().click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe('/contractors');
    }
  });

  test('a contractor opened over the list is the page itself for whoever opens it in another tab', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    await visitor.visit('/contractors');
    const opened = context.waitForEvent('page');
    await cards(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await takenOver(tab);
    expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await tab.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('by keyboard alone', () => {
  /** Presses Tab until the focus is on something that `selector` matches. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`${selector} cannot be reached by Tab`);
  }

  /** The ring may be drawn around the whole card whose link has the focus. */
  const hasFocusRing = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return false;
      const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
      const card = focused.closest('article');
      return [...styles, ...(card ? [getComputedStyle(card)] : [])].some(
        ({ outlineStyle }) => outlineStyle !== 'none',
      );
    });

  test('the first stop skips to the content', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('layout.skip_to_content'));
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('one searches, opens a contractor, stays inside, and comes back to the same card', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/');
    await tabTo(page, 'input[name=q]');
    await page.keyboard.type('roofing');
    await visiting(page, () => page.keyboard.press('Enter'));
    expect(queryOf(page)).toEqual({ q: 'roofing' });
    await tabTo(page, 'a[data-contractor]');
    const slug = await page.evaluate(() => document.activeElement?.getAttribute('data-contractor'));
    expect(await hasFocusRing(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const tx = await page.evaluate(() => {
        const focused = document.activeElement;
        return (
          focused?.closest('[role=dialog]') !== null || focused?.hasAttribute('data-base-ui-focus-guard')
        );
      });
      expect(tx, `after ${presses + 1} presses of Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (wanted) => document.activeElement?.getAttribute('data-contractor') === wanted,
      slug,
    );
  });
});

describe('a contractor’s page', () => {
  test('a contractor’s page leads to its ratings, with what its customers answered', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?sort=most_reviewed');
    const href = (await cards(page).first().getAttribute('href')) ?? '';
    await visitor.visit(href);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await visiting(page, () => page.locator(`a[href^="${href}/ratings"]`).first().click());
    expect(pathOf(page)).toBe(`${href}/ratings`);
    expect(await page.locator('main').innerText()).toMatch(/\d+ of \d+ said yes/);
  });

  test('a contractor’s page holds text that people wrote as text, whatever it is', async ({
    visitor,
    database,
  }) => {
    const { page } = visitor;
    const hostile = '<!--<script>window.broken = true</script> {{7*7}} \u202Eevil مرحبا 🧰';
    // A page of its own: one that others opened before may be cached.
    const make = createFactories(database);
    const contractor = await make.contractor();
    await make.review({
      contractor,
      author: await make.user(),
      body: `${hostile} and the rest of the review.`,
    });
    await visitor.visit(`/c/${contractor.slug}`);
    await page.getByText('<!--<script>window.broken').first().waitFor();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await page.locator('footer').count()).toBe(1);
  });
});
