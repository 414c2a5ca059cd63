import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { makePasskey, takePasskey, type Passkey } from '../../../support/authenticator.ts';
import type { Browser } from '../../../support/browser.ts';
import { latestLink, press } from '../../../support/mail-links.ts';
import { forgetTries, setUpApp } from '../../../support/second-factor.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ appUrl: 'http://localhost:3333' });
});
beforeEach(async () => {
  setClock(new Date());
  await forgetTries(world);
});
afterAll(() => world.close());

type Options = { challenge: string; user?: { id: string } };
const ADD = '/settings/signing-in/passkey';
const ISSUER = 'https://accounts.example.test';
let clock = new Date();
const setClock = (now: Date) => {
  clock = now;
  world.setNow(now);
};
const threeDaysLater = () => setClock(new Date(clock.getTime() + 73 * 3_600_000));
const linkOf = (email: string, name: 'settings.email.confirm' | 'settings.email.undo') =>
  latestLink(world, email, route(name, { token: 'x' }).slice(0, -1));
const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;

async function optionsFor(browser: Browser, use: 'login' | 'register'): Promise<Options> {
  if (browser.cookies.get('XSRF-TOKEN') === undefined) await browser.visit('/login');
  const answer = await browser.send('POST', '/api/passkeys/options', { use });
  return answer.json<{ options: Options }>().options;
}

async function addPasskey(browser: Person, name: string): Promise<Passkey> {
  await browser.submit('/confirm-password', { password: browser.user.password });
  const { passkey, answer } = makePasskey(await optionsFor(browser, 'register'));
  await browser.submit(ADD, { name, passkey: answer }, { from: ADD });
  return passkey;
}

async function logsInWith(passkey: Passkey): Promise<boolean> {
  const browser = world.visitor();
  const answer = takePasskey(passkey, await optionsFor(browser, 'login'));
  await browser.submit('/login/passkey', { passkey: answer }, { from: '/login' });
  return isIn(browser);
}

/** A thief at the owner's open browser connects a provider and takes the address. */
async function stealAddress(victim: Person): Promise<void> {
  await world.database
    .insertInto('credentials')
    .values({
      user_id: victim.user.id,
      provider_id: ISSUER,
      account_id: `thief ${victim.user.id}`,
      created_at: clock,
      updated_at: clock,
    })
    .execute();
  const email = `thief.${victim.user.id}@plumbline.test`;
  await victim.submit('/settings/email', { email });
  await press(victim, await linkOf(email, 'settings.email.confirm'));
}

const rowsOf = async ({ user }: Person) => {
  const count = (table: 'app_codes' | 'recovery_codes' | 'passkeys') =>
    world.database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
      .then(({ count: rows }) => rows);
  const providers = await world.database
    .selectFrom('credentials')
    .select('provider_id')
    .where('user_id', '=', user.id)
    .where('provider_id', '=', ISSUER)
    .execute();
  return {
    app: await count('app_codes'),
    recovery: await count('recovery_codes'),
    passkeys: await count('passkeys'),
    providers: providers.length,
  };
};

describe('an account that its former address takes back', () => {
  test('a thief’s passkey, codes and provider open nothing any more, whether added before the change or after it', async () => {
    const victim = await world.signedIn();
    const before = await addPasskey(victim, 'Thief');
    await stealAddress(victim);
    const after = await addPasskey(victim, 'Thief again');
    await setUpApp(victim);
    expect(await logsInWith(after)).toBe(true);
    expect(await rowsOf(victim)).toEqual({ app: 1, recovery: 10, passkeys: 2, providers: 1 });
    await press(world.visitor(), await linkOf(victim.user.email, 'settings.email.undo'));
    expect(await rowsOf(victim)).toEqual({ app: 0, recovery: 0, passkeys: 0, providers: 0 });
    expect(await logsInWith(before)).toBe(false);
    expect(await logsInWith(after)).toBe(false);
  });

  test('the owner’s own ways that are older than three days stay, so that a mailbox alone removes no second factor', async () => {
    const victim = await world.signedIn();
    const own = await addPasskey(victim, 'Mine');
    await setUpApp(victim);
    threeDaysLater();
    const theirs = await addPasskey(victim, 'Thief');
    await stealAddress(victim);
    await press(world.visitor(), await linkOf(victim.user.email, 'settings.email.undo'));
    expect(await rowsOf(victim)).toEqual({ app: 1, recovery: 10, passkeys: 1, providers: 0 });
    expect(await logsInWith(theirs)).toBe(false);
    expect(await logsInWith(own)).toBe(true);
  });

  test('a login that waits for its second step ends with it', async () => {
    const victim = await world.signedIn();
    await setUpApp(victim);
    threeDaysLater();
    const thief = world.visitor();
    await victim.submit('/confirm-password', { password: victim.user.password });
    await stealAddress(victim);
    await thief.logIn(`thief.${victim.user.id}@plumbline.test`, victim.user.password);
    expect((await thief.visit('/login/second')).page.component).toBe('accounts/login-second');
    await press(world.visitor(), await linkOf(victim.user.email, 'settings.email.undo'));
    expect((await thief.visit('/login/second')).page.component).toBe('accounts/login');
  });
});
