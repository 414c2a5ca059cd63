import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { activeFilters, CONTRACTOR_SORTS, type ContractorSort } from '../../../common/contractor-search.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundView } from '../../../server/search/views.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/app-context.tsx';
import { Choice, SearchFilters } from './search-filters.tsx';

const SORT_NAMES: Record<ContractorSort, MessageKey> = {
  best_match: 'search.sort_best_match',
  rating: 'search.sort_rating',
  most_reviewed: 'search.sort_most_reviewed',
  nearest: 'search.sort_nearest',
  newest_reviews: 'search.sort_newest_reviews',
};

/** Order and filters: beside the list, and on a phone behind one button that needs no script. */
export function FilterPanel({ found, choices }: { found: FoundView; choices: Choices }) {
  const t = useT();
  const { search, place } = found;
  const hasPlace = place !== null;
  const { length: count } = activeFilters(search);
  return (
    <details className="find-filters">
      <summary className="button button-secondary">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {count === 0 ? t('search.filters') : t('search.filters_set', { count })}
      </summary>
      <div className="find-filters-content">
        <Choice
          name="sort"
          label={t('search.sort')}
          value={search.sort}
          options={CONTRACTOR_SORTS.filter((sort) => sort !== 'nearest' || hasPlace).map((sort) => ({
            value: sort,
            label: t(SORT_NAMES[sort]),
          }))}
        />
        <SearchFilters search={search} choices={choices} hasPlace={hasPlace} />
      </div>
    </details>
  );
}
