import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReadContext } from '../../../server/core/context.ts';
import { InvalidInput } from '../../../server/core/errors.ts';
import { removeAbandonedFiles } from '../../../server/core/forms/received-file.ts';
import { UPLOAD_HOLDERS } from '../../../server/upload-holders.ts';
import { attachUploads, type Attached } from '../../../server/uploads/attach.ts';
import { removeLostFiles } from '../../../server/uploads/jobs/remove-lost-files.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { removeOrphans } from '../../../server/uploads/jobs/remove-orphans.ts';
import { pathOf, saveFiles, type FileVariant } from '../../../server/uploads/stored-files.ts';
import type { MadeUser } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let user: MadeUser;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  user = await world.make.user();
});
afterAll(() => world.close());

const attach = (attached: Partial<Attached> & { uploadIds: number[] }) =>
  world.database.transaction().execute((transaction) =>
    attachUploads({ database: transaction } as unknown as ReadContext, {
      userId: user.id,
      visibility: 'parties',
      maximum: 10,
      ...attached,
    }),
  );

/** The field problems an attempt ends in; [] when it works. */
async function problemsOf(attempt: Promise<void>): Promise<string[]> {
  try {
    await attempt;
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return Object.entries(error.fields).flatMap(([field, found]) =>
      found.map(({ key }) => `${field}: ${key}`),
    );
  }
}

const visibilityOf = async (id: number): Promise<string> =>
  (
    await world.database
      .selectFrom('uploads')
      .select('visibility')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).visibility;

describe('attaching uploads', () => {
  test('attaching uploads binds one’s own files to what they were made for', async () => {
    const [one, other] = [
      await world.make.upload({ user }),
      await world.make.upload({ user, kind: 'document' }),
    ];
    expect(await problemsOf(attach({ uploadIds: [one.id, other.id] }))).toEqual([]);
    expect([await visibilityOf(one.id), await visibilityOf(other.id)]).toEqual(['parties', 'parties']);
  });

  test('attaching uploads refuses somebody else’s, unknown and bound ones, and binds none of the rest', async () => {
    const own = await world.make.upload({ user });
    const foreign = await world.make.upload({ user: await world.make.user() });
    const bound = await world.make.upload({ user, visibility: 'parties' });
    for (const id of [foreign.id, bound.id, 2_000_000_000])
      expect(await problemsOf(attach({ uploadIds: [own.id, id] }))).toEqual(['files: uploads.gone']);
    expect(await visibilityOf(own.id)).toBe('uploader');
  });

  test('attaching uploads refuses too many, and documents where pictures are wanted', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(await problemsOf(attach({ uploadIds: ids }))).toEqual(['files: validation.too_many']);
    const { id } = await world.make.upload({ user, kind: 'document' });
    const photos = attach({ uploadIds: [id], kinds: ['image'], field: 'photos', visibility: 'public' });
    expect(await problemsOf(photos)).toEqual(['photos: uploads.images_only']);
    expect(await visibilityOf(id)).toBe('uploader');
  });

  test('attaching uploads of two forms that want one file at once, one gets it', async () => {
    const { id } = await world.make.upload({ user });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => problemsOf(attach({ uploadIds: [id] }))));
    expect(outcomes.filter((problems) => problems.length === 0)).toHaveLength(1);
  });
});

