import type postgres from 'postgres';

const OLDEST_POSTGRES = 15;
/** Names of the extensions that the first migration makes. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'cube'];

type Facts = {
  version: number;
  encoding: string;
  isReadOnly: boolean;
  isStandby: boolean;
  isMigrated: boolean;
  mayCreate: boolean;
  mayExtend: boolean;
  ctype: string;
  path: string;
  user: string;
  database: string;
};
type Extension = { name: string; schema: string | null; isOffered: boolean };

/** One sentence for the first thing that makes this database unusable; null: none. */
export async function problemOfServer(sql: postgres.Sql): Promise<string | null> {
  const [facts] = await sql<Facts[]>`
    select current_setting('server_version_num')::integer / 10000 as version,
      pg_encoding_to_char(d.encoding) as encoding,
      pg_is_in_recovery() as "isStandby",
      current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
      to_regclass('public.kysely_migration') is not null as "isMigrated",
      coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "mayCreate",
      has_database_privilege(d.oid, 'create') as "mayExtend",
      d.datctype as ctype,
      coalesce(current_schema(), '') as path, current_user::text as user, d.datname::text as database
    from pg_database d where d.datname = current_database()`;
  if (!facts) return null;
  const problem = ofAny(facts);
  if (problem !== null || facts.isMigrated) return problem;
  // Not asked above, because another encoding than UTF-8 has no such letter.
  const [letters] = await sql<{ areKnown: boolean }[]>`select lower(U&'\\00D1') = U&'\\00F1' as "areKnown"`;
  return letters?.areKnown === true ? ofNew(facts, await extensionsOf(sql)) : ofLocale(facts);
}

function ofAny({ version, encoding, isStandby, isReadOnly, user, database, path }: Facts): string | null {
  if (version < OLDEST_POSTGRES)
    return `PostgreSQL ${version} is too old: ${OLDEST_POSTGRES} is the oldest that works`;
  if (encoding !== 'UTF8')
    return `the encoding of ${database} is ${encoding}: create it with encoding 'UTF8' template template0`;
  if (isStandby) return 'the server is a standby, which takes no writes: name the primary';
  if (isReadOnly)
    return `default_transaction_read_only is on: alter role ${user} set default_transaction_read_only = off`;
  if (path !== 'public')
    return `the search_path of ${user} begins with ${path || 'no schema that is there'}: alter role ${user} in database ${database} set search_path = public`;
  return null;
}

const ofLocale = ({ database, ctype }: Facts): string =>
  `the LC_CTYPE of ${database} is ${ctype}, which does not know the letter Ñ: create it with locale 'C.UTF-8' template template0`;

/** The first migration would fail on these, half a minute later and in other words. */
function ofNew(facts: Facts, extensions: readonly Extension[]): string | null {
  const { user, database } = facts;
  if (!facts.mayCreate)
    return `${user} may not create tables: alter database ${database} owner to ${user}, or grant create on schema public to ${user}`;
  const elsewhere = extensions.filter(({ schema }) => schema !== null && schema !== 'public');
  if (elsewhere.length > 0)
    return `extensions must be in the schema public; as their owner, say ${elsewhere.map(({ name }) => `alter extension ${name} set schema public`).join('; ')}`;
  const missing = extensions.filter(({ schema }) => schema === null);
  const notOffered = missing.filter(({ isOffered }) => !isOffered).map(({ name }) => name);
  if (notOffered.length > 0)
    return `the server does not have ${notOffered.join(', ')}: install PostgreSQL's contrib package there`;
  if (missing.length > 0 && !facts.mayExtend)
    return `${user} may not create extensions; as an administrator, say ${missing.map(({ name }) => `create extension ${name} schema public`).join('; ')}, or grant create on database ${database} to ${user}`;
  return null;
}

const extensionsOf = (sql: postgres.Sql): Promise<Extension[]> => sql<Extension[]>`
  select wanted as name, e.extnamespace::regnamespace::text as schema, a.name is not null as "isOffered"
  from unnest(${EXTENSIONS}::text[]) as wanted
  left join pg_extension e on e.extname = wanted
  left join pg_available_extensions a on a.name = wanted`;
