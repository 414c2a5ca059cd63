import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { MIGRATIONS, migrate } from '../../../server/database/migrator.ts';
import { PHOTO_GRID, placeholderOf } from '../../../server/uploads/placeholder.ts';
import { databaseOn } from '../../support/database-server.ts';

const name = `plumbline_old_${randomBytes(6).toString('hex')}`;
let server: DatabaseHandle;
let handle: DatabaseHandle;
beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 2 });
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: handle.database, provider }).migrateTo(
    '0145-product-words-of-a-change',
  );
  if (error) throw error;
});
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

test('the average color of an older picture becomes a placeholder of that color', async () => {
  await handle.sql`
    insert into uploads (key, kind, media_type, original_name, byte_size, tone)
    values ('teal', 'image', 'image/webp', 'a', 1, '#008080'), ('none', 'document', 'application/pdf', 'b', 1, null)`;
  expect(await migrate(handle.database)).toContain('0155-thumbhashes');
  const rows = await handle.sql<{ key: string; thumbhash: string | null }[]>`
    select key, thumbhash from uploads order by key desc`;
  expect(rows).toEqual([
    { key: 'teal', thumbhash: expect.any(String) },
    { key: 'none', thumbhash: null },
  ]);
  const address = placeholderOf(rows[0]?.thumbhash, PHOTO_GRID) ?? '';
  const bitmap = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const pixels = Array.from({ length: 24 }, (_, index) => bitmap.readUInt16LE(54 + index * 2));
  for (const pixel of pixels)
    [(pixel >> 10) & 31, (pixel >> 5) & 31, pixel & 31].forEach((value, channel) =>
      expect(Math.abs(value - (channel === 0 ? 0 : 16))).toBeLessThanOrEqual(1),
    );
});
