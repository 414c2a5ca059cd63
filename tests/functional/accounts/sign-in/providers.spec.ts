import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPage, type Browser } from '../../../support/browser.ts';
import { mailsTo } from '../../../support/mails.ts';
import { codeOf, forgetTries, setUpApp } from '../../../support/second-factor.ts';
import { startOidcServer, type OidcServer } from '../../../support/servers/oidc-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let provider: OidcServer;
let number = 0;
beforeAll(async () => {
  provider = await startOidcServer('http://localhost:3333');
  world = await createWorld({ appUrl: 'http://localhost:3333', signInProviders: [provider.settings] });
});
beforeEach(() => forgetTries(world));
afterAll(async () => {
  await world.close();
  await provider.close();
});

const START = '/login/with/oidc';
const pathOf = (url: string) => url.replace('http://localhost:3333', '');
const newSubject = () => {
  number += 1;
  return { subject: `subject-${number}`, email: `person${number}@provider.test` };
};
const versionOf = async () => readPage((await world.visitor().get('/login')).text)?.version ?? '';
const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;
const ownAddress = async (browser: Browser) => (await browser.visit('/settings/email')).page.props['email'];

/** A press on a link of ours, as browsers tell it. */
const OWN_LINK = { 'sec-fetch-site': 'same-origin' };
/** To the provider and back; answers with the address of the answer. */
async function cameBack(browser: Browser, from = START): Promise<string> {
  const { headers } = await browser.get(from, OWN_LINK);
  return pathOf((await provider.visit(String(headers['location']))).url);
}
const through = async (browser: Browser, from = START) => browser.visit(await cameBack(browser, from));

/** A new account by the provider. */
async function joined() {
  const { subject, email } = newSubject();
  provider.next(subject, { email, email_verified: true, name: 'Ana Ruiz' });
  const browser = world.visitor();
  await through(browser);
  await browser.submit('/login/connect', { name: 'Ana Ruiz' });
  return { subject, email, browser };
}

