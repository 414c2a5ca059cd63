import type { Queryable } from '../../database/client.ts';
import type { Mapping } from '../import/mapping.ts';
import { cleanText } from '../import/roster/clean-text.ts';
import { findHeader } from '../import/roster/find-header.ts';
import { toUtf8Lines } from '../import/roster/roster-bytes.ts';
import { readLines } from '../import/roster/roster-lines.ts';
import { readRows } from '../import/roster/roster-rows.ts';
import { isRefusedHead, OWN_COLUMNS } from './corrected-rows.ts';
import { readListFile } from './list-file.ts';

export type KeptRows = {
  /** Names of the columns; null: the file has none for it. */
  columns: (string | null)[];
  /** The cells of a row as the file writes them; none where they are unreadable. Lines are asked for in their order. */
  cellsAt: (line: number) => Promise<string[]>;
};

/** Reads the file of a list once more, row by row. Null: it is no longer kept. */
export async function readKeptRows(
  database: Queryable,
  listId: number,
  { fields, header, delimiter: given, encoding, ragged }: Mapping,
): Promise<KeptRows | null> {
  const bytes = toUtf8Lines(readListFile(database, listId), encoding, () => undefined);
  const { lines, delimiter } = await findHeader(readLines(bytes), { fields, header, delimiter: given });
  const rows = readRows(lines, { delimiter, columns: null, ragged });
  let row = await rows.next();
  if (row.done || !('fields' in row.value)) return null;
  const first = row.value.fields;
  // A list of corrected rows has our columns itself.
  const own = header && isRefusedHead(first) ? OWN_COLUMNS : 0;
  const columns = first.slice(own).map((cell) => (header && cleanText(cell)) || null);
  return {
    columns,
    cellsAt: async (line) => {
      while (!row.done && row.value.line < line) row = await rows.next();
      if (row.done || row.value.line !== line) return [];
      const cells = 'fields' in row.value ? row.value.fields : (row.value.cells ?? []);
      return inColumns(cells.slice(own), columns.length, delimiter);
    },
  };
}

/** A row with more cells than columns has the last ones together: nothing of it is lost. */
const inColumns = (cells: readonly string[], width: number, delimiter: string): string[] =>
  cells.length <= width ? [...cells] : [...cells.slice(0, width - 1), cells.slice(width - 1).join(delimiter)];
