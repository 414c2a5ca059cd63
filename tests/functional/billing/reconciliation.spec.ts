import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { billingOf, buy, differencesOf, netCents, membershipOf, paymentsOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const START = new Date('2025-01-31T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

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

async function stopRenewal(when: 'before' | 'after'): Promise<void> {
  billing.setNow(after(28));
  const { charge } = billing.gateway;
  billing.gateway.charge = async (asked) => {
    if (when === 'after') await charge(asked);
    throw new Error('the process ended here');
  };
  await billing.run();
  billing.gateway.charge = charge;
}
const inTheirBooks = async (person: Person, change: { amount_cents?: number; dispute?: string }) => {
  const [payment] = await paymentsOf(world, person);
  await world.database
    .updateTable('sandbox_payments')
    .set(change)
    .where('reference', '=', payment?.reference ?? '')
    .execute();
};

type Case = {
  kind: string;
  prepare: (person: Person) => Promise<unknown>;
  nightAt: number;
  expected: { kind: string; detail: string; solved: boolean };
  held: number;
};
const CASES: Case[] = [
  {
    kind: 'charge_left_behind',
    prepare: () => stopRenewal('after'),
    nightAt: 28.1,
    expected: { kind: 'charge_left_behind', detail: 'succeeded', solved: true },
    held: 3_800,
  },
  {
    kind: 'charge_unknown_to_gateway',
    prepare: () => stopRenewal('before'),
    nightAt: 29,
    expected: { kind: 'charge_unknown_to_gateway', detail: 'never arrived', solved: true },
    held: 1_900,
  },
  {
    kind: 'other_amount',
    prepare: (person) => inTheirBooks(person, { amount_cents: 1_800 }),
    nightAt: 1,
    expected: { kind: 'other_amount', detail: '1800 instead of 1900', solved: false },
    held: 1_800,
  },
  {
    kind: 'refund_not_sent',
    prepare: async (person) => {
      await world.database
        .updateTable('payments')
        .set({ refund_due_cents: 1_900 })
        .where('user_id', '=', person.user.id)
        .execute();
    },
    nightAt: 1,
    expected: { kind: 'refund_not_sent', detail: '1900', solved: true },
    held: 0,
  },
  {
    kind: 'lost_webhook',
    prepare: (person) => inTheirBooks(person, { dispute: 'open' }),
    nightAt: 1,
    expected: { kind: 'lost_webhook', detail: 'refund or dispute', solved: true },
    held: 1_900,
  },
];

describe('the nightly comparison with the gateway', () => {
  test.each(CASES)(
    'the nightly comparison with the gateway names $kind',
    async ({ prepare, nightAt, expected, held }) => {
      const person = await customer();
      await prepare(person);
      billing.setNow(after(nightAt));
      await billing.reconcile();
      expect(await differencesOf(world, person)).toEqual([expected]);
      expect(await netCents(world, person)).toBe(held);
      if (!expected.solved) return;
      await billing.reconcile();
      expect(await differencesOf(world, person)).toEqual([expected]);
    },
  );

  test('the nightly comparison with the gateway names payment_unknown_to_us', async () => {
    billing.setNow(START);
    await world.database
      .insertInto('sandbox_payments')
      .values({
        reference: 'sbx_pi_stranger',
        key: '7b0f3f0e-2a37-4d7c-9d7e-0c8b0f1f4a11',
        own_reference: '999999',
        customer: 'sbx_cus_stranger',
        card: 'pays',
        amount_cents: 777,
        state: 'succeeded',
        created_at: START,
      })
      .execute();
    await billing.reconcile();
    const found = await world.database
      .selectFrom('reconciliation_differences')
      .select(['kind', 'detail', 'solved', 'payment_id'])
      .where('reference', '=', 'sbx_pi_stranger')
      .execute();
    expect(found).toEqual([
      { kind: 'payment_unknown_to_us', detail: '777', solved: false, payment_id: null },
    ]);
  });

  test('a dispute about a payment of 60 days ago, and its end, are each found once', async () => {
    const person = await customer();
    await inTheirBooks(person, { dispute: 'open' });
    for (const day of [60, 61]) {
      billing.setNow(after(day));
      await billing.reconcile();
    }
    expect(await membershipOf(world, person)).toMatchObject({ state: 'past_due', disputed: true });
    expect(await differencesOf(world, person)).toHaveLength(1);
    await inTheirBooks(person, { dispute: 'won' });
    for (const day of [62, 63]) {
      billing.setNow(after(day));
      await billing.reconcile();
    }
    expect(await membershipOf(world, person)).toMatchObject({ state: 'active', disputed: false });
    expect(await differencesOf(world, person)).toHaveLength(2);
  });
});
