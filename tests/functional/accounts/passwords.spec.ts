import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusesOf } from '../../support/at-once.ts';
import { eventually } from '../../support/eventually.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NEW_PASSWORD = 'seven quiet lanterns';
const lastMailTo = (email: string, subject: string) =>
  eventually(async () => {
    const mail = (await mailsTo(world, email)).filter((one) => one.subject === subject).at(-1);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
const tokenIn = (text: string) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
const RESET_SUBJECT = 'Set a new Plumbline password';

async function askForLink(email: string): Promise<string> {
  await world.visitor().submit('/forgot-password', { email }, { from: '/forgot-password' });
  return tokenIn((await lastMailTo(email, RESET_SUBJECT)).plain_text);
}
const reset = (token: string, password = NEW_PASSWORD) =>
  world.visitor().send('POST', '/reset-password', { token, password }, { accept: 'application/json' });
const logsIn = async (email: string, password: string) =>
  (await world.visitor().logIn(email, password)).headers['location'] === '/dashboard';

describe('a forgotten password', () => {
  test('a known and an unknown address get the same answer; only the known one gets a letter', async () => {
    const user = await world.make.user();
    const known = await world
      .visitor()
      .submit('/forgot-password', { email: user.email }, { from: '/forgot-password' });
    const unknown = await world
      .visitor()
      .submit('/forgot-password', { email: 'nobody@plumbline.test' }, { from: '/forgot-password' });
    expect(known.page.flash).toEqual({
      success: 'If an account uses this email, we sent it a link.',
    });
    expect(unknown.page.flash).toEqual(known.page.flash);
    expect(unknown.page.component).toBe(known.page.component);
    await lastMailTo(user.email, RESET_SUBJECT);
    expect(await mailsTo(world, 'nobody@plumbline.test')).toHaveLength(0);
  });

  test('the link sets a new password once', async () => {
    const user = await world.make.user();
    const token = await askForLink(user.email);
    expect((await world.visitor().visit(`/reset-password/${token}`)).page.props['open']).toBe(true);
    expect((await reset(token)).status).toBe(303);
    expect(await logsIn(user.email, NEW_PASSWORD)).toBe(true);
    expect(await logsIn(user.email, user.password)).toBe(false);
    const again = await reset(token, 'another quiet lantern');
    expect(again.status).toBe(422);
    expect(again.json<{ errors: Record<string, string[]> }>().errors['token']?.[0]).toBe(
      'This link was already used or has expired. Request a new one.',
    );
    expect((await world.visitor().visit(`/reset-password/${token}`)).page.props['open']).toBe(false);
  });

  test('a forgotten password after too many wrong guesses, a reset lets the owner log in at once', async () => {
    const user = await world.make.user();
    for (let guess = 1; guess <= 5; guess += 1) expect(await logsIn(user.email, 'wrong')).toBe(false);
    expect(await logsIn(user.email, user.password)).toBe(false);
    await reset(await askForLink(user.email));
    expect(await logsIn(user.email, NEW_PASSWORD)).toBe(true);
  });

  test('a forgotten password: used twice at once it works once', async () => {
    const user = await world.make.user();
    const token = await askForLink(user.email);
    const answers = await Promise.all([
      reset(token, 'first quiet lantern'),
      reset(token, 'second quiet lantern'),
    ]);
    expect(statusesOf(answers)).toEqual([303, 422]);
  });

  test('a forgotten password after 60 minutes the link opens nothing', async () => {
    const user = await world.make.user();
    const token = await askForLink(user.email);
    const { expires_at, created_at } = await world.database
      .selectFrom('verifications')
      .selectAll()
      .where('value', '=', String(user.id))
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - created_at.getTime()) / 60_000)).toBe(60);
    await world.database
      .updateTable('verifications')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('value', '=', String(user.id))
      .execute();
    expect((await reset(token)).status).toBe(422);
    expect(await logsIn(user.email, user.password)).toBe(true);
  });

  test('every session and token of the account ends, and the owner is told', async () => {
    const browser = await world.signedIn();
    expect((await browser.call('GET', '/api/profile')).status).toBe(200);
    await reset(await askForLink(browser.user.email));
    expect((await browser.get('/settings/password')).headers['location']).toContain('/login');
    expect((await browser.call('GET', '/api/profile')).status).toBe(401);
    const mail = await lastMailTo(browser.user.email, 'Your Plumbline password was changed');
    expect(mail.plain_text).toMatch(/When: .+\nDevice: Unknown device\n/);
  });

  test('a second link is worth nothing once the first was used', async () => {
    const user = await world.make.user();
    const first = await askForLink(user.email);
    await world.visitor().submit('/forgot-password', { email: user.email }, { from: '/forgot-password' });
    const second = await eventually(async () => {
      const tokens = (await mailsTo(world, user.email))
        .map(({ plain_text }) => tokenIn(plain_text))
        .filter((token) => token !== '' && token !== first);
      if (!tokens[0]) throw new Error('no second letter yet');
      return tokens[0];
    });
    expect((await reset(first)).status).toBe(303);
    expect((await reset(second, 'another quiet lantern')).status).toBe(422);
  });

  test('nobody’s mailbox is filled: three links live at once, no more', async () => {
    const user = await world.make.user();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await world.visitor().submit('/forgot-password', { email: user.email }, { from: '/forgot-password' });
      await world.app.settled();
      expect(await mailsTo(world, user.email)).toHaveLength(Math.min(attempt + 1, 3));
    }
  });

  test('a forgotten password of six links asked for at once three are live', async () => {
    const own = await createWorld();
    const user = await own.make.user();
    await Promise.all(
      Array.from({ length: 6 }, () =>
        own.visitor().send('POST', '/forgot-password', { email: user.email }, { 'x-inertia': 'true' }),
      ),
    );
    // Work begun behind the answers ends before the application does.
    await own.app.close();
    const live = await own.database
      .selectFrom('verifications')
      .select('id')
      .where('value', '=', String(user.id))
      .execute();
    expect(live).toHaveLength(3);
    await own.close();
  });

  test('the database holds no token that would set a password', async () => {
    const user = await world.make.user();
    const token = await askForLink(user.email);
    const rows = await world.database.selectFrom('verifications').select(['identifier', 'value']).execute();
    expect(token).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a common password is refused and the link still works', async () => {
    const user = await world.make.user();
    const token = await askForLink(user.email);
    expect((await reset(token, 'password123')).status).toBe(422);
    expect((await reset(token)).status).toBe(303);
  });

  test('the letter is in the language of the account, and so is its page', async () => {
    const user = await world.make.user({ language: 'mexican_spanish' });
    await world.visitor().submit('/forgot-password', { email: user.email }, { from: '/forgot-password' });
    const mail = await lastMailTo(user.email, 'Cree una nueva contraseña de Plumbline');
    expect(mail.plain_text).toContain('/es/reset-password/');
  });

  test.each(['no-such-token', '%00', 'x'.repeat(200)])(
    'a made-up link %j is a page that says so',
    async (token) => {
      const answer = await world.visitor().get(`/reset-password/${token}`);
      expect([200, 404]).toContain(answer.status);
    },
  );
});

