/** A cost is in the money of the contractor's country. The keys are steps; each currency has bounds of its own. */
export const CURRENCIES = ['USD', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const COST_BAND_BOUNDS: Readonly<Record<Currency, readonly number[]>> = {
  USD: [500, 2_000, 10_000, 50_000, 100_000],
  MXN: [2_000, 10_000, 50_000, 200_000, 1_000_000],
};
export const currencyOf = (country: string | null): Currency => (country === 'MX' ? 'MXN' : 'USD');
