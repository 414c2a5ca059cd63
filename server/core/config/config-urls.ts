import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import { serversOf } from '../../database/servers.ts';
import { SSL_MODES } from '../../database/tls.ts';

const HOST_RULE = 'must be an IP address or the name of a host, without http:// and without a port';
const ORIGIN_RULE = 'must be http:// or https:// and a host, without a path, such as https://your-domain';
const DATABASE_RULE =
  'must be postgres://user:password@host:5432/database (several servers: host1:5432,host2:5432), with @ as %40, # as %23 and / as %2F in user and password';
const REDIS_RULE =
  'must be redis://user:password@host:6379 or rediss://…, with @ as %40, # as %23 and / as %2F in user and password';

/** A host as a URL names it (an IPv6 address in brackets), or as HOST does. */
export const hostName = z
  .string()
  .refine(
    (host) =>
      isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0 ||
      (/^[a-z\d_]([a-z\d_.-]{0,251}[a-z\d_.])?$/i.test(host) && !/\.\.|^[\d.]+$/.test(host)),
    HOST_RULE,
  );

/** Null where text is no URL, or where a part of its user or password went into a later part. */
export function settingUrl(text: string): URL | null {
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [names, path] = [[...url.searchParams.keys()].join(), url.pathname];
  return text.includes('#') || names.includes('@') || path.includes('@') ? null : url;
}

/** A server that is named by scheme, host and port only. */
function isOrigin(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? settingUrl(text) : null;
  return (
    url !== null &&
    url.pathname === '/' &&
    url.port !== '0' &&
    !text.includes('?') &&
    url.username + url.password === '' &&
    hostName.safeParse(url.hostname).success
  );
}

function isDatabase(text: string): boolean {
  const servers = serversOf(text);
  return servers.every(({ host, url }) => isOneServer(url) && (host !== '' || servers.length === 1));
}

function isOneServer(text: string): boolean {
  // PostgreSQL's own form of a socket: an empty host after the user.
  const url = settingUrl(text.replace('@/', '@localhost/'));
  if (url === null || url.port === '0' || url.pathname.slice(1).includes('/')) return false;
  return url.hostname === '' || url.hostname.includes('%') || hostName.safeParse(url.hostname).success;
}

/** Standbys are behind: what is decided reads the server that takes writes. */
const WRITABLE: readonly (string | null)[] = [null, 'read-write', 'primary'];

function queryOf(text: string): URLSearchParams {
  const [, query = ''] = text.split('?', 2);
  return new URLSearchParams(query);
}

function isRedis(text: string): boolean {
  const url = settingUrl(text);
  return (
    url !== null &&
    url.port !== '0' &&
    /^\/?\d*$/.test(url.pathname) &&
    hostName.safeParse(url.hostname).success
  );
}

/** Names without a file behind them: the driver reads these files when it connects. `system`: the machine's authorities. */
const missingFiles = (query: URLSearchParams): string[] =>
  ['sslcert', 'sslkey', 'sslrootcert'].filter(
    (name) => query.has(name) && query.get(name) !== 'system' && !existsSync(query.get(name) ?? ''),
  );

/** Becomes the origin as browsers write it. */
export const webOrigin = z
  .string()
  .trim()
  .refine(isOrigin, ORIGIN_RULE)
  .transform((text) => new URL(text).origin);

export const URL_SETTINGS = {
  HOST: z.string().trim().pipe(hostName).default('127.0.0.1'),
  APP_URL: webOrigin.optional(),
  DATABASE_URL: z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(isDatabase, DATABASE_RULE)
    .refine(
      (text) => SSL_MODES.some((mode) => mode === (queryOf(text).get('sslmode') ?? 'prefer')),
      `has an sslmode that is not one of ${SSL_MODES.join(', ')}`,
    )
    .refine(
      (text) => WRITABLE.includes(queryOf(text).get('target_session_attrs')),
      'has target_session_attrs that is not read-write: nothing may be decided on a standby',
    )
    .refine(
      (text) => missingFiles(queryOf(text)).length === 0,
      'names a file in sslcert, sslkey or sslrootcert that is not there',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .trim()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .refine(isRedis, REDIS_RULE)
    .optional(),
};
