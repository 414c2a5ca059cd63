// Cards by Stripe: its SDK talks to a stand-in, whose page for a card is paid at once.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { check } from './checks.js';
import { orderGold, readInvoice } from './invoice.js';

const PAGE = 'https://checkout.stripe.example/c/pay/cs_1';
const CARD = {
  id: 'pm_1',
  object: 'payment_method',
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
};

export async function stripe() {
  const asked = [];
  let session = null;
  const make = (form) => ({
    id: 'cs_1',
    object: 'checkout.session',
    status: 'open',
    mode: 'payment',
    url: PAGE,
    client_reference_id: form.get('client_reference_id'),
    customer: 'cus_1',
    payment_intent: null,
    setup_intent: null,
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
  });
  const pay = () => {
    const { amount, client_reference_id: payment } = session;
    const latest_charge = { object: 'charge', amount_refunded: 0, disputed: false };
    session.status = 'complete';
    session.payment_intent = {
      id: 'pi_1',
      object: 'payment_intent',
      amount,
      currency: 'usd',
      created: Math.floor(Date.now() / 1000),
      metadata: { payment },
      status: 'succeeded',
      last_payment_error: null,
      payment_method: CARD,
      latest_charge,
    };
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(`${request.method} ${request.url.split('?')[0]}`);
    if (asked.at(-1) === 'POST /v1/checkout/sessions') session = make(form);
    const object = request.url.startsWith('/v1/payment_intents') ? session?.payment_intent : session;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(object));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = {
    PAYMENTS: '',
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    STRIPE_API_BASE: `http://127.0.0.1:${server.address().port}`,
  };
  const use = async ({ newOwner }) => {
    const payment = await orderGold(newOwner);
    check(payment.includes(PAGE), 'a purchase leads to Stripe’s page for a card');
    pay();
    const id = /\/payments\/\d+/.exec(payment)?.[0] ?? '';
    await newOwner.get(id);
    check(asked.includes('GET /v1/checkout/sessions/cs_1'), 'Stripe is asked whether it was paid');
    await readInvoice(newOwner);
  };
  return { settings, use, stop: () => new Promise((resolve) => server.close(resolve)) };
}
