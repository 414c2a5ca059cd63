/** `Denton, TX 76201-1234` taken apart; what cannot be told stays empty. */
export function splitCityStateZip(written: string): { city: string; state: string; postalCode: string } {
  // From the end, so that a cell of commas costs no more than its length.
  const found = /([A-Za-z]{2})[.,]?\s+(\d{5}(?:-?\d{4})?)$/.exec(written.slice(-30));
  const before = found ? written.slice(0, written.length - found[0].length) : '';
  if (!found || !/[,\s]$/.test(before)) return { city: '', state: '', postalCode: '' };
  return { city: before.replace(/[,\s]{1,50}$/, ''), state: found[1] ?? '', postalCode: found[2] ?? '' };
}
