import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { waitingForLock } from '../../support/at-once.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const create = (body: object, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/tokens/create',
    headers: { accept: 'application/json', ...headers },
    payload: body,
  });
const profileWith = (token: string) =>
  world.visitor().call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` });

describe('making a token', () => {
  test('address, password and the name of a device give one, which opens the calls', async () => {
    const user = await world.make.user();
    const response = await create({
      email: user.email,
      password: user.password,
      device_name: 'Nora’s phone',
    });
    expect(response.statusCode).toBe(201);
    const { token } = response.json<{ token: string }>();
    expect((await profileWith(token)).json<{ profile: { id: number } }>().profile.id).toBe(user.profileId);
    const session = await world.database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(session).toMatchObject({ kind: 'api', device_name: 'Nora’s phone', parent_session_id: null });
    expect(session.token).not.toBe(token);
  });

  test('a token made with the password opens what asks for a fresh password', async () => {
    const admin = await world.make.user({ role: 'admin' });
    const { id } = await world.make.user();
    const made = await create({ email: admin.email, password: admin.password, device_name: 'phone' });
    const answer = await world.app.inject({
      method: 'PUT',
      url: route('api.admin.users.deactivate', { id }),
      headers: { authorization: `Bearer ${made.json<{ token: string }>().token}` },
      payload: { reason: 'Wrote from three accounts.', reason_code: 'R15' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('making a token: so does the session of somebody who has signed in, with the form token', async () => {
    const browser = await world.signedIn();
    const answer = await browser.send('POST', '/tokens/create', {}, { accept: 'application/json' });
    expect(answer.status).toBe(201);
    expect((await profileWith(answer.json<{ token: string }>().token)).status).toBe(200);
  });

  test('a session without the form token gives none', async () => {
    const browser = await world.signedIn();
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    expect((await create({}, { cookie })).statusCode).toBe(401);
  });

  test('a visitor without a password gets none', async () => {
    expect(
      (await world.visitor().send('POST', '/tokens/create', {}, { accept: 'application/json' })).status,
    ).toBe(401);
  });

  test('a wrong password is 422 with a message, and the sixth guess 429', async () => {
    const user = await world.make.user();
    for (let failure = 0; failure < 5; failure += 1) {
      const response = await create({ email: user.email, password: 'wrong', device_name: 'x' });
      expect(response.statusCode).toBe(422);
      expect(response.json<{ message: string }>().message).not.toBe('');
    }
    expect((await create({ email: user.email, password: user.password, device_name: 'x' })).statusCode).toBe(
      429,
    );
  });

  test('an address without a password is told what is missing', async () => {
    const response = await create({ email: 'a@plumbline.test' });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toHaveProperty('password');
  });

  test('a token is no session: as a cookie it opens no page', async () => {
    const user = await world.make.user();
    const { token } = (await create({ email: user.email, password: user.password })).json<{
      token: string;
    }>();
    const browser = world.visitor();
    browser.cookies.set('plumbline.session_token', token);
    expect((await browser.get('/settings/password')).headers['location']).toContain('/login');
  });

  test('making a token, and a session is no token', async () => {
    const browser = await world.signedIn();
    const session = (browser.cookies.get('plumbline.session_token') ?? '').split('.')[0] ?? '';
    expect((await profileWith(session)).status).toBe(401);
  });
});

describe('how many tokens there are', () => {
  const liveTokens = ({ user }: Person) =>
    world.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'api')
      .execute();

  test('a browser that asks again and again keeps three, and the last one works', async () => {
    const browser = await world.signedIn();
    let token = '';
    for (let asked = 0; asked < 8; asked += 1) {
      const answer = await browser.send('POST', '/tokens/create', {}, { accept: 'application/json' });
      token = answer.json<{ token: string }>().token;
    }
    expect(await liveTokens(browser)).toHaveLength(3);
    expect((await profileWith(token)).status).toBe(200);
  });

  test('a browser ends no token of another browser or device', async () => {
    const browser = await world.signedIn();
    const other = world.visitor();
    await other.logIn(browser.user.email, browser.user.password);
    const elsewhere = (await other.token()) ?? '';
    const { email, password } = browser.user;
    const phone = (await create({ email, password, device_name: 'phone' })).json<{ token: string }>().token;
    for (let asked = 0; asked < 5; asked += 1)
      await browser.send('POST', '/tokens/create', {}, { accept: 'application/json' });
    for (const token of [elsewhere, phone]) expect((await profileWith(token)).status).toBe(200);
  });

  test('the profile call names the profile that the page of a business’s owner names', async () => {
    const owner = await world.signedIn();
    const contractor = await world.make.contractor({ owner: owner.user });
    const { viewer } = (await owner.visit('/dashboard')).page.props as unknown as {
      viewer: { contractorId: number | null; profileId: number };
    };
    expect(viewer.contractorId).toBe(contractor.id);
    const { profile } = (await owner.call('GET', '/api/profile')).json<{ profile: { id: number } }>();
    expect(profile.id).toBe(viewer.contractorId ?? viewer.profileId);
  });

  test.each([
    ['the account is deactivated', 403, true],
    ['the browser logs out', 401, false],
  ])('a token asked for at the moment %s is refused with %i', async (_what, status, deactivates) => {
    const browser = await world.signedIn();
    const { id } = browser.user;
    const { asked } = await world.database.transaction().execute(async (transaction) => {
      if (deactivates)
        await transaction.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute();
      await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
      const asked = browser.send('POST', '/tokens/create', {}, { accept: 'application/json' });
      await until('the token waits for what is under way', async () => (await waitingForLock(world)) > 0);
      return { asked };
    });
    expect((await asked).status).toBe(status);
    expect(await liveTokens(browser)).toHaveLength(0);
  });
});

describe('an unknown token', () => {
  test.each(['', 'x', 'x'.repeat(32), `${'x'.repeat(31)}\u00e9`])(
    'an unknown token: %j is answered with 401 and WWW-Authenticate',
    async (token) => {
      const answer = await profileWith(token);
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toEqual({ message: 'Please log in first.' });
    },
  );

  test('a token that is too old is unknown', async () => {
    const browser = await world.signedIn();
    const token = (await browser.token()) ?? '';
    await world.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('kind', '=', 'api')
      .execute();
    expect((await profileWith(token)).status).toBe(401);
  });
});

describe('an inactive account', () => {
  test('an inactive user lands on the inactive-account page, which says why', async () => {
    const browser = await world.signedIn({ status: 'inactive' });
    const landed = await browser.visit('/profile/edit');
    expect(landed.page.component).toBe('accounts/inactive-account');
    expect(landed.page.props).toMatchObject({
      account: { reason: { text: 'Deactivated in a test.' }, can: { appeal: true } },
    });
    for (const page of ['/settings/password', '/profile/edit', '/verify-email', '/login', '/join']) {
      expect((await browser.get(page)).headers['location']).toBe('/inactive-account');
    }
  });

  test.each([
    [
      'PUT',
      '/settings/password',
      { current_password: 'correct horse battery', password: 'seven quiet lanterns' },
    ],
    ['POST', '/verify-email', {}],
    ['POST', '/tokens/create', {}],
  ] as const)('an inactive account: %s %s is refused with 403', async (method, url, body) => {
    const browser = await world.signedIn({ status: 'inactive' });
    const answer = await browser.send(method, url, body, { accept: 'application/json' });
    expect(answer.status).toBe(403);
    expect(answer.json()).toEqual({
      message: 'This account is inactive. Log in to see why and how to appeal.',
    });
  });

  test('an inactive account gets no token by its password either', async () => {
    const user = await world.make.user({ status: 'inactive' });
    expect((await create({ email: user.email, password: user.password, device_name: 'x' })).statusCode).toBe(
      403,
    );
    expect(
      await world.database.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute(),
    ).toHaveLength(0);
  });

  test('tokens made before are refused from the moment it is deactivated', async () => {
    const browser = await world.signedIn();
    expect((await browser.call('GET', '/api/profile')).status).toBe(200);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', browser.user.id)
      .execute();
    expect((await browser.call('GET', '/api/profile')).status).toBe(403);
    expect(
      (await browser.call('PATCH', '/api/profile/all-basic-info', { name: 'Somebody Else' })).status,
    ).toBe(403);
  });

  test('an inactive account may log out, and choose its language', async () => {
    const browser = await world.signedIn({ status: 'inactive' });
    expect(
      (
        await browser.send(
          'POST',
          '/language',
          { language: 'mexican_spanish', next: '/inactive-account' },
          { 'x-inertia': 'true' },
        )
      ).headers['location'],
    ).toBe('/es/inactive-account');
    expect((await browser.send('POST', '/logout', {}, { 'x-inertia': 'true' })).headers['location']).toBe(
      '/es',
    );
  });

  test('the page is open to visitors without anybody’s reason, and leads active people home', async () => {
    const visitor = await world.visitor().visit('/inactive-account');
    expect(visitor.page.props).toMatchObject({ account: null });
    expect((await (await world.signedIn()).get('/inactive-account')).headers['location']).toBe('/dashboard');
  });
});
