import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { storageOf } from '../../../../server/uploads/storage/storage.ts';
import { readPage } from '../../../support/browser.ts';
import { multipart, picture, type Sent } from '../../../support/files.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const ENGLISH = 'We can’t save anything right now';
const SPANISH = 'Por el momento no podemos guardar nada';
/** A full disk, a quota, a disk that only reads; a bucket that is full. */
const OF_STORAGE = [
  { code: 'ENOSPC' },
  { code: 'EDQUOT' },
  { code: 'EROFS' },
  { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } },
];
const OF_DATABASE = ['53100', '53200', '25006'];

let world: World;
let person: Person;
let photo: Sent;

beforeAll(async () => {
  world = await createWorld();
  person = await world.signedIn({ language: 'mexican_spanish' });
  photo = { field: 'upload', name: 'roof.png', type: 'image/png', bytes: await picture('png') };
  await sql`create function refuse_writes() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = tg_argv[0]; end $$`.execute(world.database);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

async function sendPhoto(headers: Record<string, string> = {}) {
  const { payload, contentType } = multipart(photo);
  const authorization = `Bearer ${(await person.token()) ?? ''}`;
  const sent = { authorization, 'content-type': contentType, ...headers };
  return world.app.inject({ method: 'POST', url: route('api.upload'), headers: sent, payload });
}
const uploads = () => world.database.selectFrom('uploads').select('id').execute();

/** Runs `work` while each write of a table fails with a code of PostgreSQL. */
async function whileFull(table: string, sqlstate: string, work: () => Promise<void>): Promise<void> {
  const { sql: connection } = world.handle;
  await connection.unsafe(
    `create trigger full_disk before insert or update or delete on ${table} for each row execute function refuse_writes('${sqlstate}')`,
  );
  try {
    await work();
  } finally {
    await connection.unsafe(`drop trigger full_disk on ${table}`);
  }
}

describe('a storage that takes nothing', () => {
  test.each(OF_STORAGE)(
    'an upload answers 503 in the reader’s language, and nothing is kept: %o',
    async (error) => {
      const storage = storageOf(world.config);
      const write = vi.spyOn(storage, 'write').mockRejectedValue(Object.assign(new Error('no room'), error));
      const answer = await sendPhoto();
      expect(write).toHaveBeenCalledOnce();
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json<{ message: string; error: { message: string } }>().error.message).toContain(SPANISH);
      expect(await uploads()).toEqual([]);
    },
  );

  test('an upload of which the second size has no room leaves no file of the first', async () => {
    const storage = storageOf(world.config);
    const write = storage.write.bind(storage);
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    vi.spyOn(storage, 'write').mockImplementationOnce(write).mockRejectedValueOnce(full);
    expect((await sendPhoto()).statusCode).toBe(503);
    const left = [];
    for await (const { path } of storage.list('uploads')) left.push(path);
    expect([left, await uploads()]).toEqual([[], []]);
  });

  test('an upload that cannot even be taken back tells of the full disk', async () => {
    const storage = storageOf(world.config);
    vi.spyOn(storage, 'write').mockRejectedValue(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    vi.spyOn(storage, 'remove').mockRejectedValue(Object.assign(new Error('only reads'), { code: 'EIO' }));
    expect((await sendPhoto()).statusCode).toBe(503);
    expect(await uploads()).toEqual([]);
  });
});

describe('a database that takes nothing', () => {
  test.each(OF_DATABASE)('an upload answers 503 and leaves no file: %s', async (code) => {
    await whileFull('uploads', code, async () => {
      expect((await sendPhoto()).statusCode).toBe(503);
    });
    expect(await uploads()).toEqual([]);
  });

  test.each(OF_DATABASE)('a registration answers 503 in words, with what was typed: %s', async (code) => {
    const typed = { role: 'user', name: 'Ana Paz', email: `ana${code}@plumbline.test` };
    await whileFull('users', code, async () => {
      const form = { ...typed, password: 'a long enough secret' };
      const answer = await world.visitor().post(route('register.store'), form, '/es/register?role=user');
      expect(answer.status).toBe(503);
      const page = readPage(answer.text);
      expect(page?.flash.error).toContain(SPANISH);
      expect(page?.props['input']).toMatchObject({ name: 'Ana Paz' });
    });
  });

  test.each(OF_DATABASE)('a forgotten password never says that a mail was sent: %s', async (code) => {
    for (const email of [person.user.email, 'nobody@plumbline.test'])
      await whileFull('pending_events', code, async () => {
        const from = route('password.request');
        const answer = await world.visitor().post(route('password.email'), { email }, from);
        const flash = readPage(answer.text)?.flash;
        expect([answer.status, flash?.success]).toEqual([503, undefined]);
        expect(flash?.error).toContain(ENGLISH);
      });
  });

  test('a page is drawn on a disk that only reads', async () => {
    await world.database
      .updateTable('sessions')
      .set({ last_seen_on: '2020-01-01' })
      .where('user_id', '=', person.user.id)
      .execute();
    await whileFull('sessions', '25006', async () => {
      expect((await person.get(route('dashboard'))).status).toBe(200);
    });
  });

  test('a call answers 503 with a message, and the next one works', async () => {
    const english = await world.signedIn();
    const change = () => english.call('PATCH', route('api.profile.basic_info'), { name: 'Ana Paz' });
    await whileFull('users', '53100', async () => {
      const answer = await change();
      expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
        503,
        expect.stringContaining(ENGLISH),
      ]);
    });
    expect((await change()).status).toBe(200);
  });
});
