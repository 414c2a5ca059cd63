import type { Mapping } from '../../contractors/import/mapping.ts';
import { refusedHeads } from '../../contractors/registers/corrected-rows.ts';
import { sayEngine } from '../../contractors/registers/engine-sentences.ts';
import { readKeptRows, type KeptRows } from '../../contractors/registers/kept-rows.ts';
import { completed } from '../../contractors/registers/steps/list-on-disk.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { csv, type CsvColumn } from '../csv.ts';
import type { Slice } from '../list-query.ts';

type RefusedRow = { line: number; reason: string; cells: string[] };

/** Refused rows with their reasons and, while the list's file is kept, with their own cells, to be corrected and sent again. */
export async function refusedRows(context: Context, listId: number): Promise<FileAnswer> {
  const { database, t } = context;
  const [line, reason] = refusedHeads(t.language);
  const kept = await keptRowsOf(database, listId);
  const own = (kept?.columns ?? []).map((name, index): CsvColumn<RefusedRow> => ({
    head: name ?? t('registers.column_number', { place: index + 1 }),
    cell: ({ cells }) => cells[index],
  }));
  // Read again by the file's own snapshot, from its first row on.
  const again: { rows?: KeptRows | null } = {};
  return csv<RefusedRow>(context, {
    name: `refused-rows-${listId}`,
    columns: [
      { head: line, cell: (row) => row.line },
      { head: reason, cell: (row) => sayEngine(t, row.reason) },
      ...own,
    ],
    read: async (tx, slice) => {
      again.rows ??= kept && (await keptRowsOf(tx.database, listId));
      return withCells(await readRefused(tx, listId, slice), again.rows);
    },
  });
}

async function keptRowsOf(database: Queryable, listId: number): Promise<KeptRows | null> {
  const list = await database
    .selectFrom('register_lists')
    .select('mapping')
    .where('id', '=', listId)
    .executeTakeFirst();
  const mapping = (list?.mapping ?? null) as Mapping | null;
  return mapping === null ? null : readKeptRows(database, listId, completed(mapping));
}

const readRefused = ({ database }: ReadContext, listId: number, { limit, offset }: Slice) =>
  database
    .selectFrom('register_refused_rows')
    .select(['line', 'reason'])
    .where('list_id', '=', listId)
    .orderBy('line')
    .limit(limit)
    .offset(offset)
    .execute();

async function withCells(
  refused: readonly { line: number; reason: string }[],
  kept: KeptRows | null,
): Promise<RefusedRow[]> {
  const rows: RefusedRow[] = [];
  for (const { line, reason } of refused)
    rows.push({ line, reason, cells: (await kept?.cellsAt(line)) ?? [] });
  return rows;
}
