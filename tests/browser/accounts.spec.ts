import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { until } from '../support/running-server.ts';
import {
  accountMenu,
  inLanguage,
  logIn,
  logOut,
  PASSWORD,
  type Person,
  PHONE,
  t,
  takenOver,
  test,
  visiting,
} from './support/journey.ts';

const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@plumbline.test`;
const NEW_PASSWORD = 'gravel thimble orchard';

/** Waits for a recipient's mail of that subject in the development mailbox, and follows its link. */
async function followMail(person: Person, recipient: string, subject: string): Promise<void> {
  const { page } = person;
  const letter = page.locator('li', { hasText: recipient }).getByRole('link', { name: subject });
  await until('the letter has come', async () => {
    await person.visit('/dev/mailbox');
    return (await letter.count()) > 0;
  });
  await letter.first().click();
  const address = await page.locator('article a[href^="http"]').first().getAttribute('href');
  await page.goto(address ?? '');
  await takenOver(page);
}

describe('joining', () => {
  test('a homeowner opens an account, confirms the address from the mail, and is then known', async ({
    someone,
  }) => {
    const rosa = await someone({ on: 'development' });
    const { page } = rosa;
    const email = newAddress('rosa');
    await rosa.visit('/');
    await page
      .getByRole('link', { name: t('layout.join'), exact: true })
      .first()
      .click();
    await page.getByRole('link', { name: t('accounts.join_homeowner_action') }).click();
    await page.getByLabel(t('accounts.name')).fill('Rosa Delgado');
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('accounts.register_action') }).click();
    await page.getByText(t('accounts.verify_text', { email })).waitFor();

    await followMail(rosa, email, t('account_mails.verify_subject', { site: 'Plumbline' }));
    await page.getByRole('button', { name: t('email_links.verify_button') }).click();
    await page.getByText(t('accounts.verified')).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.getByLabel(t('layout.account_menu', { name: 'Rosa Delgado' })).waitFor();
  });

  test('joining in Spanish, everything on the way is in Spanish, and so is the mail', async ({
    someone,
    database,
  }) => {
    const es = inLanguage('mexican_spanish');
    const rosa = await someone({ on: 'development', locale: 'es-MX' });
    const { page } = rosa;
    const email = newAddress('lupita');
    await rosa.visit('/es/register?role=contractor');
    expect(await page.title()).toBe(`${es('accounts.register_title')} - Plumbline`);
    await page.getByLabel(es('accounts.business_name')).fill('Plomería Ávila');
    await page.getByLabel(es('accounts.main_trade')).selectOption({ index: 1 });
    await page.getByLabel(es('accounts.name'), { exact: true }).fill('Lupita Ávila');
    await page.getByLabel(es('accounts.email')).fill(email);
    await page.getByLabel(es('accounts.password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: es('accounts.register_action') }).click();
    await page.getByText(es('accounts.verify_text', { email })).waitFor();
    const mail = await database.database
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirst();
    expect(mail?.subject).toBe(es('account_mails.verify_subject', { site: 'Plumbline' }));
  });

  test('what is wrong stands at its field, and what was typed stays', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/register');
    await page.getByLabel(t('accounts.name')).fill('Rosa Delgado');
    await page.getByLabel(t('accounts.email')).fill('rosa@nowhere');
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('password1');
    await page.getByRole('button', { name: t('accounts.register_action') }).click();
    await page.getByText(t('accounts.email_invalid')).waitFor();
    expect(await page.getByLabel(t('accounts.name')).inputValue()).toBe('Rosa Delgado');

    await page.getByLabel(t('accounts.email')).fill(newAddress('rosa'));
    await page.getByRole('button', { name: t('accounts.register_action') }).click();
    await page.getByText(t('accounts.password_common')).waitFor();
    expect(await page.getByLabel(t('accounts.email')).getAttribute('aria-invalid')).toBe('false');
    expect(await page.getByLabel(t('accounts.name')).inputValue()).toBe('Rosa Delgado');
  });
});

describe('coming and going', () => {
  test('demo accounts are one click away in development', async ({ someone }) => {
    const developer = await someone({ on: 'development' });
    await developer.visit('/login');
    await developer.page.getByRole('button', { name: t('accounts.demo_contractor') }).click();
    await developer.page.waitForURL('**/dashboard');
  });

  test('nothing of the demo accounts is on the login page of production', async ({ visitor }) => {
    await visitor.visit('/login');
    expect(await visitor.page.content()).not.toContain('@plumbline.test');
    expect(await visitor.page.getByRole('button', { name: t('accounts.demo_contractor') }).count()).toBe(0);
  });

  test('a wrong password is said at the form, and the address typed stays', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/login');
    await page.getByLabel(t('accounts.email')).fill('user@plumbline.test');
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('not the password');
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.getByText(t('accounts.wrong_credentials')).first().waitFor();
    expect(await page.getByLabel(t('accounts.email')).inputValue()).toBe('user@plumbline.test');
  });

  test('who asks for a page of their own is led there after logging in', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/reviews/given');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel(t('accounts.email')).fill('user@plumbline.test');
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.waitForURL('**/reviews/given');
  });

  test('coming and going after logging out, the browser holds no token, and going back shows nothing of the account', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await logIn(visitor, 'user@plumbline.test');
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    const name = await accountMenu(page).innerText();
    await logOut(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('accounts.login_title') }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(name);
  });

  test('an inactive account gets its one page and nothing else', async ({ visitor }) => {
    const { page } = visitor;
    await logIn(visitor, 'inactive@plumbline.test');
    await page
      .getByRole('heading', { name: inLanguage('mexican_spanish')('accounts.inactive_heading') })
      .waitFor();
    await visitor.visit('/dashboard');
    expect(new URL(page.url()).pathname).toMatch(/^(\/es)?\/inactive-account$/);
  });
});

describe('a forgotten password', () => {
  test('a forgotten password is replaced by the link from the mail, once, and old sessions end', async ({
    someone,
  }) => {
    const email = newAddress('nadia');
    const elsewhere = await someone({ on: 'development' });
    await elsewhere.visit('/register');
    await elsewhere.page.getByLabel(t('accounts.name')).fill('Nadia Brooks');
    await elsewhere.page.getByLabel(t('accounts.email')).fill(email);
    await elsewhere.page.getByLabel(t('accounts.password'), { exact: true }).fill('first password of mine');
    await elsewhere.page.getByRole('button', { name: t('accounts.register_action') }).click();
    await elsewhere.page.waitForURL('**/verify-email');

    const nadia = await someone({ on: 'development' });
    const { page } = nadia;
    await nadia.visit('/login');
    await visiting(page, () => page.getByRole('link', { name: t('accounts.forgot_link') }).click());
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByRole('button', { name: t('accounts.forgot_action') }).click();
    await page.getByText(t('accounts.forgot_sent')).first().waitFor();

    await followMail(nadia, email, t('account_mails.reset_subject', { site: 'Plumbline' }));
    const link = page.url();
    await page.getByLabel(t('accounts.new_password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('accounts.reset_action') }).click();
    await page.getByText(t('accounts.reset_done')).first().waitFor();
    await logIn(nadia, email, NEW_PASSWORD);
    expect(new URL(page.url()).pathname).toBe('/dashboard');

    elsewhere.expectProblem(/401/);
    await elsewhere.visit('/dashboard');
    expect(new URL(elsewhere.page.url()).pathname).toBe('/login');
    await elsewhere.visit(new URL(link).pathname);
    await elsewhere.page.getByText(t('accounts.reset_link_invalid')).waitFor();
  });
});

describe('the language', () => {
  test('the language switches on the page one is on, and stays chosen', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?q=plumber');
    const switchLanguage = page.getByRole('link', { name: t('layout.read_in_other') }).first();
    await visiting(page, () => switchLanguage.click());
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/contractors?q=plumber');
    expect(await page.locator('html').getAttribute('lang')).toBe('es-MX');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('mexican_spanish');
    // A page with one address for both is in the chosen language.
    await visitor.visit('/reviews/given');
    await page
      .getByRole('heading', { level: 1, name: inLanguage('mexican_spanish')('accounts.login_title') })
      .waitFor();
  });

  test('the language of an account follows it to another browser', async ({ someone }) => {
    const one = await someone();
    await logIn(one, 'user@plumbline.test');
    await one.page
      .getByRole('button', { name: t('layout.read_in_other') })
      .first()
      .click();
    await one.page.waitForFunction(() => document.documentElement.lang === 'es-MX');
    const other = await someone({ viewport: PHONE });
    await logIn(other, 'user@plumbline.test');
    await other.page.waitForFunction(() => document.documentElement.lang === 'es-MX');
    await one.page
      .getByRole('button', { name: inLanguage('mexican_spanish')('layout.read_in_other') })
      .first()
      .click();
    await one.page.waitForFunction(() => document.documentElement.lang === 'en');
  });
});
