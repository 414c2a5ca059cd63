import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../support/mails.ts';
import { codeOf, forgetTries, setUpApp } from '../../../support/second-factor.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { hashCode } from '../../../../server/accounts/passwords/passwords.ts';
import { keyedHash } from '../../../../server/accounts/second/sealed-key.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => forgetTries(world));
afterAll(() => world.close());

const subjectsOf = async (email: string) => (await mailsTo(world, email)).map(({ subject }) => subject);
const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;
const enter = (browser: Browser, code: string) => browser.submit('/login/second', { code });

async function withApp() {
  const person = await world.signedIn();
  return { person, user: person.user, app: await setUpApp(person) };
}

/** The codes of an account as an earlier release stored them. */
const keyedCodes = ({ user, app }: Awaited<ReturnType<typeof withApp>>): string[] =>
  app.codes.map((code) => keyedHash(world.config.appKey, `recovery:${user.id}`, code.replace('-', '')));

describe('codes by an app', () => {
  test('the key counts for nothing before its first code, and a wrong one changes nothing', async () => {
    const person = await world.signedIn();
    const { page } = await person.visit('/settings/signing-in/app');
    expect(page.props['keyText']).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const wrong = await person.submit('/settings/signing-in/app', { code: '000000' });
    expect(wrong.page.props.errors['code']).toContain('doesn’t fit the key');
    const other = world.visitor();
    expect((await other.logIn(person.user.email, person.user.password)).headers['location']).toBe(
      '/dashboard',
    );
    // The page keeps the key while it waits, so that a second look scans the same one.
    const again = await person.visit('/settings/signing-in/app');
    expect(again.page.props['keyText']).toBe(page.props['keyText']);
  });

  test('a login asks for the code after the password, and the session begins with it alone', async () => {
    const { user, app } = await withApp();
    const browser = world.visitor();
    expect((await browser.logIn(user.email, user.password)).headers['location']).toBe('/login/second');
    expect(await isIn(browser)).toBe(false);
    expect((await enter(browser, '12345')).page.props.errors['code']).toContain('wrong or was already used');
    const { page } = await enter(browser, ` ${codeOf(app).slice(0, 3)} ${codeOf(app).slice(3)}`);
    expect(page.component).toBe('dashboard/show');
    expect(page.flash.notice).toBeUndefined();
    expect(await isIn(browser)).toBe(true);
  });

  test('the key is stored encrypted, and a row copied to another account opens nothing', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const rowOf = (id: number) =>
      world.database.selectFrom('app_codes').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
    const row = await rowOf(one.user.id);
    expect(Buffer.from(row.secret, 'base64').includes(one.app.key)).toBe(false);
    await world.database
      .updateTable('app_codes')
      .set({ secret: row.secret, last_step: 0 })
      .where('user_id', '=', other.user.id)
      .execute();
    const browser = world.visitor();
    await browser.logIn(other.user.email, other.user.password);
    expect((await enter(browser, codeOf(one.app))).page.props.errors['code']).toBeDefined();
  });

  test('one code used twice, one after the other and at once, lets one browser in', async () => {
    const { user, app } = await withApp();
    const browsers = [world.visitor(), world.visitor(), world.visitor()];
    for (const browser of browsers) await browser.logIn(user.email, user.password);
    const [first, second, third] = browsers as [Browser, Browser, Browser];
    await Promise.all([enter(first, codeOf(app)), enter(second, codeOf(app))]);
    expect([await isIn(first), await isIn(second)].filter(Boolean)).toHaveLength(1);
    await enter(third, codeOf(app));
    expect(await isIn(third)).toBe(false);
  });

  test('a clock that was set back does not make a used code good again', async () => {
    const { user, app } = await withApp();
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    await enter(browser, codeOf(app, new Date(), 1));
    expect(await isIn(browser)).toBe(true);
    const other = world.visitor();
    await other.logIn(user.email, user.password);
    await enter(other, codeOf(app));
    expect(await isIn(other)).toBe(false);
  });

  test('five wrong codes end the step, also with the right code, and the password alone opens a new one', async () => {
    const { user, app } = await withApp();
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    for (let guess = 0; guess < 5; guess += 1) await enter(browser, '000000');
    const { page } = await enter(browser, codeOf(app));
    expect(page.component).toBe('accounts/login');
    expect(await isIn(browser)).toBe(false);
  });

  test('guesses at the code are counted for the account, whatever new steps the password opens', async () => {
    const { user } = await withApp();
    const browser = world.visitor();
    const seen: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      await browser.logIn(user.email, user.password);
      const { page } = await enter(browser, '000000');
      seen.push(page.flash.error ?? page.props.errors['code'] ?? '');
    }
    expect(seen.at(-1)).toContain('Too many failed attempts');
  });

  test('the second step without a first one leads to the login', async () => {
    const { page } = await world.visitor().visit('/login/second');
    expect(page.component).toBe('accounts/login');
    const { user, app } = await withApp();
    await world.visitor().logIn(user.email, user.password);
    const stranger = world.visitor();
    await enter(stranger, codeOf(app));
    expect(await isIn(stranger)).toBe(false);
  });

  test('a step that began before the password changed lets nobody in', async () => {
    const { person, user, app } = await withApp();
    const thief = world.visitor();
    await thief.logIn(user.email, user.password);
    await person.submit(
      '/settings/password',
      { current_password: user.password, password: 'nine quiet lanterns' },
      { method: 'PUT' },
    );
    await enter(thief, codeOf(app));
    expect(await isIn(thief)).toBe(false);
  });

  test('a new password does not take the second step away', async () => {
    const { user, app } = await withApp();
    await world.visitor().submit('/forgot-password', { email: user.email }, { from: '/forgot-password' });
    const mail = (await mailsTo(world, user.email)).find(({ plain_text }) =>
      plain_text.includes('/reset-password/'),
    );
    const token = /reset-password\/([\w-]+)/.exec(mail?.plain_text ?? '')?.[1];
    await world.visitor().send('POST', '/reset-password', { token, password: 'nine quiet lanterns' });
    const browser = world.visitor();
    expect((await browser.logIn(user.email, 'nine quiet lanterns')).headers['location']).toBe(
      '/login/second',
    );
    await enter(browser, codeOf(app));
    expect(await isIn(browser)).toBe(true);
  });

  test('turning it off needs a fresh confirmation and is mailed', async () => {
    const { person, user } = await withApp();
    await world.database
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', user.id)
      .execute();
    const asked = await person.send('POST', '/settings/signing-in/app/remove', {});
    expect(asked.headers['location']).toContain('/confirm-password');
    await person.submit('/confirm-password', { password: user.password });
    await person.submit('/settings/signing-in/app/remove', {});
    expect((await world.visitor().logIn(user.email, user.password)).headers['location']).toBe('/dashboard');
    expect(await subjectsOf(user.email)).toEqual(
      expect.arrayContaining([
        'Codes by an app are on for your Plumbline account',
        'Codes by an app are off for your Plumbline account',
      ]),
    );
  });

  test('an account whose address is not confirmed sets nothing up: its owner would find it there', async () => {
    const person = await world.signedIn({ emailVerified: false });
    expect((await person.get('/settings/signing-in/app')).status).toBe(403);
    expect((await person.send('POST', '/settings/signing-in/app', { code: '123456' })).status).not.toBe(200);
    expect((await person.visit('/settings/signing-in')).page.props['isVerified']).toBe(false);
  });
});

