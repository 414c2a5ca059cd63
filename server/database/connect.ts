import { once } from 'node:events';
import type postgres from 'postgres';
import { ConfigError } from '../core/config/config-error.ts';
import { openDatabase, openDriver, type DatabaseHandle, type ServerTarget } from './client.ts';
import { problemOfServer } from './check-server.ts';
import { detectPooling } from './pooler.ts';
import { sentenceOfRefusal } from './refused-connection.ts';
import { readAddress, sslModeOf, withParameter, type SslMode } from './tls.ts';

/** Ways to try, as libpq does: `allow` takes TLS only where the server insists, `prefer` wherever it can. */
const TRIED: Partial<Record<SslMode, readonly SslMode[]>> = {
  allow: ['disable', 'no-verify'],
  prefer: ['no-verify', 'disable'],
};
/** The driver waits for its connection, and not for the answer to the first message. */
const ANSWER_MS = 15_000;
/** Failures that another way may not have: of TLS, or of a line in pg_hba.conf. */
const MAY_BE_OF_TLS = /^(?:28000|ECONNRESET|CONNECTION_CLOSED|EPIPE|EPROTO|ERR_SSL|ERR_TLS|ERR_OSSL)/;

type Addresses = {
  databaseUrl: string;
  databaseDirectUrl: string | null;
  /** Of the connections, as the server lists them. */
  name?: string;
};

/** Connects to the server in DATABASE_URL. Throws ConfigError with one sentence that says what to set. */
export async function connectToServer({
  databaseUrl,
  databaseDirectUrl,
  name,
}: Addresses): Promise<{ handle: DatabaseHandle; target: ServerTarget }> {
  const address = await reach('DATABASE_URL', databaseUrl);
  const direct = databaseDirectUrl === null ? null : await reach('DATABASE_DIRECT_URL', databaseDirectUrl);
  const target = await throughPooler(address, direct);
  await refuseUnusable(direct === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', direct ?? address);
  return { handle: openDatabase(target, name === undefined ? {} : { name }), target };
}

/** The address with the first sslmode that works. */
async function reach(setting: string, address: string): Promise<string> {
  let told: unknown;
  try {
    const mode = sslModeOf(address);
    // A socket has no TLS.
    const modes = readAddress(address).tls === false && mode !== 'allow' ? [mode] : (TRIED[mode] ?? [mode]);
    for (const one of modes) {
      const tried = modes.length === 1 ? address : withParameter(address, 'sslmode', one);
      const error = await failureOf(tried);
      if (error === null) return tried;
      // A server without TLS says nothing that helps; what it says without TLS does.
      if (told === undefined || !isRefused(told)) told = error;
      if (!mayBeOfTls(error)) break;
    }
  } catch (error) {
    told = error;
  }
  throw new ConfigError(sentenceOfRefusal(told, setting, address));
}

async function failureOf(address: string): Promise<unknown> {
  const sql = openProbe(address);
  const late = AbortSignal.timeout(ANSWER_MS);
  const silence = once(late, 'abort').then(
    () => new Error('it accepts the connection and says nothing; is it PostgreSQL?'),
  );
  try {
    return await Promise.race([silence, sql`select 1`.then(() => null)]);
  } catch (error) {
    return error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

const isRefused = (error: unknown): boolean => (error as { code?: string } | null)?.code === '28000';

const mayBeOfTls = (error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return MAY_BE_OF_TLS.test(code) || /TLS|SSL/.test(message);
};

/** Without statements that outlive a transaction. */
const openProbe = (address: string): postgres.Sql =>
  openDriver({ url: withParameter(address, 'pgbouncer', 'true') }, { max: 1, max_lifetime: null });

/** Throws where a pooler stands before the server, and nothing leads past it. */
async function throughPooler(address: string, direct: string | null): Promise<ServerTarget> {
  const pooling = await detectPooling(() => openProbe(address));
  if (pooling === 'statement')
    throw new ConfigError(
      'DATABASE_URL leads to a pooler in statement mode, in which there are no transactions: set pool_mode = transaction there.',
    );
  const isPooled = pooling === 'transaction' || readAddress(address).isPooled;
  if (isPooled && direct === null)
    throw new ConfigError(
      'DATABASE_URL leads to a pooler in transaction mode (PgBouncer): set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, for migrations, locks, jobs and LISTEN; queries go on through the pooler.',
    );
  if (direct !== null) {
    if ((await detectPooling(() => openProbe(direct))) !== 'none')
      throw new ConfigError('DATABASE_DIRECT_URL leads to a pooler, too: name the PostgreSQL server itself.');
    await refuseOther(address, direct);
  }
  const url = isPooled ? withParameter(address, 'pgbouncer', 'true') : address;
  return direct === null ? { url } : { url, direct };
}

/** Jobs and queries on different databases would lose what the others write. */
async function refuseOther(address: string, direct: string): Promise<void> {
  const [one, other] = await Promise.all([address, direct].map(databaseOf));
  if (one !== other)
    throw new ConfigError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
}

async function databaseOf(address: string): Promise<string | undefined> {
  const sql = openProbe(address);
  try {
    const [row] = await sql<{ id: string }[]>`
      select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as id
      from pg_control_system()`;
    return row?.id;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function refuseUnusable(setting: string, address: string): Promise<void> {
  const sql = openProbe(address);
  try {
    const problem = await problemOfServer(sql);
    if (problem !== null) throw new ConfigError(`The database in ${setting}: ${problem}.`);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(sentenceOfRefusal(error, setting, address));
  } finally {
    await sql.end({ timeout: 0 });
  }
}
