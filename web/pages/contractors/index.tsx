import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import {
  CONTRACTOR_SORTS,
  DISTANCES_MILES,
  distanceIn,
  queryOfSearch,
  type ContractorSort,
} from '../../../common/contractor-search.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundView, RanksView } from '../../../server/search/views.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { ContractorCard } from '../../components/contractors/contractor-card.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { PlaceQuestion } from '../../components/contractors/place-question.tsx';
import { NobodyFound } from '../../components/contractors/nobody-found.tsx';
import { SearchFields } from '../../components/contractors/search-fields.tsx';
import { Choice, SearchFilters } from '../../components/contractors/search-filters.tsx';
import { useSearchForm } from '../../components/contractors/search-form.ts';
import { SearchNotes } from '../../components/contractors/search-notes.tsx';
import { WhyThisRank } from '../../components/contractors/why-this-rank.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';
import { cx } from '../../lib/cx.ts';

export type Props = { found: FoundView; choices: Choices; /** On demand. */ ranks?: RanksView };

const SORT_NAMES: Record<ContractorSort, MessageKey> = {
  best_match: 'search.sort_best_match',
  rating: 'search.sort_rating',
  most_reviewed: 'search.sort_most_reviewed',
  nearest: 'search.sort_nearest',
  newest_reviews: 'search.sort_newest_reviews',
};

export default function Page({ found, choices, ranks }: Props) {
  const t = useT();
  const form = useSearchForm();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const { search, filters } = found;
  return (
    <>
      <PageHead title={t('search.title')} description={t('search.description')} />
      <h1>{t('search.title')}</h1>
      <form
        action={form.action}
        onSubmit={form.onSubmit}
        // Choices take effect at once; what is typed, when it is sent.
        onChange={({ target, currentTarget }) => !isTyped(target) && form.find(currentTarget)}
        className="mt-6"
      >
        <SearchFields words={search.words} near={search.near}>
          <Choice
            name="within"
            label={t('search.within')}
            value={search.within}
            options={DISTANCES_MILES.map((step) => ({
              value: step,
              label: t(found.unit === 'km' ? 'search.kilometers' : 'search.miles', {
                distance: distanceIn(found.unit, step),
              }),
            }))}
          />
        </SearchFields>
        <div className="find-columns">
          <div className="find-filters">
            <Button
              variant="secondary"
              className="lg:hidden"
              aria-expanded={areFiltersOpen}
              aria-controls="filters"
              onClick={() => setFiltersOpen(!areFiltersOpen)}
            >
              <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
              {filters === 0 ? t('search.filters') : t('search.filters_set', { count: filters })}
            </Button>
            <div id="filters" className={cx('mt-4 lg:mt-0 lg:block', !areFiltersOpen && 'hidden')}>
              <Choice
                name="sort"
                label={t('search.sort')}
                value={search.sort}
                options={sortOptions(found.place !== null, t)}
              />
              <div className="mt-4">
                <SearchFilters
                  search={search}
                  filters={filters}
                  choices={choices}
                  hasPlace={found.place !== null}
                />
              </div>
            </div>
          </div>
          <Results found={found} ranks={ranks} />
        </div>
      </form>
      <ContractorDialog />
    </>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

function sortOptions(hasPlace: boolean, t: ReturnType<typeof useT>) {
  return CONTRACTOR_SORTS.filter((sort) => sort !== 'nearest' || hasPlace).map((sort) => ({
    value: sort,
    label: t(SORT_NAMES[sort]),
  }));
}

function Results({ found, ranks }: { found: FoundView; ranks: RanksView | undefined }) {
  const t = useT();
  const path = usePath();
  const { contractors, pagination, search, placeNote } = found;
  if (placeNote !== null && placeNote.kind !== 'others')
    return <PlaceQuestion note={placeNote} search={search} />;
  return (
    <div className="min-w-0">
      <div aria-live="polite">
        <h2 className="text-lg">{countText(found, t)}</h2>
        <SearchNotes found={found} />
      </div>
      {contractors.length === 0 ? (
        <NobodyFound search={search} unit={found.unit} hasPlace={found.place !== null} />
      ) : (
        <ol className="mt-4">
          {contractors.map((contractor) => (
            <li key={contractor.id}>
              <ContractorCard contractor={contractor} heading="h3">
                <WhyThisRank
                  contractorId={contractor.id}
                  ranks={ranks}
                  isOrder={search.sort === 'best_match'}
                  isNamesake={contractor.isNamesake}
                />
              </ContractorCard>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-6">
        <Pagination
          page={pagination.current_page}
          lastPage={pagination.last_page}
          hrefFor={(page) => path('contractors.index', {}, { query: queryOfSearch({ ...search, page }) })}
        />
      </div>
    </div>
  );
}

function countText(found: FoundView, t: ReturnType<typeof useT>): string {
  const { place, area, unit, search, pagination } = found;
  const count = pagination.total;
  if (place !== null) {
    const distance = distanceIn(unit, search.within);
    return t(unit === 'km' ? 'search.count_near_km' : 'search.count_near_miles', { count, distance, place });
  }
  return area === null ? t('search.count', { count }) : t('search.count_in', { count, area });
}
