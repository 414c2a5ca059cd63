/** The limits of a contractor's own page: the server checks them, and the form names them. */

export const PAYMENT_METHODS = [
  'cash',
  'check',
  'card',
  'bank_transfer',
  'zelle',
  'spei',
  'oxxo',
  'digital_wallet',
  'financing',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const HEADLINE_MAX_LENGTH = 120;
export const ABOUT_MAX_LENGTH = 5_000;
/** With its markup. */
export const ABOUT_HTML_MAX_LENGTH = 20_000;
export const WARRANTY_MAX_LENGTH = 500;
export const SERVICES_MAX_COUNT = 40;
export const LINKS_MAX_COUNT = 6;
export const STATED_LICENSES_MAX_COUNT = 8;
export const CLOSED_DAYS_MAX_COUNT = 20;
/** A list of nearly all states tells a customer nothing. */
export const SERVED_REGIONS_MAX_COUNT = 12;
/** In the unit of the country: miles or kilometers. */
export const SERVICE_RADIUS_MAX = 300;
export const SERVICE_PRICE_MAX = 10_000_000;
/** The blue of the product, where no color was chosen yet. */
export const FIRST_OWN_COLOR = '1d4e89';
