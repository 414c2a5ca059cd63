import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import type { CancelSubscriptionView } from '../../../server/billing-admin/cancel-subscription.ts';
import type { PlanChoice } from '../../../server/billing/views.ts';
import { billingOf, buy, netCents, membershipOf, paymentsOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
let admin: Person;
const START = new Date('2027-04-01T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
  billing.setNow(START);
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

async function customer(plan: string): Promise<Person> {
  billing.setNow(START);
  const person = await world.signedIn({ role: 'contractor' });
  await buy(person, plan);
  return person;
}

async function upgrade(person: Person, version: string): Promise<number> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
  const { page } = await person.visit('/settings/plans');
  const { choices } = page.props as unknown as { choices: PlanChoice[] };
  const cents = choices.find(({ plan }) => plan.version === version)?.quote?.totalCents ?? -1;
  await person.send('POST', '/settings/plans', { version, expected_cents: cents });
  expect(await membershipOf(world, person)).toMatchObject({ version });
  return cents;
}

const pathOf = (person: Person) => `/admin/users/${person.user.id}/cancel-subscription`;
async function shownTo(person: Person): Promise<CancelSubscriptionView> {
  await admin.send('POST', '/confirm-password', { password: admin.user.password });
  return (await admin.visit(pathOf(person))).page.props as unknown as CancelSubscriptionView;
}
const cancel = (person: Person, body: Record<string, string>) =>
  admin.submit(pathOf(person), { reason: 'We closed the feature.', ...body }, { from: pathOf(person) });

describe('the amount of a refund', () => {
  test('the amount of a refund after an upgrade it covers both payments, and its suggestion is the unused part', async () => {
    const person = await customer('gold');
    billing.setNow(after(15));
    const cents = await upgrade(person, 'platinum');
    expect(cents).toBe(3_950);
    billing.setNow(after(25));
    const { mostCents, suggestedCents } = await shownTo(person);
    expect(mostCents).toBe(1_900 + 3_950);
    expect(suggestedCents).toBe(Math.round((4_900 * 20) / 30));
    await cancel(person, { when: 'now', fault: 'no', refund: 'yes', refund_amount: '58.50' });
    expect(await netCents(world, person)).toBe(0);
    expect(await paymentsOf(world, person)).toMatchObject([
      { refunded_cents: 1_900 },
      { refunded_cents: 3_950 },
    ]);
  });

  test('the amount of a refund: ended without the customer’s fault, the unused part goes back by itself', async () => {
    const person = await customer('gold');
    billing.setNow(after(10));
    await cancel(person, { when: 'now', fault: 'no' });
    expect(await netCents(world, person)).toBe(1_900 - Math.round((1_900 * 20) / 30));
  });

  test.each([
    ['ended for the customer’s fault', { when: 'now', fault: 'yes' }],
    ['ended with its period', { when: 'period_end', fault: 'no' }],
    ['ended now, with the refund declined', { when: 'now', fault: 'no', refund: 'no' }],
  ])('a plan that is %s is not refunded by itself', async (_, body) => {
    const person = await customer('gold');
    await cancel(person, body as unknown as Record<string, string>);
    expect(await netCents(world, person)).toBe(1_900);
  });

  test.each(['19.01', '-1', 'all', '1e3'])(
    'an amount of “%s” is refused, and the plan stays',
    async (amount) => {
      const person = await customer('gold');
      const { page } = await cancel(person, {
        when: 'now',
        fault: 'no',
        refund: 'yes',
        refund_amount: amount,
      });
      expect(page.props.errors).toHaveProperty('refund_amount');
      expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
      expect(await netCents(world, person)).toBe(1_900);
    },
  );

  test('a balance that an upgrade left is part of it, and does not stay beside a refund', async () => {
    const person = await customer('annual_gold');
    billing.setNow(after(1));
    expect(await upgrade(person, 'platinum')).toBe(0);
    const { mostCents, suggestedCents } = await shownTo(person);
    expect(mostCents).toBe(19_000);
    expect(suggestedCents).toBe(19_000 - Math.round(19_000 / 366));
    await cancel(person, { when: 'now', fault: 'no', refund: 'yes', refund_amount: '' });
    expect(await netCents(world, person)).toBe(19_000 - suggestedCents);
    const { balance_cents: balance } = await world.database
      .selectFrom('billing_accounts')
      .select('balance_cents')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(balance).toBeLessThanOrEqual(19_000 - suggestedCents);
  });

  test('a payment that a bank took back is not refunded as well', async () => {
    const person = await customer('gold');
    const [payment] = await paymentsOf(world, person);
    await world.database
      .updateTable('payments')
      .set({ dispute: 'open' })
      .where('id', '=', payment?.id ?? 0)
      .execute();
    expect(await shownTo(person)).toMatchObject({ mostCents: 0, suggestedCents: 0 });
  });
});
