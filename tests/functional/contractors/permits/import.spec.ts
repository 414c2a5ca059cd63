import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoImport } from '../../../../server/contractors/import/saving/undo-import.ts';
import { undoPermits } from '../../../../server/contractors/permits/saving/undo-permits.ts';
import { createPermitRuns, giveLicense, permitRow, removePermits } from '../../../support/permit-runs.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let runs: ReturnType<typeof createPermitRuns>;
beforeAll(async () => {
  world = await createWorld();
  runs = createPermitRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(() => removePermits(world));

const kept = () =>
  world.database
    .selectFrom('permits')
    .innerJoin('contractor_imports as run', 'run.id', 'permits.import_id')
    .select(['number', 'issued_on', 'status', 'permits.kind', 'address', 'permits.city', 'contractor_id'])
    .select('run.as_of')
    .orderBy('permits.number_key')
    .orderBy('permits.id')
    .execute();
const undo = (importId: number) =>
  undoPermits({ database: world.database, importId, now: new Date(), onProgress: () => undefined });

describe('an import of permits', () => {
  test('an import of permits keeps what the list says, and the city where a row names none', async () => {
    const { counts } = await runs.run(permitRow());
    expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 0 });
    expect(await kept()).toEqual([
      {
        number: '2026-1 BP',
        issued_on: '2026-03-04',
        status: 'issued',
        kind: 'building',
        address: '12 Elm St',
        city: 'Austin',
        contractor_id: null,
        as_of: '2026-11-01',
      },
    ]);
  });

  test('a status, a kind and a day that are not understood are unknown, and the run’s report names each', async () => {
    const { report, importId } = await runs.run(
      permitRow({ number: 'A1', status: 'Zonked' }) +
        permitRow({ number: 'A2', kind: 'Flux capacitor' }) +
        permitRow({ number: 'A3', issued: '00/00/0000' }) +
        permitRow({ number: 'A4', issued: '03/04/2031' }) +
        permitRow({ number: 'A5', issued: '3/4/26' }),
    );
    expect((await kept()).map(({ status, kind, issued_on }) => [status, kind, issued_on])).toEqual([
      ['unknown', 'building', '2026-03-04'],
      ['issued', 'unknown', '2026-03-04'],
      ['issued', 'building', null],
      ['issued', 'building', null],
      ['issued', 'building', '2026-03-04'],
    ]);
    const values = report.columns.map(({ field, values: found }) => [field, found.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toEqual({
      status: ['Zonked'],
      kind: ['Flux capacitor'],
      issued_on: ['00/00/0000', '03/04/2031'],
    });
    const run = await world.database
      .selectFrom('contractor_imports')
      .select('report')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    expect(run.report).toEqual(report);
  });

  test.each(['Void', 'CANCELLED', 'Denied', 'Applied', 'Withdrawn', 'En trámite', 'Stop Work'])(
    'a permit that is "%s" is no permit on record',
    async (status) => {
      const { counts, report } = await runs.run(permitRow({ status, issued: '' }));
      expect(counts).toEqual({ created: 0, updated: 0, unchanged: 0, skipped: 1 });
      expect(report.notes.join(' ')).toContain('1 permits were left out');
      expect(await kept()).toEqual([]);
    },
  );

  test('a permit that is void in a newer list is on record no longer', async () => {
    const { id } = await world.make.contractor({ name: 'Void Decks' });
    await giveLicense(world, id, 'TX-77001');
    await runs.run(permitRow({ license: 'TX77001' }));
    const count = () =>
      world.database
        .selectFrom('contractors')
        .select('permit_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect((await count()).permit_count).toBe(1);
    const second = await runs.run(permitRow({ license: 'TX77001', status: 'VOID' }), {
      listedOn: '2026-11-02',
    });
    expect(second.counts.updated).toBe(1);
    expect((await count()).permit_count).toBe(0);
  });

  test('an owner who builds, and an empty contractor, are nobody’s permit', async () => {
    const names = [
      'OWNER',
      'Self',
      'homeowner',
      'propietario',
      'Owner/Builder',
      'EL MISMO PROPIETARIO',
      '',
      'N/A',
    ];
    const rows = names.map((contractor, index) => permitRow({ number: `N${index}`, contractor })).join('');
    const { counts, rejected, report } = await runs.run(rows);
    expect(counts.created).toBe(0);
    expect(rejected).toEqual([]);
    expect(report.notes).toEqual([
      '8 rows name no contractor, or say that the owner builds, and were left out.',
    ]);
  });

  test('a row without a number is refused by its line, and a total is no permit', async () => {
    const { rejected } = await runs.run(
      permitRow({ number: '' }) + permitRow({ number: '1.2E+11' }) + permitRow() + 'Total,1\n',
    );
    expect(rejected).toEqual([
      { line: 2, reason: 'has no permit number' },
      { line: 3, reason: 'has no permit number, but "1.2E+11"' },
      { line: 5, reason: 'is a total or a note, not a permit' },
    ]);
  });

  test('two permits with one number at different addresses are both kept, also when the list comes again', async () => {
    const rows = permitRow() + permitRow({ street: '99 Oak Ave' });
    await runs.run(rows);
    const again = await runs.run(rows, { listedOn: '2026-11-02' });
    expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 2, skipped: 0 });
    expect((await kept()).map(({ address }) => address)).toEqual(['12 Elm St', '99 Oak Ave']);
  });

  test('a number in another spelling is the same permit, and a newer list updates it', async () => {
    await runs.run(permitRow());
    const { counts } = await runs.run(
      permitRow({ number: '2026 1-bp', final: '05/01/2026', status: 'Final' }),
      {
        listedOn: '2026-11-02',
      },
    );
    expect(counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 0 });
    expect(await kept()).toMatchObject([{ number: '2026 1-bp', status: 'final', as_of: '2026-11-02' }]);
  });

  test('a permit whose address and contractor a newer list corrects stays one permit', async () => {
    await runs.run(permitRow());
    await runs.run(permitRow({ street: '14 Elm St', contractor: 'Other Decks' }), { listedOn: '2026-11-02' });
    expect(await kept()).toMatchObject([{ address: '14 Elm St' }]);
  });

  test('the very same file changes nothing, and says which import read it', async () => {
    const first = await runs.run(permitRow());
    const second = await runs.run(permitRow());
    expect(second.sameAs).toBe(first.importId);
    const { total } = await world.database
      .selectFrom('contractor_imports')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('kind', '=', 'permits')
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
  });

  test('a dry run says what would happen and writes nothing', async () => {
    const { counts } = await runs.run(permitRow(), { dryRun: true });
    expect(counts.created).toBe(1);
    expect(await kept()).toEqual([]);
  });

  test('the same file read by two processes at once is kept once', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => permitRow({ number: `R${index}` })).join('');
    const [one, other] = await Promise.all([runs.run(rows), runs.run(rows)]);
    expect(one.finished && other.finished).toBe(true);
    expect(await kept()).toHaveLength(1200);
  });

  test('an import that was stopped goes on where it stopped', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => permitRow({ number: `S${index}` })).join('');
    const stop = new AbortController();
    stop.abort();
    const first = await runs.run(rows, { signal: stop.signal });
    expect(first).toMatchObject({ finished: false, counts: { created: 500 } });
    const second = await runs.run(rows);
    expect(second).toMatchObject({ finished: true, importId: first.importId, counts: { created: 1200 } });
    expect(second.resumedAfterLine).toBeGreaterThan(1);
  });
});

