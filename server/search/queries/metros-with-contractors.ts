import { sql } from 'kysely';
import {
  DEFAULT_DISTANCE_MILES,
  DISTANCE_KM,
  KM_PER_MILE,
} from '../../../common/search/contractor-search.ts';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import type { ReadContext } from '../../core/context.ts';
import { cityKey } from '../../places/city-key.ts';
import { METROS } from '../metros.ts';

export type Metros = { US: string[]; MX: string[] };

/**
 * The metros with contractors, so that no link of the home page leads to an empty list. It is up to a minute
 * old.
 */
export const metrosWithContractors = cachedForAMinute(read).read;

async function read({ database }: ReadContext): Promise<Metros> {
  const metros = (['US', 'MX'] as const).flatMap((country) =>
    METROS[country].map((name) => {
      const [city = '', code = ''] = name.split(', ');
      const km =
        country === 'MX' ? DISTANCE_KM[DEFAULT_DISTANCE_MILES] : DEFAULT_DISTANCE_MILES * KM_PER_MILE;
      return { name, country, code: `${country}-${code}`, key: cityKey(city), km };
    }),
  );
  const { rows } = await sql<{ name: string }>`
    select distinct metro.name
    from json_to_recordset(${JSON.stringify(metros)}::text::json)
      as metro(name text, country text, code text, key text, km float8)
    join regions r on r.code = metro.code
    join cities on cities.key = metro.key and cities.region_id = r.id
    where exists (
      select from contractors c
      where c.location <@ cube_enlarge(ll_to_earth(cities.latitude, cities.longitude), metro.km, 3)
        and (c.location <-> ll_to_earth(cities.latitude, cities.longitude)) < metro.km
        and c.region_id in (select id from regions where country = metro.country))`.execute(database);
  const found = new Set(rows.map(({ name }) => name));
  return {
    US: METROS.US.filter((name) => found.has(name)),
    MX: METROS.MX.filter((name) => found.has(name)),
  };
}
