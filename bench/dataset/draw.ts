import type postgres from 'postgres';

/**
 * Creates SQL functions whose chance is the same on every run and which live as long as the connection.
 * `pg_temp.draw('what', id)` is between 0 and 1; `pg_temp.pick(list, 'what', id)` is an entry of a list.
 */
export async function createDraws(sql: postgres.Sql): Promise<void> {
  await sql`
    create or replace function pg_temp.draw(what text, id bigint) returns double precision
      language sql immutable parallel safe
      as $$ select (hashtextextended(what, id) & 4503599627370495)::double precision / 4503599627370496 $$`;
  await sql`
    create or replace function pg_temp.pick(list text[], what text, id bigint) returns text
      language sql immutable parallel safe
      as $$ select list[1 + floor(pg_temp.draw(what, id) * cardinality(list))::integer] $$`;
}
