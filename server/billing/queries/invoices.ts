import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { MembershipVersion } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import type { InvoiceLine } from '../price-invoice.ts';
import type { Quote } from '../quoted.ts';
import { billingAccountOf, type TaxDetails } from './billing-account.ts';

export type InvoicePurpose = 'purchase' | 'renewal' | 'upgrade';
export type InvoiceState = 'open' | 'paid' | 'void' | 'refunded';
/** The billed user's details at the time. */
export type Buyer = TaxDetails & { name: string; email: string };

export type InvoiceRow = {
  id: number;
  number: string | null;
  userId: number;
  purpose: InvoicePurpose;
  state: InvoiceState;
  version: MembershipVersion;
  termsId: number;
  periodStart: Date;
  periodEnd: Date;
  totalCents: number;
  balanceUsedCents: number;
  balanceLeftCents: number;
  refundedCents: number;
  couponRedemptionId: number | null;
  buyer: Buyer;
  createdAt: Date;
  paidAt: Date | null;
  lines: InvoiceLine[];
  /** The number of corrections of its buyer. */
  buyerVersions: number;
};

export const selectInvoices = (database: Queryable) =>
  database
    .selectFrom('invoices')
    .select(['invoices.id', 'number', 'user_id as userId', 'purpose', 'state', 'version', 'buyer'])
    .select(['terms_id as termsId', 'period_start as periodStart', 'period_end as periodEnd'])
    .select(['total_cents as totalCents', 'balance_used_cents as balanceUsedCents'])
    .select(['balance_left_cents as balanceLeftCents', 'refunded_cents as refundedCents'])
    .select(['coupon_redemption_id as couponRedemptionId', 'created_at as createdAt', 'paid_at as paidAt'])
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('invoice_lines as line')
          .select(['line.kind', 'line.version', 'line.amount_cents as amountCents'])
          .whereRef('line.invoice_id', '=', 'invoices.id')
          .orderBy('line.position'),
      ).as('lines'),
    )
    .select((query) =>
      query
        .selectFrom('invoice_buyer_versions as version')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('version.invoice_id', '=', 'invoices.id')
        .as('buyerVersions'),
    )
    .$castTo<InvoiceRow>();

type NewInvoice = {
  userId: number;
  purpose: InvoicePurpose;
  quote: Omit<Quote, 'later'>;
  couponRedemptionId: number | null;
};

/** Writes an open invoice with its lines. Answers its id. */
export async function insertInvoice(tx: ReadContext, invoice: NewInvoice): Promise<number> {
  const { database, now } = tx;
  const { userId, purpose, quote, couponRedemptionId } = invoice;
  const { terms, periodStart, periodEnd } = quote;
  const { lines, totalCents, balanceUsedCents, balanceLeftCents } = quote.invoice;
  const { id } = await database
    .insertInto('invoices')
    .values({
      user_id: userId,
      purpose,
      state: 'open',
      version: terms.version,
      terms_id: terms.id,
      period_start: periodStart,
      period_end: periodEnd,
      total_cents: totalCents,
      balance_used_cents: balanceUsedCents,
      balance_left_cents: balanceLeftCents,
      coupon_redemption_id: couponRedemptionId,
      buyer: await buyerOf(database, userId),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('invoice_lines')
    .values(
      lines.map(({ kind, version, amountCents }, position) => ({
        invoice_id: id,
        position,
        kind,
        version,
        amount_cents: amountCents,
      })),
    )
    .execute();
  return id;
}

async function buyerOf(database: Queryable, userId: number): Promise<Buyer> {
  const { tax } = await billingAccountOf(database, userId);
  const user = await database
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...tax, ...user };
}

/** Locks an invoice: it is paid once. */
export async function lockInvoice(database: Queryable, id: number): Promise<InvoiceRow> {
  await database.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute();
  return selectInvoices(database).where('invoices.id', '=', id).executeTakeFirstOrThrow();
}

export const openInvoiceOf = (database: Queryable, userId: number, purpose: InvoicePurpose) =>
  selectInvoices(database)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('purpose', '=', purpose)
    .orderBy('invoices.id', 'desc')
    .executeTakeFirst();

/** The latest paid invoices; `search`: words in the number, the day of payment (YYYY-MM-DD) or the amount. */
export const invoicesOf = (
  database: Queryable,
  userId: number,
  { search, limit }: { search: string; limit: number },
): Promise<InvoiceRow[]> =>
  selectInvoices(database)
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', number, to_char(paid_at at time zone 'utc', 'YYYY-MM-DD'),
          to_char(total_cents / 100.0, 'FM999999990.00')) ilike ${`%${search.replace(/[$,]/g, '').replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    )
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .execute();
