import { sql, type Insertable } from 'kysely';
import type { Queryable } from './client.ts';
import type { DB } from './schema.ts';

type TableName = keyof DB;
/** Tables whose `id` comes from a sequence. */
type NumberedTable = { [Name in TableName]: DB[Name] extends { id: unknown } ? Name : never }[TableName];

/**
 * Inserts any number of rows in one statement: as one JSON text, without the limit of 65,535 parameters. All
 * rows have the keys of the first. Answers with the number of rows written; `onConflict: 'skip'` leaves
 * existing rows alone.
 */
export async function insertRows<Name extends TableName>(
  database: Queryable,
  table: Name,
  rows: readonly Insertable<DB[Name]>[],
  options: { onConflict?: 'skip' } = {},
): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const result = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)
    ${options.onConflict === 'skip' ? sql`on conflict do nothing` : sql``}`.execute(database);
  return Number(result.numAffectedRows ?? 0);
}

/** Ids for rows about to be written, so that rows of other tables can point to them before they exist. */
export async function reserveIds(
  database: Queryable,
  table: NumberedTable,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}::text, 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(database);
  return rows.map((row) => row.id);
}
