import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

/** Lists of permits of three cities of the demo, with what its contractors built there. */
const LISTS = [
  { city: 'San Diego', region: 'US-CA', url: 'https://data.example.gov/san-diego/building-permits' },
  { city: 'Austin', region: 'US-TX', url: 'https://data.example.gov/austin/issued-permits' },
  { city: 'Chicago', region: 'US-IL', url: 'https://data.example.gov/chicago/building-permits' },
] as const;
/** Days between the list and the day of the demo. */
const LISTED_DAYS_AGO = 9;
const CONTRACTORS_EACH = 6;

/** The words of cities by kind of permit: each of three is likely to be a contractor's. */
const KINDS = sql`(values
  ('plumbing', 'plumbing', 'Replace water heater and repipe kitchen'), ('gas', 'plumbing', 'New gas line to range'),
  ('electrical', 'electrical', 'Upgrade service panel to 200 amps'), ('solar', 'solar', 'Roof-mounted PV system, 6.8 kW'),
  ('hvac', 'mechanical', 'Replace condenser and air handler'), ('roofing', 'roofing', 'Tear-off and re-roof, asphalt shingles'),
  ('pools', 'pool', 'In-ground pool with barrier'), ('demolition', 'demolition', 'Interior demolition, non-structural'),
  ('fencing', 'fence', 'Wood fence, 6 ft, 120 linear ft'), ('remodeling', 'building', 'Kitchen and bath remodel'),
  ('additions-adu', 'building', 'Detached accessory dwelling unit'), ('general-contractor', 'building', 'Single family addition, 380 sq ft')
) as k (slug, kind, work)`;

/** Permits on record of contractors in three cities, joined by license or by name and address, over three years. */
export async function insertPermits(database: Queryable, today: Date): Promise<void> {
  for (const { city, region, url } of LISTS) {
    const source = `City of ${city}, building permits`;
    const { rows } = await sql<{ id: number }>`
      insert into contractor_imports (kind, source, source_url, city, region_id, as_of, fingerprint, state, started_at, updated_at)
      select 'permits', ${source}, ${url}, ${city}, r.id, (${today}::timestamptz - ${LISTED_DAYS_AGO} * interval '1 day')::date,
        ${`demo ${city}`}, 'finished', ${today}::timestamptz - interval '8 days', ${today}::timestamptz - interval '8 days'
      from regions as r where r.code = ${region}
      returning id`.execute(database);
    const importId = rows[0]?.id ?? 0;
    await sql`
      with builder as (
        select c.id, c.name, c.plain_name, c.license_number, c.license_state, c.license_class, c.region_id,
          array_agg(k.kind order by k.slug) as kinds, array_agg(k.work order by k.slug) as works
        from contractors as c
        join profiles as p on p.id = c.id
        join contractor_trades as ct on ct.contractor_id = c.id
        join trades as t on t.id = ct.trade_id
        join ${KINDS} on k.slug = t.slug
        where c.city = ${city} and c.hidden_at is null
        group by c.id
        order by (c.slug like 'cordero-%') desc, (select count(*) from reviews as r where r.contractor_id = c.id) desc, c.id limit ${CONTRACTORS_EACH}),
      issued as (
        select b.*, n, (${today}::timestamptz - (20 + n * 83 + b.id % 40) * interval '1 day')::date as issued_on,
          kinds[1 + (n + b.id) % cardinality(kinds)] as kind, works[1 + (n + b.id) % cardinality(works)] as work
        from builder as b cross join lateral generate_series(1, 4 + b.id % 9) as n)
      insert into permits (import_id, source, number, number_key, part_key, issued_on, final_on, status, status_written,
        kind, kind_written, work, address, city, region_id, contractor_name, contractor_plain_name, license_state,
        license_number, license_class, business_key, contractor_id, joined_by, created_at, updated_at)
      select ${importId}, ${source}, number, translate(number, '-', ''), md5(number), issued_on,
        case when n > 1 then issued_on + 30 + n * 7 end, case when n > 1 then 'final' else 'issued' end,
        case when n > 1 then 'Final' else 'Issued' end, kind, initcap(kind), work,
        100 + (id * 37 + n * 211) % 8900 || (array[' Oak St', ' Mission Ave', ' Cedar Ln', ' Fifth St', ' Hill Rd'])[1 + n % 5],
        ${city}, region_id, name, plain_name, license_state, license_number, license_class, md5(id::text), id,
        case when license_number is null then 'name_address' else 'license' end, ${today}, ${today}
      from (select *, upper(left(kind, 2)) || '-' || to_char(issued_on, 'YY') || '-' || lpad((id * 97 % 90000 + n)::text, 6, '0')
        as number from issued) as numbered
      order by id, n`.execute(database);
    await insertProvenJobs(database, { importId, source, city }, today);
    await sql`
      update contractor_imports set created_count = (select count(*) from permits where import_id = ${importId}),
        line_reached = (select count(*) + 1 from permits where import_id = ${importId})
      where id = ${importId}`.execute(database);
  }
}

type List = { importId: number; source: string; city: string };

/** Permits that prove reviews of these contractors: one for each job that is proven already. */
async function insertProvenJobs(
  database: Queryable,
  { importId, source, city }: List,
  today: Date,
): Promise<void> {
  await sql`
    with job as (
      select proof.id as proof_id, r.job_month, b.*
      from job_proofs as proof
      join reviews as r on r.id = proof.review_id
      join lateral (
        select m.region_id, m.kind, m.kind_written, m.work, m.contractor_name, m.contractor_plain_name, m.license_state,
          m.license_number, m.license_class, m.business_key, m.contractor_id, m.joined_by
        from permits as m where m.contractor_id = r.contractor_id and m.import_id = ${importId}
        order by m.id limit 1) as b on true
      where proof.state = 'confirmed' and r.city = ${city}),
    permit as (
      insert into permits (import_id, source, number, number_key, part_key, issued_on, final_on, status, status_written,
        kind, kind_written, work, address, city, region_id, contractor_name, contractor_plain_name, license_state,
        license_number, license_class, business_key, contractor_id, joined_by, created_at, updated_at)
      select ${importId}, ${source}, 'PR-' || lpad(proof_id::text, 6, '0'), 'PR' || lpad(proof_id::text, 6, '0'),
        md5('proof ' || proof_id), job_month + 4, job_month + 24, 'final', 'Final', kind, kind_written, work,
        200 + proof_id * 31 % 7000 || ' Juniper St', ${city}, region_id, contractor_name, contractor_plain_name,
        license_state, license_number, license_class, business_key, contractor_id, joined_by, ${today}, ${today}
      from job order by proof_id
      returning id, number)
    update job_proofs as proof set kind = 'permit', permit_id = permit.id
    from permit where permit.number = 'PR-' || lpad(proof.id::text, 6, '0')`.execute(database);
}
