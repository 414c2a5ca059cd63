import { sql, type Kysely } from 'kysely';

/**
 * Each contractor once for each of its trades, in the order in which a search shows them: a page of a trade, in a region or
 * anywhere, is twenty entries of an index instead of every row that fits, sorted. Triggers keep it, whoever writes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table contractor_trades (
      contractor_id integer not null references contractors (id) on delete cascade,
      trade_id integer not null references trades (id),
      region_id integer references regions (id),
      standing_score double precision not null,
      primary key (contractor_id, trade_id)
    )`.execute(database);
  await sql`
    insert into contractor_trades (contractor_id, trade_id, region_id, standing_score)
    select c.id, trade_id, c.region_id, c.standing_score from contractors c, unnest(c.trade_ids) as trade_id`.execute(
    database,
  );
  await sql`create index contractor_trades_region on contractor_trades
    (trade_id, region_id, standing_score desc, contractor_id)`.execute(database);
  await sql`create index contractor_trades_standing on contractor_trades
    (trade_id, standing_score desc, contractor_id)`.execute(database);

  await sql`
    create function add_contractor_trades() returns trigger language plpgsql as $$
      begin
        insert into contractor_trades (contractor_id, trade_id, region_id, standing_score)
        select fresh.id, trade_id, fresh.region_id, fresh.standing_score
        from fresh, unnest(fresh.trade_ids) as trade_id;
        return null;
      end $$`.execute(database);
  await sql`
    create trigger contractors_trades_added after insert on contractors
      referencing new table as fresh
      for each statement execute function add_contractor_trades()`.execute(database);

  // By statement, not by row: an import and the nightly refresh write thousands at once.
  await sql`
    create function follow_contractor_trades() returns trigger language plpgsql as $$
      begin
        delete from contractor_trades t using fresh, former
        where fresh.id = former.id and fresh.trade_ids <> former.trade_ids
          and t.contractor_id = fresh.id and t.trade_id <> all (fresh.trade_ids);
        insert into contractor_trades as t (contractor_id, trade_id, region_id, standing_score)
        select fresh.id, trade_id, fresh.region_id, fresh.standing_score
        from fresh join former using (id), unnest(fresh.trade_ids) as trade_id
        where (fresh.trade_ids, fresh.region_id, fresh.standing_score)
          is distinct from (former.trade_ids, former.region_id, former.standing_score)
        on conflict (contractor_id, trade_id) do update
          set region_id = excluded.region_id, standing_score = excluded.standing_score
          where (t.region_id, t.standing_score) is distinct from (excluded.region_id, excluded.standing_score);
        return null;
      end $$`.execute(database);
  await sql`
    create trigger contractors_trades_followed after update on contractors
      referencing old table as former new table as fresh
      for each statement execute function follow_contractor_trades()`.execute(database);
}
