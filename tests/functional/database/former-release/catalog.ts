import type postgres from 'postgres';

/** Parts of a database by their names, each with what a build that uses it relies on. */
export type Catalog = ReadonlyMap<string, Fact>;
export type Fact =
  | { kind: 'table' }
  | { kind: 'column'; table: string; type: string; isNullable: boolean; isFilled: boolean }
  | { kind: 'rule'; table: string; columns: readonly string[]; text: string }
  | { kind: 'code'; text: string };

type CatalogRow = { name: string } & Fact;

/** Tables, columns, rules (checks, keys, unique indexes) and code (functions and triggers) of the schema public. */
export async function readCatalog(sql: postgres.Sql | postgres.TransactionSql): Promise<Catalog> {
  const rows = [
    ...(await sql<CatalogRow[]>`
      select relname::text as name, 'table' as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and relname not like 'kysely%'`),
    ...(await sql<CatalogRow[]>`
      select c.relname || '.' || a.attname as name, 'column' as kind, c.relname::text as table,
        format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
        a.atthasdef or a.attidentity <> '' as "isFilled"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped and c.relname not like 'kysely%'`),
    ...(await sql<CatalogRow[]>`
      select c.relname || ': ' || k.conname as name, 'rule' as kind, c.relname::text as table,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey)) as columns,
        replace(pg_get_constraintdef(k.oid), ' NOT VALID', '') as text
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'f') and c.relname not like 'kysely%'`),
    ...(await sql<CatalogRow[]>`
      select t.relname || ': ' || i.relname as name, 'rule' as kind, t.relname::text as table,
        array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey)) as columns,
        pg_get_indexdef(i.oid) as text
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.relnamespace = 'public'::regnamespace and x.indisunique and t.relname not like 'kysely%'`),
    ...(await sql<CatalogRow[]>`
      select p.proname || '()' as name, 'code' as kind, string_agg(pg_get_functiondef(p.oid), '' order by p.oid) as text
      from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
      where p.pronamespace = 'public'::regnamespace and d.objid is null and p.prokind = 'f' group by p.proname`),
    ...(await sql<CatalogRow[]>`
      select c.relname || ' trigger ' || t.tgname as name, 'code' as kind, pg_get_triggerdef(t.oid) as text
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`),
  ];
  return new Map(rows.map(({ name, ...fact }) => [name, fact as Fact]));
}

/** The changes that a build made for `former` may break on, by the part that changed, each with one sentence. */
export function breakingChanges(former: Catalog, present: Catalog): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, fact] of former) {
    const sentence = lost(name, fact, present);
    if (sentence) found.set(name, sentence);
  }
  for (const [name, fact] of present) {
    const sentence = former.has(name) ? null : added(name, fact, former);
    if (sentence) found.set(name, sentence);
  }
  return found;
}

function lost(name: string, former: Fact, present: Catalog): string | null {
  const now = present.get(name);
  if (former.kind === 'rule')
    return now?.kind === 'rule' && isNarrower(former.text, now.text)
      ? `${name} refuses what it let in`
      : null;
  if (former.kind === 'code')
    return now?.kind === 'code' && now.text === former.text
      ? null
      : `${name} does something else, also for what the former release writes`;
  if (now === undefined) return `${name} is gone`;
  return former.kind === 'column' && now.kind === 'column' ? changedColumn(name, former, now) : null;
}

type Column = Fact & { kind: 'column' };

function changedColumn(name: string, former: Column, now: Column): string | null {
  if (former.type !== now.type) return `${name} was ${former.type} and is ${now.type}`;
  if (former.isNullable && !now.isNullable) return `${name} may no longer be null`;
  if (former.isFilled && !now.isFilled && !now.isNullable) return `${name} has lost its default`;
  return null;
}

function added(name: string, fact: Fact, former: Catalog): string | null {
  if (fact.kind === 'column' && former.has(fact.table) && !fact.isNullable && !fact.isFilled)
    return `${name} is needed, and the former release does not write it`;
  if (fact.kind === 'rule' && former.has(fact.table) && !isOfNewColumn(fact, former))
    return `${name} refuses what the former release may write`;
  if (fact.kind === 'code' && former.has(name.split(' trigger ')[0] ?? ''))
    return `${name} runs on what the former release writes`;
  return null;
}

/** A rule that asks for something of a column that the former release leaves empty lets its rows in. */
const isOfNewColumn = (rule: Fact & { kind: 'rule' }, former: Catalog): boolean =>
  rule.columns.some((column) => !former.has(`${rule.table}.${column}`));

const LITERAL = /'((?:[^']|'')*)'(?:::[a-z ]+)?/g;

/** A list of values may grow; any other change of a rule may refuse what it let in. */
function isNarrower(former: string, present: string): boolean {
  if (former === present) return false;
  const values = (text: string) => new Set([...text.matchAll(LITERAL)].map(([, value]) => value));
  const form = (text: string) => text.replace(LITERAL, '').replaceAll(/[\s,()]|::\w+(\[\])?/g, '');
  const now = values(present);
  return form(former) !== form(present) || [...values(former)].some((value) => !now.has(value));
}
