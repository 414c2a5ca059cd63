import type { Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import type { TaxDetails } from '../queries/billing-account.ts';

/** For the invoices from now on; those that were written stay as they are. */
export async function keepTaxDetails(context: Context, gateway: string, tax: TaxDetails): Promise<void> {
  const { database, viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const columns = {
    country: tax.country,
    legal_name: tax.legalName,
    tax_id: tax.taxId,
    tax_regime: tax.taxRegime,
    cfdi_use: tax.cfdiUse,
    fiscal_postal_code: tax.fiscalPostalCode,
    updated_at: now,
  };
  await database
    .insertInto('billing_accounts')
    .values({ user_id: viewer.userId, gateway, ...columns })
    .onConflict((same) => same.column('user_id').doUpdateSet(columns))
    .execute();
}
