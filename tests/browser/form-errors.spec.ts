import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createFactories, PASSWORD } from '../support/factories.ts';
import { eventually, PHONE, signIn, t, test } from './support/journey.ts';

const wrong = (page: Page) => page.locator('.field-error');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('a form that is sent twice within one moment reaches the server once', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/login');
  await page.getByLabel(t('accounts.email')).fill('nobody@plumbline.test');
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('gravel thimble orchard');
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await wrong(page).first().waitFor();
  expect(sent).toBe(1);
});

test('a required field that was not touched is not announced as invalid', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/register');
  const states = await page
    .locator('main form :required')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-invalid')));
  expect(states.length).toBeGreaterThan(2);
  expect(new Set(states)).toEqual(new Set(['false']));
});

describe('a form with mistakes', () => {
  test('a form with mistakes marks all of them at once, counts those on the page, and lets each go when it is corrected', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/register?role=contractor');
    await page.getByRole('button', { name: t('accounts.register_action') }).click();
    await eventually(() => wrong(page).count()).toBe(4);
    await page.getByText(t('common.check_marked', { count: 4 })).waitFor();
    expect(await focused(page)).toBe('business_name');
    await page.getByLabel(t('accounts.business_name')).fill('Delta Electric');
    await eventually(() => wrong(page).count()).toBe(3);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('gravel thimble orchard');
    await page.getByText(t('common.check_marked', { count: 2 })).waitFor();
    expect(await focused(page)).toBe('password');
  });

  test('a form with mistakes counts what is missing of a review, and lets go of what is answered', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectProblem(/422/);
    await signIn(visitor, 'user@plumbline.test');
    await visitor.visit('/contractors');
    const href = await page.locator('main ol li a[href^="/c/"]').first().getAttribute('href');
    await visitor.visit(`${href}/review`);
    await page.getByRole('button', { name: t('review_form.publish') }).click();
    await eventually(() => wrong(page).count()).toBe(7);
    await page.getByText(t('common.check_marked', { count: 7 })).waitFor();
    await page.getByLabel(t('review_form.q.relation.none')).check();
    await eventually(() => wrong(page).count()).toBe(6);
  });

  test('a form with mistakes in a long dialog puts the focus on the first of them, where it is seen', async ({
    someone,
  }) => {
    const person = await someone({ viewport: PHONE });
    const { page } = person;
    await signIn(person, 'admin@plumbline.test');
    await person.visit('/admin/trades');
    await page.getByRole('button', { name: t('admin_lists.trades.add') }).click();
    const dialog = page.getByRole('dialog');
    const first = dialog.getByLabel(t('admin_lists.trades.name_english'));
    await dialog.getByRole('button', { name: t('admin_lists.trades.add') }).click();
    await eventually(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    const box = await first.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  });

  test('a form with mistakes of a profile shows the stored city again where it was emptied', async ({
    visitor,
    database,
  }) => {
    const { page } = visitor;
    const make = createFactories(database);
    const email = `place.${randomUUID().slice(0, 8)}@plumbline.test`;
    await make.contractor({ owner: await make.user({ email, role: 'contractor' }) });
    await signIn(visitor, email, PASSWORD);
    await visitor.visit('/profile/edit');
    const city = page.locator('main input[name="city"]');
    expect(await city.inputValue()).toBe('Fresno');
    await city.fill('');
    await page.getByRole('button', { name: t('accounts.save'), exact: true }).click();
    await eventually(() => city.inputValue()).toBe('Fresno');
  });
});
