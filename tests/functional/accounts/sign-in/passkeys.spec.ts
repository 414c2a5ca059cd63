import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePasskey, takePasskey, type Passkey } from '../../../support/authenticator.ts';
import type { Browser } from '../../../support/browser.ts';
import { mailsTo } from '../../../support/mails.ts';
import { codeOf, forgetTries, setUpApp } from '../../../support/second-factor.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ appUrl: 'http://localhost:3333' });
});
beforeEach(() => forgetTries(world));
afterAll(() => world.close());

type Options = { challenge: string; user?: { id: string }; allowCredentials?: { id: string }[] };
type Use = 'login' | 'second' | 'confirm' | 'register';

/** The login page gives a visitor the token that the call repeats. */
async function optionsFor(browser: Browser, use: Use): Promise<Options> {
  if (browser.cookies.get('XSRF-TOKEN') === undefined) await browser.visit('/login');
  const answer = await browser.send('POST', '/api/passkeys/options', { use });
  expect(answer.status).toBe(200);
  return answer.json<{ options: Options }>().options;
}

const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;
const ADD = '/settings/signing-in/passkey';
const add = (person: Browser, passkey: string, name = 'My phone') =>
  person.submit(ADD, { name, passkey }, { from: ADD });

async function withPasskey(seed = {}): Promise<{ person: Person; passkey: Passkey }> {
  const person = await world.signedIn(seed);
  const { passkey, answer } = makePasskey(await optionsFor(person, 'register'));
  await add(person, answer);
  return { person, passkey };
}
const logIn = (browser: Browser, passkey: string) =>
  browser.submit('/login/passkey', { passkey }, { from: '/login' });

