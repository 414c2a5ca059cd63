import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { importRoster } from '../../../server/contractors/import/import-roster.ts';
import { parseMapping } from '../../../server/contractors/import/mapping.ts';
import { refreshRatingSummaries } from '../../../server/reviews/refresh-summary.ts';
import { createWorld, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MAPPING = parseMapping(
  '{"name":"name","state":"state","license_number":"no","trades":"trade"}',
  'map.json',
);
const FOLDER = mkdtempSync(join(tmpdir(), 'plumbline-trades-'));

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
});
afterAll(async () => {
  await world.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

type KeptTrade = {
  contractor_id: number;
  trade_id: number;
  region_id: number | null;
  standing_score: number;
};
const kept = (contractorId?: number): Promise<KeptTrade[]> =>
  world.database
    .selectFrom('contractor_trades')
    .selectAll()
    .$if(contractorId !== undefined, (query) => query.where('contractor_id', '=', contractorId ?? 0))
    .orderBy('contractor_id')
    .orderBy('trade_id')
    .execute();

/** The expected rows of `contractor_trades`, counted from their sources. */
async function recounted(): Promise<KeptTrade[]> {
  const { rows } = await sql<KeptTrade>`
    select c.id as contractor_id, pt.trade_id, p.region_id, c.standing_score
    from contractors c join profiles p on p.id = c.id join profile_trades pt on pt.profile_id = c.id
    order by c.id, pt.trade_id`.execute(world.database);
  return rows;
}

const refreshSearch = (ids: number[]) =>
  sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(world.database);

async function importFile(content: string, asOf: string): Promise<void> {
  const file = join(FOLDER, 'roster.csv');
  writeFileSync(file, content);
  await importRoster({
    database: world.database,
    file,
    mapping: MAPPING,
    dryRun: false,
    source: { name: 'board', asOf },
    refresh: async (database, ids) => {
      await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
      await refreshRatingSummaries(database, ids, NOW);
    },
    onRejected: () => undefined,
    onProgress: () => undefined,
  });
}

describe('the order kept for each trade is what a recount gives', () => {
  afterEach(async () => {
    expect(await kept()).toEqual(await recounted());
  });

  test('the order kept for each trade is what a recount gives after a new contractor, and a review of it', async () => {
    const firm = await world.make.contractor({ trades: ['plumbing', 'roofing'] });
    const [before] = await kept(firm.id);
    await world.make.review({ contractor: firm, overall: 5 });
    const [after] = await kept(firm.id);
    expect(after?.standing_score).toBeGreaterThan(before?.standing_score ?? 1);
    expect(await kept(firm.id)).toHaveLength(2);
  });

  test('the order kept for each trade is what a recount gives after its owner moves to another region', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const firm = await world.make.contractor({ owner: owner.user });
    const { id } = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'MX-SON')
      .executeTakeFirstOrThrow();
    const answer = await owner.call('PATCH', '/api/profile/all-basic-info', {
      region_id: id,
      city: 'Hermosillo',
    });
    expect(answer.status).toBe(200);
    expect((await kept(firm.id)).map((row) => row.region_id)).toEqual([id]);
  });

  test('the order kept for each trade is what a recount gives after trades come and go, and all of them go', async () => {
    const firm = await world.make.contractor({ trades: ['plumbing', 'roofing', 'tile'] });
    const trades = world.database.selectFrom('trades').select('id').where('slug', 'in', ['plumbing', 'tile']);
    await world.database
      .deleteFrom('profile_trades')
      .where('profile_id', '=', firm.id)
      .where('trade_id', 'in', trades)
      .execute();
    await refreshSearch([firm.id]);
    expect(await kept(firm.id)).toHaveLength(1);
    await world.database.deleteFrom('profile_trades').where('profile_id', '=', firm.id).execute();
    await refreshSearch([firm.id]);
    expect(await kept(firm.id)).toEqual([]);
  });

  test('the order kept for each trade is what a recount gives after a red flag', async () => {
    const firm = await world.make.contractor();
    const [before] = await kept(firm.id);
    await world.database
      .updateTable('contractors')
      .set({ red_flag_level: 'alert' })
      .where('id', '=', firm.id)
      .execute();
    await refreshRatingSummaries(world.database, [firm.id], NOW);
    const [after] = await kept(firm.id);
    expect(after?.standing_score).toBeCloseTo((before?.standing_score ?? 0) - 0.25, 10);
  });

  test('the order kept for each trade is what a recount gives after an import that makes some and one that changes them', async () => {
    await importFile('name,state,no,trade\nA,AZ,1,plumbing\nB,AZ,2,roofing\nC,AZ,3,tile\n', '2026-10-01');
    await importFile('name,state,no,trade\nA,NV,1,plumbing\nB,AZ,2,tile\nC,AZ,3,tile\n', '2026-11-01');
    const { rows } = await sql<{ name: string; code: string; slug: string }>`
      select c.name, r.code, t.slug from contractor_trades kept join contractors c on c.id = kept.contractor_id
        join regions r on r.id = kept.region_id join trades t on t.id = kept.trade_id
      where c.source = 'board' order by c.name`.execute(world.database);
    expect(rows).toEqual([
      { name: 'A', code: 'US-NV', slug: 'plumbing' },
      { name: 'B', code: 'US-AZ', slug: 'tile' },
      { name: 'C', code: 'US-AZ', slug: 'tile' },
    ]);
  });

  test('the order kept for each trade is what a recount gives after a contractor is taken away', async () => {
    const firm = await world.make.contractor();
    await world.database.deleteFrom('profiles').where('id', '=', firm.id).execute();
    expect(await kept(firm.id)).toEqual([]);
  });

  test('the order kept for each trade is what a recount gives after reviews of the same contractors at once', async () => {
    const firms = [await world.make.contractor(), await world.make.contractor()];
    const inOrder = firms.map(({ id }) => id);
    const refreshes = Array.from({ length: 8 }, (_, turn) =>
      refreshRatingSummaries(
        world.database,
        turn % 2 ? inOrder : inOrder.toReversed(),
        new Date(NOW.getTime() + turn),
      ),
    );
    await Promise.all([...refreshes, ...firms.map((contractor) => world.make.review({ contractor }))]);
  });
});

describe('a database from before', () => {
  test('a database from before is filled by the migration', async () => {
    await world.make.contractor({ trades: ['plumbing', 'roofing'] });
    const before = await kept();
    await sql`
      drop trigger contractors_trades_added on contractors;
      drop trigger contractors_trades_followed on contractors;
      drop function add_contractor_trades, follow_contractor_trades;
      drop table contractor_trades`.execute(world.database);
    const { up } = await import('../../../server/database/migrations/0009-contractor-trades.ts');
    await up(world.database as unknown as Kysely<unknown>);
    expect(await kept()).toEqual(before);
  });
});
