import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upgradePlan } from '../../../server/billing/actions/change-plan.ts';
import { startPurchase } from '../../../server/billing/actions/start-purchase.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import type { Gateway } from '../../../server/billing/gateways/gateway.ts';
import {
  asPerson,
  billingOf,
  buy,
  netCents,
  membershipOf,
  paymentsOf,
  payUnheard,
  payWith,
  startBuying,
} from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const START = new Date('2025-01-31T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);
const stop = new Error('the process ended here');

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
});
afterAll(() => world.close());

async function customer(): Promise<Person> {
  billing.setNow(START);
  const person = await world.signedIn({ role: 'contractor' });
  await buy(person, 'gold');
  return person;
}

/** While a work runs, the process ends before or after the gateway charges. */
async function stopping(when: 'before the charge' | 'after the charge', work: () => Promise<unknown>) {
  const { gateway } = billing;
  const { charge } = gateway;
  gateway.charge = async (asked) => {
    if (when === 'after the charge') await charge(asked);
    throw stop;
  };
  await work().finally(() => {
    gateway.charge = charge;
  });
}

/** From now on, the gateway has forgotten each key: it would charge again for it. */
function forgetKeys(): () => void {
  const { gateway } = billing;
  const { charge } = gateway;
  gateway.charge = (asked) => charge({ ...asked, key: randomUUID() });
  return () => {
    gateway.charge = charge;
  };
}

describe('the server ended for two days, and the gateway forgot the keys', () => {
  test.each([
    ['after the charge', ['succeeded']],
    ['before the charge', ['failed', 'succeeded']],
  ] as const)(
    'the server ended for two days, and the gateway forgot the keys: %s of a renewal: it is charged once, and the period is given',
    async (when, states) => {
      const person = await customer();
      billing.setNow(after(28));
      await stopping(when, billing.run);
      expect(await membershipOf(world, person)).toMatchObject({ state: 'active', past_due_since: null });
      billing.setNow(after(30));
      const remember = forgetKeys();
      await billing.run();
      await billing.reconcile();
      await billing.run();
      remember();
      expect(await netCents(world, person)).toBe(1_900 + 1_900);
      const membership = await membershipOf(world, person);
      expect(membership).toMatchObject({ state: 'active', past_due_since: null });
      expect(membership.period_end?.toISOString()).toBe('2025-03-31T10:00:00.000Z');
      const charges = (await paymentsOf(world, person)).filter(({ kind }) => kind === 'charge');
      expect(charges.map(({ state }) => state)).toEqual(states);
    },
  );

  test('the server ended for two days, and the gateway forgot the keys after the charge of an upgrade: the next try finds the plan paid for, and charges nothing', async () => {
    const person = await customer();
    billing.setNow(after(14));
    const upgrade = (gateway: Gateway, expectedCents: number) =>
      upgradePlan(asPerson(billing.context(), person), gateway, { version: 'platinum', expectedCents });
    await stopping('after the charge', () =>
      expect(upgrade(billing.gateway, 3_950)).rejects.toThrow(stop.message),
    );
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold' });
    billing.setNow(after(16));
    const remember = forgetKeys();
    await expect(upgrade(billing.gateway, 4_086)).rejects.toMatchObject({ status: 409 });
    remember();
    expect(await membershipOf(world, person)).toMatchObject({ version: 'platinum', state: 'active' });
    expect(await netCents(world, person)).toBe(1_900 + 3_950);
  });

  test('the server ended for two days, and the gateway forgot the keys after the charge of an upgrade that was then replaced: the money goes back', async () => {
    const person = await customer();
    billing.setNow(after(14));
    const upgrade = (version: 'platinum' | 'annual_gold', expectedCents: number) =>
      upgradePlan(asPerson(billing.context(), person), billing.gateway, { version, expectedCents });
    await stopping('after the charge', () =>
      expect(upgrade('platinum', 3_950)).rejects.toThrow(stop.message),
    );
    await upgrade('annual_gold', 18_050);
    billing.setNow(after(14.1));
    await billing.run();
    expect(await membershipOf(world, person)).toMatchObject({ version: 'annual_gold', state: 'active' });
    expect(await netCents(world, person)).toBe(1_900 + 18_050);
  });
});

describe('the server ended during a purchase', () => {
  const purchase = { version: 'gold', coupon: '', expectedCents: 1_900, next: null } as const;

  /** The gateway made its page, and we never heard of it. */
  async function stoppedPurchase(): Promise<Person> {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    const { gateway } = billing;
    const stopped: Gateway = {
      ...gateway,
      openCheckout: async (asked) => {
        await gateway.openCheckout(asked);
        throw stop;
      },
    };
    const started = startPurchase(asPerson(billing.context(), person), stopped, purchase);
    await expect(started).rejects.toThrow(stop.message);
    return person;
  }

  test('the server ended during a purchase before its page was known: sent again, it is the same page, and it is paid once', async () => {
    const person = await stoppedPurchase();
    const { cardPage } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'pays');
    expect(await paymentsOf(world, person)).toMatchObject([{ state: 'succeeded' }]);
    expect(await netCents(world, person)).toBe(1_900);
  });

  test('the server ended during a purchase before its page was known, and not sent again: it ends after a day, and another one can begin', async () => {
    const person = await stoppedPurchase();
    billing.setNow(after(1.1));
    await billing.run();
    expect(await paymentsOf(world, person)).toMatchObject([{ state: 'expired' }]);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    const again = await world.signedIn({ role: 'contractor' });
    await buy(again, 'gold');
    expect(await membershipOf(world, again)).toMatchObject({ version: 'gold', state: 'active' });
  });

  test('the server ended during a purchase after its customer had paid: the plan is given a day later, and nothing is charged again', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    billing.setNow(after(1.1));
    await billing.run();
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    expect(await netCents(world, person)).toBe(1_900);
  });
});
