import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const asJson = { accept: 'application/json' };
const isSignedIn = async (browser: Person) =>
  (await browser.visit('/login')).page.props['viewer'] !== null ||
  (await browser.visit('/')).page.props['viewer'] !== null;

describe('a write by form', () => {
  test('a write by form without a token is refused and changes nothing', async () => {
    const browser = await world.signedIn();
    const answer = await browser.send('POST', '/logout', {}, { ...asJson, 'x-xsrf-token': '' });
    expect(answer.status).toBe(419);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('a write by form with a made-up token is refused, even when the cookie repeats it', async () => {
    const browser = await world.signedIn();
    browser.cookies.set('XSRF-TOKEN', 'forged.token');
    const answer = await world.app.inject({
      method: 'POST',
      url: '/logout',
      headers: { ...asJson, cookie: cookieHeader(browser), 'x-xsrf-token': 'forged.token' },
      payload: {},
    });
    expect(answer.statusCode).toBe(419);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('a write by form with the good token of another session is refused: nobody can plant one', async () => {
    const attacker = await world.signedIn();
    const victim = await world.signedIn();
    await attacker.visit('/dashboard');
    const planted = attacker.cookies.get('XSRF-TOKEN') ?? '';
    expect(planted).not.toBe('');
    victim.cookies.set('XSRF-TOKEN', planted);
    const answer = await world.app.inject({
      method: 'POST',
      url: '/logout',
      headers: { ...asJson, cookie: cookieHeader(victim), 'x-xsrf-token': planted },
      payload: {},
    });
    expect(answer.statusCode).toBe(419);
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('a write by form with a token from before signing in is refused', async () => {
    const visitor = world.visitor();
    await visitor.get('/login');
    const old = visitor.cookies.get('XSRF-TOKEN') ?? '';
    const browser = await world.signedIn();
    browser.cookies.set('XSRF-TOKEN', old);
    const answer = await world.app.inject({
      method: 'POST',
      url: '/logout',
      headers: { ...asJson, cookie: cookieHeader(browser), 'x-xsrf-token': old },
      payload: {},
    });
    expect(answer.statusCode).toBe(419);
  });

  test('a write by form with its own token is done', async () => {
    const browser = await world.signedIn();
    await browser.send('POST', '/logout', {});
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('a write by form from a page that was open too long goes back there with a sentence instead of an error page', async () => {
    const browser = world.visitor();
    const landed = await browser.submit(
      '/login',
      { email: 'a@b.example', password: 'x' },
      { from: '/login' },
    );
    expect(landed.page.component).toBe('accounts/login');
    const refused = await browser.send(
      'POST',
      '/login',
      {},
      { 'x-xsrf-token': 'old', referer: 'http://localhost/login' },
    );
    expect(refused.status).toBe(303);
    expect(refused.headers['location']).toBe('/login');
  });
});

describe('a write under /api', () => {
  test('a write under /api takes no cookie for an answer: a session alone is not enough', async () => {
    const author = await world.make.user();
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, author });
    const browser = world.visitor();
    await browser.logIn(author.email, author.password);
    const answer = await browser.send('DELETE', `/api/reviews/${review.id}`, {}, asJson);
    expect(answer.status).toBe(401);
    const row = await world.database
      .selectFrom('reviews')
      .select('deleted_at')
      .where('id', '=', review.id)
      .executeTakeFirst();
    expect(row?.deleted_at).toBeNull();
  });
});

function cookieHeader(browser: Person): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
