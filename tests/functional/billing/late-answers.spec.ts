import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DomainEvent } from '../../../server/event-map.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { endForClosing } from '../../../server/billing/closing/closing-membership.ts';
import { settlePayment } from '../../../server/billing/actions/settle-payment.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import {
  billingOf,
  buy,
  differencesOf,
  netCents,
  membershipOf,
  payWith,
  paymentsOf,
  startBuying,
} from '../../support/billing.ts';
import { mailsReceived, mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
let admin: Person;
const events: DomainEvent[] = [];
const START = new Date('2027-03-01T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  billing = await billingOf(world, (event) => events.push(event));
  billing.setNow(START);
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const runAt = async (days: number) => {
  billing.setNow(after(days));
  await billing.run();
};
async function textOf(person: Person, path: string): Promise<string> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
  const { text } = await person.get(path);
  return text
    .slice(text.indexOf('<main'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
/** The subjects of the mails that the jobs' events make, and of those that were sent. */
async function subjectsTo({ user }: Person): Promise<string[]> {
  const made = [];
  for (const event of events.splice(0)) made.push(...(await mailsReceived(world, event)));
  received.push(...made.map(({ to, subject }) => ({ to, subject })));
  const sent = await mailsTo(world, user.email);
  return [
    ...sent.map(({ subject }) => subject),
    ...received.filter(({ to }) => to === user.email).map(({ subject }) => subject),
  ];
}
const received: { to: string; subject: string }[] = [];

describe('a payment that a bank confirms days later', () => {
  test('the page says that it is processed, and the plan begins when it is final', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'bank_pays');
    expect(await textOf(person, `/payments/${paymentId}`)).toContain('Your payment is being processed');
    expect(await textOf(person, '/settings/billing')).toContain('Your bank has not confirmed $19.00 yet.');
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'incomplete' });
    await runAt(1.5);
    expect(await paymentsOf(world, person)).toMatchObject([{ state: 'open' }]);
    await runAt(3.1);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    expect(await paymentsOf(world, person)).toMatchObject([{ state: 'succeeded', processing_since: null }]);
  });

  test('a payment that a bank confirms days later: its failure ends the purchase, is told by page and mail, and another purchase can begin', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'bank_fails');
    await runAt(3.1);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    expect(await textOf(person, `/payments/${paymentId}`)).toContain('The payment did not go through');
    expect(await subjectsTo(person)).toContain('Your payment for Gold did not go through');
    expect(await netCents(world, person)).toBe(0);
    await buy(person, 'gold');
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
  });

  test('a renewal that is processed for days is charged once, and its failure begins the grace period', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const card = { card: 'bank_fails' };
    await world.database
      .updateTable('billing_accounts')
      .set(card)
      .where('user_id', '=', person.user.id)
      .execute();
    for (const days of [31, 31.1, 32, 33]) await runAt(days);
    expect(await paymentsOf(world, person)).toHaveLength(2);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'active' });
    await runAt(34.1);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'past_due' });
    expect(await subjectsTo(person)).toContain('We couldn’t charge your card for Gold');
  });
});

