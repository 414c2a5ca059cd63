import { sql, type Kysely } from 'kysely';

/** Columns by table, with the standard terms of docs/glossary.md. */
const COLUMNS: readonly (readonly [table: string, former: string, name: string])[] = [
  ...['as_of', 'class', 'expires_on', 'number', 'source', 'state', 'status'].map(
    (part) => ['contractors', `licence_${part}`, `license_${part}`] as const,
  ),
  ['reviews', 'held_signals', 'hold_signals'],
  ['review_responses', 'held_signals', 'hold_signals'],
  ['postings', 'held_signals', 'hold_signals'],
  ['reviews', 'withheld_to', 'hidden_up_to'],
  ['review_responses', 'withheld_to', 'hidden_up_to'],
];
const FORMER_NAMES = [...new Set(COLUMNS.map(([, former]) => former))];

/** Renames columns, and the functions, indexes and checks that name them; stored searches and imports follow. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, former, name] of COLUMNS)
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(former)} to ${sql.ref(name)}`.execute(
      database,
    );
  const pattern = `\\m(${FORMER_NAMES.join('|')})\\M`;
  const { rows: functions } = await sql<{ definition: string }>`
    select pg_get_functiondef(p.oid) as definition
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = current_schema() and p.prokind = 'f' and p.prosrc ~ ${pattern}`.execute(database);
  for (const { definition } of functions) await sql.raw(withNames(definition)).execute(database);
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema() and indexname ~ '(licence|held|withheld)'`.execute(database);
  for (const { name } of indexes)
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(plain(name))}`.execute(database);
  const { rows: checks } = await sql<{ table: string; name: string }>`
    select r.relname as table, c.conname as name
    from pg_constraint as c join pg_class as r on r.oid = c.conrelid join pg_namespace as n on n.oid = r.relnamespace
    where n.nspname = current_schema() and c.conname ~ '(licence|held_signals|withheld)'`.execute(database);
  for (const { table, name } of checks)
    await sql`
      alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(plain(name))}`.execute(
      database,
    );
  await sql`
    update saved_searches set query = regexp_replace(query, '(^|[?&])licence=', '\\1license=', 'g')
    where query ~ '(^|[?&])licence='`.execute(database);
  await sql`
    update contractor_import_changes
    set before = replace(before::text, '"licence_', '"license_')::jsonb,
      after = replace(after::text, '"licence_', '"license_')::jsonb
    where before::text like '%"licence_%' or after::text like '%"licence_%'`.execute(database);
}

const withNames = (definition: string): string =>
  COLUMNS.reduce(
    (text, [, former, name]) => text.replace(new RegExp(`\\b${former}\\b`, 'g'), name),
    definition,
  );

const plain = (name: string): string =>
  name
    .replace('licence', 'license')
    .replace('withheld_to', 'hidden_up_to')
    .replace('held_signals', 'hold_signals')
    .replace('held', 'on_hold');
