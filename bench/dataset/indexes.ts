import type postgres from 'postgres';

type Index = { name: string; definition: string };

/**
 * Runs `work` without the plain indexes of these tables and builds them afterwards, which is faster for a
 * whole table.
 */
export async function withoutIndexes(
  sql: postgres.Sql,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<Index[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any(${tables}::text[]::regclass[]) and not i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
}
