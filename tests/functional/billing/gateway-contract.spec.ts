import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gateway, NewCheckout } from '../../../server/billing/gateways/gateway.ts';
import { readEvent } from '../../../server/billing/gateways/read-event.ts';
import { createStripeGateway } from '../../../server/billing/gateways/stripe.ts';
import { createGateway } from '../../../server/billing/billing.ts';
import { payWithTestCard } from '../../../server/billing/gateways/sandbox-page.ts';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import { billingOf } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

type Parts<T> = { [Key in keyof T]?: T[Key] | Parts<T[Key]> | null };
const SECONDS = Math.floor(Date.now() / 1000);

/** Stripe's answers, as far as they are read; its types check the fields. */
const method = (last4: string): Parts<Stripe.PaymentMethod> => ({
  id: 'pm_1',
  object: 'payment_method',
  card: { brand: 'visa', last4, exp_month: 12, exp_year: 2034 },
});

/** A server that answers like Stripe's, keeps what it was told, and repeats the answer of a key. */
class Recorded {
  readonly byKey = new Map<string, unknown>();
  readonly sessions = new Map<string, Parts<Stripe.Checkout.Session>>();
  readonly intents = new Map<string, Parts<Stripe.PaymentIntent>>();
  readonly disputes: Parts<Stripe.Dispute>[] = [];
  readonly bodies: string[] = [];
  /** Cards that were detached and customers that were deleted: asked about again, they are unknown. */
  readonly removed: string[] = [];

  answer(method_: string, path: string, form: URLSearchParams, key: string | undefined): [number, unknown] {
    const known = key === undefined ? undefined : this.byKey.get(`${path} ${key}`);
    if (known) return known as [number, unknown];
    const made = this.make(method_, path, form);
    if (key !== undefined) this.byKey.set(`${path} ${key}`, made);
    return made;
  }

  make(method_: string, path: string, form: URLSearchParams): [number, unknown] {
    const [, , kind, id, verb] = path.split('/');
    if (kind === 'checkout') return this.checkout(path, form);
    if (kind === 'refunds') return this.refund(form);
    if (kind === 'payment_methods' || kind === 'customers') return this.remove(String(id));
    if (kind === 'disputes') return [200, listOf(this.disputes.filter((one) => isAsked(one, form)))];
    if (kind !== 'payment_intents') return [404, { error: { type: 'invalid_request_error' } }];
    if (method_ === 'POST' && verb === undefined) return this.charge(form);
    if (id === undefined)
      return [200, listOf([...this.intents.values()].filter((one) => isAsked(one, form)))];
    const intent = this.intents.get(id);
    return intent ? [200, intent] : [404, { error: { type: 'invalid_request_error' } }];
  }

  checkout(path: string, form: URLSearchParams): [number, unknown] {
    const id = path.split('/')[4];
    if (id !== undefined) {
      const found = this.sessions.get(id);
      if (!found) return [404, { error: { type: 'invalid_request_error' } }];
      if (path.endsWith('/expire')) found.status = 'expired';
      return [200, found];
    }
    const made: Parts<Stripe.Checkout.Session> = {
      id: `cs_${this.sessions.size + 1}`,
      object: 'checkout.session',
      status: 'open',
      mode: form.get('mode') === 'setup' ? 'setup' : 'payment',
      url: 'https://checkout.stripe.test/c/pay/cs',
      client_reference_id: form.get('client_reference_id'),
      customer: 'cus_1',
      payment_intent: null,
      setup_intent: null,
    };
    this.sessions.set(String(made.id), made);
    return [200, made];
  }

  intentOf(amount: number, own: string | null, card: SandboxCard): Parts<Stripe.PaymentIntent> {
    const code = STRIPE_CODES[card];
    const intent: Parts<Stripe.PaymentIntent> = {
      id: `pi_${this.intents.size + 1}`,
      object: 'payment_intent',
      amount,
      currency: 'usd',
      created: SECONDS,
      metadata: { payment: own ?? '' },
      status: code === undefined ? 'succeeded' : 'requires_payment_method',
      last_payment_error:
        code === undefined ? null : { code: 'card_declined', decline_code: code, type: 'card_error' },
      payment_method: method('4242') as Stripe.PaymentMethod,
      latest_charge: {
        object: 'charge',
        amount_refunded: 0,
        disputed: false,
        refunds: { object: 'list', data: [] as Stripe.Refund[] },
      } as unknown as Stripe.Charge,
    };
    this.intents.set(String(intent.id), intent);
    return intent;
  }

