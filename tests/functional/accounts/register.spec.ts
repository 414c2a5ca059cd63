import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusesOf } from '../../support/at-once.ts';
import { eventually } from '../../support/eventually.ts';
import { mailsTo } from '../../support/mails.ts';
import { press } from '../../support/mail-links.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const homeowner = (email: string) => ({
  role: 'user',
  name: 'Nora Whitfield',
  email,
  password: 'three brown herons',
});
const contractor = (email: string, business_name: string) => ({
  ...homeowner(email),
  role: 'contractor',
  business_name,
  trade_id: '1',
});
const userBy = (email: string) =>
  world.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const profileOf = (userId: number) =>
  world.database.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
const mailTo = (email: string) =>
  eventually(async () =>
    world.database.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow(),
  );

describe('registering', () => {
  test('a homeowner gets an account, a profile, a session, and a letter with a link', async () => {
    const browser = world.visitor();
    const landed = await browser.submit('/register', homeowner('nora@plumbline.test'), { from: '/register' });
    expect(landed.page.component).toBe('accounts/verify-email');
    expect(landed.page.props['email']).toBe('nora@plumbline.test');
    const user = await userBy('nora@plumbline.test');
    expect(user).toMatchObject({
      name: 'Nora Whitfield',
      role: 'user',
      status: 'active',
      email_verified: false,
      language: 'english',
    });
    expect(await profileOf(user?.id ?? 0)).toMatchObject({
      kind: 'person',
      name: 'Nora Whitfield',
      setup_step: 1,
    });
    const mail = await mailTo('nora@plumbline.test');
    expect(mail.subject).toBe('Confirm your email for Plumbline');
    expect(mail.plain_text).toMatch(/http:\/\/127\.0\.0\.1:3333\/verify-email\/\S+/);
  });

  test('registering records which versions of the terms and the privacy policy were accepted', async () => {
    const versions = { english: '<p>Words</p>', mexican_spanish: '<p>Texto</p>' };
    const later = new Date(Date.now() + 86_400_000);
    await world.database
      .insertInto('content_versions')
      .values({ page: 'terms', number: 2, published_at: later, ...versions })
      .execute();
    const email = 'agreeing@plumbline.test';
    await world.visitor().submit('/register', homeowner(email), { from: '/register' });
    const accepted = await world.database
      .selectFrom('accepted_agreements as accepted')
      .innerJoin('content_versions as version', 'version.id', 'accepted.content_version_id')
      .select(['version.page', 'version.number'])
      .where('accepted.user_id', '=', (await userBy(email))?.id ?? 0)
      .orderBy('version.page')
      .execute();
    expect(accepted).toEqual([
      { page: 'privacy', number: 1 },
      { page: 'terms', number: 1 },
    ]);
  });

  test('the page that led to registering is kept until the address is confirmed on another device', async () => {
    const next = '/c/some-builder/review?from=card';
    const browser = world.visitor();
    const joining = await browser.visit(`/join?next=${encodeURIComponent(next)}`);
    expect(joining.page.props['next']).toBe(next);
    const answer = await browser.send('POST', '/register', { ...homeowner('intent@plumbline.test'), next });
    expect(answer.headers['location']).toBe(next);
    const { plain_text: text } = await mailTo('intent@plumbline.test');
    const link = /(\/verify-email\/\S+)/.exec(text)?.[1] ?? '';
    expect((await press(browser, link)).headers['location']).toBe(next);
    const elsewhere = await press(world.visitor(), link);
    expect(elsewhere.headers['location']).toBe(`/login?next=${encodeURIComponent(next)}`);
  });

  test('a contractor who names a trade is found by it', async () => {
    const { id, slug } = await world.database
      .selectFrom('trades')
      .select(['id', 'slug'])
      .where('slug', '=', 'plumbing')
      .executeTakeFirstOrThrow();
    const body = contractor('trade@plumbline.test', 'Named Trade Works');
    await world.visitor().submit('/register', { ...body, trade_id: String(id) });
    const { plain_text: text } = await mailTo(body.email);
    await press(world.visitor(), /(\/verify-email\/\S+)/.exec(text)?.[1] ?? '');
    const found = await world.visitor().visit(`/contractors?trade=${slug}`);
    expect(JSON.stringify(found.page.props)).toContain('Named Trade Works');
  });

  test('a contractor may name three trades, each once, the main one first', async () => {
    const trades = await world.database.selectFrom('trades').select(['id']).orderBy('id').limit(2).execute();
    const [first = 0, second = 0] = trades.map(({ id }) => id);
    const body = contractor('trades@plumbline.test', 'Many Trades Works');
    const chosen = { trade_id: String(second), trade_id_2: String(first), trade_id_3: String(second) };
    await world.visitor().submit('/register', { ...body, ...chosen });
    const rows = await world.database
      .selectFrom('profile_trades as t')
      .innerJoin('profiles as p', 'p.id', 't.profile_id')
      .select('t.trade_id')
      .where('p.name', '=', 'Many Trades Works')
      .orderBy('t.position')
      .execute();
    expect(rows.map(({ trade_id }) => trade_id)).toEqual([second, first]);
  });

  test('a form with another mistake does not tell whether its address is taken', async () => {
    const { email } = await world.make.user();
    const errorsFor = async (address: string) => {
      const given = { ...homeowner(address), name: '', password: 'short' };
      return (await world.visitor().submit('/register', given, { from: '/register' })).page.props.errors;
    };
    const taken = await errorsFor(email);
    expect(Object.keys(taken ?? {}).sort()).toEqual(['name', 'password']);
    expect(taken).toEqual(await errorsFor('nobody-has-it@plumbline.test'));
  });

  test('a contractor without a trade is asked for one, and no account is made', async () => {
    const body = { ...contractor('tradeless@plumbline.test', 'No Trade Named'), trade_id: '' };
    const visitor = world.visitor();
    const from = '/es/register?role=contractor';
    const refused = await visitor.submit('/register', body, { from });
    expect(refused.page.props.errors).toEqual({ trade_id: 'Elija una de las opciones.' });
    expect(await userBy('tradeless@plumbline.test')).toBeUndefined();
  });

  test('an unknown trade is refused, and no account is made', async () => {
    const body = { ...contractor('no-trade@plumbline.test', 'No Trade'), trade_id: 2_000_000_000 };
    const refused = await world.visitor().submit('/register', body, { from: '/register?role=contractor' });
    expect(refused.page.props.errors).toEqual({ trade_id: 'Choose one of the options.' });
    expect(await userBy('no-trade@plumbline.test')).toBeUndefined();
  });

  test('a page of another site is not where registering leads', async () => {
    const body = { ...homeowner('elsewhere@plumbline.test'), next: '//evil.example/x' };
    const answer = await world.visitor().send('POST', '/register', body);
    expect(answer.headers['location']).toBe('/verify-email');
    const { plain_text: text } = await mailTo('elsewhere@plumbline.test');
    expect(text).not.toContain('evil.example');
  });

  test('a contractor also gets a page that searches find', async () => {
    const browser = world.visitor();
    await browser.submit('/register', contractor('owner@plumbline.test', 'Álamo Roofing & Sons'), {
      from: '/register?role=contractor',
    });
    const user = await userBy('owner@plumbline.test');
    expect(user?.role).toBe('contractor');
    const profile = await profileOf(user?.id ?? 0);
    expect(profile).toMatchObject({ kind: 'contractor', name: 'Álamo Roofing & Sons' });
    const page = await world.database
      .selectFrom('contractors')
      .select(['slug', 'name', 'claimed', 'search_document'])
      .where('id', '=', profile.id)
      .executeTakeFirstOrThrow();
    expect(page).toMatchObject({ slug: 'alamo-roofing-sons', name: 'Álamo Roofing & Sons', claimed: true });
    expect(page.search_document).toContain('roofing');
  });

  test('two businesses of one name have pages of their own', async () => {
    for (const email of ['first@plumbline.test', 'second@plumbline.test']) {
      await world
        .visitor()
        .submit('/register', contractor(email, 'Twin Brothers Plumbing'), { from: '/register' });
    }
    const slugs = await world.database
      .selectFrom('contractors')
      .select('slug')
      .where('name', '=', 'Twin Brothers Plumbing')
      .orderBy('id')
      .execute();
    expect(slugs).toHaveLength(2);
    expect(slugs[0]?.slug).toBe('twin-brothers-plumbing');
    expect(slugs[1]?.slug).toMatch(/^twin-brothers-plumbing-\d+$/);
  });

  test('a business of one name registered twice at once still makes two pages', async () => {
    const emails = ['left@plumbline.test', 'right@plumbline.test'];
    await Promise.all(
      emails.map((email) =>
        world.visitor().submit('/register', contractor(email, 'Same Second Masonry'), { from: '/register' }),
      ),
    );
    const pages = await world.database
      .selectFrom('contractors')
      .select('slug')
      .where('name', '=', 'Same Second Masonry')
      .execute();
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(2);
  });

  test('a name without any Latin letter still makes a page', async () => {
    await world
      .visitor()
      .submit('/register', contractor('kanji@plumbline.test', '屋根修理 🏠'), { from: '/register' });
    const page = await world.database
      .selectFrom('contractors')
      .select('slug')
      .where('name', '=', '屋根修理 🏠')
      .executeTakeFirstOrThrow();
    expect(page.slug).toMatch(/^contractor/);
  });

  test('registering in Spanish the account and its mail are in Spanish', async () => {
    const browser = world.visitor();
    browser.cookies.set('lang', 'mexican_spanish');
    await browser.submit('/register', homeowner('lupe@plumbline.test'), { from: '/es/register' });
    expect((await userBy('lupe@plumbline.test'))?.language).toBe('mexican_spanish');
    expect((await mailTo('lupe@plumbline.test')).subject).toBe('Confirme su correo para Plumbline');
  });

  test('registering names with emoji and from right to left are kept as they are', async () => {
    const name = '‏نورا 👷🏽‍♀️';
    await world
      .visitor()
      .submit('/register', { ...homeowner('rtl@plumbline.test'), name }, { from: '/register' });
    expect((await userBy('rtl@plumbline.test'))?.name).toBe(name);
  });

  test('markup in a name stays text, also in the letter', async () => {
    await world
      .visitor()
      .submit(
        '/register',
        { ...homeowner('script@plumbline.test'), name: '<script>alert(1)</script>' },
        { from: '/register' },
      );
    const mail = await mailTo('script@plumbline.test');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&#60;script&#62;');
  });

  test('nobody becomes an administrator by asking', async () => {
    const answer = await world
      .visitor()
      .send(
        'POST',
        '/register',
        { ...homeowner('boss@plumbline.test'), role: 'admin' },
        { accept: 'application/json' },
      );
    expect(answer.status).toBe(422);
    expect(await userBy('boss@plumbline.test')).toBeUndefined();
  });
});