describe('confirming the password', () => {
  test('confirming the password is noted on the session, with the time, and leads where one was going', async () => {
    const browser = await world.signedIn();
    const answer = await browser.send(
      'POST',
      '/confirm-password',
      { password: browser.user.password, next: '/profile/edit' },
      { 'x-inertia': 'true' },
    );
    expect(answer.headers['location']).toBe('/profile/edit');
    const session = await world.database
      .selectFrom('sessions')
      .select('password_confirmed_at')
      .where('user_id', '=', browser.user.id)
      .where('kind', '=', 'web')
      .executeTakeFirstOrThrow();
    expect(session.password_confirmed_at).toBeInstanceOf(Date);
  });

  test('a wrong password is refused, and after five of them the right one too', async () => {
    const browser = await world.signedIn();
    const confirm = (password: string) =>
      browser.send('POST', '/confirm-password', { password }, { accept: 'application/json' });
    for (let failure = 0; failure < 5; failure += 1) expect((await confirm('wrong')).status).toBe(422);
    expect((await confirm(browser.user.password)).status).toBe(429);
  });

  test('confirming the password never leads to another site', async () => {
    const browser = await world.signedIn();
    const answer = await browser.send(
      'POST',
      '/confirm-password',
      { password: browser.user.password, next: '//evil.example' },
      { 'x-inertia': 'true' },
    );
    expect(answer.headers['location']).toBe('/dashboard');
  });

  test('confirming the password is nothing for visitors', async () => {
    expect(
      (
        await world
          .visitor()
          .send('POST', '/confirm-password', { password: 'x' }, { accept: 'application/json' })
      ).status,
    ).toBe(401);
    expect((await world.visitor().get('/confirm-password')).headers['location']).toContain('/login');
  });
});

