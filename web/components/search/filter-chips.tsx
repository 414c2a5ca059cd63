import { IconX } from '@tabler/icons-react';
import {
  EVERY_CONTRACTOR,
  activeFilters,
  queryOfSearch,
  type FilterName,
} from '../../../common/search/contractor-search.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { SearchCondition } from '../../../server/search/loosen.ts';
import type { FoundView } from '../../../server/search/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { conditionName } from './condition-names.ts';

const CONDITIONS: Record<FilterName, SearchCondition> = {
  box: 'box',
  trade: 'trade',
  region: 'region',
  country: 'country',
  rating: 'rating',
  language: 'language',
  hireAgain: 'hire_again',
  responds: 'responds',
  proven: 'proof',
  openNow: 'open_now',
  price: 'price',
  licenseValid: 'license',
  licenseClass: 'license_class',
  insured: 'insured',
  bonded: 'bonded',
};

type Props = { found: FoundView; choices: Choices };

/** The filters that are set, each a link to the same search without it. */
export function FilterChips({ found, choices }: Props) {
  const t = useT();
  const path = usePath();
  const { search } = found;
  const active = activeFilters(search);
  if (active.length === 0) return null;
  const hrefWithout = (filters: readonly FilterName[]) => {
    const cleared = Object.fromEntries(filters.map((filter) => [filter, EVERY_CONTRACTOR[filter]]));
    return path('contractors.index', {}, { query: queryOfSearch({ ...search, ...cleared, page: 1 }) });
  };
  return (
    <ul className="flex flex-wrap items-center gap-2 mt-3" aria-label={t('search.active_filters')}>
      {active.map((filter) => {
        const name = conditionName(CONDITIONS[filter], { found, choices }, t);
        return (
          <li key={filter}>
            <Link
              className="filter-chip"
              href={hrefWithout([filter])}
              aria-label={t('search.remove_filter', { name })}
            >
              {name}
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          className="inline-flex items-center min-h-9 px-1.5 text-sm/body pointer-coarse:min-h-11"
          href={hrefWithout(active)}
        >
          {t('search.clear')}
        </Link>
      </li>
    </ul>
  );
}
