import { mkdtempSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { ConfigError, loadConfig } from '../../../server/core/config/config.ts';
import { readStreetTiles } from '../../../server/maps/street-tiles.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import { writeStreetArchive, type StreetArchive } from '../../support/street-archive.ts';
import { createWorld, type World } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-streets-'));
const path = join(folder, 'texas.pmtiles');
let world: World;
let bytes: Buffer;

beforeAll(async () => {
  bytes = writeStreetArchive(path);
  world = await createWorld({ streetTiles: readStreetTiles(path) });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET', app = world.app) =>
  app.inject({ method, url: route('maps.streets'), headers });

describe('the archive of street tiles', () => {
  test('the archive of street tiles is answered in parts as they are in the file, never compressed, and kept by browsers', async () => {
    const first = await ask({ range: 'bytes=0-126', 'accept-encoding': 'gzip, br' });
    expect(first.statusCode).toBe(206);
    expect(first.rawPayload).toEqual(bytes.subarray(0, 127));
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-126/${bytes.length}`,
      'content-length': '127',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    });
    expect(first.headers['content-encoding']).toBeUndefined();
    for (const [range, part] of [
      ['bytes=100-', bytes.subarray(100)],
      ['bytes=-20', bytes.subarray(-20)],
      ['bytes=-999999', bytes],
      // The first part that browsers ask for is more than a small archive has.
      ['bytes=0-16383', bytes],
    ] as const)
      expect((await ask({ range })).rawPayload, range).toEqual(part);
  });

  test('the archive of street tiles gives no part beyond its end, and not all of it at once', async () => {
    const beyond = await ask({ range: `bytes=${bytes.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    for (const range of ['', 'bytes=0-1,5-6', 'bytes=9-2', 'bytes=-', 'lines=0-9', 'bytes=0-1x']) {
      const refused = await ask(range === '' ? {} : { range });
      expect(refused.statusCode, range).toBe(400);
      expect(refused.headers['cache-control'], range).toBe('no-store');
    }
    const large = join(folder, 'large.pmtiles');
    writeStreetArchive(large);
    truncateSync(large, 40 * 1024 * 1024);
    const other = await createWorld({ streetTiles: readStreetTiles(large) });
    const most = await ask({ range: 'bytes=5-' }, 'GET', other.app);
    expect(most.headers['content-range']).toBe(`bytes 5-${4 * 1024 * 1024 + 4}/${40 * 1024 * 1024}`);
    expect(most.rawPayload.length).toBe(4 * 1024 * 1024);
    await other.close();
  });

  test('the archive of street tiles tells its size to HEAD, and a browser that has the part that nothing changed', async () => {
    const head = await ask({}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(bytes.length));
    expect(head.rawPayload.length).toBe(0);
    const tag = String(head.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect((await ask({ range: 'bytes=0-9', 'if-none-match': `"other", W/${tag}` })).statusCode).toBe(304);
    expect((await ask({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(400);
  });

  test('the archive of street tiles is named to maps with its version, and pages connect to no other origin for it', async () => {
    const { tiles, street } = (
      await world.visitor().call('GET', route('api.map_clusters'))
    ).json<MapAnswer>();
    expect(street).toBeNull();
    const tag = String((await ask({}, 'HEAD')).headers.etag);
    expect(tiles).toEqual({
      address: `${route('maps.streets')}?v=${tag.slice(1, -1)}`,
      schema: 'protomaps',
      layers: ['roads'],
    });
    const page = await world.visitor().get('/contractors');
    expect(String(page.headers['content-security-policy'])).toContain("img-src 'self' data: blob:;");
  });

  test('the archive of street tiles that went away, was replaced, or was never set, is not found', async () => {
    renameSync(path, `${path}.away`);
    expect((await ask({ range: 'bytes=0-9' })).statusCode).toBe(404);
    renameSync(`${path}.away`, path);
    expect((await ask({ range: 'bytes=0-9' })).statusCode).toBe(206);
    // Another one under the same address would not fit what browsers have of the first.
    utimesSync(path, 1, 1);
    expect((await ask({ range: 'bytes=0-9' })).statusCode).toBe(404);
    const without = await createWorld();
    expect((await ask({ range: 'bytes=0-9' }, 'GET', without.app)).statusCode).toBe(404);
    const answer = await without.visitor().call('GET', route('api.map_clusters'));
    expect(answer.json<MapAnswer>().tiles).toBeNull();
    await without.close();
  });
});

describe('the setting MAP_PMTILES', () => {
  const start = (file: string, more: Record<string, string> = {}) =>
    loadConfig({ APP_KEY: 'k'.repeat(32), MAP_PMTILES: file, ...more }, null);
  const made = (name: string, archive: StreetArchive = {}) => {
    const file = join(folder, name);
    writeStreetArchive(file, archive);
    return file;
  };

  test('the setting MAP_PMTILES takes archives of both schemas, at a path from where the server starts', () => {
    const file = made('other.pmtiles', { layer: 'transportation', properties: { class: 'motorway' } });
    expect(start(file).streetTiles).toMatchObject({ path: file, schema: 'openmaptiles' });
    expect(start('').streetTiles).toBeNull();
  });

  test('the setting MAP_PMTILES stops the start with one sentence that says what is wrong with the file', () => {
    const text = join(folder, 'text.pmtiles');
    writeFileSync(text, 'no archive at all, but long enough to be one '.repeat(9));
    const short = made('short.pmtiles');
    truncateSync(short, statSync(short).size - 5);
    const empty = join(folder, 'empty.pmtiles');
    writeFileSync(empty, '');
    for (const [file, sentence] of [
      [join(folder, 'nothing.pmtiles'), 'names no file that can be read'],
      [folder, 'names no file that can be read'],
      [text, 'names a file that is no PMTiles archive'],
      [empty, 'names a file that is no PMTiles archive'],
      [short, 'cut off'],
      [made('version.pmtiles', { header: { 7: 2 } }), 'of version 3'],
      [made('raster.pmtiles', { header: { 99: 2 } }), 'vector tiles'],
      [made('brotli.pmtiles', { header: { 98: 3 } }), 'compressed with gzip'],
      [made('buildings.pmtiles', { layer: 'buildings' }), 'a layer of streets'],
      [made('zip.pmtiles', { header: { 97: 1 } }), 'a layer of streets'],
    ] as const) {
      const attempt = () => start(file);
      expect(attempt, file).toThrow(ConfigError);
      expect(attempt, file).toThrow(new RegExp(`^Setting MAP_PMTILES: [^.]*${sentence}.*\\.$`));
    }
    expect(() => start(short, { MAP_STYLE_URL: 'https://tiles.example/style.json' })).toThrow(
      'Setting MAP_PMTILES: cannot be set beside MAP_STYLE_URL',
    );
  });
});
