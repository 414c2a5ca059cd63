import type { SubFinderSearch } from '../../../common/search/sub-finder.ts';
import type { ReadContext } from '../../core/context.ts';
import { actingProfileOf } from '../../core/viewer.ts';

/** The states and trades that a reader has chosen to see; empty: all of them. */
export type ChosenViews = { regionIds: readonly number[]; tradeIds: readonly number[] };

export const NO_VIEWS: ChosenViews = { regionIds: [], tradeIds: [] };

/** The reader's view settings, each where the search does not say the same itself. */
export async function chosenViews(
  { database, viewer }: ReadContext,
  { trade, region, near, all }: SubFinderSearch,
): Promise<ChosenViews> {
  if (viewer === null || all) return NO_VIEWS;
  const { view_regions, view_trades } = await database
    .selectFrom('profiles')
    .select(['view_regions', 'view_trades'])
    .where('id', '=', actingProfileOf(viewer))
    .executeTakeFirstOrThrow();
  return {
    regionIds: region === null && near === '' ? view_regions : [],
    tradeIds: trade === null ? view_trades : [],
  };
}