describe('files that nothing needs', () => {
  const DAY_AGO = new Date(Date.now() - 25 * 3_600_000);
  const sweep = () =>
    removeOrphans({
      database: world.database,
      storage: localStorage(world.config.dataDir),
      now: new Date(),
      holders: UPLOAD_HOLDERS,
    });
  const exists = async (id: number): Promise<boolean> =>
    (await world.database.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined;

  test('files that nothing needs go after a day, with what is on the disk; younger ones stay', async () => {
    const old = await world.make.upload({ user, createdAt: DAY_AGO });
    const young = await world.make.upload({ user });
    const file = join(world.config.dataDir, pathOf(old.key, 'small'));
    await saveFiles(localStorage(world.config.dataDir), old.key, { small: Buffer.from('x') });
    expect(existsSync(file)).toBe(true);
    await sweep();
    expect([await exists(old.id), await exists(young.id)]).toEqual([false, true]);
    expect(existsSync(file)).toBe(false);
  });

  test('files that nothing needs go when what they were attached to has gone, and not before', async () => {
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, author: user });
    const photo = await world.make.upload({ user, visibility: 'public', createdAt: DAY_AGO });
    await world.database
      .insertInto('review_photos')
      .values({ review_id: review.id, upload_id: photo.id, position: 1 })
      .execute();
    await sweep();
    expect(await exists(photo.id)).toBe(true);
    await world.database.deleteFrom('reviews').where('id', '=', review.id).execute();
    await sweep();
    expect(await exists(photo.id)).toBe(false);
  });

  test('files that nothing needs are told from the rest by every column that refers to an upload', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname::text as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.confrelid = 'uploads'::regclass and c.contype = 'f'`.execute(world.database);
    const byTable = (one: { table: string }, other: { table: string }) =>
      one.table.localeCompare(other.table);
    expect([...UPLOAD_HOLDERS].sort(byTable)).toEqual([...rows].sort(byTable));
  });
});

describe('files that no upload has', () => {
  const DAY_AGO = new Date(Date.now() - 25 * 3_600_000);
  const folder = () => join(world.config.dataDir, 'uploads');
  const sweepDisk = () =>
    removeLostFiles({
      database: world.database,
      storage: localStorage(world.config.dataDir),
      now: new Date(),
    });
  /** Files of a key, as a process left them that ended a day ago. */
  const leave = async (key: string, variants: readonly FileVariant[]): Promise<string[]> => {
    await saveFiles(
      localStorage(world.config.dataDir),
      key,
      Object.fromEntries(variants.map((name) => [name, Buffer.from('x')])),
    );
    const paths = variants.map((variant) => join(world.config.dataDir, pathOf(key, variant)));
    for (const path of paths) utimesSync(path, DAY_AGO, DAY_AGO);
    return paths;
  };
  beforeEach(() => rmSync(folder(), { recursive: true, force: true }));

  test('files that no upload has go after a day; those of uploads, new ones and what is not ours stay', async () => {
    const kept = await world.make.upload({ user, visibility: 'parties', createdAt: DAY_AGO });
    const ofUpload = await leave(kept.key, ['small', 'medium', 'large', 'document']);
    // A key may hold what also parts it from the kind of file.
    const lost = [
      ...(await leave('aBc_-small-x', ['small', 'large'])),
      ...(await leave('zz9', ['document'])),
    ];
    await saveFiles(localStorage(world.config.dataDir), 'aBcNew', { small: Buffer.from('x') });
    const young = join(world.config.dataDir, pathOf('aBcNew', 'small'));
    const foreign = [join(folder(), 'note.txt'), join(folder(), 'ab', 'note.txt')];
    for (const path of foreign) writeFileSync(path, 'x');
    for (const path of foreign) utimesSync(path, DAY_AGO, DAY_AGO);

    await sweepDisk();
    expect(lost.filter((path) => existsSync(path))).toEqual([]);
    for (const path of [...ofUpload, young, ...foreign]) expect(existsSync(path), path).toBe(true);
  });

  test('files that no upload has go however many there are, and there need be none', async () => {
    await sweepDisk();
    const kept = await world.make.upload({ user, createdAt: DAY_AGO });
    const [own = ''] = await leave(kept.key, ['small']);
    const lost: string[] = [];
    for (let number = 0; number < 1_100; number += 1) lost.push(...(await leave(`k${number}`, ['small'])));
    await sweepDisk();
    expect(lost.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(own)).toBe(true);
  });
});

test('files of requests that a killed process did not answer go after an hour, and younger ones stay', async () => {
  const [old, young] = ['old', 'young'].map((name) =>
    join(tmpdir(), `plumbline-upload-${name}-${randomUUID()}`),
  ) as [string, string];
  for (const path of [old, young]) writeFileSync(path, 'x');
  const hourAgo = new Date(Date.now() - 3_660_000);
  utimesSync(old, hourAgo, hourAgo);
  await removeAbandonedFiles();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  rmSync(young);
});
