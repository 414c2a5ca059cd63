import type { Socket } from 'node:net';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import postgres from 'postgres';
import { ARRAY_TYPES } from './array-types.ts';
import { createDialect } from './dialect.ts';
import { primaryOf } from './primary.ts';
import type { DB } from './schema.ts';
import { serversOf } from './servers.ts';
import { readAddress } from './tls.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself where a read does not care. */
export type Queryable = Database | Transaction<DB>;

export type DatabaseHandle = {
  database: Database;
  /** The dialect of `database`, for another Kysely on the same connections. */
  dialect: Dialect;
  /** The driver itself: for LISTEN/NOTIFY and COPY, nothing else. */
  sql: postgres.Sql;
  /** The server itself: for migrations, session locks and LISTEN, which no pooler passes on. */
  direct: Pick<DatabaseHandle, 'database' | 'sql'>;
  close: () => Promise<void>;
};

/** `direct`: the server itself, where `url` leads to a pooler. */
export type ServerTarget = { url: string; direct?: string };
export type ConnectionTarget = ServerTarget | { socketDirectory: string; port: number; database: string };

const LONGEST_BACKOFF_S = 0.5;
const CLOSE_LIMIT_S = 5;
/** A server that is being stopped may take a connection and answer nothing: another one is to be found soon. */
const FAILOVER_LIMIT_S = 3;
/** Besides the one that listens. */
const DIRECT_CONNECTIONS = 2;

/** `socket` is missing in the driver's types. */
type Settings = postgres.Options<Record<string, postgres.PostgresType>> & { socket?: () => Socket };

const SETTINGS: Settings = {
  onnotice: () => undefined,
  connect_timeout: 10,
  // The driver's own delay rises to 20 seconds, so requests would wait although the database is back.
  backoff: (failures) => Math.min(2 ** failures / 100, LONGEST_BACKOFF_S),
  fetch_types: false,
  types: {
    ...ARRAY_TYPES,
    // A calendar day has no time zone: keep the text.
    day: { to: 1082, from: [1082], serialize: String, parse: (value: string) => value },
    bigint: { to: 20, from: [20], serialize: String, parse: Number },
    numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  },
};

/** The driver by itself, for long work with COPY. Values arrive as they do from `openDatabase`. */
export function openDriver(target: ConnectionTarget, settings: Settings): postgres.Sql {
  if ('url' in target) return openByAddress(target.url, settings);
  const { socketDirectory: host, port, database } = target;
  return postgres({ ...SETTINGS, ...settings, host, port, database, username: 'plumbline' });
}

/** The driver's own choice among several servers asks without a pause and without an end while none answers. */
function openByAddress(address: string, settings: Settings): postgres.Sql {
  const [first, second] = serversOf(address);
  const { url, host, port, tls, isPooled } = readAddress(first?.url ?? address);
  const own: Settings = {
    ssl: tls,
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(isPooled && { prepare: false }),
    ...(second && {
      socket: () => primaryOf(address).socket().connect(0),
      target_session_attrs: 'primary',
      connect_timeout: FAILOVER_LIMIT_S,
    }),
  };
  return postgres(url, { ...SETTINGS, ...settings, ...own });
}

/** Where sessions are needed: a statement of LISTEN, or a lock that outlives a transaction. */
export const directTarget = (target: ConnectionTarget): ConnectionTarget =>
  'url' in target && target.direct !== undefined ? { url: target.direct } : target;

/** Opens a pool. Integers, dates and JSON arrive as numbers, Date objects and parsed values; `date` columns as 'YYYY-MM-DD'. */
export function openDatabase(
  target: ConnectionTarget,
  options: { connections?: number; name?: string } = {},
): DatabaseHandle {
  const max = options.connections ?? 10;
  const named = options.name === undefined ? {} : { connection: { application_name: options.name } };
  const sql = openDriver(target, { max, ...named });
  // The driver's own limit of a connection's life would end one between two statements of a transaction.
  const dialect = createDialect(sql, (onclose) =>
    openDriver(target, { max: 1, max_lifetime: null, onclose }),
  );
  const database = new Kysely<DB>({ dialect });
  const isDirect = directTarget(target) === target;
  const direct = isDirect ? null : openDatabase(directTarget(target), { connections: DIRECT_CONNECTIONS });
  const close = async () => {
    await direct?.close();
    await database.destroy();
    // Kysely ends the pool only where it has used it. A connection that broke within a query would never end.
    await sql.end({ timeout: CLOSE_LIMIT_S });
  };
  return { database, dialect, sql, direct: direct ?? { database, sql }, close };
}
