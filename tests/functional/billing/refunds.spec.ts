import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { settlePayment } from '../../../server/billing/actions/settle-payment.ts';
import { sendRefund } from '../../../server/billing/actions/send-refund.ts';
import { cancelSubscription } from '../../../server/billing-admin/cancel-subscription.ts';
import { render } from '../../../web/ssr.tsx';
import {
  asPerson,
  billingOf,
  buy,
  differencesOf,
  netCents,
  membershipOf,
  paymentsOf,
  payUnheard,
  startBuying,
} from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const SAYS = {
  other_amount: 'We received a different amount from the one we requested.',
  other_currency: 'We received a currency other than US dollars.',
};

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  billing = await billingOf(world);
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

/** The page says so, a second look changes nothing, no later night repeats it, and another purchase can begin. */
async function expectSentBack(person: Person, paymentId: number, reason: keyof typeof SAYS): Promise<void> {
  const { page } = await person.visit(`/payments/${paymentId}`);
  expect(page.component).toBe('billing/payment-state');
  expect(page.props).toMatchObject({ payment: { state: 'failed', reason, isSentBack: true, url: null } });
  const { text } = await person.get(`/payments/${paymentId}`);
  for (const words of ['We refunded your payment', SAYS[reason]]) expect(text).toContain(words);
  expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
  expect(await netCents(world, person)).toBe(0);
  expect(await settlePayment(billing.context(), billing.gateway, paymentId)).toBe('settled');
  const named = (await differencesOf(world, person)).length;
  billing.setNow(new Date(Date.now() + 25 * 3_600_000));
  await billing.run();
  await billing.reconcile();
  billing.setNow(new Date());
  expect(await differencesOf(world, person)).toHaveLength(named);
  await buy(person, 'gold');
  expect(await netCents(world, person)).toBe(1_900);
}

describe('a payment that is not what was asked for', () => {
  test('a payment that is not what was asked for of another amount, it is sent back, and the purchase ends', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    await world.database
      .updateTable('sandbox_payments')
      .set({ amount_cents: 2_500 })
      .where('own_reference', '=', String(paymentId))
      .execute();
    await billing.reconcile();
    expect(await differencesOf(world, person)).toEqual([
      { kind: 'other_amount', detail: '2500 instead of 1900', solved: true },
    ]);
    await expectSentBack(person, paymentId, 'other_amount');
  });

  test('a payment that is not what was asked for of another currency, it is sent back, and the purchase ends', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    const { gateway } = billing;
    const { readPayment, listPayments } = gateway;
    const inPesos = <Payment>(payment: Payment) => ({ ...payment, currency: 'mxn' });
    gateway.readPayment = async (reference) => {
      const payment = await readPayment(reference);
      return payment && inPesos(payment);
    };
    gateway.listPayments = async (since) =>
      (await listPayments(since)).map((payment) =>
        payment.ownReference === String(paymentId) ? inPesos(payment) : payment,
      );
    await billing.reconcile();
    Object.assign(gateway, { readPayment, listPayments });
    expect(await differencesOf(world, person)).toEqual([
      { kind: 'other_currency', detail: 'mxn instead of usd', solved: true },
    ]);
    await expectSentBack(person, paymentId, 'other_currency');
  });
});

describe('refunds', () => {
  const cancel = (person: Person, when: 'now' | 'period_end', gateway = billing.gateway) =>
    cancelSubscription(asPerson(billing.context(), admin), gateway, person.user.id, {
      when,
      fault: 'no',
      refund: true,
      refund_amount: null,
      reason: 'Asked for by phone.',
    });
  const paymentOf = async (person: Person) => {
    const [payment] = await paymentsOf(world, person);
    return payment?.id ?? 0;
  };

  test.each(['before', 'after'] as const)(
    'refunds with the plan kept until its end: the same result where the gateway tells %s we write it down',
    async (order) => {
      const person = await world.signedIn({ role: 'contractor' });
      await buy(person, 'gold');
      const id = await paymentOf(person);
      const settle = () => settlePayment(billing.context(), billing.gateway, id);
      const refund: typeof billing.gateway.refund = async (asked) => {
        await billing.gateway.refund(asked);
        if (order === 'before') await settle();
      };
      await cancel(person, 'period_end', { ...billing.gateway, refund });
      if (order === 'after') await settle();
      const membership = await membershipOf(world, person);
      expect(membership).toMatchObject({ version: 'gold', state: 'active' });
      expect(membership.cancels_at).toEqual(membership.period_end);
      expect(await netCents(world, person)).toBe(0);
      const { page } = await person.visit('/settings/billing');
      expect(page.props).toMatchObject({ invoices: [{ totalCents: 1_900, refundedCents: 1_900 }] });
      billing.setNow(new Date((membership.period_end?.getTime() ?? 0) + 1));
      await billing.run();
      billing.setNow(new Date());
      expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
      expect(await netCents(world, person)).toBe(0);
    },
  );

  test('the rest of a payment that was refunded in part at the gateway is refunded, once', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const id = await paymentOf(person);
    const [payment] = await paymentsOf(world, person);
    const asked: number[] = [];
    await billing.gateway.refund({ key: 'by hand', reference: payment?.reference ?? '', amountCents: 500 });
    await settlePayment(billing.context(), billing.gateway, id);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    const gateway: typeof billing.gateway = {
      ...billing.gateway,
      refund: async (refund) => {
        asked.push(refund.amountCents);
        await billing.gateway.refund(refund);
      },
    };
    await cancel(person, 'now', gateway);
    await sendRefund(billing.context(), gateway, id);
    expect(asked).toEqual([1_400]);
    expect(await netCents(world, person)).toBe(0);
  });

  test('the server ended after the gateway refunded: the next try refunds nothing more', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'platinum');
    const stopped: typeof billing.gateway = {
      ...billing.gateway,
      refund: async (refund) => {
        await billing.gateway.refund(refund);
        throw new Error('the process ended here');
      },
    };
    await expect(cancel(person, 'now', stopped)).rejects.toThrow('the process ended here');
    await billing.reconcile();
    expect(await differencesOf(world, person)).toEqual([
      { kind: 'refund_not_sent', detail: '4900', solved: true },
    ]);
    expect(await paymentsOf(world, person)).toMatchObject([{ refunded_cents: 4_900, refund_due_cents: 0 }]);
    expect(await netCents(world, person)).toBe(0);
  });
});
