import type postgres from 'postgres';
import { OWNED_EVERY, type Counts } from './counts.ts';
import { FIRM_ENDS, FIRM_WORDS, NAME_ENDS, NAME_STARTS, STREETS } from './phrases.ts';

/** The shares of listings by region; every other region counts 1. */
const REGION_WEIGHTS = {
  'US-CA': 16,
  'US-TX': 11,
  'US-FL': 8,
  'US-NY': 6,
  'US-IL': 4,
  'MX-CMX': 4,
  'MX-JAL': 3,
  'MX-NLE': 3,
};

/** Contractors with places, trades and owners; regions and trades are as uneven as they are in life. */
export async function insertContractors(sql: postgres.Sql, counts: Counts): Promise<void> {
  await spreadRegions(sql);
  await spreadTrades(sql, counts);
  await insertOwners(sql, counts);
  await insertProfiles(sql, counts);
  await insertBusinesses(sql);
}

/** bench_places: the places of each region, counted; a region is found by where a draw falls between `low` and `high`. */
async function spreadRegions(sql: postgres.Sql): Promise<void> {
  await sql`
    create temp table bench_regions as
    with weighted as (
      select r.id, r.country, coalesce((${sql.json(REGION_WEIGHTS)} ->> r.code)::double precision, 1) as weight, count(p.id)::integer as places
      from regions r join places p on p.region_id = r.id group by r.id)
    select id, country, places,
      sum(weight) over (order by id) / sum(weight) over () - weight / sum(weight) over () as low,
      sum(weight) over (order by id) / sum(weight) over () as high
    from weighted`;
  await sql`
    create temp table bench_places as
    select region_id, row_number() over (partition by region_id order by id)::integer as number, city, postal_code, latitude, longitude
    from places`;
  await sql`create unique index on bench_places (region_id, number)`;
  await sql`analyze bench_regions, bench_places`;
}

/** One to three trades each; the n-th trade is chosen 1 / (n + 2) as often. */
async function spreadTrades(sql: postgres.Sql, { contractors }: Counts): Promise<void> {
  await sql`
    create temp table bench_trades as
    with weighted as (select id, english, mexican_spanish, 1.0 / (row_number() over (order by position) + 2) as weight from trades)
    select id, english, mexican_spanish,
      (sum(weight) over (order by id) / sum(weight) over () - weight / sum(weight) over ())::double precision as low,
      (sum(weight) over (order by id) / sum(weight) over ())::double precision as high
    from weighted`;
  await sql`
    create temp table bench_trades_of as
    select c as contractor_id, place, t.id as trade_id
    from generate_series(1, ${contractors}::integer) as c
    cross join generate_series(0, 2) as place
    join bench_trades t on pg_temp.draw('trade ' || place, c) >= t.low and pg_temp.draw('trade ' || place, c) < t.high
    where place = 0 or pg_temp.draw('another trade ' || place, c) < 0.5`;
  await sql`create index on bench_trades_of (contractor_id, place)`;
  await sql`analyze bench_trades, bench_trades_of`;
}

async function insertOwners(sql: postgres.Sql, { contractors, people }: Counts): Promise<void> {
  await sql`
    insert into users (id, email, email_verified, name, role, language, created_at)
    select ${people}::integer + c, 'owner-' || c || '@bench.test', true, 'Owner ' || c, 'contractor',
      case when pg_temp.draw('owner language', c) < 0.4 then 'mexican_spanish' else 'english' end, timestamptz '2021-03-01 12:00+00'
    from generate_series(${OWNED_EVERY}::integer, ${contractors}::integer, ${OWNED_EVERY}::integer) as c`;
}

