import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startServer, temporaryDataDir } from '../../support/running-server.ts';
import { connectTo } from '../../support/socket.ts';
import { loadConfig } from '../../../server/core/config/config.ts';

const folder = temporaryDataDir();
const APP_KEY = 'Zq3-stopping-tests-8hVbN2sKe7LwYd0XcRmU';
afterAll(() => folder.remove());

test('a server with open connections stops at once, cleanly, and sends its clients to another one', async () => {
  const server = await startServer({ DATA_DIR: folder.path, SEED: 'none', APP_KEY, STOP_SECONDS: '10' });
  const { appKey } = loadConfig({ APP_KEY }, null).realtime;
  const url = `${server.url.replace('http', 'ws')}/app/${appKey}?protocol=7`;
  const clients = await Promise.all(Array.from({ length: 20 }, () => connectTo(url)));
  // Clients that do not answer the close are not awaited: an accepted one and a refused one.
  const { port, pathname, search } = new URL(url);
  for (const path of [pathname + search, pathname]) {
    const silent = connect(Number(port), '127.0.0.1');
    silent.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    expect(String((await once(silent, 'data'))[0])).toContain('101 Switching Protocols');
    silent.on('error', () => undefined);
  }
  const exit = await server.stop('SIGTERM');
  // A client that is cut off after STOP_SECONDS would have made it 1.
  expect(exit).toBe(0);
  expect(await Promise.all(clients.map(({ ended }) => ended))).toEqual(clients.map(() => 4200));
});
