import { transact, type Context } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { correctUntil } from '../correct-until.ts';
import type { TaxDetails } from '../queries/billing-account.ts';
import { lockInvoice, selectInvoices } from '../queries/invoices.ts';

/**
 * Corrects the buyer's data of one's own paid invoice; what stood there before is kept. Throws 404 for another user's
 * invoice, and a 409 after the end of the month.
 */
export async function correctBuyer(context: Context, invoiceId: number, tax: TaxDetails): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const { database, now } = tx;
    const own = await selectInvoices(database)
      .where('invoices.id', '=', invoiceId)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst();
    if (!own) throw notFound();
    const { paidAt, number, buyer } = await lockInvoice(database, invoiceId);
    if (paidAt === null || number === null) throw notFound();
    if (now >= correctUntil(paidAt)) throw conflict('billing.buyer.too_late');
    await database
      .insertInto('invoice_buyer_versions')
      .values({
        invoice_id: invoiceId,
        user_id: viewer.userId,
        buyer,
        replaced_at: now,
      })
      .execute();
    await database
      .updateTable('invoices')
      .set({ buyer: { ...tax, name: buyer.name, email: buyer.email } })
      .where('id', '=', invoiceId)
      .execute();
  });
}
