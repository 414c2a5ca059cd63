/** The one rounding rule of money: to the nearest cent, half a cent away from zero. `cents * of / over`. */
export function shareOfCents(cents: number, of: number, over: number): number {
  if (![cents, of, over].every(Number.isSafeInteger) || over <= 0)
    throw new RangeError('a share of whole cents needs whole numbers');
  const sign = cents * of < 0 ? -1 : 1;
  const product = BigInt(Math.abs(cents)) * BigInt(Math.abs(of));
  const twice = BigInt(over) * 2n;
  return sign * Number((product * 2n + BigInt(over)) / twice);
}
