import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldAttempts } from '../../../server/accounts/jobs/forget-old-attempts.ts';
import { noteOrigin } from '../../../server/accounts/origins.ts';
import { SESSION_COOKIE } from '../../../server/core/http/session-cookie.ts';
import { eventually } from '../../support/eventually.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const setCookies = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[];
const sessionsOf = (userId: number) =>
  world.database.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();

describe('logging in', () => {
  test('the right password opens a session and leads to the dashboard', async () => {
    const user = await world.make.user({ name: 'Nora Whitfield' });
    const browser = world.visitor();
    const answer = await browser.logIn(user.email, user.password);
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/dashboard');
    expect(await sessionsOf(user.id)).toHaveLength(1);
  });

  test('the address may be written in capitals and with spaces around it', async () => {
    const user = await world.make.user({ email: 'shouting@plumbline.test' });
    const answer = await world.visitor().logIn('  SHOUTING@Plumbline.TEST ', user.password);
    expect(answer.headers['location']).toBe('/dashboard');
  });

  test('a form of the browser works as JSON does', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.get('/login');
    const response = await world.app.inject({
      method: 'POST',
      url: '/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        cookie: `XSRF-TOKEN=${encodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')}`,
      },
      payload: new URLSearchParams({ email: user.email, password: user.password }).toString(),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/dashboard');
  });

  test('the session cookie is hidden from scripts, is not sent from other sites, and lasts 30 days', async () => {
    const user = await world.make.user();
    const answer = await world.visitor().logIn(user.email, user.password);
    const cookie = setCookies(answer.headers).find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/; Secure/);
  });

  test('logging in behind https the same cookie is sent by secure connections only', async () => {
    const secure = await createWorld({ appUrl: 'https://plumbline.test' });
    const user = await secure.make.user();
    const answer = await secure.visitor().logIn(user.email, user.password);
    const name = `__Host-${SESSION_COOKIE}=`;
    const cookie = setCookies(answer.headers).find((line) => line.startsWith(name)) ?? '';
    expect(cookie).toMatch(/; Secure/);
    await secure.close();
  });

  test('the database holds no token that would open a session', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    const [session] = await sessionsOf(user.id);
    const token = (browser.cookies.get(SESSION_COOKIE) ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(session?.token).not.toBe(token);
    expect(session?.token).not.toContain(token);
  });

  test('the hashes of device and network are deleted after 90 days, not before', async () => {
    const user = await world.make.user();
    await world.visitor().logIn(user.email, user.password);
    const now = new Date();
    await noteOrigin({ ...world, now }, user.id, { device: null, ip: '203.0.113.77' });
    const daysLater = async (days: number) => {
      await forgetOldAttempts(world.database, new Date(now.getTime() + days * 86_400_000));
      const rows = await world.database
        .selectFrom('account_origins')
        .select('kind')
        .where('user_id', '=', user.id)
        .orderBy('kind')
        .execute();
      return rows.map(({ kind }) => kind);
    };
    expect(await daysLater(89.9)).toEqual(['address', 'device']);
    expect(await daysLater(90.1)).toEqual([]);
  });

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const user = await world.make.user();
    const wrong = await world
      .visitor()
      .submit('/login', { email: user.email, password: 'not the password' }, { from: '/login' });
    const unknown = await world
      .visitor()
      .submit('/login', { email: 'nobody@plumbline.test', password: 'not the password' }, { from: '/login' });
    expect(wrong.page.props.errors).toEqual({
      email: 'Wrong email or password.',
    });
    expect(unknown.page.props.errors).toEqual(wrong.page.props.errors);
    expect(await sessionsOf(user.id)).toHaveLength(0);
  });

  test('logging in: as JSON a wrong password is answered with 422 and a message for the field', async () => {
    const answer = await world
      .visitor()
      .send(
        'POST',
        '/login',
        { email: 'nobody@plumbline.test', password: 'x' },
        { accept: 'application/json' },
      );
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Please check the marked fields.',
      errors: { email: ['Wrong email or password.'] },
    });
  });

  test('something that is no address is told so', async () => {
    const answer = await world
      .visitor()
      .submit('/login', { email: 'not an address', password: 'x' }, { from: '/login' });
    expect(answer.page.props.errors).toEqual({ email: 'Invalid email address' });
  });

  test('a session that was planted before the login is worth nothing after it', async () => {
    const [attacker, victim] = [await world.make.user(), await world.make.user()];
    const browser = world.visitor();
    await browser.logIn(attacker.email, attacker.password);
    const planted = browser.cookies.get(SESSION_COOKIE);
    await browser.logIn(victim.email, victim.password);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(planted);
    expect(await sessionsOf(attacker.id)).toHaveLength(0);
    const elsewhere = world.visitor();
    elsewhere.cookies.set(SESSION_COOKIE, planted ?? '');
    expect((await elsewhere.get('/settings/password')).headers['location']).toContain('/login');
  });

  test('a cookie that was not signed here is no session', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    const [token] = (browser.cookies.get(SESSION_COOKIE) ?? '').split('.');
    browser.cookies.set(SESSION_COOKIE, `${token}.${'A'.repeat(43)}=`);
    expect((await browser.get('/settings/password')).headers['location']).toContain('/login');
  });

  test('a session that is too old is none', async () => {
    const browser = await world.signedIn();
    await world.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', browser.user.id)
      .execute();
    expect((await browser.get('/settings/password')).headers['location']).toContain('/login');
  });

  test('whoever has signed in is led past the ways in', async () => {
    const browser = await world.signedIn();
    for (const page of ['/login', '/join', '/register', '/es/login']) {
      expect((await browser.get(page)).headers['location']).toBe('/dashboard');
    }
  });

  test.each(['/login', '/es/login', '/join', '/register', '/forgot-password'])(
    'logging in: %s is a page',
    async (url) => {
      expect((await world.visitor().get(url)).status).toBe(200);
    },
  );
});

describe('where a login leads', () => {
  test('a login leads to the page that asked for it', async () => {
    const user = await world.make.user();
    const answer = await world
      .visitor()
      .send(
        'POST',
        '/login',
        { email: user.email, password: user.password, next: '/c/some-builder/review?step=2' },
        { 'x-inertia': 'true' },
      );
    expect(answer.headers['location']).toBe('/c/some-builder/review?step=2');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09//evil.example/..//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    'dashboard',
    '///evil.example',
    '/..//evil.example',
  ])('a login never leads to another site: %j', async (next) => {
    const user = await world.make.user();
    const answer = await world
      .visitor()
      .send('POST', '/login', { email: user.email, password: user.password, next }, { 'x-inertia': 'true' });
    const location = String(answer.headers['location']);
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
    expect(location.startsWith('//')).toBe(false);
  });
});

test('no session keeps the network address that it began at', async () => {
  const browser = await world.signedIn();
  expect((await browser.call('GET', '/api/profile')).status).toBe(200);
  const sessions = await world.database
    .selectFrom('sessions')
    .select(['kind', 'ip_address'])
    .where('user_id', '=', browser.user.id)
    .orderBy('kind')
    .execute();
  expect(sessions.map(({ kind }) => kind)).toContain('web');
  expect(sessions.every(({ ip_address }) => !ip_address)).toBe(true);
});

describe('guessing passwords', () => {
  const guess = (email: string, password: string) =>
    world.visitor().send('POST', '/login', { email, password }, { accept: 'application/json' });

  test('guessing passwords after five failures the right password is refused too, until 15 minutes have passed', async () => {
    const user = await world.make.user();
    const start = new Date();
    world.setNow(start);
    for (let failure = 1; failure <= 5; failure += 1)
      expect((await guess(user.email, `wrong ${failure}`)).status).toBe(422);
    const refused = await guess(user.email, user.password);
    expect(refused.status).toBe(429);
    expect(refused.json()['message']).toBe(
      'Too many failed attempts. Try again in 15 minutes, or set a new password.',
    );
    world.setNow(new Date(start.getTime() + 15 * 60_000 + 1));
    expect((await guess(user.email, user.password)).status).toBe(303);
    world.setNow(new Date());
  });

  test('twenty guesses at once get no more tries than five', async () => {
    const user = await world.make.user();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(user.email, `wrong ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
  });

  test('an unknown address is throttled like a known one', async () => {
    const statuses: number[] = [];
    for (let failure = 0; failure < 6; failure += 1)
      statuses.push((await guess('ghost@plumbline.test', 'wrong')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('one account being guessed at locks out no other', async () => {
    const [target, neighbour] = [await world.make.user(), await world.make.user()];
    for (let failure = 0; failure < 6; failure += 1) await guess(target.email, 'wrong');
    expect((await guess(neighbour.email, neighbour.password)).status).toBe(303);
  });

  test('the right password forgets the failures before it', async () => {
    const user = await world.make.user();
    for (let failure = 0; failure < 4; failure += 1) await guess(user.email, 'wrong');
    expect((await guess(user.email, user.password)).status).toBe(303);
    for (let failure = 0; failure < 4; failure += 1)
      expect((await guess(user.email, 'wrong')).status).toBe(422);
  });

  test('guessing passwords neither address nor network is kept in readable form, or by a hash that could be guessed', async () => {
    await guess('secretive@plumbline.test', 'wrong');
    const rows = await world.database.selectFrom('login_failures').select('throttle_key').execute();
    expect(rows.every(({ throttle_key }) => /^[\w-]{43}$/.test(throttle_key))).toBe(true);
    const guessed = createHash('sha256').update('account|secretive@plumbline.test').digest('base64url');
    expect(rows.map(({ throttle_key }) => throttle_key)).not.toContain(guessed);
  });
});

describe('guessing from many networks', () => {
  const MINUTE = 60_000;
  let network = 0;
  const guessFrom = (remoteAddress: string, user: { email: string }, password: string, cookie = '') =>
    world.app.inject({
      method: 'POST',
      url: '/tokens/create',
      remoteAddress,
      headers: { accept: 'application/json', ...(cookie ? { cookie } : {}) },
      payload: { email: user.email, password },
    });
  const guessFromElsewhere = (user: { email: string }, password: string) => {
    network += 1;
    return guessFrom(`198.18.${network >> 8}.${network & 255}`, user, password);
  };
  /** As many wrong guesses as strangers have in a day, each from a network of its own. */
  const useUp = async (user: { email: string }) => {
    for (let failure = 0; failure < 50; failure += 1)
      expect((await guessFromElsewhere(user, 'wrong')).statusCode).toBe(422);
  };

  test('the addresses of one IPv6 network count as one', async () => {
    const user = await world.make.user();
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await guessFrom(`2001:db8:7:1::${host}`, user, 'wrong')).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await guessFrom('2001:db8:7:2::1', user, user.password)).statusCode).toBe(201);
  });

  test('guessing from many networks after fifty failures in a day strangers get one guess in 15 minutes, all together', async () => {
    const user = await world.make.user();
    const start = new Date();
    world.setNow(start);
    await useUp(user);
    const refused = await guessFromElsewhere(user, user.password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    world.setNow(new Date(start.getTime() + 15 * MINUTE + 1));
    expect((await guessFromElsewhere(user, 'wrong')).statusCode).toBe(422);
    expect((await guessFromElsewhere(user, user.password)).statusCode).toBe(429);
    world.setNow(new Date(start.getTime() + 24 * 60 * MINUTE + 1));
    expect((await guessFromElsewhere(user, user.password)).statusCode).toBe(201);
    world.setNow(new Date());
  });

  test('the owner is not locked out: neither where they have been before, nor after a reset', async () => {
    const browser = await world.signedIn();
    const { user } = browser;
    await useUp(user);
    expect((await guessFromElsewhere(user, user.password)).statusCode).toBe(429);
    const known = `device=${browser.cookies.get('device')}`;
    expect((await guessFrom('198.19.0.1', user, user.password, known)).statusCode).toBe(201);

    await world.visitor().send('POST', '/forgot-password', { email: user.email }, { 'x-inertia': 'true' });
    const mail = await eventually(() =>
      world.database
        .selectFrom('mails')
        .select('plain_text')
        .where('recipient', '=', user.email)
        .executeTakeFirstOrThrow(),
    );
    const token = /reset-password\/([\w-]+)/.exec(mail.plain_text)?.[1] ?? '';
    const reset = { token, password: 'seven quiet lanterns' };
    await world.visitor().send('POST', '/reset-password', reset, { 'x-inertia': 'true' });
    expect((await guessFromElsewhere(user, reset.password)).statusCode).toBe(201);
  });

  test('an unknown address is closed like a known one', async () => {
    const nobody = { email: 'no-such-account@plumbline.test' };
    await useUp(nobody);
    expect((await guessFromElsewhere(nobody, 'wrong')).statusCode).toBe(429);
  });
});

describe('bad input', () => {
  test.each([
    ['no body at all', {}],
    ['a NUL byte in the address', { email: 'a\u0000@plumbline.test', password: 'x' }],
    ['a NUL byte in the password', { email: 'a@plumbline.test', password: 'x\u0000y' }],
    ['half a character', { email: 'a@plumbline.test', password: '\ud800' }],
    ['a password of 1 MB', { email: 'a@plumbline.test', password: 'p'.repeat(1_048_576) }],
    ['an address of 1 MB', { email: `${'a'.repeat(1_048_576)}@plumbline.test`, password: 'x' }],
    ['a list for an address', { email: ['a@plumbline.test'], password: 'x' }],
    ['a field nobody knows', { email: 'a@plumbline.test', password: 'x', role: 'admin' }],
  ])('bad input: %s is refused with 422', async (_what, body) => {
    const answer = await world.visitor().send('POST', '/login', body, { accept: 'application/json' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).length).toBeGreaterThan(0);
  });
});

describe('forms of other sites', () => {
  test.each([
    ['without the token', {}],
    ['with a token of their own making', { 'x-xsrf-token': 'made-up.token' }],
  ])('a login %s is refused', async (_how, headers) => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.get('/login');
    const response = await world.app.inject({
      method: 'POST',
      url: '/login',
      headers: {
        accept: 'application/json',
        cookie: `XSRF-TOKEN=${encodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')}`,
        ...headers,
      },
      payload: { email: user.email, password: user.password },
    });
    expect(response.statusCode).toBe(419);
    expect(await sessionsOf(user.id)).toHaveLength(0);
  });

  test('a token given to a visitor does not serve for a session', async () => {
    const browser = world.visitor();
    await browser.get('/login');
    const planted = browser.cookies.get('XSRF-TOKEN') ?? '';
    const user = await world.make.user();
    await browser.logIn(user.email, user.password);
    browser.cookies.set('XSRF-TOKEN', planted);
    const response = await world.app.inject({
      method: 'PUT',
      url: '/settings/password',
      headers: {
        accept: 'application/json',
        'x-xsrf-token': planted,
        cookie: [...browser.cookies]
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('; '),
      },
      payload: { current_password: user.password, password: 'another horse battery' },
    });
    expect(response.statusCode).toBe(419);
  });
});

describe('logging out', () => {
  test('logging out ends the session and the tokens made from it, and leads home', async () => {
    const browser = await world.signedIn();
    const token = await browser.token();
    expect((await browser.call('GET', '/api/profile')).status).toBe(200);
    const held = browser.cookies.get(SESSION_COOKIE) ?? '';
    const answer = await browser.send('POST', '/logout', {}, { 'x-inertia': 'true' });
    expect(answer.headers['location']).toBe('/');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await sessionsOf(browser.user.id)).toHaveLength(0);
    const thief = world.visitor();
    thief.cookies.set(SESSION_COOKIE, held);
    expect((await thief.get('/settings/password')).headers['location']).toContain('/login');
    expect(
      (await thief.call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
  });

  test('logging out leaves other browsers and devices signed in', async () => {
    const here = await world.signedIn();
    const there = world.visitor();
    await there.logIn(here.user.email, here.user.password);
    await here.send('POST', '/logout', {});
    expect((await there.get('/settings/password')).status).toBe(200);
  });

  test('logging out without a session is no mistake', async () => {
    expect(
      (await world.visitor().send('POST', '/logout', {}, { 'x-inertia': 'true' })).headers['location'],
    ).toBe('/');
  });
});
