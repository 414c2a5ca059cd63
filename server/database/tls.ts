import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity, getCACertificates, type ConnectionOptions } from 'node:tls';

/** Names of libpq, and `no-verify` of other drivers. */
export const SSL_MODES = [
  'disable',
  'allow',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
] as const;
export type SslMode = (typeof SSL_MODES)[number];

/** `prefer` is the driver's own: without TLS where the server has none. */
export type Tls = false | 'prefer' | ConnectionOptions;

/** Says in one sentence why TLS cannot be as the address wants it. */
export class TlsError extends Error {}

/** Parameters of libpq that are no settings of the server, which would refuse them. */
const OF_CLIENT =
  /^(?:ssl.*|.*_protocol_version|channel_binding|require_auth|requirepeer|gss.*|krbsrvname|keepalives.*|tcp_user_timeout|passfile|service|fallback_application_name|client_encoding|load_balance_hosts|hostaddr|host|port|uselibpqcompat|pgbouncer)$/;

export type Address = {
  /** Without what the driver would send to the server as a setting. */
  url: string;
  /** Named in the query: the folder of a socket, or another host than the address begins with. */
  host: string | undefined;
  port: number | undefined;
  tls: Tls;
  /** Behind a pooler that gives each transaction another connection. */
  isPooled: boolean;
};

/** Reads an address as libpq does; for what it leaves out, libpq's environment. */
export function readAddress(address: string, environment: NodeJS.ProcessEnv = process.env): Address {
  const [base = '', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  const kept = [...given].filter(([name]) => !OF_CLIENT.test(name));
  const rest = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const named = hostOf(base);
  const unnamed = named === '' ? environment : {};
  const host = given.get('host') ?? unnamed['PGHOST'] ?? undefined;
  const port = given.get('port') ?? (/:\d+\//.test(base) ? undefined : unnamed['PGPORT']);
  const isSocket = (host ?? named).startsWith('/') || (host === undefined && named === '');
  // PostgreSQL's own form of a socket has no host after the user.
  const begin = base.replace('@/', '@localhost/').replace(':///', '://localhost/');
  return {
    url: rest === '' ? begin : `${begin}?${rest}`,
    host,
    port: port === undefined ? undefined : Number(port),
    tls: isSocket ? false : tlsOf(given, environment, named),
    isPooled: given.get('pgbouncer') === 'true',
  };
}

export const sslModeOf = (address: string, environment: NodeJS.ProcessEnv = process.env): SslMode =>
  modeIn(new URLSearchParams(address.split('?', 2)[1]), environment);

/** The same address with another value of a parameter. */
export function withParameter(address: string, name: string, value: string): string {
  const [base = '', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  given.set(name, value);
  return `${base}?${given.toString()}`;
}

function modeIn(given: URLSearchParams, environment: NodeJS.ProcessEnv): SslMode {
  const mode = given.get('sslmode') ?? environment['PGSSLMODE'] ?? defaultMode(given, environment);
  const known = SSL_MODES.find((name) => name === mode);
  if (!known) throw new TlsError(`sslmode=${mode} is not one of ${SSL_MODES.join(', ')}`);
  return known;
}

/** The roots of the machine are good only for a server that is compared by its name. */
const defaultMode = (given: URLSearchParams, environment: NodeJS.ProcessEnv): string =>
  (given.get('sslrootcert') ?? environment['PGSSLROOTCERT']) === 'system' ? 'verify-full' : 'prefer';

function tlsOf(given: URLSearchParams, environment: NodeJS.ProcessEnv, host: string): Tls {
  const read = (name: string): string | undefined =>
    given.get(name) ?? environment[`PG${name.replaceAll('_', '').toUpperCase()}`] ?? undefined;
  if ((given.get('channel_binding') ?? environment['PGCHANNELBINDING']) === 'require')
    throw new TlsError(
      'channel_binding=require cannot be kept, because the driver has none: leave it out, and use sslmode=verify-full, which tells the server by its certificate',
    );
  const mode = modeIn(given, environment);
  if (mode === 'disable' || mode === 'allow') return false;
  const own = { ...clientCertificate(read), ...versions(read) };
  if (mode === 'prefer' && Object.keys(own).length === 0) return 'prefer';
  const root = rootFile(read('sslrootcert'));
  if (root === 'system' && mode !== 'verify-full')
    throw new TlsError(`sslrootcert=system needs sslmode=verify-full, not ${mode}`);
  const isChecked = mode.startsWith('verify') || (mode === 'require' && root !== null);
  if (!isChecked) return { ...own, rejectUnauthorized: false };
  if (root === null)
    throw new TlsError(
      `sslmode=${mode} needs the certificate of the authority: name its file in sslrootcert, or sslrootcert=system for the authorities that this machine knows`,
    );
  return { ...own, ...authority(root), ...identity(mode, host), rejectUnauthorized: true };
}

/** verify-ca, and require with a file of authorities, compare no name. */
function identity(mode: SslMode, host: string): Pick<ConnectionOptions, 'checkServerIdentity'> {
  if (mode !== 'verify-full') return { checkServerIdentity: () => undefined };
  // Node compares an address of numbers with "localhost".
  return {
    checkServerIdentity: (name, certificate) =>
      checkServerIdentity(isIP(host) > 0 ? host : name, certificate),
  };
}

function authority(root: string): Pick<ConnectionOptions, 'ca'> {
  if (root === 'system') return { ca: [...getCACertificates('default'), ...getCACertificates('system')] };
  return { ca: contentOf('sslrootcert', root) };
}

/** As libpq: the file that is named, or the one at the usual place; null: none. */
function rootFile(named: string | undefined): string | null {
  if (named !== undefined && named !== '') return named;
  const usual = join(homedir(), '.postgresql', 'root.crt');
  return existsSync(usual) ? usual : null;
}

function clientCertificate(read: (name: string) => string | undefined): ConnectionOptions {
  const [cert, key] = [read('sslcert'), read('sslkey')];
  if (cert === undefined && key === undefined) return {};
  if (cert === undefined || key === undefined)
    throw new TlsError(cert === undefined ? 'sslkey needs sslcert' : 'sslcert needs sslkey');
  const passphrase = read('sslpassword');
  return {
    cert: contentOf('sslcert', cert),
    key: contentOf('sslkey', key),
    ...(passphrase === undefined ? {} : { passphrase }),
  };
}

function versions(read: (name: string) => string | undefined): ConnectionOptions {
  const least = read('ssl_min_protocol_version');
  return least === 'TLSv1.3' || least === 'TLSv1.2' ? { minVersion: least } : {};
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new TlsError(`the file ${path} in ${name} cannot be read (${(error as { code?: string }).code})`);
  }
}

/** Of the first of several servers; empty for a socket. */
function hostOf(base: string): string {
  const [, names = ''] = /^\w+:\/\/(?:[^@/]*@)?([^/]*)/.exec(base) ?? [];
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\]|([^:,]*))/.exec(names) ?? [];
  return decodeURIComponent(bracketed ?? plain);
}
