import { sql, type Kysely } from 'kysely';

/** Searches of half a million contractors: nothing is counted row by row, and distances are read from an index alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Sorts and counts what lies around a place without a look at the rows, which are wide.
  await sql`create index contractors_near on contractors using gist (location)
    include (id, standing_score, region_id, trade_ids, review_count, mean_rating, latest_review_at)
    where hidden_at is null`.execute(database);
  await sql`create index contractors_on_map on contractors (latitude, longitude) include (id, region_id, trade_ids)
    where hidden_at is null`.execute(database);
  await countByRegion(database);
}

/** The number of contractors that are shown in each region; region 0: in none. */
async function countByRegion(database: Kysely<unknown>): Promise<void> {
  await sql`create table contractor_counts (region_id integer primary key, count integer not null)`.execute(
    database,
  );
  await sql`
    insert into contractor_counts (region_id, count)
    select coalesce(region_id, 0), count(*)::integer from contractors where hidden_at is null group by 1`.execute(
    database,
  );
  // In the order of regions, so that two writers wait for each other instead of ending each other.
  await sql`
    create function follow_contractor_counts() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contractor_counts as c (region_id, count)
          select coalesce(region_id, 0), count(*) from fresh where hidden_at is null group by 1 order by 1
          on conflict (region_id) do update set count = c.count + excluded.count;
        elsif tg_op = 'DELETE' then
          insert into contractor_counts as c (region_id, count)
          select coalesce(region_id, 0), -count(*) from former where hidden_at is null group by 1 order by 1
          on conflict (region_id) do update set count = c.count + excluded.count;
        else
          insert into contractor_counts as c (region_id, count)
          select region_id, sum(step) from (
            select coalesce(fresh.region_id, 0) as region_id, 1 as step, fresh.id
            from fresh join former using (id)
            where fresh.hidden_at is null and (former.hidden_at is not null or fresh.region_id is distinct from former.region_id)
            union all
            select coalesce(former.region_id, 0), -1, former.id
            from fresh join former using (id)
            where former.hidden_at is null and (fresh.hidden_at is not null or fresh.region_id is distinct from former.region_id)
          ) moved group by region_id having sum(step) <> 0 order by region_id
          on conflict (region_id) do update set count = c.count + excluded.count;
        end if;
        return null;
      end $$`.execute(database);
  for (const [event, tables] of [
    ['insert', 'new table as fresh'],
    ['delete', 'old table as former'],
    ['update', 'old table as former new table as fresh'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`contractors_counted_after_${event}`)} after ${sql.raw(event)} on contractors
        referencing ${sql.raw(tables)} for each statement execute function follow_contractor_counts()`.execute(
      database,
    );
}
