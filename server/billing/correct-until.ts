/** A month counts until it has ended in the westernmost place that the product serves. */
const LAST_HOUR_UTC = 10;

/** The moment until which the buyer of a paid invoice can be corrected: the end of the month of its payment. */
export const correctUntil = (paidAt: Date): Date =>
  new Date(Date.UTC(paidAt.getUTCFullYear(), paidAt.getUTCMonth() + 1, 1, LAST_HOUR_UTC));
