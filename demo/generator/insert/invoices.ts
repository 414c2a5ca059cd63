import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MembershipVersion } from '../../../common/constants.ts';
import type { ChangeKind } from '../../../common/profiles/memberships.ts';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import { monthlyCents } from '../../../server/billing/price-invoice.ts';
import { intervalOf } from '../../../server/billing/queries/terms.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows, reserveIds } from '../../../server/database/insert-rows.ts';
import type { DemoUser } from '../types.ts';
import type { Row } from './ids.ts';

export const GATEWAY = 'sandbox';
const DAY_MS = 86_400_000;

/** A membership that was paid for, with all of its time until now. */
export type Bought = {
  userId: number;
  user: DemoUser;
  terms: { id: number; version: MembershipVersion; price_cents: number };
  stand: 'active' | 'cancel_scheduled' | 'past_due' | 'ended';
  /** The start of each paid period; the last one is the end of the last period. */
  bounds: Date[];
};

export const endOf = ({ bounds }: Bought): Date => at(bounds, bounds.length - 1);
export function at(bounds: readonly Date[], index: number): Date {
  const found = bounds[index];
  if (!found) throw new Error('a membership has a period');
  return found;
}

export const cardOf = ({ stand }: Bought): SandboxCard =>
  stand === 'past_due' ? 'insufficient_funds' : 'pays';
export const customerOf = ({ user }: Bought): string => shortened('sbx_cus', `customer ${user.key}`);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const shortened = (prefix: string, key: string): string => `${prefix}_${digest(key).slice(0, 24)}`;
const uuidOf = (text: string): string =>
  digest(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

type Planned = { of: Bought; start: Date; end: Date; isOpen: boolean; isFirst: boolean };
type Invoice = Planned & { id: number };

/** An invoice for each paid period in the order of their days, and an open one where the card failed. */
export async function insertInvoices(
  database: Queryable,
  bought: readonly Bought[],
  today: Date,
): Promise<void> {
  const planned = bought.flatMap(planInvoices).toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const ids = await reserveIds(database, 'invoices', planned.length);
  const invoices = planned.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
  const paid = invoices.filter(({ isOpen }) => !isOpen);
  const numbers = new Map(paid.map(({ id, start }, index) => [id, numberOf(start, index + 1)]));
  await insertRows(
    database,
    'invoices',
    invoices.map((invoice) => invoiceRow(invoice, numbers.get(invoice.id) ?? null)),
  );
  await sql`select setval('invoice_numbers', ${paid.length}::integer)`.execute(database);
  await insertRows(
    database,
    'invoice_lines',
    invoices.map(({ id, of: { terms } }): Row<'invoice_lines'> => ({
      invoice_id: id,
      position: 0,
      kind: 'plan',
      version: terms.version,
      amount_cents: terms.price_cents,
    })),
  );
  await insertPayments(database, invoices);
  await insertChanges(database, { bought, invoices, today });
}

function planInvoices(of: Bought): Planned[] {
  const paid = of.bounds.slice(0, -1).map((start, index) => {
    return { of, start, end: at(of.bounds, index + 1), isOpen: false, isFirst: index === 0 };
  });
  if (of.stand !== 'past_due') return paid;
  const start = endOf(of);
  const length = start.getTime() - at(of.bounds, of.bounds.length - 2).getTime();
  return [...paid, { of, start, end: new Date(start.getTime() + length), isOpen: true, isFirst: false }];
}

const numberOf = (day: Date, count: number): string =>
  `PL-${day.getUTCFullYear()}-${String(count).padStart(6, '0')}`;

function invoiceRow(
  { id, of, start, end, isOpen, isFirst }: Invoice,
  number: string | null,
): Row<'invoices'> {
  const { user, terms, userId } = of;
  return {
    id,
    number,
    user_id: userId,
    purpose: isFirst ? 'purchase' : 'renewal',
    state: isOpen ? 'open' : 'paid',
    version: terms.version,
    terms_id: terms.id,
    period_start: start,
    period_end: end,
    currency: 'usd',
    total_cents: terms.price_cents,
    balance_used_cents: 0,
    balance_left_cents: 0,
    refunded_cents: 0,
    buyer: {
      country: user.language === 'english' ? 'US' : 'MX',
      name: user.name,
      email: user.email,
      legalName: null,
      taxId: null,
      taxRegime: null,
      cfdiUse: null,
      fiscalPostalCode: null,
    },
    created_at: start,
    paid_at: isOpen ? null : start,
  };
}

/** Our payments, and the same in the built-in gateway's books; a failed card was retried a day later. */
async function insertPayments(database: Queryable, invoices: readonly Invoice[]): Promise<void> {
  const tries = invoices.flatMap((invoice) =>
    (invoice.isOpen ? [0, 1] : [0]).map((day) => ({
      ...invoice,
      key: uuidOf(`payment ${invoice.of.user.key} ${invoice.start.toISOString()} ${day}`),
      when: new Date(invoice.start.getTime() + day * DAY_MS),
    })),
  );
  const ids = await reserveIds(database, 'payments', tries.length);
  const shared = (one: (typeof tries)[number]) => ({
    key: one.key,
    reference: shortened('sbx_pi', one.key),
    state: one.isOpen ? 'failed' : 'succeeded',
    reason: one.isOpen ? 'insufficient_funds' : null,
    amount_cents: one.of.terms.price_cents,
    refunded_cents: 0,
    created_at: one.when,
  });
  await insertRows(
    database,
    'payments',
    tries.map((one, index): Row<'payments'> => ({
      ...shared(one),
      id: ids[index] ?? 0,
      user_id: one.of.userId,
      invoice_id: one.id,
      kind: 'charge',
      gateway: GATEWAY,
      refund_due_cents: 0,
      sent_back: false,
      settled_at: one.when,
    })),
  );
  await insertRows(
    database,
    'sandbox_payments',
    tries.map((one, index): Row<'sandbox_payments'> => ({
      ...shared(one),
      own_reference: String(ids[index] ?? 0),
      customer: customerOf(one.of),
      card: cardOf(one.of),
    })),
  );
}

type Known = { bought: readonly Bought[]; invoices: readonly Invoice[]; today: Date };

/** The history, from which the revenue of each month is counted. */
async function insertChanges(database: Queryable, { bought, invoices, today }: Known): Promise<void> {
  const step = (of: Bought, when: Date, kind: ChangeKind, invoiceId: number | null) => {
    const { version, price_cents: cents } = of.terms;
    return {
      user_id: of.userId,
      at: when,
      kind,
      from_version: kind === 'started' ? 'free' : version,
      to_version: kind === 'ended' ? 'free' : version,
      monthly_cents: kind === 'ended' ? 0 : monthlyCents(cents, intervalOf(version)),
      invoice_id: invoiceId,
    };
  };
  const steps = [
    ...invoices.map(({ of, start, id, isFirst, isOpen }) =>
      step(of, start, isFirst ? 'started' : isOpen ? 'payment_failed' : 'renewed', id),
    ),
    ...bought
      .filter(({ stand }) => stand === 'cancel_scheduled')
      .map((of) => step(of, new Date(today.getTime() - 2 * DAY_MS), 'cancel_planned', null)),
    ...bought.filter(({ stand }) => stand === 'ended').map((of) => step(of, endOf(of), 'ended', null)),
  ];
  await insertRows(
    database,
    'membership_changes',
    steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}
