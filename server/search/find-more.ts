import { PER_PAGE } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { loosen, type SearchCondition } from './loosen.ts';
import type { MeantSearch } from './meant-search.ts';
import { tradeOfPeople } from './problems/trade-people.ts';
import { RELATED_TRADES } from './problems/related-trades.ts';
import { findFirst, type FoundRow } from './queries/find-contractors.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';

/** Fewer results than this are few. */
const FEW = 3;
/** Conditions without which a contractor would be a stranger. */
const KEPT: ReadonlySet<SearchCondition> = new Set(['words', 'trade', 'country']);

/** Contractors beside the few that were found, and the conditions that they do not meet. */
export type MorePage = {
  dropped: SearchCondition[];
  /** The slug of their trade; null: any. */
  trade: string | null;
  rows: FoundRow[];
};

type FoundFew = { rows: readonly FoundRow[]; total: number };

/**
 * Where a problem, or a need with filters among its words, finds few: those of the wider trade at the same place, else those that
 * meet all but a few filters or are farther away.
 */
export async function findMore(
  context: ReadContext,
  { problem, isChosenTrade, readsFilters, lists, search: { words } }: MeantSearch,
  resolved: ResolvedSearch,
  found: FoundFew,
): Promise<MorePage | null> {
  if (found.total >= FEW || (problem === null && !readsFilters)) return null;
  const find = async (looser: ResolvedSearch) => {
    const rows = await findFirst(context.database, looser, PER_PAGE);
    return rows.filter(({ id }) => !found.rows.some((row) => row.id === id));
  };
  const wider = problem === null || isChosenTrade ? undefined : RELATED_TRADES[problem.trade];
  const tradeId = lists.trades.find(({ slug }) => slug === wider)?.id;
  const related = tradeId === undefined ? [] : await find({ ...resolved, tradeId });
  if (related.length > 0) return { dropped: ['trade'], trade: wider ?? null, rows: related };
  if (found.total === 0) return null;
  const loosened = await loosen(resolved, {
    countryOfRegion: null,
    pointOfRegion: null,
    hopeless: [],
    find,
  });
  return loosened === null || loosened.dropped.some((condition) => KEPT.has(condition))
    ? null
    : { ...loosened, trade: problem?.trade ?? tradeOfPeople(words) };
}
