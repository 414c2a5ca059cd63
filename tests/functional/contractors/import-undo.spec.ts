import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoImport, type UndoResult } from '../../../server/contractors/import/saving/undo-import.ts';
import { createImportRuns, refreshSearch, removeImported } from '../../support/import-runs.ts';
import { createWorld, type World } from '../../support/world.ts';

const row = (name: string, phone = '(912) 555-0101', status = 'Active') =>
  `${name} Roofs,GA,Macon,31201,,${phone},${name}-1,B,${status},05/01/2030,roofing\n`;

let world: World;
let runs: ReturnType<typeof createImportRuns>;
beforeAll(async () => {
  world = await createWorld();
  runs = createImportRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(async () => {
  await world.database.deleteFrom('reviews').execute();
  await removeImported(world);
});

const latestRun = async (): Promise<number> => {
  const { id } = await world.database
    .selectFrom('contractor_imports')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
const undo = (importId: number, signal?: AbortSignal): Promise<UndoResult> =>
  undoImport({
    database: world.database,
    importId,
    refresh: refreshSearch,
    onProgress: () => undefined,
    ...(signal ? { signal } : {}),
  });
const listed = () =>
  world.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.slug', 'c.name', 'p.phone', 'c.license_status', 'c.source_as_of', 'c.missing_since'])
    .where('c.source', '=', 'Board')
    .orderBy('c.name')
    .execute();
const imported = async (rows: string, asOf?: string) => {
  await runs.run(rows, { source: 'Board', ...(asOf ? { asOf } : {}) });
  return latestRun();
};

describe('an import that is undone', () => {
  test('an import that is undone takes away what it created', async () => {
    const run = await imported(row('Ada') + row('Bea'));
    expect(await undo(run)).toEqual({ removed: 2, restored: 0, stays: [], finished: true });
    expect(await listed()).toEqual([]);
    expect((await world.visitor().get('/c/ada-roofs')).status).toBe(404);
  });

  test('an import that is undone gives back what it changed: words, licenses, dates and what it marked as missing', async () => {
    await imported(row('Ada') + row('Bea') + row('Cleo'));
    const before = await listed();
    const run = await imported(row('Ada', '(912) 555-0199', 'Suspended') + row('Bea'), '2026-11-15');
    expect(await listed()).not.toEqual(before);
    expect(await undo(run)).toMatchObject({ removed: 0, restored: 2, stays: [] });
    expect(await listed()).toEqual(before);
    const licenses = await world.database
      .selectFrom('licenses')
      .select(['status', 'as_of', 'missing_since'])
      .execute();
    expect(licenses).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'valid', as_of: '2026-11-01', missing_since: null })),
    );
  });

  test('an import that is undone leaves what somebody has built on, and says why', async () => {
    const run = await imported(row('Ada') + row('Bea') + row('Cleo') + row('Dot'));
    const [ada, bea] = await listed();
    const firm = { id: ada?.id ?? 0, slug: ada?.slug ?? '', name: '' };
    await world.make.review({ contractor: firm as Parameters<World['make']['review']>[0]['contractor'] });
    const owner = await world.make.user();
    await world.database
      .updateTable('profiles')
      .set({ user_id: owner.id })
      .where('id', '=', bea?.id ?? 0)
      .execute();
    expect(await undo(run)).toEqual({
      removed: 2,
      restored: 0,
      finished: true,
      stays: [
        { contractorId: ada?.id, reason: 'has_reviews' },
        { contractorId: bea?.id, reason: 'claimed' },
      ],
    });
    expect((await listed()).map(({ name }) => name)).toEqual(['Ada Roofs', 'Bea Roofs']);
  });

  test('an undo is refused while a later edition rests on the import, and possible once that one is undone', async () => {
    const first = await imported(row('Ada') + row('Bea'));
    const second = await imported(row('Ada', '(912) 555-0166') + row('Bea'), '2026-11-15');
    await expect(undo(first)).rejects.toThrow(
      `Import ${second} (Board, as of 2026-11-15) rests on import ${first}: undo ${second} first.`,
    );
    expect(await listed()).toHaveLength(2);
    expect(await undo(second)).toMatchObject({ restored: 2, stays: [] });
    expect(await undo(first)).toMatchObject({ removed: 2, stays: [] });
    expect(await listed()).toEqual([]);
  });

  test('an import that is undone stays possible where it did nothing', async () => {
    const run = await imported(row('Ada'));
    const [ada] = await listed();
    const owner = await world.make.user();
    const claim = (user_id: number | null) =>
      world.database
        .updateTable('profiles')
        .set({ user_id })
        .where('id', '=', ada?.id ?? 0)
        .execute();
    await claim(owner.id);
    expect(await undo(run)).toMatchObject({ removed: 0, restored: 0, stays: [{ reason: 'claimed' }] });
    await claim(null);
    expect(await undo(run)).toMatchObject({ removed: 1, stays: [] });
    expect(await listed()).toEqual([]);
  });

  test('an import that is undone leaves a value that was changed after it', async () => {
    await imported(row('Ada'));
    const run = await imported(row('Ada', '(912) 555-0199'), '2026-11-15');
    const [ada] = await listed();
    await world.database
      .updateTable('profiles')
      .set({ phone: '+19125550123' })
      .where('id', '=', ada?.id ?? 0)
      .execute();
    expect(await undo(run)).toMatchObject({ stays: [{ contractorId: ada?.id, reason: 'changed_since' }] });
    expect(await listed()).toMatchObject([{ phone: '+19125550123' }]);
  });

  test('an import that is undone goes on where it was stopped, and is undone once', async () => {
    const many = Array.from({ length: 700 }, (_, index) => row(`N${index}`)).join('');
    const run = await imported(many);
    const stop = new AbortController();
    stop.abort();
    expect(await undo(run, stop.signal)).toMatchObject({ removed: 500, finished: false });
    expect(await listed()).toHaveLength(200);
    expect(await undo(run)).toMatchObject({ removed: 200, finished: true });
    expect(await listed()).toEqual([]);
    await expect(undo(run)).rejects.toThrow(/has been undone already/);
    await expect(undo(999_999)).rejects.toThrow(/There is no import 999999/);
  });

  test('an import that is undone may be imported again', async () => {
    const run = await imported(row('Ada'));
    await undo(run);
    await imported(row('Ada'));
    expect(await listed()).toMatchObject([{ name: 'Ada Roofs', license_status: 'valid' }]);
  });
});
