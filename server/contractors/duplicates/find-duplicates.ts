import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** The signs that two listings may be one business. */
export const DUPLICATE_SIGNALS = ['license', 'name', 'phone'] as const;
export type DuplicateSignal = (typeof DUPLICATE_SIGNALS)[number];

/** A phone or a name that more listings have tells nothing of any two. */
const ALIKE_MOST = 5;

/**
 * Looks for listings of different sources with one name in one city, one phone, or one license number of one state, and proposes
 * them to administrators. Nothing is merged; a pair that was dismissed stays so.
 */
export async function findDuplicates(database: Queryable, now: Date): Promise<void> {
  await sql`
    with shown as materialized (
      select c.id, c.region_id, c.plain_name, c.city_key, c.source, c.claimed, p.phone
      from contractors c join profiles p on p.id = c.id
      where c.hidden_at is null and c.merged_into_id is null),
    known as materialized (
      select id, 'name' as signal, concat_ws('/', region_id, city_key, plain_name) as value from shown
        where plain_name <> '' and region_id is not null and city_key is not null
      union all select id, 'phone', phone from shown where phone is not null
      union all select distinct l.contractor_id, 'license', l.state || '/' || upper(l.number)
        from licenses l join shown on shown.id = l.contractor_id where l.state is not null and l.number is not null),
    alike as (
      select signal, value, array_agg(id order by id) as ids from known
      group by signal, value having count(*) between 2 and ${ALIKE_MOST}::integer),
    pairs as materialized (
      select one.id as first_id, other.id as second_id, array_agg(distinct alike.signal order by alike.signal) as signals
      from alike
      cross join lateral unnest(alike.ids) as one(id)
      cross join lateral unnest(alike.ids) as other(id)
      where one.id < other.id
      group by 1, 2),
    found as materialized (
      select pairs.* from pairs
      join shown one on one.id = pairs.first_id
      join shown other on other.id = pairs.second_id
      where one.source is distinct from other.source and not (one.claimed and other.claimed)),
    gone as (
      delete from duplicate_listings as pair
      where (pair.dismissed_at is null and not exists (
          select from found where found.first_id = pair.first_id and found.second_id = pair.second_id))
        or not exists (select from contractors where id = pair.first_id)
        or not exists (select from contractors where id = pair.second_id))
    insert into duplicate_listings (first_id, second_id, signals, found_at)
    select first_id, second_id, signals, ${now}::timestamptz from found
    on conflict (first_id, second_id) do update set signals = excluded.signals`.execute(database);
}
