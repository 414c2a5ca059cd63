import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../running-server.ts';
import { freePort, identityOf, programOf, startProgram } from './package.ts';
import { postgresPrograms } from './postgres-cluster.ts';

export type TlsPostgres = {
  port: number;
  /** Files: `ca.crt`, `client.crt`, `client.key`. */
  file: (name: string) => string;
  /** Statements in the database postgres, each in a transaction of its own. */
  run: (...statements: string[]) => void;
  stop: () => Promise<void>;
};

/** Lines of pg_hba.conf: databases whose names say how they are entered. */
const HBA = `
local all all trust
hostssl tls_only all all trust
hostssl cert_only all all cert
hostnossl plain_only all all trust
host tls_only,cert_only,plain_only all all reject
host all guest all scram-sha-256
host all all all trust
`;

/** Debian's PostgreSQL with a certificate for "localhost" of an authority of its own; `hasTls` false: without. */
export async function startTlsPostgres({ hasTls = true } = {}): Promise<TlsPostgres> {
  const bin = postgresPrograms();
  const openssl = programOf(['openssl']);
  const user = identityOf('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-tls-postgres-'));
  const file = (name: string) => join(folder, name);
  const call = (program: string, words: string[], as = {}) => {
    const { status, stderr } = spawnSync(program, words, { ...as, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  call(openssl, [
    'req',
    '-x509',
    ...key,
    '-days',
    '3',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-subj',
    '/CN=Authority',
  ]);
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  for (const [name, subject] of [
    ['server', 'localhost'],
    ['client', 'plumbline'],
  ] as const) {
    call(openssl, [
      'req',
      ...key,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      `/CN=${subject}`,
    ]);
    const by = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '3', '-extfile', 'names'];
    call(openssl, ['x509', '-req', '-in', `${name}.csr`, '-out', `${name}.crt`, ...by]);
  }
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  for (const path of [folder, file('server.key'), file('server.crt'), file('ca.crt')]) own(path);
  const initdb = ['-U', 'plumbline', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  call(join(bin, 'initdb'), ['-D', file('cluster'), ...initdb], user);
  writeFileSync(join(file('cluster'), 'pg_hba.conf'), HBA);
  const port = await freePort();
  const settings = Object.entries({
    fsync: 'off',
    listen_addresses: 'localhost',
    unix_socket_directories: folder,
    ...(hasTls && {
      ssl: 'on',
      ssl_cert_file: file('server.crt'),
      ssl_key_file: file('server.key'),
      ssl_ca_file: file('ca.crt'),
    }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = startProgram(
    join(bin, 'postgres'),
    ['-D', file('cluster'), '-p', String(port), ...settings],
    user,
  );
  const psql = (statement: string) =>
    spawnSync(
      join(bin, 'psql'),
      ['-h', folder, '-p', String(port), '-U', 'plumbline', '-qc', statement, 'postgres'],
      {
        encoding: 'utf8',
      },
    );
  await until('PostgreSQL answers', () => {
    if (!program.isRunning()) throw new Error(`PostgreSQL ended: ${program.output()}`);
    return psql('select 1').status === 0;
  });
  return {
    port,
    file,
    run: (...statements) => {
      for (const statement of statements) {
        const { status, stderr } = psql(statement);
        if (status !== 0) throw new Error(`${statement}: ${stderr}`);
      }
    },
    stop: async () => {
      await program.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
