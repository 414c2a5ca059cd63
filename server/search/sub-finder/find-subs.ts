import { PER_PAGE } from '../../../common/constants.ts';
import {
  conditionsOf,
  withoutConditions,
  type SubFinderCondition,
  type SubFinderSearch,
} from '../../../common/search/sub-finder.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import type { SearchArea } from '../search-area.ts';
import type { ChosenViews } from './chosen-views.ts';
import { loosenSubs } from './loosen-subs.ts';
import { meantSubs } from './meant-subs.ts';
import { readSubs, type SubRow } from './read-subs.ts';

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
  const { area, views, wanted } = await meantSubs(context, search, since);
  const none = { search, area, views, dropped: [], rows: [], pagination: paginate(0, 1, PER_PAGE) };
  if (!area.isClear) return none;

  const find = (asked: SubFinderSearch, page: number) =>
    readSubs(context, wanted(asked), { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const found = await findLastPage(find, search);
  if (found.pagination.total > 0 || since !== null) return { ...none, ...found };
  const loosened = await loosenSubs(
    conditionsOf(search, views.regionIds.length + views.tradeIds.length > 0),
    async (dropped) => (await find(withoutConditions(search, dropped), 1)).rows,
  );
  return { ...none, ...loosened };
}

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
