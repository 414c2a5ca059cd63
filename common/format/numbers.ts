/**
 * Formats numbers as both languages write them: 1,450.5 and 62%. Intl's first number takes longer than the
 * page takes to hydrate. Own tables also make the server's and the browser's output equal.
 */

/** The number of decimals, by Intl.NumberFormat's names. */
export type FractionDigits = { minimumFractionDigits?: number; maximumFractionDigits?: number };

/**
 * `1,450.5`, rounded half up, by default to three decimals, as Intl.NumberFormat writes in en-US and es-MX.
 */
export function formatNumber(value: number, options: FractionDigits = {}): string {
  const { minimumFractionDigits: fewest = 0, maximumFractionDigits: most = Math.max(3, fewest) } = options;
  const rounded = Math.round(timesTenTo(most, Math.abs(value)));
  if (!Number.isSafeInteger(rounded)) return new Intl.NumberFormat('en-US', options).format(value);
  const digits = String(rounded).padStart(most + 1, '0');
  const pointAt = digits.length - most;
  const whole = digits.slice(0, pointAt).replace(BETWEEN_THOUSANDS, ',');
  const fraction = digits.slice(pointAt).replace(LAST_ZEROS, '').padEnd(fewest, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + whole + (fraction && `.${fraction}`);
}

/** `1,450` */
export function formatCount(count: number): string {
  return formatNumber(count, { maximumFractionDigits: 0 });
}

/** `4.6`: a mean of stars, always with its decimal. */
export function formatMean(mean: number): string {
  return formatNumber(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `62%`: a share from 0 to 1. */
export function formatShare(share: number): string {
  return `${formatCount(timesTenTo(2, share))}%`;
}

/** `1.3%`: a share that is often small. */
export function formatShareFinely(share: number): string {
  return `${formatNumber(timesTenTo(2, share), { maximumFractionDigits: 1 })}%`;
}

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const LAST_ZEROS = /0+$/;

/** By the digits that are shown: multiplied, 1.005 would be 100.49999999999999. */
function timesTenTo(power: number, value: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
}