  charge(form: URLSearchParams): [number, unknown] {
    const card = form.get('payment_method') as SandboxCard;
    const intent = this.intentOf(Number(form.get('amount')), form.get('metadata[payment]'), card);
    if (intent.status === 'succeeded') return [200, intent];
    return [402, { error: { type: 'card_error', code: 'card_declined', payment_intent: intent } }];
  }

  refund(form: URLSearchParams): [number, unknown] {
    const intent = this.intents.get(String(form.get('payment_intent')));
    const charge = intent?.latest_charge as Stripe.Charge | undefined;
    const amount = Number(form.get('amount'));
    if (charge) {
      charge.amount_refunded += amount;
      const made = {
        id: `re_${charge.refunds?.data.length ?? 0}`,
        object: 'refund',
        amount,
        status: 'pending',
      };
      charge.refunds?.data.push(made as Stripe.Refund);
    }
    return [200, { id: 're_1', object: 'refund' }];
  }

  remove(id: string): [number, unknown] {
    if (this.removed.includes(id)) return [404, { error: { type: 'invalid_request_error' } }];
    this.removed.push(id);
    return [200, { id }];
  }

  /** A bank returns every refund of a payment; Stripe's sum of the charge may still hold it. */
  returnRefunds(id: string): void {
    const charge = this.intents.get(id)?.latest_charge as Stripe.Charge;
    for (const refund of charge.refunds?.data ?? []) refund.status = 'failed';
  }

  /** A customer pays on Stripe's page, and confirms where the bank asks. */
  pay(id: string, card: SandboxCard, confirmed: boolean | null): void {
    const session = this.sessions.get(id);
    if (!session) return;
    if (session.mode === 'setup') {
      const setup = { object: 'setup_intent', payment_method: method('4242') } as Stripe.SetupIntent;
      Object.assign(session, { status: 'complete', setup_intent: setup });
      return;
    }
    const intent = this.intentOf(1_900, session.client_reference_id ?? null, card);
    session.payment_intent = intent as Stripe.PaymentIntent;
    if (card === 'bank_pays' || card === 'bank_fails') {
      Object.assign(session, { status: 'complete', payment_status: 'unpaid' });
      intent.status = 'processing';
    } else if (card === 'needs_confirmation' && !confirmed) intent.status = 'requires_action';
    else if (intent.status === 'succeeded') session.status = 'complete';
  }

  /** A bank takes a payment of some days ago back, or answers about it. */
  dispute(id: string, status: Stripe.Dispute['status'], daysAgo: number): void {
    const intent = this.intents.get(id);
    if (!intent) return;
    intent.created = SECONDS - daysAgo * 86_400;
    (intent.latest_charge as Stripe.Charge).disputed = true;
    const known = this.disputes.find((one) => one.payment_intent === id);
    if (known) known.status = status;
    else
      this.disputes.push({ id: `dp_${id}`, object: 'dispute', payment_intent: id, status, created: SECONDS });
  }
}

/** The codes of Stripe for the test cards that are declined. */
const STRIPE_CODES: Partial<Record<SandboxCard, string>> = {
  declined: 'generic_decline',
  fails_later: 'generic_decline',
  insufficient_funds: 'insufficient_funds',
  expired: 'expired_card',
};

const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false });

type Listed = { created?: number | null; payment_intent?: unknown };
/** Stripe narrows lists by time, and disputes by their payment. */
function isAsked({ created, payment_intent: intent }: Listed, query: URLSearchParams): boolean {
  const [from, until] = [query.get('created[gte]'), query.get('created[lte]')];
  const asked = query.get('payment_intent');
  if (asked !== null && asked !== intent) return false;
  return (created ?? 0) >= Number(from ?? 0) && (created ?? 0) <= Number(until ?? Infinity);
}