async function insertProfiles(sql: postgres.Sql, { contractors, people }: Counts): Promise<void> {
  await sql`
    insert into profiles (id, user_id, kind, name, phone, region_id, city, postal_code, address, latitude, longitude, languages, setup_step, created_at)
    select c, case when c % ${OWNED_EVERY}::integer = 0 then ${people}::integer + c end, 'contractor',
      case when pg_temp.draw('named after', c) < 0.5
        then pg_temp.pick(${NAME_STARTS}, 'firm start', c) || pg_temp.pick(${NAME_ENDS}, 'firm end', c)
        else pg_temp.pick(${FIRM_WORDS}, 'firm word', c) end
        || ' ' || case when r.country = 'MX' then t.mexican_spanish else t.english end || pg_temp.pick(${FIRM_ENDS}, 'firm kind', c),
      (case r.country when 'MX' then '+52' else '+1' end) || '55501' || lpad((c % 100000)::text, 5, '0'),
      r.id, p.city, p.postal_code, (100 + c % 9000) || ' ' || pg_temp.pick(${STREETS}, 'street', c),
      p.latitude + (pg_temp.draw('north', c) - 0.5) / 20, p.longitude + (pg_temp.draw('east', c) - 0.5) / 20,
      case when pg_temp.draw('languages', c) < 0.4 then array['english', 'mexican_spanish'] else array['english'] end, 5,
      timestamptz '2021-03-01 12:00+00' + pg_temp.draw('listed', c) * interval '4 years'
    from generate_series(1, ${contractors}::integer) as c
    join bench_regions r on pg_temp.draw('region', c) >= r.low and pg_temp.draw('region', c) < r.high
    join bench_places p on p.region_id = r.id and p.number = 1 + floor(pg_temp.draw('place', c) * r.places)::integer
    join bench_trades_of o on o.contractor_id = c and o.place = 0
    join bench_trades t on t.id = o.trade_id
    order by c`;
}

async function insertBusinesses(sql: postgres.Sql): Promise<void> {
  const hours = { opens: '08:00', closes: '17:00' };
  const openingHours = {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: null,
    sunday: null,
  };
  await sql`
    insert into contractors (id, slug, headline, about, services, opening_hours, website, email, year_founded, crew_size, insured, bonded,
      license_number, license_state, license_class, license_status, license_expires_on, license_source, license_as_of,
      template_id, color_scheme_id, source, source_key, source_as_of, created_at)
    select p.id, trim(both '-' from regexp_replace(fold_text(p.name), '[^a-z0-9]+', '-', 'g')) || '-' || p.id,
      jsonb_build_object('english', 'Careful work in ' || p.city, 'mexican_spanish', 'Trabajo con cuidado en ' || p.city),
      jsonb_build_object(
        'english', p.name || ' works in ' || p.city || ' and the towns around it.' || E'\n\n' || 'We look before we quote, we write the price down, and we say the day before when we are coming.',
        'mexican_spanish', p.name || ' trabaja en ' || p.city || ' y sus alrededores.' || E'\n\n' || 'Vemos antes de cotizar, ponemos el precio por escrito y avisamos un día antes.'),
      array[t.english, 'Repairs', 'Estimates', t.mexican_spanish], ${sql.json(openingHours)},
      'https://firm-' || p.id || '.example', 'office@firm-' || p.id || '.example',
      1980 + (p.id % 44), 1 + p.id % 30, p.id % 4 <> 0, p.id % 3 = 0,
      'B-' || (100000 + p.id), 'CA', 'B', case when p.id % 20 = 0 then 'expired' else 'valid' end, date '2027-06-30', 'CSLB', date '2026-09-01',
      1 + p.id % 8, 1 + p.id % 10, 'bench', p.id::text, date '2026-09-01', p.created_at
    from profiles p
    join bench_trades_of o on o.contractor_id = p.id and o.place = 0
    join bench_trades t on t.id = o.trade_id
    where p.kind = 'contractor' order by p.id`;
  await sql`
    insert into licenses (contractor_id, origin, source, state, number, class, status, expires_on, as_of)
    select id, 'import', license_source, license_state, license_number, license_class, license_status, license_expires_on, license_as_of
    from contractors where source = 'bench'`;
  await sql`
    insert into profile_trades (profile_id, trade_id, position)
    select contractor_id, trade_id, min(place) from bench_trades_of group by contractor_id, trade_id`;
}
