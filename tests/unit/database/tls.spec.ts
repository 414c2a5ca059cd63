import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sentenceOfRefusal } from '../../../server/database/refused-connection.ts';
import { readAddress, sslModeOf, TlsError, withParameter } from '../../../server/database/tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-tls-'));
const pem = join(folder, 'root.pem');
writeFileSync(pem, 'a certificate');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = 'postgres://u:p%40@db.example:5432/plumb';
const tlsOf = (query: string, environment = {}) => readAddress(`${AT}?${query}`, environment).tls;

describe('an address of PostgreSQL', () => {
  test('parameters of libpq are kept from the server, and settings of the server reach it', () => {
    const { url } = readAddress(
      `${AT}?sslmode=require&channel_binding=prefer&gssencmode=disable&keepalives_idle=5&ssl_min_protocol_version=TLSv1.3&statement_timeout=5s`,
      {},
    );
    expect(url).toBe(`${AT}?statement_timeout=5s`);
  });

  test('a socket has no TLS, and its folder and port are read from the query', () => {
    const read = readAddress('postgres://u@/plumb?host=/var/run/postgresql&port=5433&sslmode=require', {});
    expect(read).toMatchObject({ host: '/var/run/postgresql', port: 5433, tls: false });
    expect(URL.canParse(read.url)).toBe(true);
  });

  test('an unset sslmode is that of PGSSLMODE, and else prefer', () => {
    expect(sslModeOf(AT, {})).toBe('prefer');
    expect(sslModeOf(AT, { PGSSLMODE: 'disable' })).toBe('disable');
    expect(sslModeOf(`${AT}?sslmode=require`, { PGSSLMODE: 'disable' })).toBe('require');
    expect(() => sslModeOf(AT, { PGSSLMODE: 'on' })).toThrow(TlsError);
  });

  test('require compares no certificate, except with a file of authorities', () => {
    expect(tlsOf('sslmode=require')).toMatchObject({ rejectUnauthorized: false });
    expect(tlsOf(`sslmode=require&sslrootcert=${pem}`)).toMatchObject({
      rejectUnauthorized: true,
      ca: 'a certificate',
    });
  });

  test('verify-full compares the name, and verify-ca does not', () => {
    const ca = tlsOf(`sslmode=verify-ca&sslrootcert=${pem}`) as { checkServerIdentity: () => unknown };
    expect(ca.checkServerIdentity()).toBeUndefined();
    const full = tlsOf(`sslmode=verify-full&sslrootcert=${pem}`) as {
      checkServerIdentity: (name: string, certificate: unknown) => unknown;
    };
    const certificate = { subject: { CN: 'other.example' }, subjectaltname: 'DNS:other.example' };
    expect(full.checkServerIdentity('db.example', certificate)).toBeInstanceOf(Error);
    expect(full.checkServerIdentity('other.example', certificate)).toBeUndefined();
  });

  test('a server that is named by numbers is not taken for localhost', () => {
    const { tls } = readAddress(`postgres://u@10.0.0.7/plumb?sslmode=verify-full&sslrootcert=${pem}`, {});
    const { checkServerIdentity } = tls as {
      checkServerIdentity: (name: string, certificate: unknown) => unknown;
    };
    const certificate = { subject: { CN: 'localhost' }, subjectaltname: 'DNS:localhost' };
    expect(checkServerIdentity('localhost', certificate)).toBeInstanceOf(Error);
  });

  test.each([
    ['sslmode=verify-full', /verify-full needs the certificate of the authority/],
    ['sslmode=require&sslrootcert=system', /sslrootcert=system needs sslmode=verify-full/],
    ['sslcert=/x.pem', /sslcert needs sslkey/],
    ['sslkey=/x.pem', /sslkey needs sslcert/],
    ['sslcert=/no/x.pem&sslkey=/no/y.pem', /\/no\/x\.pem in sslcert cannot be read/],
    ['channel_binding=require', /channel_binding=require cannot be kept/],
  ])('the parameters %s are refused in one sentence', (query, sentence) => {
    expect(() => tlsOf(query, { HOME: folder })).toThrow(sentence);
  });

  test('the mark of a pooler survives another sslmode', () => {
    const marked = withParameter(withParameter(AT, 'pgbouncer', 'true'), 'sslmode', 'disable');
    expect(readAddress(marked, {})).toMatchObject({ isPooled: true, tls: false, url: AT });
  });
});

describe('a database that lets nobody in', () => {
  test.each([
    [{ code: '53300', message: 'sorry, too many clients already' }, /raise max_connections/],
    [{ code: '57P03', message: 'the database system is starting up' }, /try again in a moment/],
    [{ code: '28P01', message: 'password authentication failed' }, /the password is wrong/],
    [
      { code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' },
      /past its last day \(sslmode=verify-full\)/,
    ],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, /sslmode=require/],
    [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, /does not answer/],
  ])('the failure %o becomes one sentence that names the setting', (error, sentence) => {
    const said = sentenceOfRefusal(
      Object.assign(new Error(error.message), error),
      'DATABASE_URL',
      `${AT}?sslmode=verify-full`,
    );
    expect(said).toMatch(sentence);
    expect(said).toMatch(/DATABASE_URL/);
  });
});