const stripe = new Recorded();
let server: Server;
let world: World;
type Pay = (reference: string, card?: SandboxCard, confirmed?: boolean | null) => Promise<void>;
type Dispute = (reference: string, state: 'open' | 'won', daysAgo: number) => Promise<void>;
type Later = (reference: string) => Promise<void>;
let gateways: Record<
  'sandbox' | 'stripe',
  { gateway: Gateway; pay: Pay; dispute: Dispute; settleLate: Later; returnRefunds: Later }
>;

beforeAll(async () => {
  world = await createWorld();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      stripe.bodies.push(body);
      const [path = '', query = ''] = String(request.url).split('?');
      const key = request.headers['idempotency-key'];
      const [status, answer] = stripe.answer(
        String(request.method),
        path,
        new URLSearchParams(body === '' ? query : body),
        typeof key === 'string' && body.length > 0 && !path.endsWith('/expire') ? key : undefined,
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { context } = await billingOf(world);
  const sandbox = createGateway(world.config, world.database, () => new Date());
  gateways = {
    sandbox: {
      gateway: sandbox,
      pay: async (reference, card = 'pays', confirmed = null) => {
        await payWithTestCard(context(), reference, { card, confirmed });
      },
      settleLate: async (reference) => {
        const settles_at = new Date(0);
        await world.database
          .updateTable('sandbox_payments')
          .set({ settles_at })
          .where('reference', '=', reference)
          .execute();
      },
      returnRefunds: async (reference) => {
        const refund_fails_at = new Date(0);
        await world.database
          .updateTable('sandbox_payments')
          .set({ refund_fails_at })
          .where('reference', '=', reference)
          .execute();
      },
      dispute: async (reference, state, daysAgo) => {
        await world.database
          .updateTable('sandbox_payments')
          .set({ dispute: state, created_at: new Date(Date.now() - daysAgo * 86_400_000) })
          .where('reference', '=', reference)
          .execute();
      },
    },
    stripe: {
      gateway: createStripeGateway({
        secretKey: 'sk_test_12345678',
        webhookSecrets: ['whsec_12345678'],
        apiBase: `http://127.0.0.1:${port}`,
      }),
      pay: async (reference, card = 'pays', confirmed = null) => stripe.pay(reference, card, confirmed),
      settleLate: async (reference) => {
        const error = { type: 'card_error', code: 'insufficient_funds' };
        const intent = stripe.intents.get(reference);
        Object.assign(intent ?? {}, { status: 'requires_payment_method', last_payment_error: error });
      },
      returnRefunds: async (reference) => stripe.returnRefunds(reference),
      dispute: async (reference, state, daysAgo) =>
        stripe.dispute(reference, state === 'open' ? 'needs_response' : 'won', daysAgo),
    },
  };
});
afterAll(async () => {
  await world.close();
  await new Promise((resolve) => server.close(resolve));
});

const checkout = (): NewCheckout => ({
  key: randomUUID(),
  ownReference: '17',
  email: 'rosa@plumbline.test',
  customer: null,
  description: 'Plumbline Gold',
  amountCents: 1_900,
  currency: 'usd',
  language: 'english',
  returnUrl: 'http://localhost/payments/17',
  expiresAt: new Date(Date.now() + 86_400_000),
});
const charge = (card: SandboxCard) => ({
  key: randomUUID(),
  ownReference: '18',
  customer: 'cus_1',
  card,
  description: 'Plumbline Gold',
  amountCents: 1_900,
  currency: 'usd',
});

describe.each(['sandbox', 'stripe'] as const)('the contract of a gateway: %s', (name) => {
  test('a page for a card is open until it is paid, and then names payment, customer and card', async () => {
    const { gateway, pay } = gateways[name];
    const opened = await gateway.openCheckout(checkout());
    expect(opened).toMatchObject({ state: 'open', ownReference: '17', payment: null });
    expect(opened.url).toMatch(/^https?:/);
    await pay(opened.reference);
    expect(await gateway.readCheckout(opened.reference)).toMatchObject({
      state: 'complete',
      card: { last4: '4242', brand: 'visa' },
      payment: { state: 'succeeded', amountCents: 1_900, currency: 'usd', ownReference: '17' },
    });
  });

  test('the same key opens the same page and charges once', async () => {
    const { gateway } = gateways[name];
    const wanted = checkout();
    const [one, other] = [await gateway.openCheckout(wanted), await gateway.openCheckout(wanted)];
    expect(one.reference).toBe(other.reference);
    const twice = charge('pays');
    const [first, second] = [await gateway.charge(twice), await gateway.charge(twice)];
    expect(first).toMatchObject({ state: 'succeeded', ownReference: '18' });
    expect(second.reference).toBe(first.reference);
  });

  test.each([
    ['fails_later', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired', 'expired_card'],
  ] as const)('a saved card (%s) that fails is a failed payment with its reason', async (card, reason) => {
    const { gateway } = gateways[name];
    expect(await gateway.charge(charge(card))).toMatchObject({ state: 'failed', reason });
  });

  test.each([
    ['declined', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired', 'expired_card'],
  ] as const)('a card (%s) that fails leaves the page open with its reason', async (card, reason) => {
    const { gateway, pay } = gateways[name];
    const { reference } = await gateway.openCheckout(checkout());
    await pay(reference, card);
    expect(await gateway.readCheckout(reference)).toMatchObject({ state: 'open', reason });
  });

  test('a card that asks for confirmation pays only once it is confirmed', async () => {
    const { gateway, pay } = gateways[name];
    const { reference } = await gateway.openCheckout(checkout());
    await pay(reference, 'needs_confirmation');
    const waiting = await gateway.readCheckout(reference);
    expect(waiting?.state).toBe('open');
    expect(waiting?.payment?.state).not.toBe('succeeded');
    await pay(reference, 'needs_confirmation', true);
    expect(await gateway.readCheckout(reference)).toMatchObject({
      state: 'complete',
      payment: { state: 'succeeded', amountCents: 1_900 },
    });
  });

  test('a page that only saves a card ends with the card, and without a payment', async () => {
    const { gateway, pay } = gateways[name];
    const { reference } = await gateway.openCheckout({ ...checkout(), amountCents: 0 });
    await pay(reference);
    expect(await gateway.readCheckout(reference)).toMatchObject({
      state: 'complete',
      card: { last4: '4242' },
      payment: null,
    });
  });

  test('our payment is found by our reference, in its time only', async () => {
    const { gateway } = gateways[name];
    const ownReference = randomUUID();
    const { reference } = await gateway.charge({ ...charge('pays'), ownReference });
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const found = await gateway.findPayment({ ownReference, from: at(-1), until: at(1) });
    expect(found).toMatchObject({ reference, state: 'succeeded' });
    expect(await gateway.findPayment({ ownReference, from: at(-9), until: at(-8) })).toBeNull();
    expect(await gateway.findPayment({ ownReference: 'other', from: at(-1), until: at(1) })).toBeNull();
  });

  test('a refund and one of the rest add up, each once, and the payment is in the list', async () => {
    const { gateway } = gateways[name];
    const { reference } = await gateway.charge(charge('pays'));
    const part = { key: randomUUID(), reference, amountCents: 500 };
    await gateway.refund(part);
    await gateway.refund(part);
    expect(await gateway.readPayment(reference)).toMatchObject({ refundedCents: 500 });
    await gateway.refund({ key: randomUUID(), reference, amountCents: 1_400 });
    expect(await gateway.readPayment(reference)).toMatchObject({ refundedCents: 1_900 });
    const listed = await gateway.listPayments(new Date(Date.now() - 3_600_000));
    expect(listed.map((payment) => payment.reference)).toContain(reference);
  });

  test.each([0, 60])(
    'a dispute about a payment of %i days ago is read and listed as it is',
    async (daysAgo) => {
      const { gateway, dispute } = gateways[name];
      const { reference } = await gateway.charge(charge('pays'));
      for (const state of ['open', 'won'] as const) {
        await dispute(reference, state, daysAgo);
        expect(await gateway.readPayment(reference)).toMatchObject({ dispute: state });
        const listed = await gateway.listPayments(new Date(Date.now() - 45 * 86_400_000));
        const found = listed.filter((payment) => payment.reference === reference);
        expect(found).toMatchObject([{ dispute: state }]);
      }
    },
  );

  test('a payment that takes days is processed on a page that is done, and may fail in the end', async () => {
    const { gateway, pay, settleLate } = gateways[name];
    const { reference } = await gateway.openCheckout(checkout());
    await pay(reference, 'bank_fails');
    const done = await gateway.readCheckout(reference);
    expect(done).toMatchObject({ state: 'complete', payment: { state: 'processing' } });
    await settleLate(done?.payment?.reference ?? '');
    expect(await gateway.readCheckout(reference)).toMatchObject({
      state: 'complete',
      payment: { state: 'failed', reason: 'insufficient_funds' },
    });
  });

  test('a refund that a bank returned counts as failed, and no longer as refunded', async () => {
    const { gateway, returnRefunds } = gateways[name];
    const { reference } = await gateway.charge(charge('pays'));
    await gateway.refund({ key: randomUUID(), reference, amountCents: 1_900 });
    const before = { refundedCents: 1_900, failedRefundCents: 0 };
    expect(await gateway.readPayment(reference)).toMatchObject(before);
    await returnRefunds(reference);
    const after = { refundedCents: 0, failedRefundCents: 1_900 };
    expect(await gateway.readPayment(reference)).toMatchObject(after);
    const listed = await gateway.listPayments(new Date(Date.now() - 3_600_000));
    expect(listed.find((payment) => payment.reference === reference)).toMatchObject(after);
  });

  test('a card and a customer are removed, and removing them again is no failure', async () => {
    const { gateway } = gateways[name];
    const saved = { customer: 'cus_7', card: 'pm_7' };
    for (let count = 0; count < 2; count += 1) {
      await gateway.removeCard(saved);
      await gateway.removeCustomer(saved.customer);
    }
  });

  test('a page that is closed is expired; what it does not know is null', async () => {
    const { gateway } = gateways[name];
    const { reference } = await gateway.openCheckout(checkout());
    await gateway.expireCheckout(reference);
    expect(await gateway.readCheckout(reference)).toMatchObject({ state: 'expired' });
    expect(await gateway.readCheckout('unknown')).toBeNull();
    expect(await gateway.readPayment('unknown')).toBeNull();
  });
});

test('Stripe is told to detach the card and to delete the customer, and each session names the card as its only method', () => {
  expect(stripe.removed).toEqual(['pm_7', 'cus_7']);
  const sessions = stripe.bodies.filter((body) => body.includes('success_url'));
  expect(sessions.length).toBeGreaterThan(0);
  for (const body of sessions)
    expect(new URLSearchParams(body).get('allowed_payment_method_types[0]')).toBe('card');
});

test.each(['refund.failed', 'charge.refund.updated', 'checkout.session.async_payment_failed'])(
  'an event %s names the payment or the page that it is about',
  (type) => {
    const isRefund = type.includes('refund');
    const object = isRefund
      ? { id: 're_1', object: 'refund', payment_intent: 'pi_1', status: 'failed' }
      : { id: 'cs_1', object: 'checkout.session' };
    const event = readEvent(JSON.stringify({ id: 'evt_1', type, created: SECONDS, data: { object } }));
    expect(event?.about).toEqual(
      isRefund ? { kind: 'payment', reference: 'pi_1' } : { kind: 'checkout', reference: 'cs_1' },
    );
  },
);

test('nothing that is sent to Stripe holds a card number', () => {
  expect(stripe.bodies.filter((body) => /\d{13,}/.test(body))).toEqual([]);
});

test('Stripe gets email, amount, plan, language and our number of the payment, and nothing else about a person', async () => {
  const { gateway } = gateways.stripe;
  const before = stripe.bodies.length;
  await gateway.openCheckout(checkout());
  await gateway.charge(charge('pays'));
  const fields = stripe.bodies.slice(before).flatMap((body) => [...new URLSearchParams(body).keys()]);
  expect([...new Set(fields)].toSorted()).toEqual([
    'allowed_payment_method_types[0]',
    'amount',
    'cancel_url',
    'client_reference_id',
    'confirm',
    'currency',
    'customer',
    'customer_creation',
    'customer_email',
    'description',
    'expires_at',
    'line_items[0][price_data][currency]',
    'line_items[0][price_data][product_data][name]',
    'line_items[0][price_data][unit_amount]',
    'line_items[0][quantity]',
    'locale',
    'metadata[payment]',
    'mode',
    'off_session',
    'payment_intent_data[description]',
    'payment_intent_data[metadata][payment]',
    'payment_intent_data[setup_future_usage]',
    'payment_method',
    'success_url',
  ]);
});
