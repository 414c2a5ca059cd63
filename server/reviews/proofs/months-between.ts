/** Whole months (YYYY-MM) from one to the other; negative where the other is earlier. */
export function monthsBetween(from: string, to: string): number {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return number(to) - number(from);
}
