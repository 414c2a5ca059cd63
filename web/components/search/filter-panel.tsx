import {
  activeFilters,
  CONTRACTOR_SORTS,
  type ContractorSort,
} from '../../../common/search/contractor-search.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundView } from '../../../server/search/views.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Choice, FilterDetails } from './filter-parts.tsx';
import { SearchFilters } from './search-filters.tsx';
import { useFilterCounts } from './use-filter-counts.ts';

const SORT_NAMES: Record<ContractorSort, MessageKey> = {
  best_match: 'search.sort_best_match',
  rating: 'search.sort_rating',
  most_reviewed: 'search.sort_most_reviewed',
  nearest: 'search.sort_nearest',
  newest_reviews: 'search.sort_newest_reviews',
};

/** Order and filters of the search for contractors. */
export function FilterPanel({ found, choices }: { found: FoundView; choices: Choices }) {
  const t = useT();
  const { search, place } = found;
  const { counts, onSeen } = useFilterCounts(search);
  const hasPlace = place !== null;
  const { length: count } = activeFilters(search);
  return (
    <FilterDetails
      label={count === 0 ? t('search.filters') : t('search.filters_set', { count })}
      onOpen={onSeen}
    >
      <Choice
        name="sort"
        label={t('search.sort')}
        value={search.sort}
        options={CONTRACTOR_SORTS.filter((sort) => sort !== 'nearest' || hasPlace).map((sort) => ({
          value: sort,
          label: t(SORT_NAMES[sort]),
        }))}
      />
      <SearchFilters
        search={search}
        choices={choices}
        hasPlace={hasPlace}
        unit={found.unit}
        counts={counts}
      />
    </FilterDetails>
  );
}
