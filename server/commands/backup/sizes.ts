import type { Manifest } from './manifest.ts';

const MEGABYTE = 1_000_000;

/** How much a backup holds, for the person at the terminal. */
export function sizesIn({ tables, uploads, decisions }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const number = (value: number) => value.toLocaleString('en-US');
  return `${number(rows)} rows of ${tables.length} tables, ${number(decisions.length)} decisions and ${number(uploads.files)} uploaded files (${number(Math.ceil(uploads.bytes / MEGABYTE))} MB)`;
}
