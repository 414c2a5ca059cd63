import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A browser that has just signed in by the form. */
async function freshBrowser(role: 'user' | 'admin'): Promise<Browser> {
  world.setNow(new Date());
  const user = await world.make.user({ role });
  const browser = world.visitor();
  await browser.logIn(user.email, user.password);
  return browser;
}

/** Whether the browser is still signed in after so many days; asking is a use. */
async function isSignedInAfter(days: number, browser: Browser): Promise<boolean> {
  world.setNow(new Date(Date.now() + days * DAY_MS));
  return (await browser.get('/settings/password')).status === 200;
}

describe('a session', () => {
  test('a session that is not used for 14 days ends', async () => {
    expect(await isSignedInAfter(15, await freshBrowser('user'))).toBe(false);
  });

  test('a session that is used goes on, until 30 days after it began', async () => {
    const browser = await freshBrowser('user');
    expect(await isSignedInAfter(12, browser)).toBe(true);
    expect(await isSignedInAfter(24, browser)).toBe(true);
    expect(await isSignedInAfter(29, browser)).toBe(true);
    expect(await isSignedInAfter(31, browser)).toBe(false);
  });

  test('a session of an administrator ends after two days without use', async () => {
    const idle = await freshBrowser('admin');
    expect(await isSignedInAfter(3, idle)).toBe(false);
    const used = await freshBrowser('admin');
    for (const day of [1, 2, 3]) expect(await isSignedInAfter(day, used), `day ${day}`).toBe(true);
    expect(await isSignedInAfter(6, used)).toBe(false);
  });

  test('a session that a change of the password renewed is an administrator’s, too', async () => {
    world.setNow(new Date());
    const admin = await world.make.user({ role: 'admin' });
    const browser = world.visitor();
    await browser.logIn(admin.email, admin.password);
    const changed = { current_password: admin.password, password: 'another plumb line' };
    expect((await browser.send('PUT', '/settings/password', changed)).status).toBe(303);
    expect(await isSignedInAfter(3, browser)).toBe(false);
  });
});
