import { sql, type Kysely } from 'kysely';
import { zoneAt } from '../../places/place-zone.ts';
import { zoneOf } from '../../places/time-zones.ts';

const BATCH = 5_000;
type Point = { id: number; latitude: number; longitude: number };

/**
 * `profiles.place_zone`: the IANA zone of its point, worked out when a place is saved. `regions.time_zone`: where there is no
 * point. `contractors.zone`: one of both, kept by a trigger, so that a search reads one table.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table regions add column time_zone text not null default 'Pacific/Honolulu'`.execute(
    database,
  );
  await sql`alter table profiles add column place_zone text`.execute(database);
  await sql`alter table contractors add column zone text`.execute(database);
  const { rows: regions } = await sql<{ id: number; code: string }>`select id, code from regions`.execute(
    database,
  );
  for (const { id, code } of regions)
    await sql`update regions set time_zone = ${zoneOf(code)} where id = ${id}`.execute(database);
  await fillProfiles(database);
  await sql`
    create function keep_contractor_zone() returns trigger language plpgsql as $$
      begin
        new.zone := coalesce((select p.place_zone from profiles p where p.id = new.id),
          (select r.time_zone from regions r where r.id = new.region_id));
        return new;
      end $$`.execute(database);
  await sql`
    create trigger contractors_zone before insert or update of region_id, latitude, longitude on contractors
      for each row execute function keep_contractor_zone()`.execute(database);
  await sql`
    update contractors c set zone = coalesce(p.place_zone, r.time_zone)
    from profiles p left join regions r on r.id = p.region_id
    where p.id = c.id`.execute(database);
}

async function fillProfiles(database: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Point>`
      select id, latitude, longitude from profiles
      where id > ${after} and latitude is not null and longitude is not null order by id limit ${BATCH}`.execute(
      database,
    );
    await sql`
      update profiles p set place_zone = found.zone
      from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(zoneAt)}::text[]) as found (id, zone)
      where p.id = found.id`.execute(database);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}
