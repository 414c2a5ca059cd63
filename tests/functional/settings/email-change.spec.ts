import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { buy, membershipOf } from '../../support/billing.ts';
import { createBrowser, type Browser } from '../../support/browser.ts';
import { latestLink, press } from '../../support/mail-links.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let ana: Person;
const below = (name: 'settings.email.confirm' | 'settings.email.stop' | 'settings.email.undo') =>
  route(name, { token: 'x' }).slice(0, -1);
const CONFIRM = below('settings.email.confirm');
const STOP = below('settings.email.stop');
const UNDO = below('settings.email.undo');
const NEW_PASSWORD = 'seven brown otters';

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.setNow(new Date());
  ana = await world.signedIn({ name: 'Ana Araiza' });
});
afterAll(() => world.close());

const later = (hours: number) => world.setNow(new Date(Date.now() + hours * 3_600_000));
const address = () => `new.${ana.user.id}@plumbline.test`;
const ask = (email = address()) => ana.submit(route('settings.email.update'), { email });
const subjectsTo = async (recipient: string) => {
  await world.app.settled();
  const mails = await world.database
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
};
const accountOf = (id: number) =>
  world.database
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const addressNow = async () => (await accountOf(ana.user.id)).email;
const anotherBrowser = async (email = ana.user.email, password = ana.user.password): Promise<Browser> => {
  const browser = createBrowser(world.app);
  await browser.logIn(email, password);
  return browser;
};
const isSignedIn = async (browser: Browser) =>
  (await browser.visit(route('settings.sessions'))).page.component === 'settings/sessions';
const resetPasswordOf = async (email: string, browser = world.visitor()) => {
  await browser.submit(route('password.email'), { email });
  const link = await latestLink(world, email, '/reset-password/');
  await browser.submit(route('password.store'), {
    token: link.split('/').at(-1)?.split('?')[0],
    password: NEW_PASSWORD,
  });
};

describe('a change of address', () => {
  test('the new address counts once the button of its link is pressed, and both addresses are told', async () => {
    const asked = await ask();
    expect(asked.page.props).toMatchObject({ email: ana.user.email, pending: address() });
    const link = await latestLink(world, address(), CONFIRM);
    const opened = await world.visitor().visit(link);
    expect(opened.page.props).toMatchObject({ use: 'change', email: address() });
    expect(await addressNow()).toBe(ana.user.email);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(address());
    expect((await subjectsTo(ana.user.email)).at(-1)).toContain('was changed');
    expect((await world.visitor().visit(link)).page.props['email']).toBeNull();
    const again = await press(world.visitor(), link);
    expect(again.headers['location']).toBe('/login');
    expect(await addressNow()).toBe(address());
  });

  test('a scanner that opens each link of the mails twice changes nothing and uses nothing up', async () => {
    await ask();
    const confirm = await latestLink(world, address(), CONFIRM);
    const stop = await latestLink(world, ana.user.email, STOP);
    for (const url of [stop, stop, confirm, confirm])
      for (const method of ['HEAD', 'GET'] as const) await world.app.inject({ method, url });
    expect(await addressNow()).toBe(ana.user.email);
    await press(world.visitor(), confirm);
    const undo = await latestLink(world, ana.user.email, UNDO);
    for (const method of ['HEAD', 'GET', 'GET'] as const) await world.app.inject({ method, url: undo });
    expect(await addressNow()).toBe(address());
    await press(world.visitor(), undo);
    expect(await addressNow()).toBe(ana.user.email);
  });

  test('the link that takes the account back also takes back that it was to close, with its plan', async () => {
    ana = await world.signedIn({ role: 'contractor' });
    await buy(ana, 'gold');
    await ask();
    await press(world.visitor(), await latestLink(world, address(), CONFIRM));
    const thief = await anotherBrowser(address());
    await thief.submit(route('settings.close.store'), {}, { from: route('settings.close') });
    expect((await membershipOf(world, ana)).cancels_at).not.toBeNull();
    await press(world.visitor(), await latestLink(world, ana.user.email, UNDO));
    expect(await addressNow()).toBe(ana.user.email);
    expect((await membershipOf(world, ana)).cancels_at).toBeNull();
  });

  test('a link confirms within 24 hours of the request: a later button changes nothing', async () => {
    await ask();
    const link = await latestLink(world, address(), CONFIRM);
    later(24.1);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(ana.user.email);
    later(23.9);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(address());
  });

  test('a canceled change has a link that opens nothing', async () => {
    await ask();
    const canceled = await ana.submit(route('settings.email.cancel'), {});
    expect(canceled.page.props['pending']).toBeNull();
    await press(world.visitor(), await latestLink(world, address(), CONFIRM));
    expect(await addressNow()).toBe(ana.user.email);
  });

  test('an address that another account has gets no link, and the page says nothing of it', async () => {
    const other = await world.make.user();
    const { page } = await ask(other.email);
    expect(page.props['pending']).toBe(other.email);
    expect(await subjectsTo(other.email)).toEqual([]);
  });

  test('one’s own address and none at all are refused', async () => {
    expect((await ask(ana.user.email)).page.props.errors).toHaveProperty('email');
    expect((await ask('nobody')).page.props.errors).toHaveProperty('email');
  });

  test('all other devices are logged out with the change', async () => {
    const second = await anotherBrowser();
    await ask();
    await press(ana, await latestLink(world, address(), CONFIRM));
    expect(await isSignedIn(second)).toBe(false);
    expect(await isSignedIn(ana)).toBe(true);
  });
});

