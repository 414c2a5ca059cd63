import { describe, expect } from 'vitest';
import {
  accessibilityProblems,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

/** Opens every table behind a chart, as a screen reader's user would. */
const openAll = ({ page }: Person) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));

describe('the log of decisions', () => {
  test('the log of decisions is found from any page, filtered, paged, and a hash can be looked up again by its number', async ({
    visitor,
  }) => {
    const { page, visit } = visitor;
    await visit('/');
    const footer = page.getByRole('contentinfo');
    await visiting(page, () => footer.getByRole('link', { name: t('layout.decisions') }).click());
    const entries = page.locator('.log-entry');
    expect(await entries.count()).toBe(20);

    await visiting(page, () =>
      page
        .getByRole('combobox', { name: t('transparency.filter_action'), exact: true })
        .selectOption('review.deactivated'),
    );
    expect(new URL(page.url()).searchParams.get('action')).toBe('review.deactivated');
    const words = await entries.locator('h3').allInnerTexts();
    expect(new Set(words)).toEqual(new Set([t('decisions.action.review.deactivated')]));

    const chosen = entries.last();
    const number = ((await chosen.getAttribute('id')) ?? '').replace('decision-', '');
    await chosen.locator('summary').click();
    const hash = await chosen.locator('code').first().innerText();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);

    await visit(`/decisions?number=${number}`);
    expect(await entries.count()).toBe(1);
    await openAll(visitor);
    expect(await entries.locator('code').first().innerText()).toBe(hash);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the log of decisions leads from its counts to the decisions behind a bar, in Spanish too, on a phone', async ({
    someone,
  }) => {
    const reader = await someone({ viewport: PHONE });
    const { page, visit } = reader;
    const spanish = inLanguage('mexican_spanish');
    await visit('/es/transparency');
    await openAll(reader);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await visiting(page, () =>
      page.getByRole('link', { name: spanish('decisions.action.appeal.accepted') }).click(),
    );
    expect(new URL(page.url()).pathname).toBe('/es/decisions');
    expect(await page.locator('.log-entry h3').first().innerText()).toBe(
      spanish('decisions.action.appeal.accepted'),
    );
  });

  test('the log of decisions counts the time somebody chooses, and keeps the choice in the address', async ({
    visitor,
  }) => {
    const { page, visit } = visitor;
    await visit('/transparency');
    const period = page.getByLabel(t('transparency.period'));
    const [, year = ''] = await period
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await visiting(page, () => period.selectOption(year));
    expect(new URL(page.url()).searchParams.get('period')).toBe(year);
    await page.reload();
    expect(await period.inputValue()).toBe(year);
  });
});

describe('somebody whose account is inactive', () => {
  test('somebody whose account is inactive reads why, appeals, and sees that it is open and until when', async ({
    visitor,
    database,
  }) => {
    const { page } = visitor;
    await signIn(visitor, 'inactive@plumbline.test');
    // The demo account may have appealed already: this journey begins without.
    await database.sql`delete from appeals where type = 'account_appeal' and subject_id =
      (select id from users where email = 'inactive@plumbline.test')`;
    await visitor.visit('/inactive-account');
    expect(await accessibilityProblems(page)).toEqual([]);
    const send = page.getByRole('button', { name: t('accounts.appeal_send') });
    const words = page.getByLabel(t('accounts.appeal_reason'));
    await words.fill('Unfair.');
    await visiting(page, () => send.click());
    expect(await page.locator('.field-error').innerText()).toContain('20');
    expect(await words.inputValue()).toBe('Unfair.');

    await words.fill('Those reports were sent by my brother, who used my telephone that day.');
    await visiting(page, () => send.click());
    await page.getByText(t('accounts.appeal_state.open'), { exact: true }).waitFor();
    expect(await send.count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });
});

describe('the dashboard', () => {
  test('the dashboard draws a contractor’s twelve months with the numbers behind, and passes axe with all laid open', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, 'contractor@plumbline.test');
    await visitor.visit('/dashboard');
    await page.getByRole('figure', { name: t('dashboard.by_month') }).waitFor();
    await openAll(visitor);
    const table = page.getByRole('table', { name: t('dashboard.by_month') });
    expect(await table.getByRole('row').count()).toBe(13);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });

  test('the dashboard shows an administrator what waits, and leads to the admin area', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, 'admin@plumbline.test');
    await visitor.visit('/dashboard');
    await visiting(page, () => page.getByRole('link', { name: t('dashboard.admin_open') }).click());
    expect(new URL(page.url()).pathname).toBe('/admin');
  });
});
