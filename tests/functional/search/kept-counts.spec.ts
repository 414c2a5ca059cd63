import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';
import { find } from './found.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Count = { trade_id: number | null; region_id: number; count: number };
const rowsOf = async (query: RawBuilder<Count>) => (await query.execute(world.database)).rows;
/** By region; then by trade and region. */
const kept = () =>
  rowsOf(sql<Count>`
    select null::integer as trade_id, region_id, count from contractor_counts where count <> 0
    union all select trade_id, region_id, count from contractor_trade_counts where count <> 0 order by 1, 2`);
const recounted = () =>
  rowsOf(sql<Count>`
    select null::integer as trade_id, coalesce(region_id, 0) as region_id, count(*)::integer as count
    from contractors where hidden_at is null group by 1, 2
    union all select trade_id, coalesce(region_id, 0), count(*)::integer
    from contractors, unnest(trade_ids) as trade_id where hidden_at is null group by 1, 2 order by 1, 2`);
const set = (columns: Record<string, unknown>, id: number) =>
  world.database.updateTable('contractors').set(columns).where('id', '=', id).execute();
const move = (region: string, id: number) =>
  sql`update contractors set region_id = (select id from regions where code = ${region}) where id = ${id}`.execute(
    world.database,
  );

test('the numbers kept by region and trade are what a recount gives, whatever becomes of contractors', async () => {
  const made = await Promise.all(
    ['US-AZ', 'US-AZ', 'US-NM', 'MX-SON', 'US-AZ'].map((region) =>
      world.make.contractor({ region, trades: ['plumbing', 'gas'] }),
    ),
  );
  const [first = 0, second = 0, third = 0, fourth = 0] = made.map(({ id }) => id);
  expect(await kept()).toEqual(await recounted());
  await set({ hidden_at: new Date() }, first);
  await move('US-TX', second);
  await set({ region_id: null, hidden_at: new Date() }, third);
  await set({ region_id: null }, fourth);
  expect(await kept()).toEqual(await recounted());
  await set({ hidden_at: null }, first);
  await set({ hidden_at: null }, third);
  await sql`update contractors set trade_ids = trade_ids[1:1] where id in (${first}, ${fourth})`.execute(
    world.database,
  );
  expect(await kept()).toEqual(await recounted());
  // At once, in either order of regions.
  await Promise.all([
    move('US-NM', first),
    move('US-AZ', second),
    move('US-NM', third),
    move('US-AZ', fourth),
  ]);
  await world.database.deleteFrom('contractors').where('id', '=', second).execute();
  expect(await kept()).toEqual(await recounted());
  expect((await find(world.visitor(), '')).pagination.total).toBe(4);
  expect((await find(world.visitor(), 'region=new-mexico&sort=rating')).pagination.total).toBe(2);
  expect((await find(world.visitor(), 'region=new-mexico&trade=plumbing')).pagination.total).toBe(2);
  expect((await find(world.visitor(), 'trade=gas&sort=rating')).pagination.total).toBe(2);
  expect((await find(world.visitor(), 'country=us')).pagination.total).toBe(4);
  expect((await find(world.visitor(), 'country=mx')).pagination.total).toBe(0);
});
