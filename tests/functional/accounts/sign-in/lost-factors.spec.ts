import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { recoveryLink } from '../../../../server/commands/user-recover.ts';
import type { Context } from '../../../../server/core/context.ts';
import type { FoundUsersView } from '../../../../server/moderation/people/user-views.ts';
import { makePasskey } from '../../../support/authenticator.ts';
import { waitingForLock } from '../../../support/at-once.ts';
import type { Browser } from '../../../support/browser.ts';
import { eventually } from '../../../support/eventually.ts';
import { codeOf, forgetTries, keyIn, setUpApp } from '../../../support/second-factor.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
const HOUR_MS = 3_600_000;
const start = new Date();
const after = (hours: number) => {
  const now = new Date(start.getTime() + hours * HOUR_MS);
  world.setNow(now);
  return now;
};
beforeAll(async () => {
  world = await createWorld({ appUrl: 'http://localhost:3333' });
});
beforeEach(async () => {
  after(0);
  await forgetTries(world);
});
afterAll(() => world.close());

const isIn = async (browser: Browser) => (await browser.get('/settings/password')).status === 200;
const enter = (browser: Browser, code: string) => browser.submit('/login/second', { code });
const locationOf = async (logIn: Promise<{ headers: Record<string, unknown> }>) =>
  (await logIn).headers['location'];

async function withApp() {
  const person = await world.signedIn();
  return { person, user: person.user, app: await setUpApp(person, start) };
}

async function askToRemove(userId: number) {
  const admin = await world.signedIn({ role: 'admin' });
  const path = `/api/admin/users/${userId}/reset-second-factor`;
  expect((await admin.call('POST', path, { reason: 'She lost her phone.' })).status).toBe(200);
}

/** A user with codes by an app, whose removal an administrator asked for. */
async function askedToRemove() {
  const made = await withApp();
  await askToRemove(made.user.id);
  return made;
}

async function linkFor(email: string): Promise<string> {
  const context = { ...world, now: start, log: world.app.log } as unknown as Context;
  return new URL(await recoveryLink(context, email)).pathname.split('/').at(-1) ?? '';
}

const hasApp = async (userId: number) =>
  (await world.database.selectFrom('app_codes').select('user_id').where('user_id', '=', userId).execute())
    .length === 1;

/** Sends while another transaction has the account’s lock; that one then deletes the account’s rows of a table. */
async function whileLocked<Value>(
  userId: number,
  send: () => Promise<Value>,
  table: 'second_factor_resets' | 'sessions',
): Promise<Value> {
  const before = await waitingForLock(world);
  let isDone = false;
  const sent = await world.database.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const sending = send().finally(() => {
      isDone = true;
    });
    await eventually(async () => {
      if (!isDone && (await waitingForLock(world)) === before) throw new Error('not there yet');
    });
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    // Not awaited before the commit, for which it waits.
    return { sending };
  });
  return sent.sending;
}

describe('the sessions of an account that lost its second factor', () => {
  test('a removal that is due ends them all, with tokens and logins that have begun, and the new login stays', async () => {
    const { person, user, app } = await withApp();
    const { email, password } = user;
    const code = codeOf(app, start);
    const made = await world.visitor().call('POST', '/tokens/create', { email, password, code });
    const bearer = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
    const readsBy = async () => (await world.visitor().call('GET', '/api/profile', undefined, bearer)).status;
    await askToRemove(user.id);
    const begun = world.visitor();
    after(23);
    expect(await locationOf(begun.logIn(email, password))).toBe('/login/second');
    expect([await isIn(person), await readsBy()]).toEqual([true, 200]);
    after(25);
    const browser = world.visitor();
    expect(await locationOf(browser.logIn(email, password))).toBe('/dashboard');
    expect([await isIn(browser), await isIn(person)]).toEqual([true, false]);
    expect(await readsBy()).toBe(401);
    expect((await begun.visit('/login/second')).page.component).toBe('accounts/login');
  });

  test('the operator’s link ends them all and opens one', async () => {
    const { person } = await withApp();
    const thief = world.visitor();
    await thief.logIn(person.user.email, person.user.password);
    const browser = world.visitor();
    await browser.submit('/login/recover', { token: await linkFor(person.user.email) });
    expect([await isIn(browser), await isIn(person)]).toEqual([true, false]);
    expect((await thief.visit('/login/second')).page.component).toBe('accounts/login');
  });

  test('a change that is no recovery ends none, and the page offers to end the others', async () => {
    const person = await world.signedIn();
    const others = async () => (await person.visit('/settings/signing-in')).page.props['otherDevices'];
    expect(await others()).toBe(0);
    const [phone, laptop] = [world.visitor(), world.visitor()];
    for (const browser of [phone, laptop]) await browser.logIn(person.user.email, person.user.password);
    await setUpApp(person, start);
    await person.submit('/settings/signing-in/app/remove', {});
    expect([await isIn(phone), await isIn(laptop), await others()]).toEqual([true, true, 2]);
    await person.submit('/settings/sessions/end-others', {});
    expect([await isIn(phone), await isIn(laptop), await others()]).toEqual([false, false, 0]);
  });
});

