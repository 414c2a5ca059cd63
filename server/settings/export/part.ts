import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

type Condition = ReturnType<typeof sql>;

export type Part = {
  /** The file in the archive, without `.json`. */
  name: string;
  table: string;
  /** Rows of the table, as `t`. */
  mine: (userId: number) => Condition;
  /** Secret columns, and data that others store about the user; `before.x` is a field of a JSON column. */
  without?: readonly string[];
};

const profiles = (userId: number) => sql`(select p.id from profiles as p where p.user_id = ${userId})`;

/** Rows whose `column` is the user. */
export const ofUser =
  (column = 'user_id') =>
  (userId: number): Condition =>
    sql`t.${sql.ref(column)} = ${userId}`;

/** Rows whose `column` is a profile of the user. */
export const ofProfile =
  (column = 'profile_id') =>
  (userId: number): Condition =>
    sql`t.${sql.ref(column)} in ${profiles(userId)}`;

export const ofAuthor = ofProfile('author_profile_id');
export const ofBusiness = ofProfile('contractor_id');

/** Files that the user uploaded. */
export const ofUpload = (userId: number): Condition =>
  sql`t.upload_id in (select f.id from uploads as f where f.user_id = ${userId})`;

/** Rows whose `column` is a row of `parent` that belongs to the user. */
export const under =
  (column: string, parent: string, mine: Part['mine']) =>
  (userId: number): Condition =>
    sql`t.${sql.ref(column)} in (select t.id from ${sql.table(parent)} as t where ${mine(userId)})`;

export const either =
  (...conditions: readonly Part['mine'][]) =>
  (userId: number): Condition =>
    sql`(${sql.join(
      conditions.map((mine) => mine(userId)),
      sql` or `,
    )})`;

export const both =
  (one: Part['mine'], other: Part['mine']) =>
  (userId: number): Condition =>
    sql`(${one(userId)} and ${other(userId)})`;

/** The rows of one part, as JSON. */
export async function rowsOfPart(
  database: Queryable,
  { table, mine, without = [] }: Part,
  userId: number,
): Promise<unknown[]> {
  const row = without.reduce(
    (kept, path) => sql`${kept} #- ${sql.val(path.split('.'))}::text[]`,
    sql`to_jsonb(t)`,
  );
  const { rows } = await sql<{ row: unknown }>`
    select ${row} as row from ${sql.table(table)} as t where ${mine(userId)} order by 1`.execute(database);
  return rows.map((found) => found.row);
}
