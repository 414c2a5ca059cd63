import { sql, type Kysely } from 'kysely';

/** Statuses keep the register's own word, and one that we do not understand is known as such. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statuses = sql.raw(
    `('valid', 'expired', 'suspended', 'revoked', 'inactive', 'closed', 'replaced', 'unverified')`,
  );
  await sql`alter table licenses
    drop constraint licenses_status_check,
    add constraint licenses_status_check check (status in ${statuses}),
    add column register_status text`.execute(database);
  await sql`alter table contractors
    drop constraint contractors_licence_status_check,
    add constraint contractors_licence_status_check check (licence_status in ${statuses})`.execute(database);
  // A row with a last day lost its status only where the register stated one that was not understood.
  await sql`update licenses set status = 'unverified'
    where origin = 'import' and status is null and expires_on is not null`.execute(database);
  await rankStatuses(database);
  await sql`select summarize_licenses(array(select distinct contractor_id from licenses))`.execute(database);
}

/** As before, with the new statuses in the order in which a page shows them. */
async function rankStatuses(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function summarize_licenses(contractor_ids integer[]) returns void language sql as $$
      update contractors c set
        licence_number = best.number, licence_state = best.state, licence_class = best.class,
        licence_status = best.status, licence_expires_on = best.expires_on,
        licence_source = best.source, licence_as_of = best.as_of
      from unnest(contractor_ids) as wanted (id)
      left join lateral (
        select l.number, l.state, l.class,
          -- A list that no longer names it does not say that it is valid.
          case when l.missing_since is not null and l.status = 'valid' then null else l.status end as status,
          case when l.missing_since is null then l.expires_on end as expires_on,
          case when l.origin = 'owner' then 'owner' else l.source end as source, l.as_of
        from licenses l where l.contractor_id = wanted.id
        order by
          case
            when l.missing_since is not null then 9
            when l.origin = 'owner' then 8
            when l.status = 'valid' or (l.status is null and l.expires_on is not null) then 0
            when l.status = 'revoked' then 1
            when l.status = 'suspended' then 2
            when l.status = 'expired' then 3
            when l.status = 'inactive' then 4
            when l.status = 'closed' then 5
            when l.status = 'unverified' then 6
            when l.status = 'replaced' then 7
            else 6
          end, l.expires_on desc nulls first, l.id
        limit 1) best on true
      where c.id = wanted.id
        and (c.licence_number, c.licence_state, c.licence_class, c.licence_status, c.licence_expires_on, c.licence_source,
          c.licence_as_of)
        is distinct from (best.number, best.state, best.class, best.status, best.expires_on, best.source, best.as_of)
      $$`.execute(database);
}