describe('a refund that a bank returns', () => {
  async function refunded(): Promise<Person> {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold', 'refund_fails');
    const path = `/admin/users/${person.user.id}/cancel-subscription`;
    await admin.send('POST', path, { when: 'now', fault: 'no', reason: 'We closed the feature.' });
    expect(await netCents(world, person)).toBe(0);
    return person;
  }

  test('invoice, page, history, customer and administrator say that it is owed again, and it is not sent by itself', async () => {
    const person = await refunded();
    await runAt(2.1);
    await billing.reconcile();
    expect(await differencesOf(world, person)).toMatchObject([{ kind: 'refund_returned', solved: false }]);
    expect(await netCents(world, person)).toBe(1_900);
    const text = await textOf(person, '/settings/billing');
    expect(text).toContain('Your bank did not accept $19.00 that we sent you.');
    expect(text).toContain('A refund came back from the bank');
    expect(text).not.toContain('$19.00 refunded');
    expect(await subjectsTo(person)).toContain('Your refund of $19.00 came back to us');
    expect(await subjectsTo(admin)).toContain('A refund of $19.00 came back');
    expect(await textOf(admin, '/admin/billing')).toContain('$19.00 owed to');
    await billing.reconcile();
    await billing.run();
    expect(await netCents(world, person)).toBe(1_900);
    expect(await differencesOf(world, person)).toHaveLength(1);
  });

  test('an administrator sends it again, once, and nothing is owed any more', async () => {
    const person = await refunded();
    await runAt(2.1);
    await billing.reconcile();
    const [payment] = await paymentsOf(world, person);
    const path = `/admin/billing/refunds/${payment?.id}/retry`;
    await admin.send('POST', path, {});
    await admin.send('POST', path, {});
    expect(await netCents(world, person)).toBe(0);
    expect(await paymentsOf(world, person)).toMatchObject([
      { refunded_cents: 1_900, refund_failed_at: null },
    ]);
    expect(await textOf(person, '/settings/billing')).not.toContain('did not accept');
    await runAt(10);
    await billing.reconcile();
    expect(await netCents(world, person)).toBe(0);
  });

  test('a refund that was paid another way is closed, and its user is told', async () => {
    const person = await refunded();
    await runAt(2.1);
    await billing.reconcile();
    const [payment] = await paymentsOf(world, person);
    await admin.send('POST', `/admin/billing/refunds/${payment?.id}/settle`, {});
    await world.app.settled();
    expect(await textOf(person, '/settings/billing')).not.toContain('did not accept');
    expect(await subjectsTo(person)).toContain('Your refund was paid another way');
    await billing.reconcile();
    expect(await netCents(world, person)).toBe(1_900);
  });

  test.each(['retry', 'settle'])('a user cannot %s a refund', async (verb) => {
    const person = await refunded();
    await runAt(2.1);
    await billing.reconcile();
    const [payment] = await paymentsOf(world, person);
    await person.send('POST', `/admin/billing/refunds/${payment?.id}/${verb}`, {});
    expect(await paymentsOf(world, person)).toMatchObject([{ refund_failed_at: expect.any(Date) }]);
    expect(await netCents(world, person)).toBe(1_900);
  });
});

describe('a card that is no longer kept', () => {
  const removals = () =>
    world.database.selectFrom('sandbox_removals').select(['customer', 'card']).orderBy('customer').execute();

  test('a changed card is removed at the gateway, too, and the new one is charged', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const { customer } = await world.database
      .selectFrom('billing_accounts')
      .select('customer')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const changed = await person.send('POST', '/settings/billing/card', {});
    const location = String(changed.headers['location']);
    const { page } = await person.visit(location);
    const { payment } = page.props as unknown as { payment: { url: string } };
    await payWith(person, new URL(payment.url).pathname, 'needs_confirmation');
    await person.send('POST', new URL(payment.url).pathname, { confirm: 'yes' });
    expect(await removals()).toContainEqual({ customer, card: 'pays' });
    const old = { key: crypto.randomUUID(), ownReference: 'x', customer: customer ?? '', card: 'pays' };
    const charged = { ...old, description: '', amountCents: 1_900, currency: 'usd' };
    expect(await billing.gateway.charge(charged)).toMatchObject({ state: 'failed' });
    await runAt(31);
    expect(await netCents(world, person)).toBe(3_800);
  });

  test('a closed account is removed as a customer; the gateway is asked until it has done so', async () => {
    billing.setNow(START);
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const account = () =>
      world.database
        .selectFrom('billing_accounts')
        .select('customer')
        .where('user_id', '=', person.user.id)
        .executeTakeFirst();
    const customer = (await account())?.customer;
    const tx = { database: world.database, now: START, viewer: null, announce: () => undefined };
    await endForClosing(tx, person.user.id);
    expect(await account()).toBeUndefined();
    const { gateway } = billing;
    const { removeCustomer } = gateway;
    gateway.removeCustomer = () => Promise.reject(new Error('the gateway does not answer'));
    await runAt(0.1);
    gateway.removeCustomer = removeCustomer;
    expect(await removals()).not.toContainEqual({ customer, card: '' });
    await runAt(0.2);
    expect(await removals()).toContainEqual({ customer, card: '' });
    expect(await removals()).toContainEqual({ customer, card: 'pays' });
    const [payment] = await paymentsOf(world, person);
    expect(await settlePayment(billing.context(), gateway, payment?.id ?? 0)).toBe('settled');
  });
});
