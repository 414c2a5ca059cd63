import type { FastifyInstance } from 'fastify';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { route } from '../../common/routes/route-table.ts';
import { ownPath } from '../accounts/own-path.ts';
import { inertia, redirect, type Answer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { InvalidInput } from '../core/errors.ts';
import { anyone, hasVerifiedEmail, signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { consentWording } from './actions/record-consent.ts';
import { settlePayment } from './actions/settle-payment.ts';
import { limitingWrongCodes } from './actions/limit-wrong-codes.ts';
import { purchasableTerms, quotePurchase, startPurchase } from './actions/start-purchase.ts';
import type { Gateway } from './gateways/gateway.ts';
import { payWithTestCard, sandboxPage, sendSandboxEvent } from './gateways/sandbox-page.ts';
import { findInterrupted } from './interrupted/interrupted.ts';
import { paymentPage } from './pages.ts';
import { buysPlan } from './policy.ts';
import { findMembership, isPaid } from './queries/membership.ts';
import { findPayment } from './queries/payments.ts';
import {
  cardChoiceBody,
  idParams,
  paymentQuery,
  planParams,
  purchaseBody,
  referenceParams,
} from './schemas.ts';
import { toPlan, toQuote, type PaymentView } from './views.ts';

/** Buying a plan, the page with a payment's state, and the built-in gateway's page for a card. */
export function addPaymentRoutes(routes: Routes, app: FastifyInstance, gateway: Gateway): void {
  routes.page('payment.show', {
    params: planParams,
    query: paymentQuery,
    policy: buysPlan,
    handle: (context, { params, query }) =>
      summary(context, gateway, { version: params.plan, typed: query.coupon, next: query.next }),
  });
  routes.form('payment.store', {
    params: planParams,
    body: purchaseBody,
    once: true,
    policy: (context) => {
      const verdict = hasVerifiedEmail(context.viewer);
      return verdict === true ? buysPlan(context) : verdict;
    },
    limit: 'write',
    handle: async (context, { params, body }) => {
      const { coupon, expected_cents: expectedCents } = body;
      const next = body.next === undefined ? null : ownPath(body.next, '') || null;
      const purchase = { version: params.plan, coupon, expectedCents, next };
      const { paymentId } = await startPurchase(context, gateway, purchase);
      return redirect(route('payments.show', { id: paymentId }));
    },
  });
  routes.page('payments.show', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params }) => {
      const before = await paymentPage(context, params.id);
      // The redirect may come before the webhook, or without it.
      if (before.state === 'open' || before.state === 'processing')
        await settlePayment(context, gateway, params.id);
      const payment = await paymentPage(context, params.id);
      const going = await openActionOf(context, payment);
      if (going !== null) return redirect(going);
      return inertia('billing/payment-state', { isSandbox: gateway.isSandbox, payment });
    },
  });
  if (gateway.isSandbox) addSandboxPage(routes, app);
}

type CheckoutInput = {
  version: 'gold' | 'annual_gold' | 'platinum';
  typed: string;
  next: string | undefined;
};

/** The order, and its price now and later. A user with a plan changes it in the settings instead. */
async function summary(
  context: Context,
  gateway: Gateway,
  { version, typed, next }: CheckoutInput,
): Promise<Answer> {
  const { userId } = signedInViewer(context);
  const membership = await findMembership(context.database, userId);
  if (membership && isPaid(membership))
    return redirect(route('settings.plans', {}, { query: { to: version, next: next ?? null } }));
  const terms = await purchasableTerms(context, version);
  const { quoted, couponError } = await countingQuote(context, { userId, typed, terms });
  return inertia('billing/payment', {
    isSandbox: gateway.isSandbox,
    gateway: gateway.name,
    plan: toPlan(terms),
    quote: toQuote(quoted.quote),
    coupon: quoted.coupon ? { code: quoted.coupon.code, name: quoted.coupon.name } : null,
    typed,
    couponError,
    next: next ?? null,
    consent: consentWording(context, terms),
  });
}

type Quoting = Parameters<typeof quotePurchase>[1];

/** A code that cannot be used leaves the price as it is, and says why. */
async function countingQuote(context: Context, asked: Quoting) {
  try {
    const quoted = await limitingWrongCodes(context, asked, () => quotePurchase(context, asked));
    return { quoted, couponError: null };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const problem = error.fields['coupon']?.[0];
    if (!problem) throw error;
    const quoted = await quotePurchase(context, { ...asked, typed: '' });
    return { quoted, couponError: context.t(problem.key, problem.params) };
  }
}

/** The built-in gateway's own page: its address allows the payment, as at any gateway. */
function addSandboxPage(routes: Routes, app: FastifyInstance): void {
  routes.page('sandbox.checkout', {
    params: referenceParams,
    policy: anyone,
    handle: async (context, { params }) =>
      inertia('billing/sandbox-checkout', { checkout: await sandboxPage(context, params.reference) }),
  });
  routes.form('sandbox.checkout.pay', {
    params: referenceParams,
    body: cardChoiceBody,
    policy: anyone,
    limit: 'write',
    handle: async (context, { params, body }) => {
      const { reference } = params;
      const confirmed = body.confirm === undefined ? null : body.confirm === 'yes';
      const state = await payWithTestCard(context, reference, { card: body.card, confirmed });
      if (state !== 'complete') return redirect(route('sandbox.checkout', { reference }));
      const object = { id: reference, object: 'checkout.session' };
      await sendSandboxEvent(app, context, { type: 'checkout.session.completed', object });
      const { returnUrl } = await sandboxPage(context, reference);
      return redirect(new URL(returnUrl).pathname);
    },
  });
}

const CONTINUE = /^\/continue\/(\d{1,9})$/;

/** Where the action goes on that a limit interrupted, once the plan is paid for and until it is done. */
async function openActionOf(
  context: Context,
  { state, isInvoicePaid, next }: PaymentView,
): Promise<string | null> {
  const id = CONTINUE.exec(next ?? '')?.[1];
  if (state !== 'succeeded' || !isInvoicePaid || next === null || id === undefined) return null;
  const { userId } = signedInViewer(context);
  const action = await findInterrupted(context.database, { id: Number(id), userId });
  return action?.state === 'open' ? next : null;
}

/** The page after a payment, with its message. */
export async function afterPayment(
  context: Context,
  paymentId: number,
  next: string | null,
): Promise<Answer> {
  const payment = await findPayment(context.database, paymentId);
  if (payment?.state !== 'succeeded') return redirect(route('payments.show', { id: paymentId }));
  if (next !== null) return redirect(next);
  const membership = await findMembership(context.database, payment.userId);
  const plan = PLANS[membership?.version ?? 'free'].name;
  return redirect(route('settings.billing'), { success: context.t('billing.changed_to', { plan }) });
}
