import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

const { installPackages } = (await import(new URL('../../../bin/browser.js', import.meta.url).href)) as {
  installPackages: (names: string[], title: string) => void;
};

/** Debian puts servers where the path of ordinary users does not lead. */
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

const found = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => PLACES.map((place) => `${place}/${name}`)).find((path) => existsSync(path));

/**
 * The path of the first of these programs; installs the first offered of `packages` when none is there.
 * Throws where it cannot be installed.
 */
export function programOf(names: readonly string[], packages: readonly string[] = names): string {
  if (!found(names)) installPackages([...packages], names.join(' or '));
  const path = found(names);
  if (!path) throw new Error(`${names.join(' or ')} was installed, but not where it is expected.`);
  return path;
}

export type Identity = { uid?: number; gid?: number };

/** The user that a program runs as, for one that refuses root; ordinary users stay themselves. */
export function identityOf(user: string): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export type Program = {
  pid: number;
  /** Everything it has written so far. */
  output: () => string;
  isRunning: () => boolean;
  /** Sends a signal and resolves once the process has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Starts a program that stays in the foreground. */
export function startProgram(
  path: string,
  words: readonly string[],
  options: Identity & { env?: NodeJS.ProcessEnv } = {},
): Program {
  const child: ChildProcess = spawn(path, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const listen = (chunk: Buffer) => (written += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('error', (error) => (written += error.message));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    output: () => written,
    isRunning,
    end: async (signal = 'SIGTERM') => {
      if (isRunning()) child.kill(signal);
      await ended;
    },
  };
}

/** A port of the loopback that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
