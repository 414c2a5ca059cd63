import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchListFrom } from '../../../../server/contractors/registers/fetching/fetch-list.ts';
import { PUBLIC_NETWORK, type Network } from '../../../../server/contractors/registers/fetching/network.ts';
import { isPrivateAddress } from '../../../../server/contractors/registers/fetching/private-addresses.ts';
import { makeCertificate } from '../../../support/certificates.ts';

const HOST = 'data.example.gov';
const LIST = 'Name,City\nMesa Decks,Austin\n';
let server: Server;
let network: Network;
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'plumbline-fetching-'));
const into = join(folder, 'list.csv');

beforeAll(async () => {
  const authority = makeCertificate({ organization: 'State', commonName: 'Authority', isCa: true });
  const own = makeCertificate({ organization: 'State', commonName: HOST, hostname: HOST, issuer: authority });
  server = createServer(
    { key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: own.pem },
    (request, response) => handle(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  network = {
    isPrivate: () => false,
    resolve: async (hostname) => {
      asked.push(hostname);
      return [{ address: '127.0.0.1', family: 4 }];
    },
    anyPort: true,
    ca: authority.pem,
    maximumBytes: 100_000,
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const address = (path = '/list.csv', host = HOST) =>
  `https://${host}:${(server.address() as AddressInfo).port}${path}`;
const fetchIt = (own: Partial<Network> = {}, wanted: { address?: string; etag?: string | null } = {}) => {
  asked = [];
  return fetchListFrom({ ...network, ...own })({
    address: address(),
    etag: null,
    lastModified: null,
    into,
    agent: 'Plumbline tests',
    ...wanted,
  });
};
const answers =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = LIST) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

test('a list is fetched with what its server says of it', async () => {
  handle = answers(200, {
    'content-type': 'text/csv',
    etag: '"v1"',
    'last-modified': 'Thu, 15 Jan 2026 08:00:00 GMT',
  });
  expect(await fetchIt()).toEqual({
    kind: 'file',
    name: 'list.csv',
    size: LIST.length,
    digest: createHash('sha256').update(LIST).digest('base64url'),
    etag: '"v1"',
    lastModified: 'Thu, 15 Jan 2026 08:00:00 GMT',
  });
  expect(readFileSync(into, 'utf8')).toBe(LIST);
});

test('a list that its server calls unchanged is not read again', async () => {
  handle = (request, response) =>
    void response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200).end();
  expect(await fetchIt({}, { etag: '"v1"' })).toEqual({ kind: 'unchanged' });
});

test('a compressed list is unpacked, and counted unpacked', async () => {
  handle = answers(200, { 'content-encoding': 'gzip' }, gzipSync(LIST));
  expect(await fetchIt()).toMatchObject({ kind: 'file', size: LIST.length });
  handle = answers(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000)));
  await expect(fetchIt()).rejects.toThrow('registers.fetch.too_large');
});

test('a list that is too large is refused by what it says and by what it sends', async () => {
  handle = answers(200, {}, Buffer.alloc(200_000, 'a'));
  await expect(fetchIt()).rejects.toThrow('registers.fetch.too_large');
  handle = (_request, response) => {
    response.writeHead(200);
    for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(10_000, 'a'));
    response.end();
  };
  await expect(fetchIt()).rejects.toThrow('registers.fetch.too_large');
});

test.each([
  [answers(200, { 'content-type': 'text/html; charset=utf-8' }, '<html>'), 'registers.fetch.web_page'],
  [answers(404), 'registers.fetch.status'],
  [answers(500), 'registers.fetch.status'],
  [answers(200, { 'content-encoding': 'br' }), 'registers.fetch.broken'],
  [answers(200, { 'content-encoding': 'gzip' }, 'no gzip'), 'registers.fetch.broken'],
  [answers(200, {}, ''), 'registers.problem.empty'],
  [answers(302, { location: 'http://data.example.gov/list.csv' }), 'registers.address.not_https'],
  [answers(302, { location: '/list.csv' }), 'registers.fetch.redirects'],
])('an answer that is no list is refused with its reason', async (answer, reason) => {
  handle = answer;
  await expect(fetchIt()).rejects.toThrow(reason);
});

test('a list that ends before its end is refused', async () => {
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write(LIST);
    setImmediate(() => response.destroy());
  };
  await expect(fetchIt()).rejects.toThrow('registers.fetch.no_answer');
  handle = answers(200, { 'content-encoding': 'gzip' }, gzipSync(LIST.repeat(100)).subarray(0, 40));
  await expect(fetchIt()).rejects.toThrow('registers.fetch.broken');
});

test('a redirect to a private network is refused before it is asked', async () => {
  let hops = 0;
  handle = (_request, response) => {
    hops += 1;
    response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end();
  };
  const isPrivate = (found: string) => found !== '127.0.0.1' && isPrivateAddress(found);
  await expect(fetchIt({ isPrivate })).rejects.toThrow('registers.address.not_public');
  expect(hops).toBe(1);
});

test('a name that leads to a private network is refused, also where one of several addresses does', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(fetchIt({ isPrivate: isPrivateAddress, resolve })).rejects.toThrow(
    'registers.address.not_public',
  );
});

test('a name is looked up once, and the connection goes to the address that was checked', async () => {
  handle = answers(200);
  await fetchIt();
  expect(asked).toEqual([HOST]);
});

test('a certificate of another name or authority is refused', async () => {
  handle = answers(200);
  await expect(fetchIt({}, { address: address('/list.csv', 'other.example.gov') })).rejects.toThrow(
    'registers.fetch.certificate',
  );
  await expect(fetchIt({ ca: undefined })).rejects.toThrow('registers.fetch.certificate');
});

test('the product itself asks no private network', async () => {
  const product = fetchListFrom(PUBLIC_NETWORK);
  const wanted = { etag: null, lastModified: null, into, agent: 'Plumbline tests' };
  for (const nearby of ['https://127.0.0.1/list.csv', 'https://[::1]/list.csv', 'https://localhost/list.csv'])
    await expect(product({ ...wanted, address: nearby })).rejects.toThrow('registers.address.not_public');
});
