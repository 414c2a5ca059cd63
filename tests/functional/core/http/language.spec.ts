import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../../translations/index.ts';
import { readPage } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const [ENGLISH, SPANISH] = catalogue['accounts.wrong_credentials'];
const wrong = { email: 'nobody@plumbline.test', password: 'not the password' };

async function languageAt(url: string, headers: Record<string, string> = {}, browser = world.visitor()) {
  return readPage((await browser.get(url, headers)).text)?.props['language'];
}

describe('the language of a page', () => {
  test('the language of a page is that of its address, whatever cookie, account or browser say', async () => {
    const browser = await world.signedIn({ language: 'mexican_spanish' });
    browser.cookies.set('lang', 'mexican_spanish');
    expect(await languageAt('/contractors', { 'accept-language': 'es-MX' }, browser)).toBe('english');
    browser.cookies.set('lang', 'english');
    expect(await languageAt('/es/contractors', { 'accept-language': 'en' }, browser)).toBe('mexican_spanish');
  });

  test('the language of a page with one address is that of the cookie, then of the account, then of the browser', async () => {
    const browser = await world.signedIn({ language: 'mexican_spanish' });
    browser.cookies.delete('lang');
    expect(await languageAt('/dashboard', { 'accept-language': 'en' }, browser)).toBe('mexican_spanish');
    browser.cookies.set('lang', 'english');
    expect(await languageAt('/dashboard', { 'accept-language': 'es' }, browser)).toBe('english');
    expect(await languageAt('/nowhere', { 'accept-language': 'es-MX,es;q=0.9' })).toBe('mexican_spanish');
    expect(await languageAt('/nowhere', { 'accept-language': 'de' })).toBe('english');
  });
});

describe('what a page sends', () => {
  test('what a page sends is answered in the language of that page: a refused login on /es/login speaks Spanish', async () => {
    const errorsFrom = async (from: string) => {
      const landed = await world.visitor().submit('/login', wrong, { from });
      return Object.values(landed.page.props.errors).concat(landed.page.flash.error ?? []);
    };
    expect(await errorsFrom('/es/login')).toContain(SPANISH);
    expect(await errorsFrom('/login')).toContain(ENGLISH);
  });

  test('what a page sends keeps a newcomer who registers in Spanish in Spanish, in the account too', async () => {
    const browser = world.visitor();
    const email = 'lupita@plumbline.test';
    await browser.get('/es/register');
    const landed = await browser.submit(
      '/register',
      { role: 'user', name: 'Lupita Ávila', email, password: 'gravel thimble orchard' },
      { from: '/es/register' },
    );
    expect(landed.page).toMatchObject({
      component: 'accounts/verify-email',
      props: { language: 'mexican_spanish' },
    });
    const account = await world.database
      .selectFrom('users')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(account?.language).toBe('mexican_spanish');
  });

  test('what a page sends: as a call is answered in the language of that page', async () => {
    const browser = world.visitor();
    const messageFrom = async (referer: string) =>
      (await browser.call('GET', '/api/profile', undefined, { referer })).json<{ message: string }>().message;
    const [english, spanish] = catalogue['errors.unauthenticated'];
    expect(await messageFrom('http://localhost/es/contractors')).toBe(spanish);
    expect(await messageFrom('http://localhost/contractors')).toBe(english);
    expect(await messageFrom('https://elsewhere.example/es/contractors')).toBe(english);
  });
});

test('the language that was chosen over https is taken before one that another host of the domain planted', async () => {
  const browser = world.visitor();
  browser.cookies.set('__Host-lang', 'english');
  browser.cookies.set('lang', 'mexican_spanish');
  expect(await languageAt('/nowhere', { 'accept-language': 'es' }, browser)).toBe('english');
});
