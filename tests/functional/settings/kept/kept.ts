import { sql } from 'kysely';
import type { World } from '../../../support/world.ts';

/** One thing that is kept for a time, under the row of the privacy policy that says so. */
export type KeptForm = {
  /** The first column of its row, in English. */
  row: string;
  /** Distinguishes several things of one row. */
  thing: string;
  period: { hours: number } | { days: number } | { years: number };
  /** The jobs that end it, as the timetable names them. */
  jobs: readonly string[];
  /** Makes it as of `at`; answers whether it is still there. */
  make: (at: Date) => Promise<() => Promise<boolean>>;
};

export const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Inserts a row, and answers whether it is still there by its column. */
export async function insert(
  { database }: World,
  table: string,
  row: Record<string, unknown>,
  column = 'id',
): Promise<{ id: number; isThere: () => Promise<boolean> }> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value) => sql.val(value));
  const { rows } = await sql<Record<string, unknown>>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)}) returning *`.execute(
    database,
  );
  const value = rows[0]?.[column];
  return { id: Number(rows[0]?.['id']), isThere: () => exists({ database }, table, { [column]: value }) };
}

export async function exists(
  { database }: Pick<World, 'database'>,
  table: string,
  columns: Record<string, unknown>,
): Promise<boolean> {
  const conditions = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(database);
  return rows.length > 0;
}

export async function update(
  { database }: Pick<World, 'database'>,
  table: string,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(database);
}
