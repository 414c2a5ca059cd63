import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ pageCache: false });
});
afterAll(() => world.close());

const ask = (url: string, accepted?: string) =>
  world.app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('answers are compressed', () => {
  test('an answer is compressed in the smallest form the browser takes, and holds the same', async () => {
    const plain = await ask('/api/regions');
    const brotli = await ask('/api/regions', 'gzip, deflate, br');
    const gzip = await ask('/api/regions', 'gzip, deflate');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
  });

  test('an answer is not compressed for a client that refuses it, nor where it would gain nothing', async () => {
    expect((await ask('/api/regions', 'br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/health', 'br')).headers['content-encoding']).toBeUndefined();
  });

  test('a compressed answer lets shared caches tell the forms apart', async () => {
    expect((await ask('/login', 'br')).headers['vary']).toBe('X-Inertia, Cookie, Accept-Encoding');
    expect((await ask('/api/regions')).headers['vary']).toContain('Accept-Encoding');
  });
});