describe('an import of permits that is undone', () => {
  test('an undone import takes its permits away', async () => {
    const { importId } = await runs.run(permitRow());
    expect(await undo(importId)).toEqual({ removed: 1, restored: 0, finished: true });
    expect(await kept()).toEqual([]);
    await expect(undo(importId)).rejects.toThrow(`Import ${importId} has been undone already.`);
  });

  test('an undone import restores what it changed, with the day of the earlier list', async () => {
    const first = await runs.run(permitRow() + permitRow({ number: 'B2' }));
    const second = await runs.run(
      permitRow({ status: 'Final' }) + permitRow({ number: 'B2' }) + permitRow({ number: 'C3' }),
      {
        listedOn: '2026-11-02',
      },
    );
    await expect(undo(first.importId)).rejects.toThrow(
      `Import ${second.importId} (City of Austin, as of 2026-11-02) rests on import ${first.importId}: undo ${second.importId} first.`,
    );
    expect(await undo(second.importId)).toEqual({ removed: 1, restored: 2, finished: true });
    expect(await kept()).toMatchObject([
      { number: '2026-1 BP', status: 'issued', as_of: '2026-11-01' },
      { number: 'B2', as_of: '2026-11-01' },
    ]);
    expect((await undo(first.importId)).removed).toBe(2);
  });

  test('an undone import of another contractor gives the permit back to the first', async () => {
    const { id: one } = await world.make.contractor({ name: 'First Decks' });
    const { id: other } = await world.make.contractor({ name: 'Second Decks' });
    await giveLicense(world, one, '88001');
    await giveLicense(world, other, '88002');
    await runs.run(permitRow({ license: '88001', contractor: 'First Decks' }));
    const { importId } = await runs.run(permitRow({ license: '88002', contractor: 'Second Decks' }), {
      listedOn: '2026-11-02',
    });
    expect(await kept()).toMatchObject([{ contractor_id: other }]);
    await undo(importId);
    expect(await kept()).toMatchObject([{ contractor_id: one }]);
  });

  test('an import of permits is not undone by the command for contractors', async () => {
    const { importId } = await runs.run(permitRow());
    const wrong = undoImport({
      database: world.database,
      importId,
      refresh: async () => undefined,
      onProgress: () => undefined,
    });
    await expect(wrong).rejects.toThrow(`Import ${importId} is of permits: permits-import-undo undoes it.`);
  });
});
