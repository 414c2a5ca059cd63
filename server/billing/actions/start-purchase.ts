import type { MembershipVersion } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { freshReduction, type Coupon } from '../coupon-rules.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { nextStatus } from '../membership-state.ts';
import { runningCoupon, usableCoupon } from '../queries/coupons.ts';
import { limitingWrongCodes } from './limit-wrong-codes.ts';
import { insertInvoice, openInvoiceOf, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import { insertPayment, openPaymentOf } from '../queries/payments.ts';
import { termsOffered, type Terms } from '../queries/terms.ts';
import { quoteFromNow } from '../quote.ts';
import type { Quote } from '../quoted.ts';
import { voidOpenInvoices } from './change-membership.ts';
import { openCheckout } from './open-checkout.ts';
import { recordConsent } from './record-consent.ts';
import { releaseCoupons, reserveCoupon } from './redeem-coupon.ts';

export type Purchase = {
  version: MembershipVersion;
  coupon: string;
  /** The amount that the page showed: another amount is not charged. */
  expectedCents: number;
  /** The page where the interrupted action continues. */
  next: string | null;
};

/** Throws a 409 for an unsold plan, and where a plan is already paid for. */
export async function purchasableTerms(context: ReadContext, version: MembershipVersion): Promise<Terms> {
  const terms = (await termsOffered(context))[version];
  if (version === 'free' || !terms.onSale) throw conflict('billing.not_on_sale');
  return terms;
}

/** Quotes a purchase with a coupon. Throws as `usableCoupon`. */
export async function quotePurchase(
  context: ReadContext,
  { userId, terms, typed }: { userId: number; terms: Terms; typed: string },
): Promise<{ quote: Quote; coupon: Coupon | null }> {
  const coupon = await usableCoupon(context, { userId, typed, version: terms.version });
  const reduction = freshReduction(coupon);
  return { quote: await quoteFromNow(context, { userId, terms, reduction, running: null }), coupon };
}

/**
 * Writes the payment and opens the gateway's page for it. A user has one open purchase, even when sent twice
 * or from two tabs. An equal one is reused, another one replaces it. Answers the payment's id.
 */
export async function startPurchase(
  context: Context,
  gateway: Gateway,
  purchase: Purchase,
): Promise<{ paymentId: number }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const paymentId = await limitingWrongCodes(context, { userId: viewer.userId, typed: purchase.coupon }, () =>
    transact(context, (tx) => writePurchase(tx, viewer, gateway, purchase)),
  );
  await openCheckout(context, gateway, paymentId);
  return { paymentId };
}

async function writePurchase(
  tx: ReadContext,
  { userId }: SignedIn,
  gateway: Gateway,
  purchase: Purchase,
): Promise<number> {
  const { database, now } = tx;
  const { version, next } = purchase;
  const membership = await lockMembership(database, userId, now);
  if (isPaid(membership)) throw conflict('billing.already_paid');
  const terms = await purchasableTerms(tx, version);
  const { quote, coupon } = await quotePurchase(tx, { userId, terms, typed: purchase.coupon });
  if (quote.invoice.totalCents !== purchase.expectedCents) throw conflict('billing.amount_changed');
  const equal = await equalPurchase(tx, { userId, quote, coupon });
  if (equal !== undefined) return equal;
  await voidOpenInvoices(tx, userId);
  await releaseCoupons(tx, userId);
  const couponRedemptionId = coupon && (await reserveCoupon(tx, { coupon, userId }));
  const invoiceId = await insertInvoice(tx, { userId, purpose: 'purchase', quote, couponRedemptionId });
  await recordConsent(tx, { userId, invoiceId, terms });
  await markIncomplete(tx, membership);
  const amountCents = quote.invoice.totalCents;
  return insertPayment(database, {
    userId,
    invoiceId,
    kind: 'checkout',
    gateway: gateway.name,
    amountCents,
    next,
    now,
  });
}

async function markIncomplete({ database, now }: ReadContext, membership: MembershipRow): Promise<void> {
  // An operator gave the membership they have: it stays until the purchase is paid.
  if (membership.version !== 'free') return;
  const state = membership.state === 'active' ? 'ended' : membership.state;
  const stand = nextStatus({ state, cancels: false }, 'purchase_started');
  if (!stand) throw conflict('billing.already_paid');
  await database
    .updateTable('memberships')
    .set({ state: stand.state, updated_at: now })
    .where('user_id', '=', membership.userId)
    .execute();
}

/** A double click, or the same page in two tabs: the payment that is open already. */
async function equalPurchase(
  { database }: ReadContext,
  { userId, quote, coupon }: { userId: number; quote: Quote; coupon: Coupon | null },
): Promise<number | undefined> {
  const open = await openInvoiceOf(database, userId, 'purchase');
  if (!open || open.termsId !== quote.terms.id || open.totalCents !== quote.invoice.totalCents)
    return undefined;
  if (!(await hasSameCoupon(database, open, coupon))) return undefined;
  return (await openPaymentOf(database, open.id, 'checkout'))?.id;
}

async function hasSameCoupon(
  database: ReadContext['database'],
  { couponRedemptionId }: InvoiceRow,
  coupon: Coupon | null,
): Promise<boolean> {
  if (couponRedemptionId === null) return coupon === null;
  const row = await database
    .selectFrom('coupon_redemptions')
    .select('coupon_id')
    .where('id', '=', couponRedemptionId)
    .executeTakeFirst();
  return row?.coupon_id === coupon?.id;
}

/** The reduction that a membership has from its coupon. */
export async function ownReduction({ database }: ReadContext, userId: number) {
  const running = await runningCoupon(database, userId);
  return { reduction: running, redemptionId: running?.redemptionId ?? null };
}
