import type { ContractorSearch, FilterCounts } from '../../common/search/contractor-search.ts';
import type { ReadContext } from '../core/context.ts';
import { askWithWords, meantSearch } from './meant-search.ts';
import { countValues } from './queries/count-values.ts';

/** Nothing is counted where the place of a search is not clear. */
export async function countFilters(context: ReadContext, asked: ContractorSearch): Promise<FilterCounts> {
  const meant = await meantSearch(context, asked);
  if (!meant.area.isClear) return { isAtLeast: false, counts: {}, classes: [] };
  const { found } = await askWithWords(
    meant,
    (resolved) => countValues(context.database, resolved),
    ({ candidates }) => candidates === 0,
  );
  // Beside words that nobody has, every count would be 0.
  if (
    found.candidates === 0 &&
    meant.problem === null &&
    meant.search.trade === null &&
    meant.words.length > 0
  )
    return { isAtLeast: false, counts: {}, classes: [] };
  return {
    isAtLeast: found.isAtLeast,
    counts: Object.fromEntries(found.values.map(({ filter, value, count }) => [`${filter}:${value}`, count])),
    classes: found.classes,
  };
}
