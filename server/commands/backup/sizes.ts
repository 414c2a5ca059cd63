import type { Manifest } from './manifest.ts';

const MEGABYTE = 1_000_000;

/** The size of a backup, for the operator's terminal. */
export function sizesIn({ tables, uploads, decisions }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const number = (value: number) => value.toLocaleString('en-US');
  return `${number(rows)} rows of ${tables.length} tables, ${number(decisions.length)} decisions and ${number(uploads.files)} uploaded files (${number(Math.ceil(uploads.bytes / MEGABYTE))} MB)`;
}
