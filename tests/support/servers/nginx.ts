import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { until } from '../running-server.ts';
import { programOf, startProgram, type Program } from './package.ts';

export type Nginx = {
  /** Starts it again with its last configuration. */
  start: () => Promise<void>;
  /** Takes another configuration without closing a connection. */
  reload: (http: string) => void;
  /** Ends the master and the workers at once. */
  kill: () => Promise<void>;
  output: () => string;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
};

/**
 * nginx from Debian's package, in a folder of its own. `http` is what stands inside `http { }`, a server that listens
 * on `port` of the loopback among it.
 */
export async function startNginx(port: number, http: string): Promise<Nginx> {
  const program = programOf(['nginx'], ['nginx-light', 'nginx']);
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-nginx-'));
  const file = join(folder, 'nginx.conf');
  const write = (inside: string) => writeFileSync(file, wholeFile(folder, inside));
  const words = ['-p', folder, '-c', file, '-g', 'daemon off;'];
  write(http);
  const tried = spawnSync(program, ['-t', ...words], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration: ${tried.stderr}`);
  let running: Program;
  const start = async () => {
    running = startProgram(program, words);
    await until('nginx listens', () => answers(port));
  };
  await start();
  const kill = async () => {
    const workers = spawnSync('ps', ['-o', 'pid=', '--ppid', String(running.pid)], { encoding: 'utf8' });
    await running.end('SIGKILL');
    for (const pid of workers.stdout.split('\n').map(Number)) if (pid > 0) killQuietly(pid);
    await until('nginx has ended', async () => !(await answers(port)));
  };
  return {
    start,
    reload: (inside) => {
      write(inside);
      process.kill(running.pid, 'SIGHUP');
    },
    kill,
    output: () => running.output(),
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const wholeFile = (folder: string, inside: string): string => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${inside}
}
`;

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its master.
  }
}

/** Whether a port of the loopback takes connections. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
