import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { defineMapping } from '../../../../server/contractors/import/mapping.ts';
import { undoImport } from '../../../../server/contractors/import/saving/undo-import.ts';
import type { ListView } from '../../../../server/moderation/registers/list-views.ts';
import type { RegisterView } from '../../../../server/moderation/registers/registers-page.ts';
import { eventually } from '../../../support/eventually.ts';
import { createImportRuns, refreshSearch, removeImported } from '../../../support/import-runs.ts';
import { listOf, NAMES, scheduledLists, serves } from '../../../support/scheduled-lists.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const TEXT = listOf(NAMES);
let world: World;
let admin: Person;
let board: ReturnType<typeof scheduledLists>;
let runs: ReturnType<typeof createImportRuns>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  board = scheduledLists(world);
  runs = createImportRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(async () => {
  await world.database.deleteFrom('registers').execute();
  await removeImported(world);
});

const undo = (importId: number | null) =>
  undoImport({
    database: world.database,
    importId: importId ?? 0,
    refresh: refreshSearch,
    onProgress: () => undefined,
  });
const view = async (id: number) =>
  (await admin.visit(route('admin.registers.list', { id }))).page.props as unknown as ListView;

async function brokenOff() {
  const id = await board.source();
  await board.work(serves(TEXT));
  const [list] = await board.lists();
  return { id, listId: list?.id ?? 0, importId: list?.import_id ?? 0 };
}

describe('a list that the command undid before its end', () => {
  test('the list ends as undone, and neither its process nor its schedule brings it back', async () => {
    const { id, importId } = await brokenOff();
    await world.database.updateTable('registers').set({ etag: null, digest: null }).execute();
    await board.cutOff(TEXT);
    await undo(importId);
    await board.work(serves(''));
    expect(await board.lists()).toMatchObject([
      { state: 'undone', problem: { key: 'registers.problem.undone_meanwhile' } },
    ]);
    expect(await board.listed()).toBe(0);
    await board.again(id, '2026-11-29');
    await board.work(serves(TEXT), new Date('2026-11-29T09:00:00Z'));
    expect((await board.lists()).map(({ state }) => state)).toEqual(['undone', 'unchanged']);
    expect(await board.listed()).toBe(0);
  });

  test('a finished list that the command undid says so on both pages', async () => {
    const { id, listId, importId } = await brokenOff();
    expect((await view(listId)).list).toMatchObject({ state: 'finished', canUndo: true });
    await undo(importId);
    expect((await view(listId)).list).toMatchObject({ state: 'undone', canUndo: false });
    const { register } = (await admin.visit(route('admin.registers.show', { id }))).page
      .props as unknown as RegisterView;
    expect(register.last).toBeNull();
  });
});

describe('a list that broke off and cannot be taken back', () => {
  test('the page says that a part is in and why, and the undo is tried again', async () => {
    const { listId, importId } = await brokenOff();
    const mapping = defineMapping(
      { name: 'name', city: 'city', license_number: 'license', license_class: 'class' },
      { state: 'TX' },
    );
    const other = await runs.run('Builder A,TX,Austin,,,,A0,B,,,\n', { source: 'Other Board', mapping });
    expect(other.counts).toMatchObject({ created: 0, updated: 1 });
    await world.database
      .updateTable('contractor_imports')
      .set({ state: 'running' })
      .where('id', '=', importId)
      .execute();
    await board.cutOff(TEXT, { tries: 9 });
    await board.work(serves(''));
    expect((await view(listId)).list).toMatchObject({ state: 'failed', isPartIn: true, canUndo: true });
    expect((await view(listId)).list.problem).toContain('Other Board');
    expect(await board.listed()).toBe(20);

    const undoOnPage = async () => {
      await admin.send('POST', route('admin.registers.undo', { id: listId }), {}, { 'x-inertia': 'true' });
      await eventually(async () => expect((await view(listId)).list.state).not.toBe('undoing'));
      return (await view(listId)).list;
    };
    expect(await undoOnPage()).toMatchObject({ state: 'failed', isPartIn: true, canUndo: true });
    const last = await world.database
      .selectFrom('contractor_imports')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await undo(last.id);
    expect(await undoOnPage()).toMatchObject({ state: 'undone', isPartIn: false, canUndo: false });
    expect(await board.listed()).toBe(0);
  });

  test('a listing that was claimed meanwhile stays, and the page counts it', async () => {
    const { listId } = await brokenOff();
    const owner = await world.make.user();
    await world.database
      .updateTable('profiles')
      .set({ user_id: owner.id })
      .where('name', '=', 'Builder A')
      .execute();
    await board.cutOff(TEXT, { tries: 9 });
    await board.work(serves(''));
    const { list } = await view(listId);
    expect(list).toMatchObject({ state: 'failed', isPartIn: true, canUndo: false });
    expect(list.problem).toMatch(/^1 listing of this list has been claimed/);
    expect(await board.listed()).toBe(1);
  });
});

describe('two editions of one day', () => {
  const row = (name: string, license = `${name}-1`, status = 'Active') =>
    `${name} Roofs,GA,Macon,31201,4 Elm St,,${license},B,${status},05/01/2030,roofing\n`;
  const source = 'Day Board';
  const gone = async () =>
    (
      await world.database
        .selectFrom('contractors')
        .select('name')
        .where('source', '=', source)
        .where('missing_since', 'is not', null)
        .execute()
    ).map(({ name }) => name);
  const lastImport = async () =>
    (
      await world.database
        .selectFrom('contractor_imports')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id;

  test('a listing that the second one lacks is marked as gone, and its undo brings it back', async () => {
    await runs.run(row('Ada') + row('Bea') + row('Cleo'), { source });
    const { missing } = await runs.run(row('Ada') + row('Bea'), { source });
    expect(missing).toEqual({ missing: 1, because: null });
    expect(await gone()).toEqual(['Cleo Roofs']);
    await undo(await lastImport());
    expect(await gone()).toEqual([]);
  });

  test('an undo leaves the marks of the first one', async () => {
    await runs.run(row('Ada') + row('Bea') + row('Cleo'), { source, asOf: '2026-10-01' });
    await runs.run(row('Ada') + row('Bea'), { source });
    await runs.run(row('Ada') + row('Bea') + row('Cleo'), { source });
    expect(await gone()).toEqual([]);
    await undo(await lastImport());
    expect(await gone()).toEqual(['Cleo Roofs']);
  });

  test('a list that is imported twice marks nothing', async () => {
    const rows = row('Ada') + row('Bea');
    await runs.run(rows, { source });
    expect(await runs.run(rows, { source })).toMatchObject({
      counts: { unchanged: 2 },
      missing: { missing: 0, because: null },
    });
  });

  test('a license that an edition dropped is no change since: its undo gives the other licenses back', async () => {
    await runs.run(row('Ada') + row('Ada', 'Ada-2'), { source, asOf: '2026-10-01' });
    await runs.run(row('Ada', 'Ada-1', 'Suspended'), { source });
    expect(await undo(await lastImport())).toMatchObject({ restored: 1, stays: [] });
    const licenses = await world.database
      .selectFrom('licenses')
      .select(['number', 'status', 'missing_since'])
      .orderBy('number')
      .execute();
    expect(licenses).toEqual([
      { number: 'Ada-1', status: 'valid', missing_since: null },
      { number: 'Ada-2', status: 'valid', missing_since: null },
    ]);
  });
});
