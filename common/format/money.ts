export const CURRENCIES = ['USD', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * Whole cents as an amount: `$1,234.50`, and `$1,234.50 MXN` for pesos, whose sign is the same. The United States and
 * Mexico group digits alike, so the language does not matter. Cents that are not a safe integer are a RangeError.
 */
export function formatMoney(cents: number, currency: Currency = 'USD'): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('money is counted in whole cents');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const amount = `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
  return currency === 'USD' ? amount : `${amount} ${currency}`;
}

/** Cents as a price: whole dollars and pesos have no cents. */
export const formatPrice = (cents: number, currency?: Currency): string =>
  formatMoney(cents, currency).replace(/\.00(?= |$)/, '');

/** Cents as a price that names its currency, for readers on both sides of the border. */
export const namedPrice = (cents: number, currency: Currency): string =>
  currency === 'USD' ? `${formatPrice(cents)} USD` : formatPrice(cents, currency);
