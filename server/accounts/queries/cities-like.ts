import type { Country } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { cityKey } from '../../places/city-key.ts';
import { findPlace } from '../../places/find-place.ts';
import { placesIn } from '../../places/queries/cities.ts';

type CityQuery = { country?: Country; region_id?: number; text: string };
export type LikePlace = { city: string | null; region_id: number };

const SHOWN = 8;
/** Sorts behind each key that begins like it. */
const LAST = '\uFFFF';

/** The place of a postal code, or the cities of a state that begin like a text, the largest first. */
export async function citiesLike(context: ReadContext, asked: CityQuery): Promise<LikePlace[]> {
  if (/^\d{5}$/.test(asked.text)) return placesOfCode(context, asked);
  const key = cityKey(asked.text);
  if (key === '' || asked.region_id === undefined) return [];
  return context.database
    .selectFrom('cities')
    .select(['name as city', 'region_id'])
    .where('region_id', '=', asked.region_id)
    .where('key', '>=', key)
    .where('key', '<', key + LAST)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

async function placesOfCode({ database, language }: ReadContext, asked: CityQuery): Promise<LikePlace[]> {
  const regions = await database
    .selectFrom('regions')
    .select(['id', 'code', 'country', 'english', 'mexican_spanish'])
    .execute();
  const answer = await findPlace(placesIn(database), {
    text: asked.text,
    regions,
    regionId: null,
    country: asked.country ?? null,
    language,
  });
  if (answer.kind === 'place') return [{ city: answer.place.city, region_id: answer.place.regionId }];
  return answer.kind === 'city_needed' ? [{ city: null, region_id: answer.regionId }] : [];
}
