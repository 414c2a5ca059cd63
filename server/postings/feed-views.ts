import type { Language } from '../../common/format/language.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { actingProfileOf } from '../core/viewer.ts';
import { hiddenProfileIds } from '../relations/queries/blocked.ts';
import { followedProfileIds } from '../relations/queries/followed.ts';
import type { PostingsQuery } from './schemas.ts';

/** The states and trades that a reader has chosen for the feed; empty: all of them. */
export type FeedViews = {
  regionIds: number[];
  tradeIds: number[];
  /** Profiles that are followed: their postings are listed whatever the views say. */
  followedIds: number[];
  /** Profiles with which there is a block. */
  hiddenIds: number[];
};
/** The filter of the list, by name; null: none. */
export type FeedViewsView = { regions: string[]; trades: string[] } | null;

const ALL: FeedViews = { regionIds: [], tradeIds: [], followedIds: [], hiddenIds: [] };

/** The reader's view settings, where the address does not ask for a state, a trade, everything, or one's own. */
export async function feedViewsOf(
  { database, viewer }: ReadContext,
  query: Omit<PostingsQuery, 'page'>,
): Promise<FeedViews> {
  if (viewer === null || query.mine !== null) return ALL;
  const hiddenIds = await hiddenProfileIds(database, viewer);
  if (query.all !== null) return { regionIds: [], tradeIds: [], followedIds: [], hiddenIds };
  const followedIds = await followedProfileIds(database, viewer);
  const { view_regions, view_trades } = await database
    .selectFrom('profiles')
    .select(['view_regions', 'view_trades'])
    .where('id', '=', actingProfileOf(viewer))
    .executeTakeFirstOrThrow();
  return {
    regionIds: query.region === null ? view_regions : [],
    tradeIds: query.trade === null ? view_trades : [],
    followedIds,
    hiddenIds,
  };
}

export function toFeedViewsView(
  { regionIds, tradeIds }: Pick<FeedViews, 'regionIds' | 'tradeIds'>,
  lists: ReferenceLists,
  language: Language,
): FeedViewsView {
  if (regionIds.length === 0 && tradeIds.length === 0) return null;
  return {
    regions: regionIds.flatMap((id) => lists.regionOf(id)?.[language] ?? []),
    trades: tradeIds.flatMap((id) => lists.tradeOf(id)?.[language] ?? []),
  };
}
