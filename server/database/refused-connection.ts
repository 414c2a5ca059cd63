import { sslModeOf, TlsError } from './tls.ts';

type Refusal = { code?: string; message?: string; routine?: string };

const CONNECTIONS = 25;

/** One sentence about a database that does not let us in, with what to set; `setting` is the one with the address. */
export function sentenceOfRefusal(error: unknown, setting: string, address: string): string {
  const { code = '', message = '' } = (error ?? {}) as Refusal;
  if (error instanceof TlsError) return `Setting ${setting}: ${message}.`;
  const tls = ofTls(code, message, address);
  if (tls !== null) return `Setting ${setting}: ${tls}.`;
  const known = OF_SERVER[code]?.(message);
  if (known !== undefined) return `The database in ${setting}: ${known}.`;
  return `The database in ${setting} does not answer: ${message || code}`;
}

const OF_SERVER: Readonly<Record<string, (message: string) => string>> = {
  '28P01': () => 'the password is wrong, or the user does not exist',
  '28000': (message) => `${message}${adviceOf(message)}`,
  '3D000': (message) =>
    `${message}: create it with "create database … owner … encoding 'UTF8' template template0" (docs/operations.md)`,
  '42501': (message) => `${message}: the user needs "grant connect on database … to …"`,
  '53300': (message) =>
    `${message}: raise max_connections (each process opens up to ${CONNECTIONS}), or put PgBouncer in front`,
  '57P03': (message) => `${message}; try again in a moment`,
};

function adviceOf(message: string): string {
  if (/no pg_hba\.conf entry/.test(message)) return ': add a line to its pg_hba.conf';
  if (/pg_hba\.conf rejects/.test(message)) return ': use another sslmode, or change its pg_hba.conf';
  return /client certificate/.test(message) ? ': name one in sslcert and sslkey' : '';
}

const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
]);

function ofTls(code: string, message: string, address: string): string | null {
  const mode = modeOf(address);
  if (UNTRUSTED.has(code))
    return `the server's certificate is not of an authority in sslrootcert (sslmode=${mode}): name the authority's file there, or use sslmode=require without sslrootcert, which does not look at it`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the server's certificate is for another name (sslmode=${mode}): use the name in it as the host, or sslmode=verify-ca, which does not compare it`;
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return `the server's certificate is ${code === 'CERT_HAS_EXPIRED' ? 'past its last day' : 'not valid yet'} (sslmode=${mode}): renew it, or set this machine's clock`;
  if (/before secure TLS connection|ssl3_get_record|wrong version number|EPROTO/i.test(message + code))
    return `the server has no TLS, which sslmode=${mode} asks for: turn it on there (ssl = on), or use sslmode=prefer or disable`;
  if (/certificate required|tlsv1[^ ]* alert|bad certificate|unknown ca/i.test(message))
    return `the server refuses the client's certificate: name one in sslcert and sslkey that its ssl_ca_file knows`;
  if (/^ERR_OSSL|^ERR_TLS|PEM/.test(code) || /PEM routines|key values mismatch/i.test(message))
    return `a certificate or key cannot be used (sslcert, sslkey or sslrootcert): ${message}`;
  return null;
}

function modeOf(address: string): string {
  try {
    return sslModeOf(address);
  } catch {
    return '?';
  }
}
