import { sql } from 'kysely';
import type { MembershipVersion } from '../../../common/constants.ts';
import type { ChangeKind } from '../../../common/profiles/memberships.ts';
import type { ReadContext } from '../../core/context.ts';
import { monthlyCents } from '../price-invoice.ts';
import { renewalAnchor } from '../charges/renewal-start.ts';
import type { InvoiceRow } from '../queries/invoices.ts';
import type { MembershipRow } from '../queries/membership.ts';
import { intervalOf, termsById } from '../queries/terms.ts';
import { changeBalance } from '../queries/billing-account.ts';
import { keepShownLimits } from './keep-shown-limits.ts';
import { endCoupon, useCoupon } from './redeem-coupon.ts';

type Change = {
  kind: ChangeKind;
  from: MembershipVersion;
  to: MembershipVersion;
  monthlyCents: number;
  invoiceId?: number | null;
};

/** The context needed to end a membership; a job has it, too. */
type Ending = Pick<ReadContext, 'database' | 'now' | 'viewer' | 'announce'>;

/** Writes the history of a membership, and announces it. */
export async function recordChange(tx: Ending, userId: number, change: Change): Promise<number> {
  const { database, now, viewer } = tx;
  const { kind, from, to, invoiceId = null } = change;
  const { id } = await database
    .insertInto('membership_changes')
    .values({
      user_id: userId,
      at: now,
      kind,
      from_version: from,
      to_version: to,
      monthly_cents: change.monthlyCents,
      invoice_id: invoiceId,
      by_user_id: viewer?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  tx.announce({ name: 'membership.updated', userId, kind, changeId: id });
  return id;
}

/** A membership's present revenue per month. */
export async function worthOf({ database }: ReadContext, membership: MembershipRow): Promise<number> {
  if (membership.termsId === null || membership.version === 'free') return 0;
  const { priceCents } = await termsById(database, membership.termsId);
  return monthlyCents(priceCents, intervalOf(membership.version));
}

/** Records a change that leaves the plan as it is. */
export async function recordStep(
  tx: ReadContext,
  membership: MembershipRow,
  kind: ChangeKind,
  invoiceId: number | null = null,
): Promise<void> {
  const { userId, version } = membership;
  await recordChange(tx, userId, {
    kind,
    from: version,
    to: version,
    monthlyCents: await worthOf(tx, membership),
    invoiceId,
  });
}

/** An open invoice was paid: it gets its number, and the membership the period that it names. */
export async function applyPaidInvoice(
  tx: ReadContext,
  { membership, invoice, gateway }: { membership: MembershipRow; invoice: InvoiceRow; gateway: string },
): Promise<void> {
  const { database, now } = tx;
  const { userId, version, purpose, termsId } = invoice;
  const number = await nextNumber(tx);
  await database
    .updateTable('invoices')
    .set({ state: 'paid', paid_at: now, number })
    .where('id', '=', invoice.id)
    .execute();
  const cents = invoice.balanceLeftCents - invoice.balanceUsedCents;
  await changeBalance(database, { userId, gateway, cents, now });
  await useCoupon(tx, invoice);
  // An open change was priced for the period before.
  await voidOpenInvoices(tx, userId);
  const isRenewal = purpose === 'renewal';
  const anchorAt = isRenewal
    ? renewalAnchor({ ...membership, nextVersion: version }, invoice.periodStart)
    : invoice.periodStart;
  await database
    .updateTable('memberships')
    .set({
      version,
      state: 'active',
      terms_id: termsId,
      anchor_at: anchorAt,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
      cancels_at: null,
      cancels_for_closing: false,
      next_version: null,
      next_terms_id: null,
      past_due_since: null,
      retries: 0,
      disputed: false,
      ended_at: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await keepShownLimits(tx, userId);
  const { priceCents } = await termsById(database, termsId);
  await recordChange(tx, userId, {
    kind: isRenewal ? 'renewed' : purpose === 'upgrade' ? 'changed' : 'started',
    from: membership.version,
    to: version,
    monthlyCents: monthlyCents(priceCents, intervalOf(version)),
    invoiceId: invoice.id,
  });
}

/** Numbers are given when an invoice is paid, one after the other. */
async function nextNumber({ database, now }: ReadContext): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval('invoice_numbers')::integer as count`.execute(
    database,
  );
  const count = rows[0]?.count ?? 0;
  return `PL-${now.getUTCFullYear()}-${String(count).padStart(6, '0')}`;
}

/** Ends a membership: back to Free. Nothing is deleted; open invoices are void, and a running coupon ends. */
export async function endMembership(
  tx: Ending,
  membership: MembershipRow,
  kind: 'ended' | 'refunded' = 'ended',
): Promise<number> {
  const { database, now } = tx;
  const { userId, version } = membership;
  await database
    .updateTable('memberships')
    .set({
      version: 'free',
      state: 'ended',
      terms_id: null,
      anchor_at: null,
      period_start: null,
      period_end: null,
      cancels_at: null,
      next_version: null,
      next_terms_id: null,
      past_due_since: null,
      retries: 0,
      disputed: false,
      ended_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await keepShownLimits(tx, userId);
  await voidOpenInvoices(tx, userId);
  await endCoupon(tx, userId);
  return recordChange(tx, userId, { kind, from: version, to: 'free', monthlyCents: 0 });
}

/** A payment of a void invoice that still arrives is sent back. */
export async function voidOpenInvoices(
  { database }: Pick<ReadContext, 'database'>,
  userId: number,
): Promise<void> {
  await database
    .updateTable('invoices')
    .set({ state: 'void' })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute();
}
