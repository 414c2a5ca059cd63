import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './running-server.ts';

/** Valkey or Redis, as Debian packages them; null: neither is on this machine. */
export const redisBinary: string | null =
  ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0) ?? null;

export type RedisServer = { url: string; stop: () => Promise<void> };

/** Starts one on a port, in memory only, in a folder of its own. */
export async function startRedis(binary: string, port: number): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-redis-'));
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(binary, [...words, '--dir', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await until('Valkey or Redis listens', () => said.includes('Ready to accept connections'));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
