import { sql, type RawBuilder } from 'kysely';
import type { Database, Queryable } from '../../../database/client.ts';
import { lockImports } from '../../import/import-progress.ts';

/** Permits that were joined, and businesses that were proposed to administrators. */
export type JoinCounts = { joined: number; proposed: number };

/** Letters and digits of a license number, as the index of licenses has them. */
const plainNumber = (column: RawBuilder<unknown>) =>
  sql`upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
/** Classes of a license, each in letters and digits: `C-10, B` is {C10,B}. */
const classesOf = (column: RawBuilder<unknown>) =>
  sql`string_to_array(regexp_replace(upper(${column}), '[^A-Z0-9,]', '', 'g'), ',')`;
/** A street without its signs, as two writers of it may have them. */
const plainStreet = (column: RawBuilder<unknown>) => sql`plain_words(${column})`;

/** Businesses of permits that belong to nobody yet. Each has one license number, name and address. */
const waiting = sql`
  waiting as materialized (
    select distinct on (p.source, p.business_key) p.source, p.business_key, p.region_id, p.license_state, p.license_class,
      ${plainNumber(sql`p.license_number`)} as number, p.contractor_plain_name as name, plain_name(p.contractor_name) as written, p.city,
      p.contractor_address, p.contractor_city, p.contractor_postal_code
    from permits p
    where p.contractor_id is null and p.business_key is not null and p.on_record
    order by p.source, p.business_key, p.id)`;

/**
 * Joins permits to listings: at once by a license number that registers give to one business only, or where an administrator
 * accepted the business before. A name at an address is proposed, and a name alone never is. What an administrator said is not
 * the listing's stays so.
 */
export async function joinPermits(database: Database, now: Date): Promise<JoinCounts> {
  return database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const byLicense = await joinByLicense(transaction);
    const byDecision = await joinAccepted(transaction);
    return { joined: byLicense + byDecision, proposed: await propose(transaction, now) };
  });
}

const notRemoved = (contractor: RawBuilder<unknown>) => sql`not exists (
  select from permit_reports r where r.contractor_id = ${contractor} and r.outcome = 'removed'
    and r.source = p.source and r.number_key = p.number_key and r.part_key = p.part_key)`;

/** Licenses of the number in that register: none of them may have another class, where both are known. */
const licensed = (origin: 'import' | 'owner') => sql`
  select w.source, w.business_key, c.id as contractor_id
  from waiting w
  join licenses l on ${plainNumber(sql`l.number`)} in (w.number, ltrim(w.number, '0'))
    and l.number is not null and upper(l.state) = upper(w.license_state) and l.origin = ${origin}
    and (w.license_class is null or l.class is null or ${classesOf(sql`l.class`)} && ${classesOf(sql`w.license_class`)})
  join contractors c on c.id = l.contractor_id and c.merged_into_id is null
  where ltrim(w.number, '0') <> ''`;

async function joinByLicense(database: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    with ${waiting},
    sure as (
      select source, business_key, min(contractor_id) as contractor_id from (${licensed('import')}) as found
      group by source, business_key having count(distinct contractor_id) = 1)
    update permits p set contractor_id = sure.contractor_id, joined_by = 'license', updated_at = now()
    from sure
    where p.source = sure.source and p.business_key = sure.business_key and p.contractor_id is null
      and ${notRemoved(sql`sure.contractor_id`)}
      and not exists (
        select from permit_proposals d where d.source = p.source and d.business_key = p.business_key
          and d.contractor_id = sure.contractor_id and d.outcome = 'declined')`.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function joinAccepted(database: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    update permits p set contractor_id = d.contractor_id, joined_by = 'name_address', updated_at = now()
    from permit_proposals d join contractors c on c.id = d.contractor_id and c.merged_into_id is null
    where d.outcome = 'accepted' and p.source = d.source and p.business_key = d.business_key
      and p.contractor_id is null and ${notRemoved(sql`d.contractor_id`)}`.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** The place of a business beside its name. Lists that say nothing of it are of businesses in their city. */
const SIGNAL = sql`case
  when pr.postal_code is not null and left(pr.postal_code, 5) = w.contractor_postal_code then 'postal_code'
  when pr.address is not null and w.contractor_address is not null
    and ${plainStreet(sql`pr.address`)} = ${plainStreet(sql`w.contractor_address`)} then 'address'
  when w.contractor_postal_code is null and w.contractor_address is null and pr.region_id = w.region_id
    and plain_words(pr.city) = plain_words(coalesce(w.contractor_city, w.city)) then 'city' end`;

async function propose(database: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<{ fresh: boolean }>`
    with ${waiting},
    named as (
      select w.source, w.business_key, c.id as contractor_id, ${SIGNAL} as signal
      from waiting w
      join contractors c on c.plain_name in (w.name, w.written) and c.merged_into_id is null
      join profiles pr on pr.id = c.id
      where c.plain_name <> ''),
    at_place as (
      select source, business_key, min(contractor_id) as contractor_id, array['name', min(signal)] as signals
      from named where signal is not null
      group by source, business_key having count(distinct contractor_id) = 1),
    stated as (
      select source, business_key, min(contractor_id) as contractor_id, array['stated_license'] as signals
      from (${licensed('owner')}) as found
      group by source, business_key having count(distinct contractor_id) = 1),
    found as (
      select source, business_key, contractor_id, signals from at_place
      union all select s.source, s.business_key, s.contractor_id, s.signals from stated s where not exists (
        select from at_place a where a.source = s.source and a.business_key = s.business_key)),
    gone as (
      delete from permit_proposals as old where old.outcome is null and not exists (
        select from found f where f.source = old.source and f.business_key = old.business_key
          and f.contractor_id = old.contractor_id))
    insert into permit_proposals as known (source, business_key, contractor_id, signals, found_at)
    select f.source, f.business_key, f.contractor_id, f.signals, ${now}::timestamptz from found f
    where exists (
      select from permits p where p.source = f.source and p.business_key = f.business_key and p.contractor_id is null
        and p.on_record and ${notRemoved(sql`f.contractor_id`)})
    on conflict (source, business_key, contractor_id) do update set signals = excluded.signals
      where known.outcome is null
    returning (xmax = 0) as fresh`.execute(database);
  return rows.filter(({ fresh }) => fresh).length;
}
