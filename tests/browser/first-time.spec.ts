import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { Language } from '../../common/format/language.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD } from '../support/factories.ts';
import {
  DESK,
  inLanguage,
  PHONE,
  signIn,
  t,
  takenOver,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const focused = ({ page }: Person) => page.evaluate(() => document.activeElement?.id);

async function asAdministrator(person: Person, database: DatabaseHandle, language: Language): Promise<void> {
  const email = `admin.${randomUUID().slice(0, 8)}@plumbline.test`;
  await createFactories(database).user({ name: 'Lucía Clerk', role: 'admin', email, language });
  await signIn(person, email, PASSWORD);
}

describe('people who use something for the first time', () => {
  test('whoever mistyped the address for a code sends one to another address', async ({ someone }) => {
    const ray = await someone({ viewport: PHONE });
    const { page } = ray;
    const [mistyped, own] = [`ray.${randomUUID()}@plumbline.test`, `rey.${randomUUID()}@plumbline.test`];
    await ray.visit(route('login.code'));
    await page.getByLabel(t('accounts.email')).fill(mistyped);
    await visiting(page, () => page.getByRole('button', { name: t('signin.mail_ask') }).click());
    await page.getByText(mistyped).waitFor();
    await page.getByText(t('signin.mail_again')).click();
    await page.getByLabel(t('accounts.email'), { exact: true }).fill(own);
    await visiting(page, () => page.getByRole('button', { name: t('signin.mail_ask') }).click());
    await page.getByText(own).waitFor();
  });

  test('the page without scripts has no dead button, and says why it asks for the address again after the last wrong code', async ({
    someone,
  }) => {
    const ray = await someone({ javaScriptEnabled: false });
    const { page } = ray;
    ray.expectProblem(/422/);
    await ray.visit(route('login'));
    const show = page.getByRole('button', { name: t('accounts.show_password') });
    expect(await show.count()).toBe(0);
    await ray.visit(route('login.code'));
    await page.getByLabel(t('accounts.email')).fill(`ray.${randomUUID()}@plumbline.test`);
    await page.getByRole('button', { name: t('signin.mail_ask') }).click();
    const field = page.getByLabel(t('signin.mail_code'));
    for (let number = 0; number < 6 && (await field.count()) === 1; number += 1) {
      await field.fill('000000');
      await page.getByRole('button', { name: t('accounts.login_action') }).click();
      await page.waitForLoadState();
    }
    await page.getByText(t('signin.code_expired')).waitFor();
  });

  test('saved columns of a list lead to its first rows, and what was published of an incident leaves the form', async ({
    someone,
    database,
  }) => {
    const lucia = await someone({ viewport: DESK });
    const { page } = lucia;
    await asAdministrator(lucia, database, 'english');
    await lucia.visit(route('admin.registers.new'));
    await page.getByLabel(t('registers.name')).fill(`Board ${randomUUID()}`);
    const buffer = Buffer.from('Name,City,State,License\nMesa Decks,Austin,Quebec,A1\n');
    await page
      .getByLabel(t('registers.file'))
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await visiting(page, () => page.getByRole('button', { name: t('registers.go_on') }).click());
    await takenOver(page);
    await page.getByRole('button', { name: t('registers.save_columns') }).focus();
    await visiting(page, () => page.keyboard.press('Enter'));
    await page.getByRole('heading', { name: t('registers.step_preview') }).waitFor();
    expect(await focused(lucia)).toBe('first-rows');

    await lucia.visit(route('admin.status'));
    const form = page.locator('form', { has: page.getByLabel(t('status_admin.minutes_ago')) });
    const title = form.getByLabel(t('status_admin.title_english'));
    await title.fill('Photos fail');
    await form.getByLabel(t('status_admin.title_spanish')).fill('Fallan las fotos');
    await form.getByLabel(t('status_admin.text_english')).fill('We look.');
    await form.getByLabel(t('status_admin.text_spanish')).fill('Lo revisamos.');
    await visiting(page, () => form.getByRole('button', { name: t('status_admin.publish') }).click());
    await page.getByRole('heading', { name: 'Photos fail' }).waitFor();
    expect(await title.inputValue()).toBe('');
  });

  test('the pages of administrators fit beside each other in Spanish, too', async ({ someone, database }) => {
    const lucia = await someone({ viewport: DESK });
    await asAdministrator(lucia, database, 'mexican_spanish');
    await lucia.visit(route('admin.registers'));
    const es = inLanguage('mexican_spanish');
    await lucia.page.getByRole('heading', { name: es('admin.registers') }).waitFor();
    const [room, needed] = await lucia.page
      .locator('.admin-nav-row')
      .evaluate((row) => [row.clientWidth, row.scrollWidth]);
    expect(room).toBeGreaterThan(0);
    expect(needed).toBe(room);
  });
});
