import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { shownPoint } from '../../contractors/shown-point.ts';
import { boxAround, viewOf } from '../../maps/map-view.ts';
import { drawStaticMap } from '../../maps/static-map.ts';
import { mainPlacesIn } from './main-places.ts';

const SIZE = { width: 480, height: 270 };
/** Around an address, and around a place without one. */
const KM_AROUND = 18;
/** A circle that says "about here". */
const ABOUT_KM = 4;

/** Where a contractor is, or works, as a picture; throws the 404 for one that shows no map. */
export async function drawContractorMap(context: ReadContext, slug: string): Promise<string> {
  const row = await context.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.latitude', 'c.longitude', 'c.service_radius_km', 'p.show_address', 'p.address'])
    .where('c.slug', '=', slug)
    .where('c.hidden_at', 'is', null)
    .where('p.show_map', '=', true)
    .executeTakeFirst();
  if (!row || row.latitude === null || row.longitude === null) throw notFound();
  const { latitude, longitude, service_radius_km: radius } = row;
  const hasPin = row.show_address && row.address !== null;
  const at = shownPoint({ latitude, longitude }, hasPin);
  const view = viewOf(boxAround(at, radius === null ? KM_AROUND : radius * 1.15), SIZE.width, SIZE.height);
  const aboutHere = hasPin ? null : { ...at, km: ABOUT_KM };
  return drawStaticMap({
    view,
    places: await mainPlacesIn(context, view.box),
    area: radius === null ? aboutHere : { ...at, km: radius },
    pin: hasPin ? at : null,
  });
}