describe('a login by a provider', () => {
  test('a new person gets an account without a password after one form, and comes back by the same way', async () => {
    const { subject, email } = newSubject();
    provider.next(subject, { email, email_verified: true, name: 'Ana Ruiz' });
    const browser = world.visitor();
    const { page } = await through(browser, `${START}?next=/shortlist`);
    expect(page.component).toBe('accounts/connect-provider');
    expect(page.props).toMatchObject({ case: 'new', email, name: 'Ana Ruiz', provider: 'City ID' });
    expect(await isIn(browser)).toBe(false);
    const made = await browser.submit('/login/connect', { name: 'Ana R.' });
    expect(made.page.url).toBe('/shortlist');
    const account = await world.database
      .selectFrom('users')
      .leftJoin('credentials', 'credentials.user_id', 'users.id')
      .select(['users.name', 'email_verified', 'provider_id', 'account_id', 'password'])
      .where('users.email', '=', email)
      .execute();
    expect(account).toEqual([
      {
        name: 'Ana R.',
        email_verified: true,
        provider_id: provider.issuer,
        account_id: subject,
        password: null,
      },
    ]);
    const later = world.visitor();
    expect((await through(later)).page.component).toBe('dashboard/show');
    expect((await world.visitor().logIn(email, '')).headers['location']).not.toBe('/dashboard');
  });

  test('the subject is the key: another address at the provider leads to the same account, another subject does not', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email: 'moved@provider.test', email_verified: true });
    const browser = world.visitor();
    await through(browser);
    expect(await ownAddress(browser)).toBe(email);
    provider.next('a-stranger', { email, email_verified: true });
    const stranger = world.visitor();
    expect((await through(stranger)).page.props['case']).toBe('exists');
    expect(await isIn(stranger)).toBe(false);
  });

  test('an account with the address is never joined in silence: it signs in once, then connects', async () => {
    const { subject } = newSubject();
    const user = await world.make.user();
    provider.next(subject, { email: user.email, email_verified: true });
    const browser = world.visitor();
    expect((await through(browser)).page.props['case']).toBe('exists');
    expect((await browser.submit('/login/connect', {})).page.props['case']).toBe('exists');
    expect(await isIn(browser)).toBe(false);
    await browser.logIn(user.email, user.password);
    expect((await browser.visit('/login/connect')).page.props['case']).toBe('connect');
    await browser.submit('/login/connect', {});
    const later = world.visitor();
    await through(later);
    expect(await ownAddress(later)).toBe(user.email);
    const subjects = (await mailsTo(world, user.email)).map((mail) => mail.subject);
    expect(subjects).toContain('Another account was connected to your Plumbline account');
  });

  test('a new account is made with its provider or not at all', async () => {
    const { subject, email } = newSubject();
    provider.next(subject, { email, email_verified: true });
    const browser = world.visitor();
    expect((await through(browser)).page.props['case']).toBe('new');
    // Another account connects the same person before the form is sent.
    const other = await world.make.user();
    const taken = { user_id: other.id, provider_id: provider.issuer, account_id: subject };
    await world.database.insertInto('credentials').values(taken).execute();
    const { page } = await browser.submit('/login/connect', { name: 'Ana' }, { from: '/login/connect' });
    expect(page.flash.error).toContain('connected to another account');
    expect(
      await world.database.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
    expect(await isIn(browser)).toBe(false);
  });

  test('an address that the provider does not vouch for opens nothing', async () => {
    const victim = await world.make.user();
    for (const email_verified of [false, undefined]) {
      provider.next('unverified', {
        email: victim.email,
        ...(email_verified === false && { email_verified }),
      });
      const browser = world.visitor();
      expect((await through(browser)).page.props['case']).toBe('unverified');
      await browser.submit('/login/connect', { name: 'X' });
      expect(await isIn(browser)).toBe(false);
    }
    provider.next('no-address', {});
    expect((await through(world.visitor())).page.props['case']).toBe('unverified');
  });

  test('who registered with an address of somebody else first does not get the provider’s person connected', async () => {
    const { subject, email } = newSubject();
    const squatter = await world.signedIn({ email, emailVerified: false });
    provider.next(subject, { email, email_verified: true });
    const owner = world.visitor();
    expect((await through(owner)).page.props['case']).toBe('exists');
    // The squatter can connect nothing of their own either, which would stay after the owner took the account over.
    provider.next('squatter', { email: 'squatter@provider.test', email_verified: true });
    expect((await squatter.get('/settings/signing-in/connect/oidc')).status).toBe(403);
    expect((await squatter.get(START)).headers['location']).toBe('/dashboard');
    await squatter.submit('/login/connect', {});
    const rows = await world.database
      .selectFrom('credentials')
      .select('provider_id')
      .where('user_id', '=', squatter.user.id)
      .execute();
    expect(rows).toEqual([{ provider_id: 'credential' }]);
  });

  test('the second step of the account is asked for after the provider, too', async () => {
    const { browser, subject, email } = await joined();
    const { id } = await world.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(0);
    const app = await setUpApp(Object.assign(browser, { user: { id, email, password: '' } }) as never);
    provider.next(subject, { email, email_verified: true });
    const later = world.visitor();
    expect((await through(later)).page.component).toBe('accounts/login-second');
    expect(await isIn(later)).toBe(false);
    await later.submit('/login/second', { code: codeOf(app) });
    expect(await isIn(later)).toBe(true);
  });
});

