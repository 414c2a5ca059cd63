import type { FutureCharge } from './charges/future-charges.ts';
import type { PricedInvoice } from './price-invoice.ts';
import type { Terms } from './queries/terms.ts';

/** The price of a change now, and every later charge until the amount no longer changes, to the cent. */
export type Quote = {
  terms: Terms;
  invoice: PricedInvoice;
  periodStart: Date;
  periodEnd: Date;
  later: FutureCharge[];
};
