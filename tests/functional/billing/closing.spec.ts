import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import { billingOf, buy, membershipOf, paymentsOf } from '../../support/billing.ts';
import type { Flash } from '../../../web/pages/shared-props.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const START = new Date('2027-03-01T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
});
afterAll(() => world.close());

const customer = async (card: 'pays' | 'fails_later' = 'pays') => {
  billing.setNow(START);
  const person = await world.signedIn({ role: 'contractor' });
  await buy(person, 'gold', card);
  return person;
};
const runAt = async (days: number) => {
  billing.setNow(after(days));
  await billing.run();
};
const closeAt = async (person: Person, days: number) => {
  await runAt(days);
  const { email, password } = person.user;
  // The session of the first day asks for the password again.
  await person.send('POST', '/confirm-password', { password });
  await person.submit(route('settings.close.store'), {}, { from: route('settings.close') });
  expect((await person.get(route('settings.billing'))).status).not.toBe(200);
  return async () => {
    // The session begins by the machine's clock, so a page that everybody may read shows the notice.
    const form = { email, password, next: route('pricing') };
    const { page } = await world.visitor().submit(route('login.store'), form, { from: '/login' });
    return page.flash as Pick<Flash, 'notice' | 'link'>;
  };
};

describe('an account that asked to close', () => {
  test('an account that asked to close: its plan goes on when its user comes back, who is told of the next charge', async () => {
    const person = await customer();
    const comeBack = await closeAt(person, 3);
    const { period_end: end } = await membershipOf(world, person);
    expect(await membershipOf(world, person)).toMatchObject({ cancels_at: end, cancels_for_closing: true });
    await runAt(10);
    expect(await comeBack()).toEqual({
      notice:
        'Welcome back. Your account stays open. Your plan continues. The next charge is $19 for Gold on 04/01/2027.',
    });
    expect(await membershipOf(world, person)).toMatchObject({ cancels_at: null, cancels_for_closing: false });
    await runAt(31.1);
    expect((await paymentsOf(world, person)).map(({ amount_cents: cents }) => cents)).toEqual([1_900, 1_900]);
  });

  test('a plan that its user had canceled before stays canceled', async () => {
    const person = await customer();
    await person.send('POST', '/settings/billing/cancel', {});
    const { cancels_at: end } = await membershipOf(world, person);
    const comeBack = await closeAt(person, 3);
    expect(await comeBack()).toEqual({ notice: 'Welcome back. Your account stays open.' });
    expect(await membershipOf(world, person)).toMatchObject({ cancels_at: end });
  });

  test('a plan that ended meanwhile is not charged again, and its user is led to the plans', async () => {
    const person = await customer();
    const comeBack = await closeAt(person, 25);
    // The job that ends it has not run yet.
    billing.setNow(after(31.1));
    const { notice, link } = await comeBack();
    expect(notice).toContain('Meanwhile your plan ended');
    expect(link).toEqual({ label: 'See the plans', href: route('pricing') });
    await runAt(31.2);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    expect(await paymentsOf(world, person)).toHaveLength(1);
  });

  test('a past-due plan waits without a charge until the account is closed', async () => {
    const person = await customer('fails_later');
    await runAt(31.1);
    const tries = (await paymentsOf(world, person)).length;
    await closeAt(person, 31.2);
    await runAt(33);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'past_due', cancels_at: null });
    expect(await paymentsOf(world, person)).toHaveLength(tries);
    const now = after(45.3);
    billing.setNow(now);
    await closeAccounts({ database: world.database, now, announce: () => undefined });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
  });

  test('a past-due plan is tried again after its user came back', async () => {
    const person = await customer('fails_later');
    await runAt(31.1);
    const tries = (await paymentsOf(world, person)).length;
    const comeBack = await closeAt(person, 31.2);
    expect(await comeBack()).toEqual({ notice: 'Welcome back. Your account stays open.' });
    await runAt(33);
    expect((await paymentsOf(world, person)).length).toBeGreaterThan(tries);
  });

  test('a deactivated one does not get its plan back', async () => {
    const person = await customer();
    const admin = await world.signedIn({ role: 'admin' });
    await closeAt(person, 3);
    const why = { reason: 'It writes to others under their names.', reason_code: 'R04' };
    await admin.send('POST', '/confirm-password', { password: admin.user.password });
    await admin.call('PUT', route('api.admin.users.deactivate', { id: person.user.id }), why);
    const membership = await membershipOf(world, person);
    expect(membership).toMatchObject({ cancels_at: membership.period_end, cancels_for_closing: false });
  });
});
