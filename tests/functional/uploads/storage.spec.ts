import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { checkBackup, readBackup } from '../../../server/commands/backup/read-backup.ts';
import { restoreBackup } from '../../../server/commands/backup/restore-backup.ts';
import { stagingFolder } from '../../../server/commands/backup/stage-uploads.ts';
import { drained } from '../../../server/commands/backup/tar.ts';
import { writeBackup } from '../../../server/commands/backup/write-backup.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { encoderOf } from '../../../server/uploads/encoder.ts';
import { drawAvif } from '../../../server/uploads/jobs/draw-avif.ts';
import { removeLostFiles } from '../../../server/uploads/jobs/remove-lost-files.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { s3Storage } from '../../../server/uploads/storage/s3-storage.ts';
import type { Storage } from '../../../server/uploads/storage/interface.ts';
import { pathOf } from '../../../server/uploads/stored-files.ts';
import type { Logger } from '../../../server/core/process/logger.ts';
import { databaseOn } from '../../support/database-server.ts';
import { multipart, pdf, picture } from '../../support/files.ts';
import { startS3, type S3Server } from '../../support/s3-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-storage-'));
let server: S3Server;
let world: World;
beforeAll(async () => {
  server = await startS3();
  world = await createWorld({ s3: server.config });
});
afterAll(async () => {
  await world.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const contentOf = async (storage: Storage, path: string): Promise<string | null> => {
  const found = await storage.open(path);
  return found && `${found.bytes} ${(await buffer(found.content)).toString()}`;
};
const pathsBelow = async (storage: Storage, below: string): Promise<string[]> => {
  const paths: string[] = [];
  for await (const { path, writtenAt } of storage.list(below)) {
    expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    paths.push(path);
  }
  return paths.sort();
};

describe.each([
  ['a folder', () => localStorage(join(folder, 'local'))],
  ['a bucket', () => s3Storage(server.config)],
])('%s keeps files:', (_name, open) => {
  test('what is written is read again, and written anew in place of the former', async () => {
    const storage = open();
    await storage.write('uploads/ab/one.webp', Buffer.from('first'));
    expect(await contentOf(storage, 'uploads/ab/one.webp')).toBe('5 first');
    await storage.write('uploads/ab/one.webp', Buffer.from('second'));
    expect(await contentOf(storage, 'uploads/ab/one.webp')).toBe('6 second');
  });

  test('a file of this machine is taken over', async () => {
    const from = join(folder, 'archive.zip');
    writeFileSync(from, 'packed');
    const storage = open();
    await storage.adopt('exports/mine.zip', from);
    expect(await contentOf(storage, 'exports/mine.zip')).toBe('6 packed');
    expect(existsSync(from)).toBe(false);
  });

  test('what is removed is gone; what is not there is no error', async () => {
    const storage = open();
    await storage.write('uploads/cd/two.webp', Buffer.from('x'));
    await storage.remove('uploads/cd/two.webp');
    await storage.remove('uploads/cd/never.webp');
    expect(await contentOf(storage, 'uploads/cd/two.webp')).toBeNull();
  });

  test('the files below a folder are listed with their time, and no others', async () => {
    const storage = open();
    const paths = ['list/a/1.webp', 'list/a/2.avif', 'list/b/3.pdf'];
    for (const path of [...paths, 'listed.webp']) await storage.write(path, Buffer.from('x'));
    expect(await pathsBelow(storage, 'list')).toEqual(paths);
    expect(await pathsBelow(storage, 'nothing')).toEqual([]);
  });
});

describe('an upload in a bucket', () => {
  const send = async (person: Person, bytes: Buffer, { app }: World = world) => {
    const { payload, contentType } = multipart({ bytes });
    const authorization = `Bearer ${(await person.token()) ?? ''}`;
    const answer = await app.inject({
      method: 'POST',
      url: route('api.upload'),
      headers: { host: 'localhost', authorization, 'content-type': contentType },
      payload,
    });
    return answer.json<{ id: number; url: string }>();
  };
  const keyOf = (url: string) => url.split('/').at(-1) ?? '';

  test('an upload in a bucket for some readers leads them to an address signed for minutes, and others nowhere', async () => {
    const sender = await world.signedIn();
    const { url } = await send(sender, await picture('png', { width: 400, height: 300 }));
    const { status, headers } = await sender.get(url);
    const signed = String(headers['location']);
    expect([status, signed.startsWith(`${server.config.endpoint}/`)]).toEqual([302, true]);
    const direct = await fetch(signed);
    expect([direct.status, direct.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(signed.replace(/Signature=[^&]*/, 'Signature=0'))).status).toBe(403);
    expect((await world.visitor().get(url)).status).toBe(404);
  });

  test('an upload in a bucket for everybody comes under its own address, as AVIF once that is drawn, and caches share it', async () => {
    const owner = await world.signedIn();
    const { id, url } = await send(owner, await picture('png', { width: 400, height: 300 }));
    const attached = { profile_id: owner.user.profileId, upload_id: id };
    await world.database.updateTable('uploads').set({ visibility: 'public' }).where('id', '=', id).execute();
    await world.database.insertInto('avatars').values(attached).execute();
    const storage = s3Storage(server.config);
    await drawAvif({
      database: world.database,
      storage,
      encoder: encoderOf(world.config),
      log: world.app.log as Logger,
    });
    const visitor = world.visitor();
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ] as const) {
      const { status, headers } = await visitor.get(`${url}/small`, { accept });
      expect([status, headers['content-type'], headers['vary'], headers['cache-control']]).toEqual([
        200,
        type,
        expect.stringContaining('Accept'),
        'public, max-age=3600, immutable',
      ]);
      const etag = String(headers['etag']);
      expect((await visitor.get(`${url}/small`, { accept, 'if-none-match': etag })).status).toBe(304);
    }
  });

  test('an upload in a bucket goes with its row, and from a backup back into a folder', async () => {
    const sender = await world.signedIn();
    const { id, url } = await send(sender, pdf());
    const storage = s3Storage(server.config);
    const path = pathOf(keyOf(url), 'document');
    const file = join(folder, 'backup.tar.gz');
    const [{ name } = { name: '' }] = await world.handle.sql<
      { name: string }[]
    >`select current_database() as name`;
    await writeBackup(
      { target: databaseOn(inject('databaseServer').target, name), storage, now: new Date() },
      file,
    );
    const kept: string[] = [];
    await readBackup(file, {
      rows: (_table, content) => drained(content),
      upload: async (below, content) => {
        kept.push(`uploads/${below}`);
        await drained(content);
      },
    });
    expect(kept).toContain(path);

    await world.database.deleteFrom('uploads').where('id', '=', id).execute();
    const later = new Date(Date.now() + (UPLOAD_KEPT_HOURS + 1) * 3_600_000);
    await removeLostFiles({ database: world.database, storage, now: later });
    expect(await storage.open(path)).toBeNull();
  });

  test('an upload in a bucket comes from a backup of a folder into the bucket, with the rows', async () => {
    const onDisk = await createWorld();
    const restored = `plumbline_restored_${randomBytes(6).toString('hex')}`;
    const { target } = inject('databaseServer');
    try {
      const sender = await onDisk.signedIn();
      const { url } = await send(sender, pdf(), onDisk);
      const path = pathOf(keyOf(url), 'document');
      const file = join(folder, 'from-disk.tar.gz');
      const [{ name } = { name: '' }] = await onDisk.handle.sql<
        { name: string }[]
      >`select current_database() as name`;
      const from = localStorage(onDisk.config.dataDir);
      await writeBackup({ target: databaseOn(target, name), storage: from, now: new Date() }, file);
      const storage = s3Storage(server.config);
      expect(await storage.open(path)).toBeNull();

      await world.handle.sql.unsafe(`create database ${restored}`);
      const dataDir = join(folder, 'restoring');
      const manifest = await checkBackup(file);
      const into = databaseOn(target, restored);
      await restoreBackup({ target: into, dataDir, storage, file, manifest, replace: false });

      const found = await storage.open(path);
      expect(found && (await buffer(found.content))).toEqual(pdf());
      expect(existsSync(stagingFolder(dataDir))).toBe(false);
      const handle = openDatabase(into, { connections: 1 });
      const rows = await handle.sql`select key from uploads`;
      await handle.close();
      expect(rows).toMatchObject([{ key: keyOf(url) }]);
    } finally {
      await world.handle.sql.unsafe(`drop database if exists ${restored} with (force)`);
      await onDisk.close();
    }
  });
});
