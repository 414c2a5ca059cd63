import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const choose = (
  browser: ReturnType<World['visitor']>,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) => browser.send('POST', '/language', body, { 'x-inertia': 'true', ...headers });

describe('choosing a language', () => {
  test.each([
    ['mexican_spanish', '/contractors?q=roof&page=2', '/es/contractors?q=roof&page=2'],
    ['english', '/es/contractors?q=roof', '/contractors?q=roof'],
    ['mexican_spanish', '/', '/es'],
    ['english', '/es', '/'],
    ['mexican_spanish', '/settings/password', '/settings/password'],
    ['mexican_spanish', '/es/login', '/es/login'],
  ])('choosing a language: %s on %s keeps the page: %s', async (language, next, expected) => {
    expect((await choose(world.visitor(), { language, next })).headers['location']).toBe(expected);
  });

  test('choosing a language without a page named, the one the form was sent from is kept', async () => {
    const answer = await choose(
      world.visitor(),
      { language: 'mexican_spanish' },
      { referer: 'http://localhost/join?from=home' },
    );
    expect(answer.headers['location']).toBe('/es/join?from=home');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'choosing a language never leads to %s',
    async (next) => {
      expect((await choose(world.visitor(), { language: 'english', next })).headers['location']).toBe('/');
      expect(
        (await choose(world.visitor(), { language: 'english' }, { referer: next })).headers['location'],
      ).toBe('/');
    },
  );

  test('choosing a language is kept for a year in a cookie that scripts can read', async () => {
    const answer = await choose(world.visitor(), { language: 'mexican_spanish', next: '/' });
    const cookie = ([answer.headers['set-cookie']].flat() as string[]).find((line) =>
      line.startsWith('lang='),
    );
    expect(cookie).toMatch(/^lang=mexican_spanish; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  });

  test('choosing a language is kept with the account of somebody who has signed in, and draws pages with one address', async () => {
    const browser = await world.signedIn();
    await choose(browser, { language: 'mexican_spanish', next: '/settings/password' });
    const user = await world.database
      .selectFrom('users')
      .select('language')
      .where('id', '=', browser.user.id)
      .executeTakeFirstOrThrow();
    expect(user.language).toBe('mexican_spanish');
    expect((await browser.visit('/settings/password')).page.props['language']).toBe('mexican_spanish');
  });

  test('a login brings the language of the account to a browser that has none', async () => {
    const user = await world.make.user({ language: 'mexican_spanish' });
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    expect(browser.cookies.get('lang')).toBe('mexican_spanish');
  });

  test.each(['french', '', null, ['english']])(
    'choosing a language: %j is no language of ours',
    async (language) => {
      const answer = await world
        .visitor()
        .send('POST', '/language', { language, next: '/' }, { accept: 'application/json' });
      expect(answer.status).toBe(422);
    },
  );

  test('a form without the token of this site changes nothing', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/language',
      headers: { accept: 'application/json' },
      payload: { language: 'english', next: '/' },
    });
    expect(response.statusCode).toBe(419);
  });
});
