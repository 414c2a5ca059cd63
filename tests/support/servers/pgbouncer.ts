import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../running-server.ts';
import { freePort, identityOf, programOf, startProgram } from './package.ts';
import { createConnection } from 'node:net';

export type PgBouncer = {
  url: (user: string, database: string) => string;
  output: () => string;
  stop: () => Promise<void>;
};

/** Debian's PgBouncer on the loopback, in front of a PostgreSQL server on another port. `settings` go into its file. */
export async function startPgBouncer(
  postgresPort: number,
  settings: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const path = programOf(['pgbouncer']);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-pgbouncer-'));
  const user = identityOf('postgres');
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 5,
    max_client_conn: 200,
    ...settings,
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n* = host=127.0.0.1 port=${postgresPort} user=plumbline\n[pgbouncer]\n${Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n')}\n`,
  );
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  const program = startProgram(path, [file], user);
  await until('PgBouncer answers', async () => {
    if (!program.isRunning()) throw new Error(`PgBouncer ended: ${program.output()}`);
    return listens(port);
  });
  return {
    url: (name, database) => `postgres://${name}@127.0.0.1:${port}/${database}`,
    output: program.output,
    stop: async () => {
      await program.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
