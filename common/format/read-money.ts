import type { Currency } from './currencies.ts';

/** A sign or a word for the currency before or after the amount. */
const CURRENCY = /^(?:usd|mxn|us|mx)?\s*\$?\s*|\s*(?:usd|mxn|dollars?|d[oó]lares|pesos?|m\.?\s?n\.?)?$/giu;
const AMOUNT = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

const NAMED: readonly (readonly [Currency, RegExp])[] = [
  ['MXN', /mxn|mx(?![a-z])|pesos?|m\.?\s?n\.?$/iu],
  ['USD', /usd|us(?![a-z])|dollars?|d[oó]lares/iu],
];

/** The currency that an amount names; null: none, as `$` alone is that of both countries. */
export const currencyNamed = (text: string): Currency | null =>
  NAMED.find(([, name]) => name.test(text.trim()))?.[0] ?? null;

/**
 * An amount as people write it in the United States and Mexico (`$1,250`, `1250.50`, `1 250 pesos`), in cents; null: not
 * understood. `1.250` and `1,25` are read differently elsewhere, so they are not understood here.
 */
export function readMoney(text: string): number | null {
  const amount = text
    .trim()
    .replace(CURRENCY, '')
    .replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/gu, '');
  if (!AMOUNT.test(amount)) return null;
  const [whole = '', cents = ''] = amount.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
