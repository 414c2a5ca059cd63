import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../../common/routes/route-table.ts';
import { refuseOtherLog } from '../../../server/public-log/head-file.ts';
import { verifiersOf } from '../../../server/public-log/log-keys.ts';
import { readHead } from '../../../server/public-log/head.ts';
import { beginNewLog, replaceKey } from '../../../server/public-log/renew-log.ts';
import { tileReader } from '../../../server/public-log/tiles.ts';
import { rootOf } from '../../../server/public-log/tree.ts';
import { createWorld, type World } from '../../support/world.ts';
import { checked, logOf, proofFile, sourceOf } from './support.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.make.contractor();
  await logOf(world).append();
});
afterAll(() => world.close());

const start = () => refuseOtherLog(world.database, world.config);
const head = async () => {
  const read = await readHead(world.database);
  if (!read) throw new Error('no log yet');
  return read;
};

/** The database as a backup of a moment has it: without the entries made since. */
async function restoreTo(size: number): Promise<void> {
  const { database } = world;
  const root = await rootOf(tileReader(database), size);
  await sql
    .raw(
      `alter table log_entries disable trigger user; alter table log_tiles disable trigger user;
       delete from log_entries where number >= ${size};
       update log_tiles set hashes = substring(hashes for ${size * 32}) where level = 0;
       update log_head set size = ${size}, root = '\\x${root.toString('hex')}';
       alter table log_entries enable trigger user; alter table log_tiles enable trigger user`,
    )
    .execute(database);
}

describe('a start with the log that was published', () => {
  test('a restart continues the same tree', async () => {
    await expect(start()).resolves.toBeUndefined();
    const before = await head();
    await world.make.contractor();
    await logOf(world).append();
    await expect(start()).resolves.toBeUndefined();
    expect((await head()).size).toBeGreaterThan(before.size);
    expect(await rootOf(tileReader(world.database), before.size)).toEqual(before.root);
  });

  test('another APP_KEY is refused with one sentence', async () => {
    await expect(refuseOtherLog(world.database, { ...world.config, appKey: 'x'.repeat(32) })).rejects.toThrow(
      'Setting APP_KEY: it does not open the key of the public log.',
    );
  });

  test('a restored older database is refused, and goes on under a new name when the operator says so', async () => {
    const published = await head();
    await restoreTo(published.size - 1);
    await expect(start()).rejects.toThrow(
      `The log published at ${published.origin} is longer (${published.size} entries) than this database's (${published.size - 1}).`,
    );
    expect(await beginNewLog(world.database, world.config, new Date())).toBe(`${published.origin}-2`);
    await expect(start()).resolves.toBeUndefined();
    const contractor = await world.make.contractor();
    await logOf(world).append();
    expect((await head()).origin).toBe(`${published.origin}-2`);
    expect((await checked(world, await proofFile(world, `listing/${contractor.id}`))).code).toBe('holds');
  });

  test('a database whose entries are others is refused', async () => {
    await sql
      .raw(
        `alter table log_tiles disable trigger user;
         update log_tiles set hashes = set_byte(hashes, 0, 255 - get_byte(hashes, 0)) where level = 0;
         alter table log_tiles enable trigger user`,
      )
      .execute(world.database);
    await expect(start()).rejects.toThrow('has other entries than this database among its first');
    rmSync(world.config.dataDir, { recursive: true, force: true });
    await expect(start()).resolves.toBeUndefined();
  });

  test('a running process makes no entries on a database that lost some, as a standby that was behind', async () => {
    const running = logOf(world);
    await world.make.contractor();
    await running.append();
    const { size } = await head();
    await restoreTo(size - 1);
    await world.make.contractor();
    await expect(running.append()).rejects.toThrow(`${size} were published, it has ${size - 1}`);
    expect((await head()).size).toBe(size - 1);
    rmSync(world.config.dataDir, { recursive: true, force: true });
  });
});

describe('the keys of the log', () => {
  test('a new key signs beside the former one, and both verify', async () => {
    const other = await createWorld();
    await other.make.contractor();
    await logOf(other).append();
    const former = await (await sourceOf(other)).present();
    await replaceKey(other.database, other.config, new Date());
    const source = await sourceOf(other);
    expect(source.keys).toHaveLength(2);
    expect((await source.present()).match(/^— /gm)).toHaveLength(2);
    expect((await checked(other, former)).code).toBe('same');
    await replaceKey(other.database, { ...other.config, appKey: 'y'.repeat(32) }, new Date());
    expect(await verifiersOf(other.database)).toHaveLength(3);
    expect((await (await sourceOf(other)).present()).match(/^— /gm)).toHaveLength(1);
    expect((await checked(other, former)).code).toBe('same');
    await other.close();
  });

  test('the secret of a key is not in the database in clear', async () => {
    const { rows } = await sql<{ secret: string }>`select secret from log_keys`.execute(world.database);
    for (const { secret } of rows) expect(Buffer.from(secret, 'base64').length).toBe(12 + 32 + 16);
  });
});

describe('the files of the log', () => {
  test('tiles are served as they are wide, for ever, and what is not there is not found', async () => {
    const other = await createWorld();
    for (let count = 0; count < 260; count += 1) await other.make.contractor();
    await logOf(other).append();
    const get = (path: string) => other.app.inject({ method: 'GET', url: path });
    const whole = await get('/log/tile/0/000');
    expect(whole.rawPayload).toHaveLength(256 * 32);
    expect(whole.headers['cache-control']).toContain('immutable');
    expect(whole.headers['set-cookie']).toBeUndefined();
    expect((await get('/log/tile/0/000.p/3')).rawPayload).toEqual(whole.rawPayload.subarray(0, 96));
    expect((await get('/log/tile/1/000.p/1')).rawPayload).toHaveLength(32);
    for (const path of ['0/001', '0/001.p/256', '1/000', '2/000', 'entries/001', '../../checkpoint', '0/1'])
      expect((await get(ROUTES['log.tile'].path.replace('*', path))).statusCode, path).toBe(404);
    const checkpoint = await get('/log/checkpoint');
    expect(checkpoint.headers['cache-control']).toBe('no-store');
    expect((await get('/verify.mjs')).headers['content-type']).toContain('javascript');
    await other.close();
  });
});
