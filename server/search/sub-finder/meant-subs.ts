import { EVERY_CONTRACTOR } from '../../../common/search/contractor-search.ts';
import type { SubFinderSearch } from '../../../common/search/sub-finder.ts';
import { localDaysAt } from '../../contractors/hours/local-day.ts';
import { referenceLists, type ReferenceLists } from '../../contractors/reference-lists.ts';
import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import type { PlaceAnswer } from '../../places/place.ts';
import { hiddenProfileIds } from '../../relations/queries/blocked.ts';
import { followedProfileIds } from '../../relations/queries/followed.ts';
import { resolveSearch } from '../resolve-search.ts';
import { areaOf, type SearchArea } from '../search-area.ts';
import { whereIs } from '../where-is.ts';
import { chosenViews, NO_VIEWS, type ChosenViews } from './chosen-views.ts';
import type { WantedSubs } from './read-subs.ts';

/** A search of the sub-finder with its place, its reader's settings and relations looked up. */
export type MeantSubs = {
  area: SearchArea;
  views: ChosenViews;
  lists: ReferenceLists;
  /** The same search with other conditions. */
  wanted: (search: SubFinderSearch) => WantedSubs;
};

export async function meantSubs(
  context: ReadContext,
  search: SubFinderSearch,
  since: Date | null = null,
): Promise<MeantSubs> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const lists = await referenceLists(context);
  const answer = await whereIs(context, { ...search, country: 'all' }, lists);
  const [views, hiddenIds, followedIds] = await Promise.all([
    chosenViews(context, search),
    hiddenProfileIds(context.database, viewer),
    search.followed ? followedProfileIds(context.database, viewer) : [],
  ]);
  const known = { ...EVERY_CONTRACTOR, ...placeOf(search) };
  return {
    area: areaOf(known, answer, { lists, language: context.language }),
    views,
    lists,
    wanted: (asked) =>
      wantedOf(context, asked, {
        lists,
        answer,
        views: asked.all ? NO_VIEWS : views,
        relations: { hiddenIds, followedIds },
        since,
      }),
  };
}

const placeOf = ({ near, region }: SubFinderSearch) => ({ near, region });

type LookedUp = {
  lists: ReferenceLists;
  answer: PlaceAnswer | null;
  views: ChosenViews;
  relations: Pick<WantedSubs, 'hiddenIds' | 'followedIds'>;
  since: Date | null;
};

/** The part that the contractor search knows, resolved as there, and what only this one asks. */
function wantedOf(
  { viewer, now, language }: ReadContext,
  search: SubFinderSearch,
  { lists, answer, views, relations, since }: LookedUp,
): WantedSubs {
  if (!viewer) throw unauthenticated();
  const { trade, rating, licenseValid, insured, within, box, sort } = search;
  const known = {
    ...EVERY_CONTRACTOR,
    ...placeOf(search),
    trade,
    rating,
    licenseValid,
    insured,
    within,
    box,
    sort,
  };
  const area = areaOf(known, search.near === '' ? null : answer, { lists, language });
  return {
    search,
    resolved: resolveSearch(known, { lists, area, words: [], isName: false, now, newSince: since }),
    views,
    ...relations,
    ownProfileIds: ownProfilesOf(viewer),
    today: localDaysAt(now).earliest,
    now,
  };
}
