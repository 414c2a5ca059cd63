import { sql, type Kysely } from 'kysely';

/** The number of contractors of each trade in each region, so that no search counts them; region 0: in none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table contractor_trade_counts (
      trade_id integer not null references trades (id) on delete cascade,
      region_id integer not null,
      count integer not null,
      primary key (trade_id, region_id)
    )`.execute(database);
  await sql`
    insert into contractor_trade_counts (trade_id, region_id, count)
    select trade_id, coalesce(region_id, 0), count(*)::integer from contractor_trades group by 1, 2`.execute(
    database,
  );
  // In the order of trades and regions, so that two writers wait for each other instead of ending each other.
  await sql`
    create function follow_contractor_trade_counts() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contractor_trade_counts as c (trade_id, region_id, count)
          select trade_id, coalesce(region_id, 0), count(*) from fresh group by 1, 2 order by 1, 2
          on conflict (trade_id, region_id) do update set count = c.count + excluded.count;
        elsif tg_op = 'DELETE' then
          insert into contractor_trade_counts as c (trade_id, region_id, count)
          select trade_id, coalesce(region_id, 0), -count(*) from former group by 1, 2 order by 1, 2
          on conflict (trade_id, region_id) do update set count = c.count + excluded.count;
        else
          insert into contractor_trade_counts as c (trade_id, region_id, count)
          select trade_id, region_id, sum(step) from (
            select fresh.trade_id, coalesce(fresh.region_id, 0) as region_id, 1 as step
            from fresh join former using (contractor_id, trade_id)
            where fresh.region_id is distinct from former.region_id
            union all
            select former.trade_id, coalesce(former.region_id, 0), -1
            from fresh join former using (contractor_id, trade_id)
            where fresh.region_id is distinct from former.region_id
          ) moved group by trade_id, region_id having sum(step) <> 0 order by trade_id, region_id
          on conflict (trade_id, region_id) do update set count = c.count + excluded.count;
        end if;
        return null;
      end $$`.execute(database);
  for (const [event, tables] of [
    ['insert', 'new table as fresh'],
    ['delete', 'old table as former'],
    ['update', 'old table as former new table as fresh'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`contractor_trades_counted_after_${event}`)} after ${sql.raw(event)} on contractor_trades
        referencing ${sql.raw(tables)} for each statement execute function follow_contractor_trade_counts()`.execute(
      database,
    );
}
