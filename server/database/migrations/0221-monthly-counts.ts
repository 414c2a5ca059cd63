import { sql, type Kysely } from 'kysely';

/** Counts of months that have ended: later erasures change nothing in them. A correction is a new row with its day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table monthly_counts (
      id integer generated always as identity primary key,
      month date not null check (extract(day from month) = 1),
      measure text not null,
      dimension text not null,
      value text not null,
      -- Null: so few people that the number could tell who.
      count double precision check (count >= 0),
      counted_on date not null,
      unique (month, measure, dimension, value, counted_on)
    )`.execute(database);
  await sql`
    create function refuse_change_of_count() returns trigger language plpgsql
      as $$ begin raise exception 'counts of a month are append-only'; end $$`.execute(database);
  await sql`
    create trigger monthly_counts_append_only before update or delete on monthly_counts
      for each row execute function refuse_change_of_count()`.execute(database);
}