describe('changing the password', () => {
  const change = (browser: Person, current_password: string, password = NEW_PASSWORD) =>
    browser.send('PUT', '/settings/password', { current_password, password }, { accept: 'application/json' });

  test('a reset link that was mailed before is worth nothing afterwards', async () => {
    const browser = await world.signedIn();
    const token = await askForLink(browser.user.email);
    expect((await change(browser, browser.user.password)).status).toBe(303);
    expect((await reset(token, 'another quiet lantern')).status).toBe(422);
  });

  test('changing the password: this browser goes on; every other session and every token ends; the owner is told', async () => {
    const here = await world.signedIn();
    const there = world.visitor();
    await there.logIn(here.user.email, here.user.password);
    const tokens = [await here.token(), await there.token()];
    await world.database
      .updateTable('sessions')
      .set({ user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' })
      .where('user_id', '=', here.user.id)
      .execute();
    expect((await change(here, here.user.password)).status).toBe(303);
    expect((await here.get('/settings/password')).status).toBe(200);
    expect((await there.get('/settings/password')).headers['location']).toContain('/login');
    for (const token of tokens) {
      expect(
        (await world.visitor().call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` }))
          .status,
      ).toBe(401);
    }
    expect(await logsIn(here.user.email, NEW_PASSWORD)).toBe(true);
    expect(await logsIn(here.user.email, here.user.password)).toBe(false);
    const mail = await lastMailTo(here.user.email, 'Your Plumbline password was changed');
    expect(mail.plain_text).toContain('Device: Firefox on Linux\n');
  });

  test('the session that goes on has another token than before', async () => {
    const browser = await world.signedIn();
    const before = browser.cookies.get('plumbline.session_token');
    await change(browser, browser.user.password);
    expect(browser.cookies.get('plumbline.session_token')).not.toBe(before);
  });

  test('a wrong current password changes nothing', async () => {
    const browser = await world.signedIn();
    const answer = await change(browser, 'not the password');
    expect(answer.status).toBe(422);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors).toEqual({
      current_password: ['Wrong password.'],
    });
    expect(await logsIn(browser.user.email, browser.user.password)).toBe(true);
  });

  test.each(['short', 'iloveyou', 'x'.repeat(1_048_576), 'with\u0000nul byte'])(
    'a new password such as %.12j is refused',
    async (password) => {
      const browser = await world.signedIn();
      expect((await change(browser, browser.user.password, password)).status).toBe(422);
    },
  );

  test('changing the password is nothing for visitors, and not without the form token', async () => {
    expect(
      (
        await world
          .visitor()
          .send(
            'PUT',
            '/settings/password',
            { current_password: 'x', password: NEW_PASSWORD },
            { accept: 'application/json' },
          )
      ).status,
    ).toBe(401);
    const browser = await world.signedIn();
    const response = await world.app.inject({
      method: 'PUT',
      url: '/settings/password',
      headers: {
        accept: 'application/json',
        cookie: [...browser.cookies]
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('; '),
      },
      payload: { current_password: browser.user.password, password: NEW_PASSWORD },
    });
    expect(response.statusCode).toBe(419);
  });
});
