import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FetchProblem } from '../../../../server/contractors/registers/fetching/fetch-problem.ts';
import type { FetchList } from '../../../../server/contractors/registers/fetching/fetch-list.ts';
import { refreshSearch, removeImported } from '../../../support/import-runs.ts';
import { listOf, NAMES, NOW, scheduledLists, serves } from '../../../support/scheduled-lists.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let board: ReturnType<typeof scheduledLists>;
beforeAll(async () => {
  world = await createWorld();
  board = scheduledLists(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('registers').execute();
  await removeImported(world);
});

describe('a source with a schedule', () => {
  test('a list is brought in on its hour, with the day that its server gives', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    expect(await board.lists()).toMatchObject([
      { state: 'finished', origin: 'schedule', as_of: '2026-11-27' },
    ]);
    expect(await board.listed()).toBe(20);
    expect((await board.register(id)).next_at).toEqual(new Date('2026-11-29T08:00:00Z'));
  });

  test('a list that has not changed is noted and read no further', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    await board.again(id, '2026-11-29');
    const now = new Date('2026-11-29T09:00:00Z');
    await board.work(serves(listOf(NAMES)), now);
    expect((await board.lists()).map(({ state }) => state)).toEqual(['finished', 'unchanged']);
    expect((await board.register(id)).looked_at).toEqual(now);
  });

  test('a list in which many listings are gone stops and changes nothing', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    await board.again(id, '2026-11-29');
    const text = listOf(NAMES.slice(0, 12));
    await board.work(serves(text, 'Sat, 28 Nov 2026 08:00:00 GMT'), new Date('2026-11-29T09:00:00Z'));
    expect((await board.lists()).at(-1)).toMatchObject({ state: 'checked', stop: 'gone' });
    expect(await board.listed()).toBe(20);
  });

  test('a list with words that nobody knows stops', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    await board.again(id, '2026-11-29');
    const text = listOf(NAMES, 'Gesperrt');
    await board.work(serves(text, 'Sat, 28 Nov 2026 08:00:00 GMT'), new Date('2026-11-29T09:00:00Z'));
    expect((await board.lists()).at(-1)).toMatchObject({ state: 'checked', stop: 'not_understood' });
  });

  test('a server that always says "not modified" is asked for the whole file once a week', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    const more = [...NAMES, 'Builder Z'];
    const stuck: FetchList = async (wanted) =>
      wanted.etag === null ? serves(listOf(more))(wanted) : { kind: 'unchanged' };
    await board.again(id, '2026-12-04');
    await board.work(stuck, new Date('2026-12-04T09:00:00Z'));
    expect(await board.listed()).toBe(20);
    await board.again(id, '2026-12-06');
    await board.work(stuck, new Date('2026-12-06T09:00:00Z'));
    expect(await board.listed()).toBe(21);
  });

  test('a failure is kept with its reason and tried again later and later', async () => {
    const id = await board.source();
    const down: FetchList = async () => {
      throw new FetchProblem('registers.fetch.no_answer', { host: 'data.example.gov' });
    };
    await board.work(down);
    expect(await board.lists()).toMatchObject([{ state: 'failed' }]);
    expect(await board.register(id)).toMatchObject({
      failed_tries: 1,
      next_at: new Date('2026-11-28T10:00:00Z'),
    });
    await board.work(down, new Date('2026-11-28T10:00:00Z'));
    expect(await board.register(id)).toMatchObject({
      failed_tries: 2,
      next_at: new Date('2026-11-28T14:00:00Z'),
    });
  });

  test('a paused source is not looked at', async () => {
    const id = await board.source();
    await world.database.updateTable('registers').set({ paused_at: NOW }).where('id', '=', id).execute();
    await board.work(serves(listOf(NAMES)));
    expect(await board.lists()).toEqual([]);
  });

  test('two processes at once bring one list in', async () => {
    await board.source();
    await Promise.all([board.work(serves(listOf(NAMES))), board.work(serves(listOf(NAMES)))]);
    expect(await board.lists()).toHaveLength(1);
    expect(await board.listed()).toBe(20);
  });

  test('a clock that ran ahead and was set back leaves no look far away', async () => {
    const id = await board.source();
    await world.database
      .updateTable('registers')
      .set({ next_at: new Date('2027-06-01T08:00:00Z') })
      .where('id', '=', id)
      .execute();
    await board.work(serves(listOf(NAMES)));
    expect((await board.register(id)).next_at).toEqual(new Date('2026-11-29T08:00:00Z'));
  });
});

describe('a process that died', () => {
  test('another one takes its list up and brings it in once', async () => {
    await board.source();
    await board.work(serves(listOf(NAMES)));
    await world.database.deleteFrom('contractors').execute();
    await world.database.deleteFrom('contractor_imports').execute();
    await board.cutOff(listOf(NAMES), { import_id: null });
    await board.work(serves(''));
    expect(await board.lists()).toMatchObject([{ state: 'finished' }]);
    expect(await board.listed()).toBe(20);
  });

  test('a list whose end fails, too, keeps no other source waiting', async () => {
    const id = await board.source();
    await board.work(serves(listOf(NAMES)));
    await board.again(id, '2026-11-29');
    const now = new Date('2026-11-29T09:00:00Z');
    const changed = listOf(
      NAMES.map((name) => name.toLowerCase()),
      'Suspended',
    );
    await board.work(serves(changed, 'Sat, 28 Nov 2026 08:00:00 GMT'), now);
    const [, second] = await board.lists();
    expect(second?.state).toBe('finished');
    await board.cutOff(changed, { id: second?.id ?? 0, tries: 9 });
    await board.source('Other Board');
    let calls = 0;
    await board.work(serves(listOf(['Sol Roofing'])), now, async (database, ids) => {
      calls += 1;
      if (calls <= 2) throw new Error('no space left on device');
      await refreshSearch(database, ids);
    });
    expect((await board.lists()).map(({ state }) => state)).toEqual(['finished', 'running', 'finished']);
  });

  test('a list that breaks off again and again ends as failed, and nothing of it is in', async () => {
    await board.source();
    await board.work(serves(listOf(NAMES)));
    await board.cutOff(listOf(NAMES), { tries: 9 });
    await board.work(serves(''));
    expect(await board.lists()).toMatchObject([{ state: 'failed' }]);
    expect(await board.listed()).toBe(0);
  });
});