describe('an address that is taken', () => {
  test('an address that is taken is refused with a sentence that says what to do', async () => {
    const user = await world.make.user();
    const landed = await world
      .visitor()
      .submit('/register', homeowner(user.email.toUpperCase()), { from: '/register' });
    expect(landed.page.props.errors).toEqual({
      email: 'An account with this email already exists. Log in or set a new password.',
    });
  });

  test('an address that is taken of two registrations at once one makes the account, the other is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2 }, () =>
        world.visitor().send('POST', '/register', contractor('race@plumbline.test', 'Race Builders'), {
          accept: 'application/json',
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([303, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.json<{ errors: Record<string, string[]> }>().errors['email']?.[0]).toContain(
      'already exists',
    );
    expect(
      await world.database
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'race@plumbline.test')
        .execute(),
    ).toHaveLength(1);
    expect(
      await world.database.selectFrom('profiles').select('id').where('name', '=', 'Race Builders').execute(),
    ).toHaveLength(1);
  });
});

describe('somebody who has signed in', () => {
  test('somebody who has signed in opens no second account, and stays who they are', async () => {
    const browser = await world.signedIn();
    const answer = await browser.send('POST', '/register', homeowner('second-self@plumbline.test'), {
      'x-inertia': 'true',
    });
    expect(answer.headers['location']).toBe('/dashboard');
    expect(await userBy('second-self@plumbline.test')).toBeUndefined();
    expect((await browser.get('/settings/password')).status).toBe(200);
  });
});

describe('how many accounts one network opens', () => {
  test('ten in an hour, forms with mistakes not counted, and the refusal says so in words', async () => {
    const limited = await createWorld({ rateLimits: true });
    const register = async (body: object, remoteAddress = '203.0.113.50') => {
      const page = await limited.app.inject({ url: '/login' });
      const token = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      return limited.app.inject({
        method: 'POST',
        url: '/register',
        remoteAddress,
        headers: {
          accept: 'application/json',
          'x-xsrf-token': token,
          cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
        },
        payload: body,
      });
    };
    for (let mistake = 0; mistake < 9; mistake += 1)
      expect((await register({ ...homeowner('x@plumbline.test'), password: 'short' })).statusCode).toBe(422);
    for (let made = 0; made < 10; made += 1)
      expect((await register(homeowner(`office-${made}@plumbline.test`))).statusCode).toBe(303);
    const refused = await register(homeowner('office-11@plumbline.test'));
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toBe(
      'Too many attempts from your network (limit: 10 per hour). Try again in 60 minutes.',
    );
    const elsewhere = await register(homeowner('elsewhere@plumbline.test'), '203.0.113.51');
    expect(elsewhere.statusCode).toBe(303);
    await limited.close();
  });
});

describe('what is refused', () => {
  test.each([
    [
      'a common password',
      { password: 'password1' },
      'password',
      'This password is too common. Choose one that only you would think of.',
    ],
    ['a short password', { password: 'a7#kQ9!' }, 'password', 'Write at least 8 characters.'],
    [
      'a password of 129 characters',
      { password: 'ñ'.repeat(129) },
      'password',
      'Write at most 128 characters.',
    ],
    ['something that is no address', { email: 'not@an@address' }, 'email', 'Invalid email address'],
    ['a top level of one letter', { email: 'a@example.c' }, 'email', 'Invalid email address'],
    ['an empty name', { name: '   ' }, 'name', 'Required.'],
    [
      'a NUL byte',
      { name: 'No\u0000ra' },
      'name',
      'This text contains characters we can’t save. Remove them and try again.',
    ],
    ['a name of 1 MB', { name: 'x'.repeat(1_048_576) }, 'name', 'Write at most 100 characters.'],
    ['a field nobody knows', { email_verified: true }, 'email_verified', 'We don’t recognize this field.'],
  ])('what is refused: %s', async (_what, change, field, message) => {
    const body = { ...homeowner('refused@plumbline.test'), ...change };
    const answer = await world.visitor().send('POST', '/register', body, { accept: 'application/json' });
    expect(answer.status).toBe(422);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toBe(message);
    expect(await userBy('refused@plumbline.test')).toBeUndefined();
  });

  test('128 characters of any alphabet make a password, and it opens the account', async () => {
    const password = '🔨🔧🧱🪚'.repeat(32);
    await world
      .visitor()
      .submit('/register', { ...homeowner('hammers@plumbline.test'), password }, { from: '/register' });
    expect((await world.visitor().logIn('hammers@plumbline.test', password)).headers['location']).toBe(
      '/dashboard',
    );
  });

  test('addresses that the check lets pass also log in', async () => {
    for (const email of ['.dot..dot.@plumbline.test', 'a@host.xn--p1ai']) {
      await world.visitor().submit('/register', homeowner(email), { from: '/register' });
      expect((await world.visitor().logIn(email, 'three brown herons')).headers['location']).toBe(
        '/dashboard',
      );
    }
  });

  test('a form without the token of this site', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/register',
      headers: { accept: 'application/json' },
      payload: homeowner('csrf@plumbline.test'),
    });
    expect(response.statusCode).toBe(419);
    expect(await userBy('csrf@plumbline.test')).toBeUndefined();
  });
});