describe('recovery codes', () => {
  test('ten are shown once and stored as hashes; one works once in place of the app, in any letter case', async () => {
    const { user, app } = await withApp();
    expect(new Set(app.codes).size).toBe(10);
    const stored = await world.database
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', user.id)
      .execute();
    const first = app.codes[0] ?? '';
    expect(JSON.stringify(stored)).not.toContain(first.replace('-', ''));
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    const { page } = await enter(browser, first.toUpperCase().replace('-', ' '));
    expect(page.flash).toMatchObject({
      notice: 'You used a recovery code. 9 are left.',
      link: { label: 'Make new recovery codes', href: '/settings/signing-in/codes' },
    });
    expect(await isIn(browser)).toBe(true);
    expect(await subjectsOf(user.email)).toContain('A recovery code of your Plumbline account was used');
    const other = world.visitor();
    await other.logIn(user.email, user.password);
    await enter(other, first);
    expect(await isIn(other)).toBe(false);
  });

  test('a set is stored as argon2id hashes with a random salt of its own, keyed before', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const rowsOf = (id: number) =>
      world.database.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute();
    const rows = await rowsOf(one.user.id);
    const [salt = ''] = rows.map((row) => row.salt ?? '');
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    expect(new Set(rows.map((row) => row.salt))).toEqual(new Set([salt]));
    expect((await rowsOf(other.user.id)).some((row) => row.salt === salt)).toBe(false);
    const keyed = keyedCodes(one);
    expect(rows.some(({ code_hash }) => keyed.includes(code_hash))).toBe(false);
    const expected = await Promise.all(keyed.map((code) => hashCode(code, Buffer.from(salt, 'base64url'))));
    expect(rows.map(({ code_hash }) => code_hash).toSorted()).toEqual(expected.toSorted());
  });

  test('codes of an earlier release, which have no salt, go on working, once each', async () => {
    const made = await withApp();
    const { user, app } = made;
    await world.database.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
    const rows = keyedCodes(made).map((code_hash) => ({ user_id: user.id, code_hash }));
    await world.database.insertInto('recovery_codes').values(rows).execute();
    const [browser, other] = [world.visitor(), world.visitor()];
    for (const one of [browser, other]) {
      await one.logIn(user.email, user.password);
      await enter(one, app.codes[2] ?? '');
    }
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
  });

  test('one recovery code sent from two browsers at once lets one in', async () => {
    const { user, app } = await withApp();
    const browsers = [world.visitor(), world.visitor()];
    for (const browser of browsers) await browser.logIn(user.email, user.password);
    await Promise.all(browsers.map((browser) => enter(browser, app.codes[3] ?? '')));
    const inside = await Promise.all(browsers.map(isIn));
    expect(inside.filter(Boolean)).toHaveLength(1);
  });

  test('two sets that are made at once leave one', async () => {
    const { person, user } = await withApp();
    const make = () => person.submit('/settings/signing-in/codes', {});
    await Promise.all([make(), make(), make()]);
    const rows = await world.database
      .selectFrom('recovery_codes')
      .select('salt')
      .where('user_id', '=', user.id)
      .execute();
    expect([rows.length, new Set(rows.map(({ salt }) => salt)).size]).toEqual([10, 1]);
  });

  test('the mail about new ones says when, by the clock where the user lives, and with which device', async () => {
    const { person, user } = await withApp();
    const { database } = world;
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    await database
      .updateTable('sessions')
      .set({ user_agent: firefox })
      .where('user_id', '=', user.id)
      .execute();
    await database
      .updateTable('profiles')
      .set({ place_zone: 'America/Denver' })
      .where('user_id', '=', user.id)
      .execute();
    await person.submit('/settings/signing-in/codes', {});
    const mail = (await mailsTo(world, user.email)).find(({ subject }) => subject.startsWith('New recovery'));
    expect(mail?.plain_text).toMatch(
      /When: \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d\s[AP]M Mountain Time \(Denver\)\nDevice: Firefox on Linux\n/,
    );
  });

  test('new ones make all former ones useless', async () => {
    const { person, user, app } = await withApp();
    const { page } = await person.submit('/settings/signing-in/codes', {});
    expect(page.props['codes']).toHaveLength(10);
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    await enter(browser, app.codes[1] ?? '');
    expect(await isIn(browser)).toBe(false);
  });

  test('the codes of one account are worth nothing at another', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const browser = world.visitor();
    await browser.logIn(one.user.email, one.user.password);
    await enter(browser, other.app.codes[0] ?? '');
    expect(await isIn(browser)).toBe(false);
  });
});

describe('a bearer token of an account with a second step', () => {
  const ask = (body: object) => world.visitor().call('POST', '/tokens/create', { ...body });

  test('the password alone gets no token; with the code it does, once', async () => {
    const { user, app } = await withApp();
    const { email, password } = user;
    const without = await ask({ email, password });
    expect([without.status, Object.keys(without.json<{ errors: object }>().errors)]).toEqual([422, ['code']]);
    expect((await ask({ email, password, code: '000000' })).status).toBe(422);
    const code = codeOf(app);
    expect((await ask({ email, password, code })).status).toBe(201);
    expect((await ask({ email, password, code })).status).toBe(422);
    expect((await ask({ email, password: 'wrong', code: app.codes[0] })).status).toBe(422);
    expect((await ask({ email, password, code: app.codes[0] })).status).toBe(201);
  });

  test('an account without one needs no code', async () => {
    const { email, password } = await world.make.user();
    expect((await ask({ email, password })).status).toBe(201);
  });
});
