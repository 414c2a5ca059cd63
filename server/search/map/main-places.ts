import type { MapBox } from '../../../common/search/map-box.ts';
import type { ReadContext } from '../../core/context.ts';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import type { MainPlace } from '../../maps/place-labels.ts';

const PLACES_MAX = 6_000;

const largest = cachedForAMinute(({ database }: ReadContext): Promise<MainPlace[]> =>
  database
    .selectFrom('cities')
    .select(['name', 'latitude', 'longitude'])
    // A place of one postal area is often no town at all.
    .where('weight', '>', 1)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(PLACES_MAX)
    .execute(),
).read;

/** The main places in a box, the largest first. */
export async function mainPlacesIn(context: ReadContext, box: MapBox): Promise<MainPlace[]> {
  const places = await largest(context);
  return places.filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
}
