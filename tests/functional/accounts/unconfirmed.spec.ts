import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { latestLink, press } from '../../support/mail-links.ts';
import type { Browser } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let count = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const registered = async (role: 'user' | 'contractor', businessName = '') => {
  const browser = world.visitor();
  const email = `unconfirmed.${(count += 1)}@plumbline.test`;
  await browser.submit('/register', {
    role,
    name: 'Nora Whitfield',
    ...(role === 'contractor' && { business_name: businessName, trade_id: '1' }),
    email,
    password: 'three brown herons',
  });
  const profile = await world.database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.id', 'c.slug', 'u.id as userId'])
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow();
  return { browser, email, ...profile };
};
const confirm = async (browser: Browser, email: string) =>
  press(browser, await latestLink(world, email, '/verify-email/'));
const finds = async (words: string) => {
  const { page } = await world.visitor().visit(`/contractors?q=${encodeURIComponent(words)}`);
  return JSON.stringify(page.props).includes(`"name":"${words}"`);
};

describe('a business whose account has not confirmed its address', () => {
  test('a business whose account has not confirmed its address: its page is its owner’s alone, and everybody’s after the confirmation', async () => {
    const name = 'Zapotlan Roof Care';
    const { browser, email, slug, id } = await registered('contractor', name);
    const address = route('contractors.show', { slug: slug ?? '' });
    expect((await browser.visit(address)).page.component).toBe('contractors/show');
    expect((await browser.visit('/dashboard')).page.component).toBe('dashboard/show');
    expect((await browser.visit(route('contractor.edit'))).status).not.toBe(410);
    const stranger = await world.signedIn();
    expect((await world.visitor().get(address)).status).toBe(404);
    expect((await stranger.get(address)).status).toBe(404);
    expect((await stranger.call('GET', route('api.contractor', { id }))).status).toBe(404);
    expect((await world.visitor().get(`/c/${slug}/picture.png`)).status).toBe(404);
    expect(await finds(name)).toBe(false);
    await confirm(browser, email);
    await world.app.settled();
    expect((await world.visitor().get(address)).status).toBe(200);
    expect(await finds(name)).toBe(true);
  });

  test('an administrator reads it before the confirmation', async () => {
    const { slug } = await registered('contractor', 'Read Before Works');
    const admin = await world.signedIn({ role: 'admin' });
    expect((await admin.get(route('contractors.show', { slug: slug ?? '' }))).status).toBe(200);
  });
});

describe('a person who has not confirmed the address', () => {
  test('a person who has not confirmed the address: they follow nobody and report nothing, and are told why', async () => {
    const { browser, email } = await registered('user');
    const other = await world.make.contractor();
    const follow = () =>
      browser.send('POST', route('relations.follow', { id: other.id }), {}, { accept: 'application/json' });
    const report = () =>
      browser.call('POST', route('api.reports.store', { kind: 'contractor', id: other.id }), {
        reason: 'spam',
        note: 'The same advertisement on every page.',
      });
    expect((await follow()).json()).toMatchObject({ message: expect.stringContaining('Confirm your email') });
    expect((await report()).json()).toMatchObject({ message: expect.stringContaining('Confirm your email') });
    const stored = await world.database.selectFrom('follows').select('profile_id').execute();
    expect(stored).toEqual([]);
    await confirm(browser, email);
    await follow();
    expect(await world.database.selectFrom('follows').select('profile_id').execute()).toEqual([
      { profile_id: other.id },
    ]);
  });

  test('a person who has not confirmed the address: their page is nobody’s to open', async () => {
    const { browser, email, id } = await registered('user');
    const reader = await world.signedIn();
    expect((await reader.get(route('people.show', { id }))).status).toBe(404);
    await confirm(browser, email);
    expect((await reader.get(route('people.show', { id }))).status).toBe(200);
  });
});
