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
  permits: 'permits',
  openNow: 'open_now',
  price: 'price',
  licenseValid: 'license',
  licenseClass: 'license_class',
  insured: 'insured',
  bonded: 'bonded',
};

type Props = { found: FoundView; choices: Choices };

/** The place and the filters that are set, each a link to the same search without it. */
export function FilterChips({ found, choices }: Props) {
  const t = useT();
  const path = usePath();
  const { search } = found;
  const active = activeFilters(search);
  const hasPlace = search.near !== '';
  if (active.length === 0 && !hasPlace) return null;
  const hrefWithout = (filters: readonly FilterName[]) => {
    const cleared = Object.fromEntries(filters.map((filter) => [filter, EVERY_CONTRACTOR[filter]]));
    return path('contractors.index', {}, { query: queryOfSearch({ ...search, ...cleared, page: 1 }) });
  };
  return (
    <ul className="flex flex-wrap items-center gap-2 mt-3" aria-label={t('search.active_filters')}>
      {hasPlace && (
        <li>
          <Chip
            name={conditionName(found.area === null ? 'distance' : 'region', { found, choices }, t)}
            href={path('contractors.index', {}, { query: queryOfSearch({ ...search, near: '', page: 1 }) })}
          />
        </li>
      )}
      {active.map((filter) => {
        const name = conditionName(CONDITIONS[filter], { found, choices }, t);
        return (
          <li key={filter}>
            <Chip name={name} href={hrefWithout([filter])} />
          </li>
        );
      })}
      {active.length > 0 && (
        <li>
          <Link
            className="inline-flex items-center min-h-9 px-1.5 text-sm/body pointer-coarse:min-h-11"
            href={hrefWithout(active)}
          >
            {t('search.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Chip({ name, href }: { name: string; href: string }) {
  const t = useT();
  return (
    <Link className="filter-chip" href={href} aria-label={t('search.remove_filter', { name })}>
      {name}
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
