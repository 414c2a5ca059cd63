/** One of several columns of a name: `Date (2 of 3)`. It is found only where the file has as many of them. */
export const oneOfColumns = (name: string, nth: number, count: number): string =>
  `${name} (${nth} of ${count})`;

/** `nth` counts from 1. Null: the column has a name of its own. */
export function readOneOfColumns(column: string): { name: string; nth: number; count: number } | null {
  const [, name, nth, count] = /^(.*) \((\d{1,3}) of (\d{1,3})\)$/s.exec(column) ?? [];
  return name === undefined ? null : { name, nth: Number(nth), count: Number(count) };
}
