import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../running-server.ts';
import { freePort, programOf, startProgram, type Program } from './package.ts';

export type Valkey = {
  port: number;
  url: string;
  /** Starts it again on its port, empty. */
  start: () => Promise<void>;
  /** Ends it at once, without a word to its clients. */
  kill: () => Promise<void>;
  /** Stops it with SIGSTOP or goes on with SIGCONT: connections stay open and nothing answers. */
  signal: (signal: NodeJS.Signals) => void;
  /** Runs one command; the lines of its answer. */
  command: (...words: string[]) => string[];
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
};

/** Valkey or Redis from Debian's package on the loopback, in memory only. */
export async function startValkey(): Promise<Valkey> {
  const program = programOf(['valkey-server', 'redis-server']);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-valkey-'));
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let running: Program;
  const start = async () => {
    const started = startProgram(program, [...words, '--dir', folder]);
    running = started;
    await until('Valkey or Redis listens', () => started.output().includes('Ready to accept connections'));
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => running.end('SIGKILL'),
    signal: (signal) => void process.kill(running.pid, signal),
    command: (...words) =>
      spawnSync(program.replace(/-server$/, '-cli'), ['-p', String(port), ...words], {
        encoding: 'utf8',
      })
        .stdout.trim()
        .split('\n'),
    stop: async () => {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
