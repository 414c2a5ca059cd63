import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../support/browser.ts';
import { mailsTo } from '../../../support/mails.ts';
import { codeOf, forgetTries, setUpApp } from '../../../support/second-factor.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.setNow(new Date());
  await forgetTries(world);
});
afterAll(() => world.close());

const SUBJECT = 'Your code for Plumbline';
const ask = (browser: Browser, email: string, next?: string) =>
  browser.submit('/login/code', { email, ...(next !== undefined && { next }) }, { from: '/login/code' });
const enter = (browser: Browser, code: string, next?: string) =>
  browser.submit('/login/code/enter', { code, ...(next !== undefined && { next }) }, { from: '/login/code' });
const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;
const codesTo = async (email: string) =>
  (await mailsTo(world, email))
    .filter(({ subject }) => subject === SUBJECT)
    .map(({ plain_text }) => (/\b(\d{3}) (\d{3})\b/.exec(plain_text) ?? []).slice(1).join(''));
const lastCodeTo = async (email: string) => (await codesTo(email)).at(-1) ?? '';
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('a code by mail', () => {
  test('the code logs in once, in the browser that asked, and leads on', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    const asked = await ask(browser, user.email, '/shortlist');
    expect(asked.page.props['sentTo']).toBe(user.email);
    const code = await lastCodeTo(user.email);
    expect(code).toMatch(/^\d{6}$/);
    const thief = world.visitor();
    await enter(thief, code);
    expect(await isIn(thief)).toBe(false);
    expect((await enter(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`, '/shortlist')).page.url).toBe(
      '/shortlist',
    );
    expect(await isIn(browser)).toBe(true);
    await browser.submit('/logout', {});
    await enter(browser, code);
    expect(await isIn(browser)).toBe(false);
  });

  test('a known and an unknown address get the same answers; nothing is mailed to the unknown one', async () => {
    const user = await world.make.user();
    const seen = [];
    for (const email of [user.email, 'nobody@plumbline.test']) {
      const browser = world.visitor();
      const { page } = await ask(browser, email);
      const wrong = await enter(browser, otherThan(await lastCodeTo(email)));
      seen.push([page.component, page.flash, wrong.page.props.errors]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(await mailsTo(world, 'nobody@plumbline.test')).toEqual([]);
  });

  test('five wrong codes end it; the sixth try fails with the right one', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await ask(browser, user.email);
    const code = await lastCodeTo(user.email);
    for (let guess = 0; guess < 5; guess += 1) await enter(browser, otherThan(code));
    await forgetTries(world);
    expect((await enter(browser, code)).page.props.errors['code']).toContain('tried too often');
    expect(await isIn(browser)).toBe(false);
  });

  test('many tries at once are counted before any is checked', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await ask(browser, user.email);
    const code = await lastCodeTo(user.email);
    await Promise.all(Array.from({ length: 8 }, () => enter(browser, otherThan(code))));
    await forgetTries(world);
    await enter(browser, code);
    expect(await isIn(browser)).toBe(false);
  });

  test('the code opens nothing after ten minutes', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    const start = new Date();
    world.setNow(start);
    await ask(browser, user.email);
    const code = await lastCodeTo(user.email);
    world.setNow(new Date(start.getTime() + 10 * 60_000));
    await enter(browser, code);
    expect(await isIn(browser)).toBe(false);
  });

  test('only the newest code counts, and a mailbox gets three of them in ten minutes', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    for (let time = 0; time < 5; time += 1) await ask(browser, user.email);
    const codes = await codesTo(user.email);
    expect(codes).toHaveLength(3);
    await enter(browser, codes[0] ?? '');
    expect(await isIn(browser)).toBe(false);
  });

  test('an address that is not confirmed gets a link to a new password, so that nobody’s password stays in it', async () => {
    const squatter = await world.signedIn({ emailVerified: false });
    const owner = world.visitor();
    await ask(owner, squatter.user.email);
    expect(await codesTo(squatter.user.email)).toEqual([]);
    const [mail] = await mailsTo(world, squatter.user.email);
    expect(mail?.plain_text).toContain('/reset-password/');
  });

  test('the second step is asked for after the code, too', async () => {
    const person = await world.signedIn();
    const app = await setUpApp(person);
    const browser = world.visitor();
    await ask(browser, person.user.email);
    expect((await enter(browser, await lastCodeTo(person.user.email))).page.component).toBe(
      'accounts/login-second',
    );
    expect(await isIn(browser)).toBe(false);
    await browser.submit('/login/second', { code: codeOf(app) });
    expect(await isIn(browser)).toBe(true);
  });

  test('the code leads to one of our own pages, whatever was asked for', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await ask(browser, user.email, 'https://evil.test/');
    expect((await enter(browser, await lastCodeTo(user.email), '//evil.test')).page.component).toBe(
      'dashboard/show',
    );
  });

  test('both steps work in a browser without scripts', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    const asked = await browser.post('/login/code', { email: user.email }, '/login/code');
    expect([asked.status, asked.headers['location']]).toEqual([303, '/login/code']);
    const code = await lastCodeTo(user.email);
    const wrong = await browser.post('/login/code/enter', { code: otherThan(code) }, '/login/code');
    expect(wrong.status).toBe(422);
    expect((await browser.post('/login/code/enter', { code }, '/login/code')).headers['location']).toBe(
      '/dashboard',
    );
  });
});

describe('confirming by another way than the password', () => {
  const forget = (userId: number) =>
    world.database
      .updateTable('sessions')
      .set({ password_confirmed_at: null })
      .where('user_id', '=', userId)
      .execute();

  test('a code by mail confirms, and leads back to what was asked', async () => {
    const person = await world.signedIn();
    await forget(person.user.id);
    const next = '/settings/close';
    expect((await person.get(next)).headers['location']).toContain('/confirm-password');
    await person.submit('/confirm-password/mail', { next }, { from: '/confirm-password' });
    const code = await lastCodeTo(person.user.email);
    const wrong = await person.submit(
      '/confirm-password/code',
      { code: otherThan(code), next },
      { from: '/confirm-password' },
    );
    expect(wrong.page.props.errors['code']).toBeDefined();
    expect((await person.submit('/confirm-password/code', { code, next })).page.url).toBe(next);
  });

  test('a code that was mailed for a login does not confirm, and the reverse', async () => {
    const person = await world.signedIn();
    await forget(person.user.id);
    await person.submit('/confirm-password/mail', {}, { from: '/confirm-password' });
    const code = await lastCodeTo(person.user.email);
    await person.submit('/logout', {});
    await enter(person, code);
    expect(await isIn(person)).toBe(false);
  });

  test('a code of the app confirms', async () => {
    const person = await world.signedIn();
    const app = await setUpApp(person);
    await forget(person.user.id);
    expect((await person.submit('/confirm-password/code', { code: codeOf(app) })).page.component).toBe(
      'dashboard/show',
    );
    expect((await person.get('/settings/close')).status).toBe(200);
  });
});