describe('a link that leads to a provider', () => {
  const stepsOf = () =>
    world.database.selectFrom('sign_in_steps').select('id').where('kind', '=', 'provider');
  const begun = async () => (await stepsOf().execute()).length;

  test.each<[string, Record<string, string>]>([
    ['on another site', { 'sec-fetch-site': 'cross-site' }],
    ['on a neighbor of this site', { 'sec-fetch-site': 'same-site' }],
    ['in a mail or an app', { 'sec-fetch-site': 'none' }],
    ['that says nothing of itself', {}],
    ['with the referer of another site', { referer: 'https://evil.test/localhost' }],
    ['with a forged referer beside', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost/login' }],
  ])(
    'a link %s begins no login: it leads to the login page, which says how to go on',
    async (_where, headers) => {
      const before = await begun();
      const browser = world.visitor();
      const answer = await browser.get(`${START}?next=/shortlist`, headers);
      expect([answer.status, answer.headers['location']]).toEqual([303, '/login?next=%2Fshortlist']);
      expect((await browser.visit('/login')).page.flash.notice).toBe('To go on, choose City ID here.');
      expect(await begun()).toBe(before);
      expect(browser.cookies.has('sign_in')).toBe(false);
    },
  );

  test('a link on another site connects nothing: it leads to the page “Signing in”', async () => {
    const before = await begun();
    const person = await world.signedIn();
    const path = '/settings/signing-in/connect/oidc';
    const answer = await person.get(path, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers['location']).toBe('/settings/signing-in');
    expect(await begun()).toBe(before);
  });

  test('a browser that tells only the referer, as over plain http, begins a login from our page', async () => {
    const { headers } = await world.visitor().get(START, { referer: 'http://localhost/login' });
    expect(headers['location']).toContain(provider.issuer);
  });

  test('a visit of the client, as after a confirmation, is told to load the provider’s page', async () => {
    const person = await world.signedIn();
    const answer = await person.get('/settings/signing-in/connect/oidc', {
      ...OWN_LINK,
      'x-inertia': 'true',
      'x-inertia-version': await versionOf(),
    });
    expect([answer.status, answer.headers['x-inertia-location']]).toEqual([
      409,
      expect.stringContaining(provider.issuer),
    ]);
  });
});

describe('an answer of a provider', () => {
  test('one that is sent twice, or in another browser, or after another login began, opens nothing', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email, email_verified: true });
    const [browser, thief] = [world.visitor(), world.visitor()];
    const answer = await cameBack(browser);
    expect((await thief.visit(answer)).page.component).toBe('accounts/login');
    expect(await isIn(thief)).toBe(false);
    expect((await browser.visit(answer)).page.component).toBe('dashboard/show');
    await browser.submit('/logout', {});
    const replayed = await browser.visit(answer);
    expect(replayed.page.flash.error).toContain('already used or is too old');
    expect(await isIn(browser)).toBe(false);
  });

  test('two tabs that both began a login both come back', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email, email_verified: true });
    const browser = world.visitor();
    const [first, second] = [await cameBack(browser), await cameBack(browser)];
    expect((await browser.visit(second)).page.component).toBe('dashboard/show');
    expect((await browser.visit(first)).page.component).toBe('dashboard/show');
  });

  test('a forged state, a code of our own and a missing one are refused with a sentence', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email, email_verified: true });
    const browser = world.visitor();
    const answer = await cameBack(browser);
    for (const forged of [
      '/login/with/oidc/callback',
      '/login/with/oidc/callback?state=%00&code=x',
      answer.replace(/state=[^&]+/, 'state=forged'),
    ])
      expect((await browser.visit(forged)).page.flash.error).toContain('already used or is too old');
    const wrongCode = await browser.visit(answer.replace(/code=[^&]+/, 'code=forged'));
    expect(wrongCode.page.flash.error).toContain('gave an answer that we can’t accept');
    const otherIssuer = (await cameBack(browser)).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.test');
    expect((await browser.visit(otherIssuer)).page.flash.error).toContain('can’t accept');
    expect(await isIn(browser)).toBe(false);
  });

  test('a press on Cancel leads back to the login with a sentence', async () => {
    provider.next(null);
    const { page } = await through(world.visitor());
    expect([page.component, page.flash.error]).toEqual([
      'accounts/login',
      'You didn’t log in with City ID. You can try again or choose another way.',
    ]);
  });

  test('a provider that changed its key is read with the new one', async () => {
    const { subject, email } = await joined();
    provider.rotateKey();
    provider.next(subject, { email, email_verified: true });
    expect((await through(world.visitor())).page.component).toBe('dashboard/show');
  });

  test('the page to go on to is one of ours, whatever was asked for', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email, email_verified: true });
    const { page } = await through(world.visitor(), `${START}?next=https://evil.test/`);
    expect(page.component).toBe('dashboard/show');
  });
});

describe('providers in the settings', () => {
  test('one is connected and disconnected there, but never the last way in', async () => {
    const { browser } = await joined();
    const { page } = await browser.visit('/settings/signing-in');
    const [own] = page.props['connected'] as { id: number; name: string }[];
    expect([own?.name, page.props['hasPassword'], page.props['offered']]).toEqual(['City ID', false, []]);
    const last = await browser.submit(
      `/settings/signing-in/providers/${own?.id}/remove`,
      {},
      { from: '/settings/signing-in' },
    );
    expect(last.page.flash.error).toContain('only way in');
    const other = await world.signedIn();
    const foreign = await other.send(
      'POST',
      `/settings/signing-in/providers/${own?.id}/remove`,
      {},
      { accept: 'application/json' },
    );
    expect(foreign.status).toBe(404);
  });

  test('a person of the provider is connected to one account only', async () => {
    const { subject, email } = await joined();
    provider.next(subject, { email, email_verified: true });
    const other = await world.signedIn();
    expect((await through(other, '/settings/signing-in/connect/oidc')).page.props['case']).toBe('connect');
    const { page } = await other.submit('/login/connect', {}, { from: '/login/connect' });
    expect(page.flash.error).toContain('connected to another account');
  });

  test('a provider that is not configured, or has another name, is none', async () => {
    expect((await world.visitor().get('/login/with/google')).status).toBe(404);
    expect([400, 404, 422]).toContain((await world.visitor().get('/login/with/evil')).status);
  });
});
