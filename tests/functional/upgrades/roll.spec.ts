import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import releases from '../../../server/database/releases.json' with { type: 'json' };
import { serverSettings, temporaryDataDir, until } from '../../support/running-server.ts';
import { startNginx, type Nginx } from '../../support/servers/nginx.ts';
import { freePort } from '../../support/servers/package.ts';

/** Requests at once. */
const VISITORS = 5;
const FORMS = 3;

const release = releases.at(-1) ?? { version: '', commit: '' };
const folder = mkdtempSync(join(tmpdir(), 'plumbline-roll-'));
const former = join(folder, 'former');
const data = temporaryDataDir();
let ports: Record<'app' | 'spare' | 'nginx' | 'nginxPlain', number>;
let nginx: Nginx;

/** deploy/nginx.conf with its ports and its certificate replaced, and nothing else. */
const deployed = (tls: number, plain: number): string =>
  readFileSync(join('deploy', 'nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/your-domain', folder)
    .replaceAll(/listen \[::\]:\d+/g, (line) => `# ${line}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('your-domain', 'localhost')
    .replaceAll('127.0.0.1:3333', `127.0.0.1:${ports.app}`)
    .replaceAll('127.0.0.1:3334', `127.0.0.1:${ports.spare}`);

/** The same, as docs/upgrades.md changes it before the first process is stopped. */
function withoutFirst(): string {
  const file = deployed(ports.nginx, ports.nginxPlain);
  const first = `127.0.0.1:${ports.app} max_fails=0`;
  expect(file).toContain(`${first};`);
  return file.replace(`${first};`, `${first} down;`);
}

/** The build of the former release, in a folder of its own, with the packages of this one. */
function buildFormer(): void {
  execFileSync('git', ['worktree', 'add', '--detach', former, release.commit], { stdio: 'ignore' });
  symlinkSync(join(process.cwd(), 'node_modules'), join(former, 'node_modules'));
  execFileSync(process.execPath, ['bin/build.js'], { cwd: former, stdio: 'ignore' });
}

type Build = { stop: () => Promise<number | null> };

/** Starts a build on a port and waits until it is ready. */
async function start(root: string, port: number): Promise<Build> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: serverSettings({
      DATA_DIR: data.path,
      SEED: 'reference',
      PORT: String(port),
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      ALLOW_NO_LIMITS: '1',
      APP_URL: `https://localhost:${ports.nginx}`,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await until(
    `a build on port ${port} is ready`,
    () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    120_000,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${output.slice(-2_000)}`);
  });
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

beforeAll(async () => {
  const found = await Promise.all(Array.from({ length: 4 }, freePort));
  const [app = 0, spare = 0, one = 0, onePlain = 0] = found;
  ports = { app, spare, nginx: one, nginxPlain: onePlain };
  const words =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...words.split(' '), ...files], { stdio: 'ignore' });
  buildFormer();
  nginx = await startNginx(one, deployed(one, onePlain));
}, 300_000);
afterAll(async () => {
  await nginx?.stop();
  execFileSync('git', ['worktree', 'remove', '--force', former], { stdio: 'ignore' });
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A page, or a form with a wrong password; answers the status. */
function ask(port: number, isForm: boolean): Promise<number> {
  const body = isForm ? JSON.stringify({ email: 'nobody@ortiz.example', password: 'wrong password' }) : null;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: isForm ? '/tokens/create' : '/find-contractors',
        servername: 'localhost',
        rejectUnauthorized: false,
        agent: false,
        method: body === null ? 'GET' : 'POST',
        headers: {
          host: `localhost:${port}`,
          ...(body !== null && { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Asks through the proxy until it is stopped; answers what failed, and how many were answered. */
function visit() {
  const failed: string[] = [];
  let answered = 0;
  const stop = new AbortController();
  const one = async (isForm: boolean): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        const status = await ask(ports.nginx, isForm);
        answered += 1;
        if (status >= 500) failed.push(`${isForm ? 'form' : 'page'}: ${status}`);
      } catch (error) {
        failed.push(`${isForm ? 'form' : 'page'}: ${(error as Error).message}`);
      }
      await sleep(20);
    }
  };
  const all = Array.from({ length: VISITORS + FORMS }, (_, index) => one(index >= VISITORS));
  return {
    end: async () => {
      stop.abort();
      await Promise.all(all);
      return { failed, answered };
    },
  };
}

/** Does something while the proxy is asked without a pause. */
async function underLoad(work: () => Promise<void>): Promise<void> {
  const visitors = visit();
  await sleep(500);
  await work();
  await sleep(1_000);
  const { failed, answered } = await visitors.end();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
}

test('no request fails while this version starts, migrates and is replaced beside the former one', async () => {
  const before = await start(former, ports.app);
  let beside: Build | undefined;
  await underLoad(async () => {
    beside = await start(process.cwd(), ports.spare);
  });
  await underLoad(async () => {
    // Release 1.0.0 answers 503 to connections that it has just accepted when it is stopped: the proxy leaves it out first.
    nginx.reload(withoutFirst());
    await sleep(1_000);
    await before.stop();
  });
  nginx.reload(deployed(ports.nginx, ports.nginxPlain));
  let after: Build | undefined;
  await underLoad(async () => {
    after = await start(process.cwd(), ports.app);
    await beside?.stop();
  });
  let back: Build | undefined;
  await underLoad(async () => {
    back = await start(former, ports.spare);
    await after?.stop();
  });
  await back?.stop();
}, 400_000);
