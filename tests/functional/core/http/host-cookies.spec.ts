import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { SESSION_COOKIE } from '../../../../server/core/http/session-cookie.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const PREFIXED = `__Host-${SESSION_COOKIE}`;
const CSRF = '__Host-XSRF-TOKEN';
const LANG = '__Host-lang';

let world: World;
beforeAll(async () => {
  world = await createWorld({ appUrl: 'https://plumbline.example' });
});
afterAll(() => world.close());

type Sent = { headers: Record<string, unknown> };
const cookiesOf = ({ headers }: Sent) => [headers['set-cookie'] ?? []].flat() as string[];
/** The last of a name: browsers keep that. */
const cookieOf = (answer: Sent, name: string) =>
  cookiesOf(answer).findLast((line) => line.startsWith(`${name}=`)) ?? '';
const viewerOf = async (browser: Browser) =>
  (await browser.visit(route('login'))).page.props['viewer'] as { name: string } | null;

/** A browser as an earlier release left it: its cookies have no prefix. */
async function asBefore({ isFromBefore = true } = {}): Promise<Person> {
  const person = await world.signedIn();
  const given = new Map(person.cookies);
  person.cookies.clear();
  for (const [name, value] of given) person.cookies.set(name.replace('__Host-', ''), value);
  await world.database
    .updateTable('sessions')
    .set({ has_former_cookie: isFromBefore })
    .where('user_id', '=', person.user.id)
    .execute();
  return person;
}

describe('cookies over https', () => {
  test('cookies over https are taken from this host alone, by secure connections, for every path', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    const answer = await browser.logIn(user.email, user.password);
    const failed = await world.visitor().logIn(user.email, 'not this one');
    const listed = await world.make.contractor();
    const kept = await world
      .visitor()
      .post(route('shortlist.add'), { contractor_id: String(listed.id) }, '/');
    const all = [answer, failed, kept, await browser.get(route('login'))].flatMap(cookiesOf);
    const given = all.filter((line) => !/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line));
    expect(new Set(given.map((line) => line.split('=', 1)[0]))).toEqual(
      new Set([PREFIXED, CSRF, LANG, '__Host-device', '__Host-plumbline_flash', '__Host-plumbline_kept']),
    );
    for (const line of given) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure/);
      expect(line).not.toMatch(/Domain/i);
      expect([CSRF, LANG].some((name) => line.startsWith(name)) || /; HttpOnly/.test(line), line).toBe(true);
    }
  });

  test('cookies over https end with the flags without which a browser would keep them', async () => {
    const person = await world.signedIn();
    const answer = await person.send('POST', route('logout'), {});
    expect(cookieOf(answer, PREFIXED)).toMatch(/; Secure/);
    expect(await viewerOf(person)).toBeNull();
  });

  test('cookies over https let a user change the password and stay', async () => {
    const person = await world.signedIn();
    const body = { current_password: person.user.password, password: 'another long secret' };
    const { page } = await person.submit(route('settings.password.update'), body, { method: 'PUT' });
    expect(page.flash.success).toBe('Password changed. You’re logged out everywhere else.');
    expect(await viewerOf(person)).toMatchObject({ name: person.user.name });
  });

  test('a session that another host planted without the prefix opens nothing', async () => {
    const planted = await asBefore({ isFromBefore: false });
    expect(await viewerOf(planted)).toBeNull();
    const victim = await world.signedIn();
    victim.cookies.set(SESSION_COOKIE, planted.cookies.get(SESSION_COOKIE) ?? '');
    expect(await viewerOf(victim)).toMatchObject({ name: victim.user.name });
  });

  test('a form token that another host planted for a visitor is refused', async () => {
    const visitor = world.visitor();
    await visitor.get(route('login'));
    const token = visitor.cookies.get(CSRF) ?? '';
    const answer = await world.app.inject({
      method: 'POST',
      url: route('login.store'),
      headers: {
        accept: 'application/json',
        cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
        'x-xsrf-token': token,
      },
      payload: { email: 'a@plumbline.test', password: 'x' },
    });
    expect(answer.statusCode).toBe(419);
  });
});

describe('a browser that was signed in before cookies had the prefix', () => {
  test('a browser that was signed in before cookies had the prefix stays signed in, and its session is renamed', async () => {
    const person = await asBefore();
    const value = person.cookies.get(SESSION_COOKIE);
    expect(await viewerOf(person)).toMatchObject({ name: person.user.name });
    expect(person.cookies.get(PREFIXED)).toBe(value);
    expect(person.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await viewerOf(person)).toMatchObject({ name: person.user.name });
  });

  test('a browser that was signed in before cookies had the prefix is not kept from several pages at once', async () => {
    const { cookies, user } = await asBefore();
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    };
    const ask = () => world.app.inject({ url: route('settings.password'), headers });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.every(({ payload }) => payload.includes(user.name))).toBe(true);
  });

  test('a browser that was signed in before cookies had the prefix sends the form that it had open', async () => {
    const { cookies } = await asBefore();
    const sent = { language: 'mexican_spanish' };
    const answer = await world.app.inject({
      method: 'POST',
      url: route('language.update'),
      headers: {
        'x-inertia': 'true',
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: sent,
    });
    expect([answer.statusCode, cookieOf(answer, LANG)]).toMatchObject([
      303,
      expect.stringContaining('lang=mexican_spanish'),
    ]);
  });

  test('a browser that was signed in before cookies had the prefix is given the new session and not the old one where its first request changes the password', async () => {
    const person = await asBefore();
    const answer = await world.app.inject({
      method: 'PUT',
      url: route('settings.password.update'),
      headers: {
        'x-inertia': 'true',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: { current_password: person.user.password, password: 'another long secret' },
    });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, route('settings.password')]);
    const given = cookiesOf(answer).filter((line) => line.startsWith(`${PREFIXED}=`));
    expect(given).toHaveLength(1);
    const value = decodeURIComponent(/=([^;]*)/.exec(given[0] ?? '')?.[1] ?? '');
    const browser = world.visitor();
    browser.cookies.set(PREFIXED, value);
    expect(await viewerOf(browser)).toMatchObject({ name: person.user.name });
  });

  test('a browser that was signed in before cookies had the prefix is logged out for good', async () => {
    const person = await asBefore();
    await viewerOf(person);
    await person.send('POST', route('logout'), {});
    expect(person.cookies.has(PREFIXED)).toBe(false);
    expect(await viewerOf(person)).toBeNull();
  });
});
