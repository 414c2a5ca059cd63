import { readFileSync } from 'node:fs';
import { startMailServer } from '../../support/mail-server.ts';
import { startServer, temporaryDataDir, type RunningServer } from '../../support/running-server.ts';
import { startNginx, type Nginx } from '../../support/servers/nginx.ts';
import { freePort } from '../../support/servers/package.ts';
import { startPostgresCluster, type PostgresCluster } from '../../support/servers/postgres-cluster.ts';
import { startS3Process, type S3 } from '../../support/servers/s3.ts';
import { startValkey, type Valkey } from '../../support/servers/valkey.ts';

export const APP_KEY = 'Zq3-several-machines-8hVbN2sKe7LwYd0XcRmU';
const PROCESSES = 3;

export type Machine = {
  /** The folder that this machine shares with no other one. */
  dataDir: string;
  url: string;
  server: RunningServer;
  start: () => Promise<void>;
};

export type Machines = {
  /** Where browsers go: nginx. */
  url: string;
  databaseUrl: string;
  cluster: PostgresCluster;
  valkey: Valkey;
  s3: S3;
  nginx: Nginx;
  mails: Awaited<ReturnType<typeof startMailServer>>['mails'];
  processes: Machine[];
  /** The file in deploy/scale, with the addresses of these processes. */
  proxyFile: string;
  stop: () => Promise<void>;
};

/** PostgreSQL with a synchronous standby, Valkey, S3, a mail server, three processes, and nginx in front. */
export async function startMachines(): Promise<Machines> {
  const cluster = await startPostgresCluster({ wal_keep_size: '1GB', max_wal_size: '4GB' });
  const [valkey, s3, mail] = [await startValkey(), await startS3Process(), await startMailServer()];
  const [port, ...ports] = await Promise.all(Array.from({ length: PROCESSES + 1 }, freePort));
  const url = `http://127.0.0.1:${port}`;
  const servers = [cluster.primary, cluster.replica].map((node) => `127.0.0.1:${node.port}`).join(',');
  const databaseUrl = `postgres://plumbline@${servers}/postgres?target_session_attrs=read-write`;
  const settings = {
    ...s3.settings,
    DATABASE_URL: databaseUrl,
    REDIS_URL: valkey.url,
    APP_KEY,
    APP_URL: url,
    SMTP_URL: mail.url,
    SMTP_FROM: 'Plumbline <no-reply@plumbline.org>',
    MAIL: '',
    SEED: 'reference',
    // nginx, and the load in front of it, which names another network for each request.
    TRUST_PROXY: '2',
  };
  const processes: Machine[] = [];
  for (const own of ports) processes.push(await startMachine(settings, own));
  const proxyFile = proxyFileFor(Number(port), ports);
  const nginx = await startNginx(Number(port), proxyFile);
  return {
    url,
    databaseUrl,
    cluster,
    valkey,
    s3,
    nginx,
    mails: mail.mails,
    processes,
    proxyFile,
    stop: async () => {
      await nginx.stop();
      await Promise.all(processes.map(({ server }) => server.stop('SIGKILL')));
      await Promise.all([valkey.stop(), s3.stop(), mail.close(), cluster.stop()]);
      folders.splice(0).forEach((folder) => folder.remove());
    },
  };
}

const folders: ReturnType<typeof temporaryDataDir>[] = [];

async function startMachine(settings: Record<string, string>, port: number): Promise<Machine> {
  const folder = temporaryDataDir();
  folders.push(folder);
  const start = () => startServer({ ...settings, DATA_DIR: folder.path, PORT: String(port) });
  const machine: Machine = {
    dataDir: folder.path,
    url: `http://127.0.0.1:${port}`,
    server: await start(),
    start: async () => {
      machine.server = await start();
    },
  };
  return machine;
}

/** The file that operators use, with the addresses of these processes. */
function proxyFileFor(port: number, ports: readonly number[]): string {
  const file = readFileSync('deploy/scale/nginx.conf', 'utf8').replace(
    'listen 80;',
    `listen 127.0.0.1:${port};`,
  );
  return ports.reduce((text, own, index) => text.replace(`app${index + 1}:3333`, `127.0.0.1:${own}`), file);
}
