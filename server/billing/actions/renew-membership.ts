import { transact, type Context, type ReadContext } from '../../core/context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { stepDue, type Step } from '../membership-state.ts';
import { insertInvoice, lockInvoice, openInvoiceOf, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import { intervalOf } from '../queries/terms.ts';
import { lastChargeOf } from '../queries/payments.ts';
import { quoteRenewal } from '../quote.ts';
import { startOfRenewal } from '../charges/renewal-start.ts';
import { applyPaidInvoice, endMembership, voidOpenInvoices } from './change-membership.ts';
import { chargeInvoice, finishForgotten } from './charge-invoice.ts';
import { ownReduction } from './start-purchase.ts';

/** The step that is due for a membership now. */
export const dueStep = (membership: MembershipRow, now: Date): Step | null =>
  stepDue({ ...membership, isYearly: intervalOf(membership.version) === 'year' }, now);

/**
 * Does the due step of a membership: renews, retries the card, ends, or announces a renewal. A second call
 * does nothing.
 */
export async function takeDueStep(context: Context, gateway: Gateway, userId: number): Promise<Step | null> {
  await finishForgotten(context, gateway, userId);
  const { step, invoice } = await transact(context, async (tx) => {
    const membership = await lockMembership(tx.database, userId, tx.now);
    const due = stepOn(dueStep(membership, tx.now), tx);
    return { step: due, invoice: await prepare(tx, { membership, step: due, gateway }) };
  });
  if (invoice) await chargeInvoice(context, gateway, invoice);
  return step;
}

/** Without a gateway nothing is sold: a period that ends is the last one, and no card is tried again. */
function stepOn(step: Step | null, { config }: ReadContext): Step | null {
  if (config.payments !== 'none') return step;
  if (step === 'renew') return 'end';
  return step === 'end' ? step : null;
}

type Due = { membership: MembershipRow; step: Step | null; gateway: Gateway };

/** Does the database's part of a step. Answers the invoice that the card is to be charged for. */
async function prepare(tx: ReadContext, { membership, step, gateway }: Due): Promise<InvoiceRow | null> {
  switch (step) {
    case 'end':
      await endMembership(tx, membership);
      return null;
    case 'notice':
    case 'early_notice':
      await tellOfRenewal(tx, membership, step);
      return null;
    case 'retry':
      return countRetry(tx, membership);
    case 'renew':
      return renewalInvoice(tx, membership, gateway);
    default:
      return null;
  }
}

async function tellOfRenewal(
  tx: ReadContext,
  membership: MembershipRow,
  step: 'notice' | 'early_notice',
): Promise<void> {
  const { database, announce } = tx;
  const { userId, periodEnd, version } = membership;
  if (periodEnd === null) return;
  await database
    .updateTable('memberships')
    .set(step === 'notice' ? { noticed_for: periodEnd } : { early_noticed_for: periodEnd })
    .where('user_id', '=', userId)
    .execute();
  const { reduction } = await ownReduction(tx, userId);
  const quote = await quoteRenewal(tx, { ...membership, periodEnd }, reduction);
  const cents = quote.invoice.totalCents;
  announce({ name: 'membership.renewal_near', userId, version, on: periodEnd, cents });
}

async function countRetry({ database }: ReadContext, membership: MembershipRow): Promise<InvoiceRow | null> {
  const { userId, retries } = membership;
  await database
    .updateTable('memberships')
    .set({ retries: retries + 1 })
    .where('user_id', '=', userId)
    .execute();
  return (await openInvoiceOf(database, userId, 'renewal')) ?? null;
}

/** One that a process left behind is used again. Where nothing is to be paid, the period begins at once. */
async function renewalInvoice(
  tx: ReadContext,
  membership: MembershipRow,
  gateway: Gateway,
): Promise<InvoiceRow | null> {
  const { database } = tx;
  const { userId, periodEnd } = membership;
  if (!isPaid(membership) || periodEnd === null) return null;
  const open = await openInvoiceOf(database, userId, 'renewal');
  if (open && !(await isStale(tx, open))) return open;
  if (open) await voidOpenInvoices(tx, userId);
  const { reduction, redemptionId } = await ownReduction(tx, userId);
  const quote = await quoteRenewal(tx, { ...membership, periodEnd }, reduction);
  const isReduced = quote.invoice.lines.some(({ kind }) => kind === 'coupon');
  const couponRedemptionId = isReduced ? redemptionId : null;
  const id = await insertInvoice(tx, { userId, purpose: 'renewal', quote, couponRedemptionId });
  const invoice = await lockInvoice(database, id);
  if (invoice.totalCents > 0) return invoice;
  await applyPaidInvoice(tx, { membership, invoice, gateway: gateway.name });
  return null;
}

/** A long standstill let its period pass. An invoice whose charge may have arrived is finished first. */
async function isStale({ database, now }: ReadContext, { id, periodStart }: InvoiceRow): Promise<boolean> {
  if (startOfRenewal(periodStart, now) === periodStart) return false;
  return (await lastChargeOf(database, id))?.state !== 'open';
}
