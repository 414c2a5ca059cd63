import { sql } from 'kysely';
import type { Database } from '../../server/database/client.ts';

/** Columns that hold or lead to a person, also where no foreign key says so. */
const PERSONAL_COLUMNS = [
  'author_profile_id',
  'author_user_id',
  'contractor_id',
  'customer',
  'email',
  'ip_address',
  'legal_name',
  'object_reference',
  'phone',
  'phone_number',
  'recipient',
  'review_id',
  'throttle_key',
  'user_id',
];
/** Tables without such a column whose JSON or key does it. */
const BY_CONTENT = ['pending_events', 'sandbox_checkouts', 'sandbox_payments', 'verifications'];

/** Every table that leads to a user by foreign keys, over any number of rows, or holds what identifies a person. */
export async function tablesOfPeople(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reached as (
      select 'users'::regclass::oid as id
      union
      select k.conrelid from pg_constraint as k join reached as l on l.id = k.confrelid where k.contype = 'f'
    ), named as (
      select distinct c.table_name::text as name from information_schema.columns as c
      join information_schema.tables as t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name = any(${sql.val(PERSONAL_COLUMNS)}::text[])
    )
    select id::regclass::text as name from reached
    union select name from named
    union select unnest(${sql.val(BY_CONTENT)}::text[])
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

export type Column = { table: string; column: string };

/** Columns that refer to a user, or hold a secret by their name. */
export async function columnsNamed(database: Database, pattern: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name::text as table, c.column_name::text as column from information_schema.columns as c
    where c.table_schema = 'public' and c.column_name ~ ${pattern} order by 1, 2`.execute(database);
  return rows;
}
