import * as z from 'zod';
import { slugify } from '../../../common/format/slug.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import type { ReadContext } from '../../core/context.ts';
import { Moved, notFound } from '../../core/errors.ts';
import { cityKey } from '../../places/city-key.ts';
import { landingTotals } from './queries/read-landing.ts';
import type { Landing } from './view.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
export const landingParams = z.object({ trade: slug, region: slug, city: slug });
type Params = z.output<typeof landingParams>;

/** An unknown trade, region or city is not found; another spelling of the city leads to its own. */
export async function findLanding(context: ReadContext, { trade, region, city }: Params): Promise<Landing> {
  const lists = await referenceLists(context);
  const ofTrade = lists.trades.find((one) => one.slug === trade);
  const inRegion = lists.regions.find((one) => one.slug === region);
  const key = cityKey(city);
  if (!ofTrade || !inRegion || key === '') throw notFound();
  const place = await context.database
    .selectFrom('cities')
    .select(['name', 'latitude', 'longitude'])
    .where('key', '=', key)
    .where('region_id', '=', inRegion.id)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!place) throw notFound();
  const own = slugify(place.name);
  if (own !== city) throw new Moved(`/${region}/${city}`, `/${region}/${own}`);
  const row = { tradeId: ofTrade.id, regionId: inRegion.id, cityKey: key, city: place.name };
  const totals = await landingTotals(context.database, row);
  const point = { latitude: place.latitude, longitude: place.longitude };
  return { trade: ofTrade, region: inRegion, row, totals, point };
}