describe('a passkey', () => {
  test('a passkey that was added is listed with its name, mailed about, and logs in without a password', async () => {
    const { person, passkey } = await withPasskey();
    const { page } = await person.visit('/settings/signing-in');
    expect(page.props['passkeys']).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const [mail] = (await mailsTo(world, person.user.email)).filter(
      ({ subject }) => subject === 'A passkey was added to your Plumbline account',
    );
    expect(mail?.plain_text).toContain('Passkey: “My phone”\nWhen: ');
    const browser = world.visitor();
    const options = await optionsFor(browser, 'login');
    // The server names no passkey before it knows who asks.
    expect(options.allowCredentials).toEqual([]);
    expect((await logIn(browser, takePasskey(passkey, options))).page.component).toBe('dashboard/show');
    expect((await browser.visit('/settings/email')).page.props['email']).toBe(person.user.email);
  });

  test('the number that the authenticator knows a user by says nothing of the account, and is the same each time', async () => {
    const person = await world.signedIn();
    const [one, two] = [await optionsFor(person, 'register'), await optionsFor(person, 'register')];
    expect(one.user?.id).toBe(two.user?.id);
    expect(Buffer.from(one.user?.id ?? '', 'base64url')).toHaveLength(32);
    const other = await world.signedIn();
    expect((await optionsFor(other, 'register')).user?.id).not.toBe(one.user?.id);
  });

  test('an answer counts once, in the browser that asked', async () => {
    const { passkey } = await withPasskey();
    const [browser, thief] = [world.visitor(), world.visitor()];
    const options = await optionsFor(browser, 'login');
    await optionsFor(thief, 'login');
    const answer = takePasskey(passkey, options);
    expect((await logIn(thief, answer)).page.props.errors['passkey']).toContain('took too long');
    expect(await isIn(thief)).toBe(false);
    await logIn(browser, answer);
    await browser.submit('/logout', {});
    await browser.visit('/login');
    await logIn(browser, answer);
    expect(await isIn(browser)).toBe(false);
  });

  test.each([
    ['of another site', { origin: 'https://plumbline.evil.test' }],
    ['for another site', { site: 'evil.test' }],
    ['of an authenticator that did not check who holds it', { flags: 0x01 }],
    ['with the number of another user', { userHandle: 'AAAA' }],
    ['to a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('a login by an answer %s is refused', async (_what, forgery) => {
    const { passkey } = await withPasskey();
    const browser = world.visitor();
    await logIn(browser, takePasskey(passkey, await optionsFor(browser, 'login'), forgery));
    expect(await isIn(browser)).toBe(false);
  });

  test('a signature of another key is refused, and a passkey that is unknown has a sentence of its own', async () => {
    const { passkey } = await withPasskey();
    const { passkey: unknown } = makePasskey({ challenge: 'AAAA' });
    const browser = world.visitor();
    const forged = { ...passkey, key: unknown.key };
    expect(
      (await logIn(browser, takePasskey(forged, await optionsFor(browser, 'login')))).page.props.errors,
    ).toMatchObject({
      passkey: expect.stringContaining('didn’t work'),
    });
    expect(
      (await logIn(browser, takePasskey(unknown, await optionsFor(browser, 'login')))).page.props.errors,
    ).toMatchObject({
      passkey: expect.stringContaining('don’t know this passkey'),
    });
    for (const broken of ['x', '{}', '[]', 'null', '{"id":"a","response":{"clientDataJSON":"?"}}'])
      expect((await logIn(browser, broken)).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  test('a passkey of one account does not confirm, and is not the second step of, another one', async () => {
    const { passkey } = await withPasskey();
    const other = await world.signedIn();
    await other.submit(
      '/confirm-password/passkey',
      { passkey: takePasskey(passkey, await optionsFor(other, 'confirm')) },
      { from: '/confirm-password' },
    );
    const app = await setUpApp(other);
    const browser = world.visitor();
    await browser.logIn(other.user.email, other.user.password);
    await browser.submit(
      '/login/second/passkey',
      { passkey: takePasskey(passkey, await optionsFor(browser, 'second')) },
      { from: '/login/second' },
    );
    expect(await isIn(browser)).toBe(false);
    await browser.submit('/login/second', { code: codeOf(app) });
    expect(await isIn(browser)).toBe(true);
  });

  test('an answer to one question is not one to another: a login does not add, and a confirmation does not log in', async () => {
    const { person, passkey } = await withPasskey();
    const answer = takePasskey(passkey, await optionsFor(person, 'confirm'));
    const added = await add(person, answer);
    expect(added.page.props.errors['passkey']).toBeDefined();
    const made = makePasskey(await optionsFor(person, 'login'));
    expect((await add(person, made.answer)).page.props.errors['passkey']).toContain('took too long');
  });

  test('a passkey that was removed logs nobody in; only its own user removes it', async () => {
    const { person, passkey } = await withPasskey();
    const [row] = (await person.visit('/settings/signing-in')).page.props['passkeys'] as { id: number }[];
    const path = `/settings/signing-in/passkeys/${row?.id}/remove`;
    const other = await world.signedIn();
    expect((await other.send('POST', path, {}, { accept: 'application/json' })).status).toBe(404);
    await person.submit(path, {});
    const browser = world.visitor();
    await logIn(browser, takePasskey(passkey, await optionsFor(browser, 'login')));
    expect(await isIn(browser)).toBe(false);
  });

  test('a passkey beside codes by an app is a second step, too', async () => {
    const { person, passkey } = await withPasskey();
    await setUpApp(person);
    const browser = world.visitor();
    await browser.logIn(person.user.email, person.user.password);
    const options = await optionsFor(browser, 'second');
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
    await browser.submit(
      '/login/second/passkey',
      { passkey: takePasskey(passkey, options) },
      { from: '/login/second' },
    );
    expect(await isIn(browser)).toBe(true);
  });

  test('one that another account has already is not added again', async () => {
    const { person } = await withPasskey();
    const other = await world.signedIn();
    const { answer } = makePasskey(await optionsFor(other, 'register'));
    await add(other, answer);
    const [row] = await world.database
      .selectFrom('passkeys')
      .select('credential_id')
      .where('user_id', '=', other.user.id)
      .execute();
    await expect(
      world.database
        .updateTable('passkeys')
        .set({ credential_id: row?.credential_id ?? '' })
        .where('user_id', '=', person.user.id)
        .execute(),
    ).rejects.toThrow('duplicate key');
  });

  test('an account that is inactive comes to its notice with a passkey as with a password', async () => {
    const { person, passkey } = await withPasskey();
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', person.user.id)
      .execute();
    const browser = world.visitor();
    const { page } = await logIn(browser, takePasskey(passkey, await optionsFor(browser, 'login')));
    expect(page.component).toBe('accounts/inactive-account');
  });
});
