import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, temporaryDataDir, until, type RunningServer } from '../../support/running-server.ts';
import { answers, startNginx, type Nginx } from '../../support/servers/nginx.ts';
import { freePort, programOf, startProgram, type Program } from '../../support/servers/package.ts';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const TOO_LARGE = 120 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'plumbline-proxies-'));
const data = temporaryDataDir();
let server: RunningServer;
let nginx: Nginx;
let caddy: Program;
let ports: Record<'app' | 'spare' | 'nginx' | 'nginxPlain' | 'caddy' | 'caddyPlain', number>;

/** A file of deploy/ with its ports and its certificate replaced, and nothing else. */
function deployed(file: string, tls: number, plain: number): string {
  return readFileSync(join('deploy', file), 'utf8')
    .replaceAll('/etc/letsencrypt/live/your-domain', folder)
    .replaceAll(/listen \[::\]:\d+/g, (line) => `# ${line}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replace('http://your-domain', `http://localhost:${plain}`)
    .replace(/^your-domain \{/m, `localhost:${tls} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    .replaceAll('your-domain', 'localhost')
    .replaceAll('127.0.0.1:3333', `127.0.0.1:${ports.app}`)
    .replaceAll('127.0.0.1:3334', `127.0.0.1:${ports.spare}`);
}

beforeAll(async () => {
  const found = await Promise.all(Array.from({ length: 6 }, freePort));
  const [app = 0, spare = 0, one = 0, onePlain = 0, two = 0, twoPlain = 0] = found;
  ports = { app, spare, nginx: one, nginxPlain: onePlain, caddy: two, caddyPlain: twoPlain };
  const words =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...words.split(' '), ...files], { stdio: 'ignore' });
  server = await startServer({
    DATA_DIR: data.path,
    SEED: 'none',
    PORT: String(app),
    TRUST_PROXY: '1',
    APP_URL: `https://localhost:${one}`,
  });
  nginx = await startNginx(one, deployed('nginx.conf', one, onePlain));
  const file = join(folder, 'Caddyfile');
  const options = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';
  writeFileSync(file, options + deployed('Caddyfile', two, twoPlain));
  caddy = startProgram(programOf(['caddy']), ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { HOME: folder, PATH: process.env['PATH'] ?? '' },
  });
  await until('Caddy listens', () => answers(two));
}, 240_000);
afterAll(async () => {
  await caddy?.end();
  await nginx?.stop();
  await server?.stop();
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a body of so many bytes as one file of a form, or nothing. */
function ask(
  port: number,
  path: string,
  { bytes = 0, headers = {} }: { bytes?: number; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
  const body = bytes
    ? Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from('\r\n--cut--\r\n')])
    : null;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        rejectUnauthorized: false,
        method: body ? 'POST' : 'GET',
        headers: {
          host: `localhost:${port}`,
          ...(body && { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': body.length }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '' });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const plainly = async (port: number, path: string) => {
  const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe.each(['nginx', 'caddy'] as const)('deploy’s configuration of %s', (name) => {
  test('the proxy serves pages over TLS, compressed by the product', async () => {
    const { status, headers } = await ask(ports[name], '/login', { headers: { 'accept-encoding': 'br' } });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the proxy passes the host on with its port, so that a refused form leads back to its page', async () => {
    const page = `https://localhost:${ports[name]}/es/entrar`;
    const { status, headers } = await ask(ports[name], '/uploads', {
      bytes: 10,
      headers: { accept: 'text/html', referer: page, origin: `https://localhost:${ports[name]}` },
    });
    expect(status).toBe(303);
    expect(headers.location).toBe('/es/entrar');
  });

  test('the proxy lets the upgrade of /app/ through', async () => {
    const login = await ask(ports[name], '/login');
    const key = /"key":"([\da-f]{20})"/.exec(login.text.replaceAll('&quot;', '"'))?.[1] ?? '';
    const { status } = await ask(ports[name], `/app/${key}?protocol=7`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: `https://localhost:${ports[name]}`,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    expect(status).toBe(101);
  });

  test('the proxy shows the reason, not its own 502, of a form that was refused before it was read', async () => {
    for (const [path, bytes] of [
      ['/uploads', FIVE_MEGABYTES],
      ['/admin/lists', TOO_LARGE],
    ] as const)
      expect((await ask(ports[name], path, { bytes, headers: { accept: 'text/html' } })).status, path).toBe(
        303,
      );
  }, 60_000);

  test('the proxy leads pages from http to https and refuses calls of programs', async () => {
    const port = ports[`${name}Plain`];
    expect(await plainly(port, '/es/x?y=1')).toEqual([301, 'https://localhost/es/x?y=1']);
    expect(await plainly(port, '/api/regions')).toEqual([403, null]);
  });
});

test('the server behind a proxy reads a refused form to its end before it closes the connection', async () => {
  const bytes = 60 * 1024 * 1024;
  const socket = connect(ports.app, '127.0.0.1');
  let answer = '';
  let problem: Error | undefined;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('error', (error) => (problem = error)).on('data', (chunk) => (answer += chunk.toString()));
  socket.write(
    `POST /uploads HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\nAccept: text/html\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  const part = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += part.length)
    await new Promise((resolve) => socket.write(part, resolve));
  await closed;
  expect(problem).toBeUndefined();
  expect(answer).toMatch(/^HTTP\/1.1 303 /);
}, 60_000);

test('the proxies say in both languages that no process answers', async () => {
  await server.stop();
  for (const name of ['nginx', 'caddy'] as const) {
    const { status, text } = await ask(ports[name], '/');
    expect(status).toBe(502);
    expect(text).toContain('Please try again in a minute.');
    expect(text).toContain('intente de nuevo');
  }
}, 60_000);
