import { PLANS } from '../../common/limits/plan-limits.ts';
import { signedInViewer } from '../core/policies.ts';
import type { MembershipVersion } from '../../common/constants.ts';
import type { ChangeKind } from '../../common/profiles/memberships.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { actsAsAdministrator, isMember } from '../core/viewer.ts';
import { entitlementsOf } from './entitlements.ts';
import type { Gateway } from './gateways/gateway.ts';
import { billingAccountOf } from './queries/billing-account.ts';
import { runningCoupon } from './queries/coupons.ts';
import { invoicesOf, openInvoiceOf, selectInvoices, type InvoiceRow } from './queries/invoices.ts';
import { findMembership, type MembershipRow } from './queries/membership.ts';
import { findPayment, owedOfRefunds, processingPaymentOf, selectPayments } from './queries/payments.ts';
import { termsOffered } from './queries/terms.ts';
import { countedUses, usesAbove } from './queries/usage.ts';
import { upcomingCharges } from './charges/upcoming-charges.ts';
import { toMembership } from './membership-view.ts';
import { toCard, toInvoice, toLater, type BillingView, type ChangeView, type PaymentView } from './views.ts';

/** Pages that were made of the plans; dropped when an administrator changes one. */
export const PLANS_TAG = 'plans';

const INVOICES_SHOWN = 60;
const CHANGES_SHOWN = 60;

/** Everything about one's own billing. */
export async function billingPage(
  context: ReadContext,
  gateway: Gateway,
  search: string,
): Promise<BillingView> {
  const { database, now } = context;
  const viewer = signedInViewer(context);
  const { userId } = viewer;
  const [membership, account, invoices, open, coupon, { limits }, processing, owedCents] = await Promise.all([
    findMembership(database, userId),
    billingAccountOf(database, userId),
    invoicesOf(database, userId, { search, limit: INVOICES_SHOWN }),
    openInvoiceOf(database, userId, 'renewal'),
    runningCoupon(database, userId),
    entitlementsOf(database, userId, now),
    processingPaymentOf(database, userId),
    owedOfRefunds(database, userId),
  ]);
  // A member acts for a business whose plan is the owner's.
  const uses = isMember(viewer) ? [] : await countedUses(database, viewer, now);
  const membershipView = toMembership(membership);
  return {
    isSandbox: gateway.isSandbox,
    membership: membershipView,
    card: account.card && toCard(account.card),
    balanceCents: account.balanceCents,
    tax: account.tax,
    openInvoice: open ? await openInvoice(context, open) : null,
    later: await laterOf(context, membership),
    processing: processing ? { paymentId: processing.id, cents: processing.amountCents } : null,
    owedCents,
    coupon: coupon && { code: coupon.coupon.code, periodsLeft: coupon.periodsLeft },
    invoices: invoices.map((invoice) => toInvoice(invoice, now)),
    changes: await changesOf(context, userId),
    kept: usesAbove(uses, limits),
    lost: membershipView.can.cancel === null ? [] : usesAbove(uses, PLANS.free.limits),
    search,
  };
}

async function openInvoice({ database }: ReadContext, { id, totalCents }: InvoiceRow) {
  const last = await selectPayments(database)
    .where('invoice_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { id, totalCents, reason: last?.reason ?? null };
}

async function laterOf(
  context: ReadContext,
  membership: MembershipRow | undefined,
): Promise<BillingView['later']> {
  const charges = membership ? await upcomingCharges(context, membership) : null;
  return membership && charges ? toLater(charges, membership.nextVersion ?? membership.version) : null;
}

async function changesOf({ database }: ReadContext, userId: number): Promise<ChangeView[]> {
  const rows = await database
    .selectFrom('membership_changes')
    .select(['id', 'kind', 'at', 'from_version', 'to_version'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ChangeKind,
    at: row.at.toISOString(),
    from: row.from_version as MembershipVersion,
    to: row.to_version as MembershipVersion,
  }));
}

/** The state of one's own payment. Throws 404 for another user's. */
export async function paymentPage(context: ReadContext, paymentId: number): Promise<PaymentView> {
  const { database } = context;
  const payment = await findPayment(database, paymentId);
  if (!payment || payment.userId !== signedInViewer(context).userId) throw notFound();
  const invoice =
    payment.invoiceId === null
      ? null
      : await selectInvoices(database).where('invoices.id', '=', payment.invoiceId).executeTakeFirstOrThrow();
  const isSentBack = payment.refundDueCents > 0 || payment.refundedCents > 0;
  return {
    id: payment.id,
    state: payment.state === 'open' && payment.processingSince !== null ? 'processing' : payment.state,
    reason: payment.reason,
    amountCents: payment.amountCents,
    url: payment.state === 'open' && payment.processingSince === null ? payment.url : null,
    version: invoice?.version ?? null,
    invoiceId: invoice?.paidAt ? invoice.id : null,
    isInvoicePaid: invoice?.state === 'paid',
    isSentBack,
    next: payment.next,
  };
}

/** One's own paid invoice. Throws 404 for another user's. */
export async function ownInvoice(context: ReadContext, id: number): Promise<InvoiceRow> {
  const invoice = await selectInvoices(context.database).where('invoices.id', '=', id).executeTakeFirst();
  const viewer = signedInViewer(context);
  const maySee = invoice?.userId === viewer.userId || actsAsAdministrator(viewer);
  if (!invoice || !maySee || invoice.number === null) throw notFound();
  return invoice;
}

export const currentTerms = (context: ReadContext) => termsOffered(context);