describe('confirming the address', () => {
  const linkIn = (text: string) => new URL(/http\S+/.exec(text)?.[0] ?? '').pathname;

  test('a scanner that opens the link, even twice, confirms nothing and leaves the link to its reader', async () => {
    const browser = world.visitor();
    await browser.submit('/register', homeowner('scanned@plumbline.test'), { from: '/register' });
    const link = linkIn((await mailTo('scanned@plumbline.test')).plain_text);
    for (const method of ['HEAD', 'GET', 'GET'] as const) await world.app.inject({ method, url: link });
    expect((await userBy('scanned@plumbline.test'))?.email_verified).toBe(false);
    await press(world.visitor(), link);
    expect((await userBy('scanned@plumbline.test'))?.email_verified).toBe(true);
  });

  test('the button of the link confirms it, and works again without harm', async () => {
    const browser = world.visitor();
    await browser.submit('/register', homeowner('confirm@plumbline.test'), { from: '/register' });
    const link = linkIn((await mailTo('confirm@plumbline.test')).plain_text);
    const answer = await press(browser, link);
    expect(answer.headers['location']).toBe('/dashboard');
    expect((await userBy('confirm@plumbline.test'))?.email_verified).toBe(true);
    expect((await press(browser, link)).headers['location']).toBe('/dashboard');
  });

  test('a link opened in another browser confirms it and leads to the login', async () => {
    await world.visitor().submit('/register', homeowner('phone@plumbline.test'), { from: '/register' });
    const link = linkIn((await mailTo('phone@plumbline.test')).plain_text);
    expect((await press(world.visitor(), link)).headers['location']).toBe('/login');
    expect((await userBy('phone@plumbline.test'))?.email_verified).toBe(true);
  });

  test('a link that was tampered with, is too old, or belongs to a former address confirms nothing', async () => {
    const browser = world.visitor();
    await browser.submit('/register', homeowner('strict@plumbline.test'), { from: '/register' });
    const link = linkIn((await mailTo('strict@plumbline.test')).plain_text);
    const other = await world.make.user({ emailVerified: false });
    await press(browser, link.replace(/\/\d+-/, `/${other.id}-`));
    await press(browser, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    world.setNow(new Date(Date.now() + 3 * 86_400_000 + 60_000));
    await press(browser, link);
    world.setNow(new Date());
    await world.database
      .updateTable('users')
      .set({ email: 'moved@plumbline.test' })
      .where('email', '=', 'strict@plumbline.test')
      .execute();
    await press(browser, link);
    expect((await userBy('moved@plumbline.test'))?.email_verified).toBe(false);
    expect((await userBy(other.email))?.email_verified).toBe(false);
  });

  test.each([
    '/verify-email/x',
    '/verify-email/99999999999-1.x',
    '/verify-email/%00',
    '/verify-email/1-1799999999999.',
  ])('confirming the address: %s is no link of ours', async (url) => {
    const answer = await world.visitor().visit(url);
    if (answer.status !== 404) expect(answer.page.props['email']).toBeNull();
  });

  test('the letter can be sent again, and not to those who confirmed', async () => {
    const fresh = await world.signedIn({ emailVerified: false });
    await fresh.submit('/verify-email', {}, { from: '/verify-email' });
    await mailTo(fresh.user.email);
    const done = await world.signedIn();
    await done.submit('/verify-email', {}, { from: '/verify-email' });
    expect(await mailsTo(world, done.user.email)).toHaveLength(0);
  });

  test('only somebody who has signed in asks for it', async () => {
    expect(
      (await world.visitor().send('POST', '/verify-email', {}, { accept: 'application/json' })).status,
    ).toBe(401);
    expect((await world.visitor().get('/verify-email')).headers['location']).toContain('/login');
  });
});
