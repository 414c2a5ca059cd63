import { sql, type Kysely } from 'kysely';

const REPORTED = sql`subject_type in ('review', 'response', 'posting', 'contractor', 'comment', 'message', 'invitation',
  'partner_rating', 'photo', 'profile')`;

/** Messages, invitations and partner ratings can be reported and removed, and go along when two businesses become one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table report_cases drop constraint report_cases_subject_type_check,
    add constraint report_cases_subject_type_check check (${REPORTED})`.execute(database);
  await sql`alter table invitations add column removed_at timestamptz`.execute(database);
  await sql`alter table partner_ratings add column removed_at timestamptz`.execute(database);
  for (const [table, subject] of [
    ['messages', 'message'],
    ['invitations', 'invitation'],
    ['partner_ratings', 'partner_rating'],
  ] as const)
    await sql`create trigger ${sql.id(`${table}_reports_erased`)} after delete on ${sql.table(table)}
      for each row execute function erase_reports(${sql.lit(subject)})`.execute(database);
  await moveInvitations(database);
}

/** An invitation between the two becomes one to oneself: it goes. */
async function moveInvitations(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function move_between_listings(from_id integer, to_id integer, remembers boolean) returns void
    language plpgsql as $$
      declare
        pointing record;
        place tid;
        key_columns text[];
        moved jsonb;
        gone jsonb;
      begin
        -- Two open ones of one sender would be one too many; the words of both stay readable.
        update invitations as i set state = 'withdrawn', closed_at = now()
          where i.state = 'open' and (
            (i.from_profile_id = from_id and exists (select from invitations as o where o.state = 'open'
              and o.from_profile_id = to_id and o.to_profile_id = i.to_profile_id))
            or (i.to_profile_id = from_id and exists (select from invitations as o where o.state = 'open'
              and o.to_profile_id = to_id and o.from_profile_id = i.from_profile_id)));
        for pointing in
          select child.oid as relation, child.oid::regclass as name, child.relname as plain, a.attname as field
          from pg_constraint k
          join pg_class child on child.oid = k.conrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
          where k.contype = 'f' and k.confrelid in ('contractors'::regclass, 'profiles'::regclass)
            and child.relname not in ('contractors', 'contractor_trades', 'profile_trades', 'contractor_import_changes',
              'listing_merge_moves')
        loop
          select array_agg(a.attname) into key_columns
            from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
            where i.indrelid = pointing.relation and i.indisprimary;
          for place in execute format('select ctid from %s where %I = $1', pointing.name, pointing.field) using from_id
          loop
            gone := null;
            begin
              execute format('update %s as t set %I = $1 where ctid = $2 returning to_jsonb(t)', pointing.name, pointing.field)
                into moved using to_id, place;
            exception when unique_violation or check_violation then
              if pointing.plain = 'reviews' then raise; end if;
              execute format('delete from %s as t where ctid = $1 returning to_jsonb(t)', pointing.name)
                into gone using place;
              moved := gone;
            end;
            if remembers then
              insert into listing_merge_moves (merged_id, table_name, column_name, row_key, dropped)
              select from_id, pointing.plain, pointing.field, jsonb_object_agg(key, value), gone
              from jsonb_each(moved) where key = any(key_columns);
            end if;
          end loop;
        end loop;
        if remembers then
          insert into listing_merge_moves (merged_id, table_name, column_name, row_key)
          select from_id, 'contractors', 'merged_into_id', jsonb_build_object('id', id)
          from contractors where merged_into_id = from_id;
        end if;
        update contractors set merged_into_id = to_id where merged_into_id = from_id;
      end $$`.execute(database);
}