describe('a change of address that a thief asked for', () => {
  test('a new password by mail ends it', async () => {
    await ask('thief@plumbline.test');
    const link = await latestLink(world, 'thief@plumbline.test', CONFIRM);
    await resetPasswordOf(ana.user.email);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(ana.user.email);
  });

  test('a new password in the settings ends it', async () => {
    await ask('thief.2@plumbline.test');
    const link = await latestLink(world, 'thief.2@plumbline.test', CONFIRM);
    await ana.submit(
      route('settings.password.update'),
      { current_password: ana.user.password, password: NEW_PASSWORD },
      { method: 'PUT' },
    );
    expect((await anotherBrowser(ana.user.email, NEW_PASSWORD)).cookies.size).toBeGreaterThan(0);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(ana.user.email);
  });

  test.each(['the verification link', 'a new password'])(
    'an account that a thief made of the owner’s address is the owner’s after %s',
    async (way) => {
      const thief = world.visitor();
      const email = `victim.${way.length}@plumbline.test`;
      await thief.submit('/register', {
        name: 'Somebody',
        email,
        password: 'three brown herons',
        role: 'user',
      });
      const { id } = await world.database
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const trap = `trap.${way.length}@plumbline.test`;
      await thief.submit(route('settings.email.update'), { email: trap });
      const link = await latestLink(world, trap, CONFIRM);
      expect(link).not.toBe('');
      if (way === 'a new password') await resetPasswordOf(email);
      else await press(world.visitor(), await latestLink(world, email, '/verify-email/'));
      await press(world.visitor(), link);
      expect(await accountOf(id)).toEqual({ email, email_verified: true });
    },
  );

  test('the link to the present address stops it and logs the thief out', async () => {
    const thief = await anotherBrowser();
    await thief.submit(route('settings.email.update'), { email: 'thief.3@plumbline.test' });
    const link = await latestLink(world, 'thief.3@plumbline.test', CONFIRM);
    await press(ana, await latestLink(world, ana.user.email, STOP));
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(ana)).toBe(true);
    await press(world.visitor(), link);
    expect(await addressNow()).toBe(ana.user.email);
  });

  test('the former address takes the account back within 72 hours, over a second change as well', async () => {
    const thief = await anotherBrowser();
    for (const email of ['thief.4@plumbline.test', 'thief.5@plumbline.test']) {
      await thief.submit(route('settings.email.update'), { email });
      await press(thief, await latestLink(world, email, CONFIRM));
    }
    expect(await addressNow()).toBe('thief.5@plumbline.test');
    const second = await latestLink(world, 'thief.4@plumbline.test', UNDO);
    later(71.9);
    await press(world.visitor(), await latestLink(world, ana.user.email, UNDO));
    expect(await accountOf(ana.user.id)).toEqual({ email: ana.user.email, email_verified: true });
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(await anotherBrowser())).toBe(false);
    await press(world.visitor(), second);
    expect(await addressNow()).toBe(ana.user.email);
    const reset = await latestLink(world, ana.user.email, '/reset-password/');
    expect(reset).not.toBe('');
  });

  test('the former address takes nothing back after 72 hours', async () => {
    await ask();
    await press(ana, await latestLink(world, address(), CONFIRM));
    const undo = await latestLink(world, ana.user.email, UNDO);
    later(72.1);
    expect((await world.visitor().visit(undo)).page.props['email']).toBeNull();
    await press(world.visitor(), undo);
    expect(await addressNow()).toBe(address());
  });

  test('an address that was never confirmed, perhaps a stranger’s, can take nothing back', async () => {
    const typo = await world.signedIn({ emailVerified: false });
    const right = `right.${typo.user.id}@plumbline.test`;
    await typo.submit(route('settings.email.update'), { email: right });
    await press(typo, await latestLink(world, right, CONFIRM));
    expect(await accountOf(typo.user.id)).toEqual({ email: right, email_verified: true });
    expect(await latestLink(world, typo.user.email, UNDO)).toBe('');
  });
});
