import type { PricedInvoice } from './price-invoice.ts';
import type { Terms } from './queries/terms.ts';

/** The price of a change now and at the next renewal, to the cent. */
export type Quote = {
  terms: Terms;
  invoice: PricedInvoice;
  periodStart: Date;
  periodEnd: Date;
  renewal: { at: Date; cents: number };
};