describe('a login with the factor and a removal that is due', () => {
  test('a removal that the factor’s login ends meanwhile takes nothing away', async () => {
    const { user } = await askedToRemove();
    after(25);
    const location = await whileLocked(
      user.id,
      () => locationOf(world.visitor().logIn(user.email, user.password)),
      'second_factor_resets',
    );
    expect(location).toBe('/login/second');
    expect(await hasApp(user.id)).toBe(true);
  });

  test('both at once end in one of two ways: the factor stays and lets in, or it is gone and does not', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, app } = await askedToRemove();
      const owner = world.visitor();
      await owner.logIn(user.email, user.password);
      const now = after(25);
      await world.database
        .updateTable('sign_in_steps')
        .set({ expires_at: new Date(now.getTime() + HOUR_MS) })
        .where('user_id', '=', user.id)
        .execute();
      const [, location] = await Promise.all([
        enter(owner, codeOf(app, now)),
        locationOf(world.visitor().logIn(user.email, user.password)),
      ]);
      const isKept = await hasApp(user.id);
      expect([await isIn(owner), location]).toEqual([isKept, isKept ? '/login/second' : '/dashboard']);
      after(0);
    }
  });

  test('a confirmation with the factor ends the removal, too', async () => {
    const { person, user, app } = await askedToRemove();
    await person.submit('/confirm-password/code', { code: codeOf(app, start) });
    after(25);
    expect(await locationOf(world.visitor().logIn(user.email, user.password))).toBe('/login/second');
  });

  test('a clock that was set back an hour brings neither the removal nor the factor back', async () => {
    const { user, app } = await askedToRemove();
    after(24.5);
    expect(await locationOf(world.visitor().logIn(user.email, user.password))).toBe('/dashboard');
    const now = after(23.5);
    const browser = world.visitor();
    expect(await locationOf(browser.logIn(user.email, user.password))).toBe('/dashboard');
    await enter(world.visitor(), codeOf(app, now));
    expect(await hasApp(user.id)).toBe(false);
  });
});

describe('a way in that a stranger’s session adds while the account is recovered', () => {
  const rowsOf = (table: 'app_codes' | 'passkeys' | 'recovery_codes', userId: number) =>
    world.database.selectFrom(table).selectAll().where('user_id', '=', userId).execute();

  test('codes by an app are not on after it', async () => {
    const stranger = await world.signedIn();
    const { id } = stranger.user;
    const { page } = await stranger.visit('/settings/signing-in/app');
    const code = codeOf({ key: keyIn(String(page.props['keyText'])) }, start);
    await whileLocked(id, () => stranger.submit('/settings/signing-in/app', { code }), 'sessions');
    expect((await rowsOf('app_codes', id)).map(({ confirmed_at }) => confirmed_at)).toEqual([null]);
    expect(await rowsOf('recovery_codes', id)).toEqual([]);
  });

  test('a passkey is not there after it', async () => {
    const stranger = await world.signedIn();
    const { id } = stranger.user;
    const asked = await stranger.send('POST', '/api/passkeys/options', { use: 'register' });
    const { answer } = makePasskey(asked.json<{ options: { challenge: string } }>().options);
    const path = '/settings/signing-in/passkey';
    await whileLocked(id, () => stranger.submit(path, { name: 'X', passkey: answer }), 'sessions');
    expect(await rowsOf('passkeys', id)).toEqual([]);
  });
});

describe('the operator’s link', () => {
  test('every administrator sees beside the account that it was used, and when', async () => {
    const user = await world.make.user();
    const admin = await world.signedIn({ role: 'admin' });
    const opened = async () => {
      const { page } = await admin.visit(route('admin.functions', {}, { query: { open: user.id } }));
      return (page.props as unknown as FoundUsersView).opened?.recoveredAt;
    };
    const token = await linkFor(user.email);
    expect(await opened()).toBe(null);
    await world.visitor().submit('/login/recover', { token });
    expect(await opened()).toBe(start.toISOString());
  });
});
