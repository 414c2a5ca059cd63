import type { Queryable } from '../../database/client.ts';
import type { Buyer } from './invoices.ts';

export type BuyerVersion = { buyer: Buyer; replacedAt: Date };

/** The buyer's data of an invoice before each correction, the oldest first. */
export const buyerVersionsOf = (database: Queryable, invoiceId: number): Promise<BuyerVersion[]> =>
  database
    .selectFrom('invoice_buyer_versions')
    .select(['buyer', 'replaced_at as replacedAt'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .$castTo<BuyerVersion>()
    .execute();
