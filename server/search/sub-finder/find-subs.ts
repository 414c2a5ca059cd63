import { PER_PAGE } from '../../../common/constants.ts';
import { EVERY_CONTRACTOR } from '../../../common/contractor-search.ts';
import {
  conditionsOf,
  withoutConditions,
  type SubFinderCondition,
  type SubFinderSearch,
} from '../../../common/sub-finder.ts';
import { localDaysAt } from '../../contractors/local-day.ts';
import { referenceLists, type ReferenceLists } from '../../contractors/reference-lists.ts';
import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { hiddenProfileIds } from '../../relations/queries/blocked.ts';
import { followedProfileIds } from '../../relations/queries/followed.ts';
import { findPlace } from '../../places/find-place.ts';
import type { PlaceAnswer } from '../../places/place.ts';
import { placesIn } from '../../places/queries/cities.ts';
import { resolveSearch } from '../resolve-search.ts';
import { areaOf, type SearchArea } from '../search-area.ts';
import { chosenViews, NO_VIEWS, type ChosenViews } from './chosen-views.ts';
import { loosenSubs } from './loosen-subs.ts';
import { readSubs, type SubRow, type WantedSubs } from './read-subs.ts';

export type FoundSubs = {
  search: SubFinderSearch;
  rows: SubRow[];
  pagination: Pagination;
  area: SearchArea;
  /** The reader's view settings, which narrow the list. */
  views: ChosenViews;
  /** The dropped conditions; the rows fit the others. */
  dropped: SubFinderCondition[];
};

/** Finds one page of contractors who take work of others; without a match, those who nearly fit. */
export async function findSubs(
  context: ReadContext,
  search: SubFinderSearch,
  /** Only contractors that are new since then, and nothing instead of them. */
  { since = null }: { since?: Date | null } = {},
): Promise<FoundSubs> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const lists = await referenceLists(context);
  const answer = await whereIs(context, search, lists);
  const [views, hiddenIds, followedIds] = await Promise.all([
    chosenViews(context, search),
    hiddenProfileIds(context.database, viewer),
    search.followed ? followedProfileIds(context.database, viewer) : [],
  ]);
  const area = areaOf({ ...EVERY_CONTRACTOR, ...placeOf(search) }, answer, {
    lists,
    language: context.language,
  });
  const none = { search, area, views, dropped: [], rows: [], pagination: paginate(0, 1, PER_PAGE) };
  if (!area.isClear) return none;

  const find = (asked: SubFinderSearch, page: number) =>
    readSubs(
      context,
      wantedOf(context, asked, {
        lists,
        answer,
        views: asked.all ? NO_VIEWS : views,
        relations: { hiddenIds, followedIds },
        since,
      }),
      {
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      },
    );
  const found = await findLastPage(find, search);
  if (found.pagination.total > 0 || since !== null) return { ...none, ...found };
  const loosened = await loosenSubs(
    conditionsOf(search, views.regionIds.length + views.tradeIds.length > 0),
    async (dropped) => (await find(withoutConditions(search, dropped), 1)).rows,
  );
  return { ...none, ...loosened };
}

const placeOf = ({ near, region }: SubFinderSearch) => ({ near, region });

type Find = (search: SubFinderSearch, page: number) => Promise<{ rows: SubRow[]; total: number }>;

/** A page beyond the last is the last. */
async function findLastPage(find: Find, search: SubFinderSearch) {
  const found = await find(search, search.page);
  const first = found.rows.length > 0 || search.page === 1 ? found : await find(search, 1);
  const pagination = paginate(first.total, search.page, PER_PAGE);
  const isBeyond = found.rows.length === 0 && first.total > 0;
  const { rows } = isBeyond ? await find(search, pagination.current_page) : found;
  return { rows, pagination };
}

async function whereIs(
  { database, language }: ReadContext,
  { near, region }: SubFinderSearch,
  { regions }: ReferenceLists,
): Promise<PlaceAnswer | null> {
  if (near === '') return null;
  return findPlace(placesIn(database), {
    text: near,
    regions,
    regionId: regions.find(({ slug }) => slug === region)?.id ?? null,
    country: null,
    language,
  });
}

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
  const { trade, rating, licenceValid, insured, within, sort } = search;
  const known = {
    ...EVERY_CONTRACTOR,
    ...placeOf(search),
    trade,
    rating,
    licenceValid,
    insured,
    within,
    sort,
  };
  const area = areaOf(known, search.near === '' ? null : answer, { lists, language });
  return {
    search,
    resolved: resolveSearch(known, { lists, area, words: [], isName: false, now, newSince: since }),
    views,
    ...relations,
    ownProfileIds: [viewer.contractorId ?? viewer.profileId, viewer.profileId],
    today: localDaysAt(now, lists.regions).earliest,
    now,
  };
}
