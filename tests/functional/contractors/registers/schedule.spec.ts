import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineMapping } from '../../../../server/contractors/import/mapping.ts';
import { FetchProblem } from '../../../../server/contractors/registers/fetching/fetch-problem.ts';
import type { FetchList } from '../../../../server/contractors/registers/fetching/fetch-list.ts';
import { workOffLists } from '../../../../server/contractors/registers/steps/work-off.ts';
import { refreshSearch, removeImported } from '../../../support/import-runs.ts';
import { createWorld, type World } from '../../../support/world.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('registers').execute();
  await removeImported(world);
});

const NAMES = Array.from({ length: 20 }, (_, index) => `Builder ${String.fromCodePoint(65 + index)}`);
const listOf = (names: readonly string[], status = 'Active') =>
  `Name,City,No,Status\n${names.map((name, index) => `${name},Austin,A${index},${status}`).join('\n')}\n`;
const serves =
  (text: string, day = 'Fri, 27 Nov 2026 08:00:00 GMT'): FetchList =>
  async ({ into, etag }) => {
    if (etag === text) return { kind: 'unchanged' };
    writeFileSync(into, text);
    return { kind: 'file', name: 'list.csv', size: text.length, digest: text, etag: text, lastModified: day };
  };

async function source(): Promise<number> {
  const mapping = defineMapping(
    { name: 'Name', city: 'City', license_number: 'No', license_status: 'Status' },
    { state: 'TX', trades: ['roofing'] },
  );
  const { id } = await world.database
    .insertInto('registers')
    .values({
      name: 'State Board',
      address: 'https://data.example.gov/list.csv',
      every: 'night',
      hour: 8,
      mapping: sql`${JSON.stringify(mapping)}::text::jsonb`,
      next_at: new Date('2026-11-28T08:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const work = (fetchList: FetchList, now = NOW) =>
  workOffLists({
    database: world.database,
    clock: () => now,
    fetchList,
    agent: 'tests',
    effects: { refresh: refreshSearch, follow: async () => undefined, dropPages: () => undefined },
    log: world.app.log as never,
  });
const lists = () =>
  world.database
    .selectFrom('register_lists')
    .select(['id', 'state', 'stop', 'as_of', 'origin'])
    .orderBy('id')
    .execute();
const register = (id: number) =>
  world.database.selectFrom('registers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const again = (id: number, day: string) =>
  world.database
    .updateTable('registers')
    .set({ next_at: new Date(`${day}T08:00:00Z`) })
    .where('id', '=', id)
    .execute();
const names = async () =>
  (await world.database.selectFrom('contractors').select('name').where('missing_since', 'is', null).execute())
    .length;

describe('a source with a schedule', () => {
  test('a list is brought in on its hour, with the day that its server gives', async () => {
    const id = await source();
    await work(serves(listOf(NAMES)));
    expect(await lists()).toMatchObject([{ state: 'finished', origin: 'schedule', as_of: '2026-11-27' }]);
    expect(await names()).toBe(20);
    expect((await register(id)).next_at).toEqual(new Date('2026-11-29T08:00:00Z'));
  });

  test('a list that has not changed is noted and read no further', async () => {
    const id = await source();
    await work(serves(listOf(NAMES)));
    await again(id, '2026-11-29');
    const now = new Date('2026-11-29T09:00:00Z');
    await work(serves(listOf(NAMES)), now);
    expect((await lists()).map(({ state }) => state)).toEqual(['finished', 'unchanged']);
    expect((await register(id)).looked_at).toEqual(now);
  });

  test('a list in which many listings are gone stops and changes nothing', async () => {
    const id = await source();
    await work(serves(listOf(NAMES)));
    await again(id, '2026-11-29');
    const text = listOf(NAMES.slice(0, 12));
    await work(serves(text, 'Sat, 28 Nov 2026 08:00:00 GMT'), new Date('2026-11-29T09:00:00Z'));
    expect((await lists()).at(-1)).toMatchObject({ state: 'checked', stop: 'gone' });
    expect(await names()).toBe(20);
  });

  test('a list with words that nobody knows stops', async () => {
    const id = await source();
    await work(serves(listOf(NAMES)));
    await again(id, '2026-11-29');
    const text = listOf(NAMES, 'Gesperrt');
    await work(serves(text, 'Sat, 28 Nov 2026 08:00:00 GMT'), new Date('2026-11-29T09:00:00Z'));
    expect((await lists()).at(-1)).toMatchObject({ state: 'checked', stop: 'not_understood' });
  });

  test('a failure is kept with its reason and tried again later and later', async () => {
    const id = await source();
    const down: FetchList = async () => {
      throw new FetchProblem('registers.fetch.no_answer', { host: 'data.example.gov' });
    };
    await work(down);
    expect(await lists()).toMatchObject([{ state: 'failed' }]);
    expect(await register(id)).toMatchObject({ failed_tries: 1, next_at: new Date('2026-11-28T10:00:00Z') });
    await work(down, new Date('2026-11-28T10:00:00Z'));
    expect(await register(id)).toMatchObject({ failed_tries: 2, next_at: new Date('2026-11-28T14:00:00Z') });
  });

  test('a paused source is not looked at', async () => {
    const id = await source();
    await world.database.updateTable('registers').set({ paused_at: NOW }).where('id', '=', id).execute();
    await work(serves(listOf(NAMES)));
    expect(await lists()).toEqual([]);
  });

  test('two processes at once bring one list in', async () => {
    await source();
    await Promise.all([work(serves(listOf(NAMES))), work(serves(listOf(NAMES)))]);
    expect(await lists()).toHaveLength(1);
    expect(await names()).toBe(20);
  });

  test('a clock that ran ahead and was set back leaves no look far away', async () => {
    const id = await source();
    await world.database
      .updateTable('registers')
      .set({ next_at: new Date('2027-06-01T08:00:00Z') })
      .where('id', '=', id)
      .execute();
    await work(serves(listOf(NAMES)));
    expect((await register(id)).next_at).toEqual(new Date('2026-11-29T08:00:00Z'));
  });
});

describe('a process that died', () => {
  test('another one takes its list up and brings it in once', async () => {
    await source();
    await work(serves(listOf(NAMES)));
    const [list] = await lists();
    await world.database.deleteFrom('contractors').execute();
    await world.database.deleteFrom('contractor_imports').execute();
    await sql`insert into register_files (list_id, name, byte_size, digest, kept_at)
      values (${list?.id ?? 0}::integer, 'list.csv', 1, 'x', now())`.execute(world.database);
    const { gzipSync } = await import('node:zlib');
    await world.database
      .insertInto('register_file_parts')
      .columns(['file_id', 'position', 'bytes'])
      .expression((query) =>
        query
          .selectFrom('register_files')
          .select([
            'id',
            sql<number>`0`.as('position'),
            sql<Buffer>`${gzipSync(listOf(NAMES))}::bytea`.as('bytes'),
          ])
          .where('list_id', '=', list?.id ?? 0),
      )
      .execute();
    await world.database
      .updateTable('register_lists')
      .set({
        state: 'running',
        import_id: null,
        lease_token: randomUUID(),
        lease_until: new Date(Date.now() - 1_000),
        tries: 1,
      })
      .execute();
    await work(serves(''));
    expect(await lists()).toMatchObject([{ state: 'finished' }]);
    expect(await names()).toBe(20);
  });

  test('a list that breaks off again and again ends as failed, and nothing of it is in', async () => {
    await source();
    await work(serves(listOf(NAMES)));
    await world.database
      .updateTable('register_lists')
      .set({ state: 'running', lease_token: null, lease_until: null, tries: 9 })
      .execute();
    await work(serves(''));
    expect(await lists()).toMatchObject([{ state: 'failed' }]);
    expect(await names()).toBe(0);
  });
});
