import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { sandboxSecret } from '../../../server/billing/gateways/sandbox.ts';
import { signWebhook } from '../../../server/billing/gateways/webhook-signature.ts';
import {
  billingOf,
  buy,
  netCents,
  membershipOf,
  payUnheard,
  payWith,
  startBuying,
} from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
});
afterAll(() => world.close());

const webhook = (body: string, { secret = sandboxSecret(world.config.appKey), at = new Date() } = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, secret, at) },
    payload: body,
  });
const eventOf = (reference: string, id = `evt_${reference}`) =>
  JSON.stringify({
    id,
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: reference, object: 'checkout.session' } },
  });

describe('buying a plan', () => {
  test('a card that pays gives the plan, an invoice with its number, and its PDF', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cents } = await buy(person, 'gold');
    expect(cents).toBe(1_900);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    const version = await person.call('GET', '/api/user-version');
    expect(version.json()).toEqual({ logged_in_user_version: 'gold' });
    const invoice = await world.database
      .selectFrom('invoices')
      .select(['id', 'number', 'state', 'total_cents'])
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ state: 'paid', total_cents: 1_900 });
    expect(invoice.number).toMatch(/^PL-\d{4}-\d{6}$/);
    const pdf = await person.get(`/invoices/${invoice.id}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const stranger = await world.signedIn({ role: 'contractor' });
    expect((await stranger.get(`/invoices/${invoice.id}`)).status).toBe(404);
  });

  test('a declined card gives nothing and says why; another card then pays once', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'declined');
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'incomplete' });
    const page = await person.visit(`/payments/${paymentId}`);
    expect(page.page.props).toMatchObject({ payment: { state: 'open', reason: 'declined' } });
    await payWith(person, cardPage, 'pays');
    expect(await netCents(world, person)).toBe(1_900);
  });

  test('a card that needs confirmation waits for it; left open for a day, the purchase ends without a charge', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'platinum');
    await payWith(person, cardPage, 'needs_confirmation');
    expect(await membershipOf(world, person)).toMatchObject({ state: 'incomplete' });
    billing.setNow(new Date(Date.now() + 25 * 3_600_000));
    await billing.run();
    billing.setNow(new Date());
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    expect((await payWith(person, cardPage, 'pays')).status).not.toBe(200);
    expect(await netCents(world, person)).toBe(0);
    const { page } = await person.visit(`/payments/${paymentId}`);
    expect(page.component).toBe('billing/payment-state');
    expect(page.props).toMatchObject({
      payment: { state: 'expired', reason: 'not_finished', url: null, isSentBack: false },
    });
    const again = await startBuying(person, 'platinum');
    await payWith(person, again.cardPage, 'needs_confirmation');
    await person.send('POST', again.cardPage, { confirm: 'yes' });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'platinum', state: 'active' });
  });

  test('a double click opens one purchase, and paying twice at once charges once', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const body = { coupon: '', expected_cents: 1_900, consent: 'true' };
    const both = await Promise.all([
      person.send('POST', '/payment/gold', body),
      person.send('POST', '/payment/gold', body),
    ]);
    expect(new Set(both.map(({ headers }) => headers['location'])).size).toBe(1);
    const { cardPage } = await startBuying(person, 'gold');
    await Promise.all([payWith(person, cardPage, 'pays'), payWith(person, cardPage, 'pays')]);
    expect(await netCents(world, person)).toBe(1_900);
  });

  test.each(['the first', 'the last'] as const)(
    'two tabs that pay for two plans, %s one first: one plan, and the other payment goes back and says so',
    async (order) => {
      const person = await world.signedIn({ role: 'contractor' });
      const gold = await startBuying(person, 'gold');
      const platinum = await startBuying(person, 'platinum');
      const tabs = order === 'the first' ? [gold, platinum] : [platinum, gold];
      for (const { cardPage } of tabs) await payWith(person, cardPage, 'pays');
      expect(await membershipOf(world, person)).toMatchObject({ version: 'platinum', state: 'active' });
      expect(await netCents(world, person)).toBe(4_900);
      const sentBack = await person.visit(`/payments/${gold.paymentId}`);
      expect(sentBack.page.props).toMatchObject({
        payment: { state: 'succeeded', isSentBack: true, isInvoicePaid: false, invoiceId: null },
      });
      const kept = await person.visit(`/payments/${platinum.paymentId}`);
      expect(kept.page.props).toMatchObject({ payment: { isSentBack: false, isInvoicePaid: true } });
    },
  );

  test('an amount that is not the one that was shown, and a plan that is not sold, are refused', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await person.send('POST', '/payment/gold', { coupon: '', expected_cents: 1, consent: 'true' });
    await person.send('POST', '/payment/free', { expected_cents: 0, consent: 'true' });
    const rows = await world.database
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a plan that is withdrawn during its purchase is still given to who had opened it', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'annual_gold');
    const { id } = await world.database
      .insertInto('plan_terms')
      .values({
        version: 'annual_gold',
        effective_from: new Date(Date.now() - 60_000),
        price_cents: 25_000,
        limits: PLANS.annual_gold.limits,
        on_sale: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await world.visitor().get('/plans/annual_gold')).status).toBe(200);
    const late = await world.signedIn({ role: 'contractor' });
    expect((await late.get('/payment/annual_gold')).status).toBe(409);
    await payWith(person, cardPage, 'pays');
    await world.database.deleteFrom('plan_terms').where('id', '=', id).execute();
    expect(await membershipOf(world, person)).toMatchObject({ version: 'annual_gold' });
    expect(await netCents(world, person)).toBe(19_000);
  });

  test('a visitor is asked to sign in, and somebody else may not see a payment', async () => {
    const { page } = await world.visitor().visit('/payment/gold');
    expect(page.component).toBe('accounts/login');
    const person = await world.signedIn({ role: 'contractor' });
    const { paymentId } = await startBuying(person, 'gold');
    const stranger = await world.signedIn({ role: 'contractor' });
    expect((await stranger.get(`/payments/${paymentId}`)).status).toBe(404);
  });
});

describe('webhooks', () => {
  test('webhooks before the redirect, without it, and repeated, they have one result', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'pays');
    const reference = cardPage.split('/').at(-1) ?? '';
    const answers = await Promise.all([
      webhook(eventOf(reference)),
      webhook(eventOf(reference)),
      webhook(eventOf(reference, 'evt_other')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const page = await person.visit(`/payments/${paymentId}`);
    expect(page.page.props).toMatchObject({ payment: { state: 'succeeded' } });
    expect(await netCents(world, person)).toBe(1_900);
    const changes = await world.database
      .selectFrom('membership_changes')
      .select('kind')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(changes).toEqual([{ kind: 'started' }]);
  });

  test('a redirect without a webhook finds the payment by asking the gateway', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'incomplete' });
    await person.visit(`/payments/${paymentId}`);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
  });

  test('a lost webhook is found at night, named, and put right', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    await billing.reconcile();
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    const found = await world.database
      .selectFrom('reconciliation_differences')
      .select(['kind', 'solved'])
      .where('payment_id', '=', paymentId)
      .execute();
    expect(found).toEqual([{ kind: 'lost_webhook', solved: true }]);
  });

  test('a wrong secret, an old timestamp and what is no event are refused; an unknown payment changes nothing', async () => {
    const body = eventOf('sbx_cs_unknown');
    expect((await webhook(body, { secret: 'whsec_wrong' })).statusCode).toBe(400);
    expect((await webhook(body, { at: new Date(Date.now() - 3_600_000) })).statusCode).toBe(400);
    expect((await webhook('{}')).statusCode).toBe(400);
    expect((await webhook(body)).statusCode).toBe(200);
    const outcomes = await world.database
      .selectFrom('gateway_events')
      .select(['id', 'outcome'])
      .where('id', '=', 'evt_sbx_cs_unknown')
      .execute();
    expect(outcomes).toEqual([{ id: 'evt_sbx_cs_unknown', outcome: 'unknown' }]);
  });

  test('an event of another account changes nothing, even about an open payment that was paid', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    const own = eventOf(cardPage.split('/').at(-1) ?? '', 'evt_own');
    const foreign = JSON.stringify({ ...JSON.parse(own), id: 'evt_foreign', account: 'acct_other' });
    expect((await webhook(foreign)).statusCode).toBe(200);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'incomplete' });
    expect((await webhook(own)).statusCode).toBe(200);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    const outcomes = await world.database
      .selectFrom('gateway_events')
      .select(['id', 'outcome'])
      .where('id', 'in', ['evt_foreign', 'evt_own'])
      .orderBy('id')
      .execute();
    expect(outcomes).toEqual([
      { id: 'evt_foreign', outcome: 'foreign' },
      { id: 'evt_own', outcome: 'settled' },
    ]);
  });
});
