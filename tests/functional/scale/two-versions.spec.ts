import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNginx, type Nginx } from '../../support/servers/nginx.ts';
import { freePort } from '../../support/servers/package.ts';

let nginx: Nginx;
let port = 0;
const processes: Server[] = [];
const asked: string[] = [];

/** A process whose build has one file. */
async function startProcess(file: string): Promise<number> {
  const own = await freePort();
  const server = createServer(({ url }, answer) => {
    asked.push(`${file} ${url}`);
    answer.statusCode = url === `/assets/${file}` ? 200 : 404;
    answer.end(file);
  });
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  processes.push(server);
  return own;
}

beforeAll(async () => {
  const ports = [await startProcess('old.js'), await startProcess('old.js'), await startProcess('new.js')];
  port = await freePort();
  const config = readFileSync('deploy/scale/nginx.conf', 'utf8')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll(/app(\d):3333/g, (_name, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`);
  nginx = await startNginx(port, config);
});
afterAll(async () => {
  await nginx?.stop();
  processes.forEach((server) => server.close());
});

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

test('a file of a page comes from a process of its version, and a page that is nowhere is asked for once', async () => {
  for (let time = 0; time < 6; time += 1) {
    expect(await statusOf('/assets/old.js')).toBe(200);
    expect(await statusOf('/assets/new.js')).toBe(200);
  }
  expect(await statusOf('/assets/none.js')).toBe(404);
  expect(await statusOf('/nowhere')).toBe(404);
  expect(asked.filter((line) => line.endsWith('/nowhere'))).toHaveLength(1);
});
