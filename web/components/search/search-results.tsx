import type { ReactNode } from 'react';
import { COMPARED_MAX } from '../../../common/search/shortlist.ts';
import { distanceIn, queryOfSearch } from '../../../common/search/contractor-search.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { RanksView } from '../../../server/search/ranks-view.ts';
import type { FoundContractor, FoundView } from '../../../server/search/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SaveButton } from '../shortlist/save-button.tsx';
import { ContractorCard } from '../contractors/contractor-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { LoosenedNote } from './instead/loosened-note.tsx';
import { PlaceQuestion } from './place-question.tsx';
import { MissedNote } from './instead/missed-note.tsx';
import { MoreResults } from './instead/more-results.tsx';
import { NearMeQuestion } from './instead/near-me-question.tsx';
import { ClosedNamesakes, OtherPlaces, SearchNotes } from './search-notes.tsx';
import { WhyThisRank } from './why-this-rank.tsx';

type Props = {
  found: FoundView;
  choices: Choices;
  /** Ids on the reader's list. */
  kept: readonly number[];
  /** The comparison of those on the list; null: there is nothing to compare. */
  compareUrl: string | null;
  ranks: RanksView | undefined;
};

/**
 * The results. Where nothing fits, the nearest that nearly do; where the place is unclear, the question for
 * it.
 */
export function SearchResults({ found, choices, kept, compareUrl, ranks }: Props) {
  const t = useT();
  const path = usePath();
  const { pagination, search, placeNote, loosened, more, missed } = found;
  if (placeNote !== null && placeNote.kind !== 'others')
    return <PlaceQuestion note={placeNote} search={search} />;
  if (found.isNearMe) return withChips(<NearMeQuestion search={search} />, { found, choices });
  if (missed !== null)
    return withChips(
      <>
        <ClosedNamesakes found={found} />
        <MissedNote missed={missed} search={search} choices={choices} />
      </>,
      { found, choices },
    );
  const isNobodyThere = pagination.total === 0 && loosened === null && more === null;
  return (
    <div className="min-w-0">
      <div aria-live="polite">
        <h2 className={isNobodyThere ? 'sr-only' : 'text-lg'}>{countText(found, t)}</h2>
        <SearchNotes found={found} />
        {loosened && <LoosenedNote loosened={loosened} found={found} choices={choices} />}
      </div>
      <FilterChips found={found} choices={choices} />
      <CompareLink compareUrl={compareUrl} kept={kept} />
      {isNobodyThere && <EmptyState title={t('search.nobody_title')} text={t('search.nobody_text')} />}
      <ResultList
        contractors={loosened?.contractors ?? found.contractors}
        firstPlace={search.sort === 'best_match' && loosened === null ? pagination.from : null}
        found={found}
        kept={kept}
        ranks={ranks}
      />
      {more && (
        <MoreResults more={more} found={found} choices={choices}>
          <ResultList
            contractors={more.contractors}
            firstPlace={null}
            found={found}
            kept={kept}
            ranks={ranks}
          />
        </MoreResults>
      )}
      <SaveSearch found={found} />
      <OtherPlaces found={found} />
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

const withChips = (question: ReactNode, { found, choices }: Pick<Props, 'found' | 'choices'>) => (
  <div className="min-w-0">
    {question}
    <FilterChips found={found} choices={choices} />
  </div>
);

function CompareLink({ compareUrl, kept }: Pick<Props, 'compareUrl' | 'kept'>) {
  const t = useT();
  if (compareUrl === null) return null;
  return (
    <p className="mt-2">
      <Link href={compareUrl}>
        {t('shortlist.compare_kept', { count: Math.min(kept.length, COMPARED_MAX) })}
      </Link>
    </p>
  );
}

/** A search without conditions cannot be saved. */
function SaveSearch({ found: { search } }: Pick<Props, 'found'>) {
  const t = useT();
  const path = usePath();
  const query = path('contractors.index', {}, { query: queryOfSearch({ ...search, page: 1 }) }).split('?')[1];
  if (query === undefined) return null;
  return (
    <p className="mt-2 text-sm">
      <Link href={path('saved_searches.create', {}, { query: { query } })}>{t('search.save')}</Link>
    </p>
  );
}

type ListProps = {
  contractors: readonly FoundContractor[];
  /** The place of the first of them in the best match; null: they are in another order. */
  firstPlace: number | null;
  found: FoundView;
  kept: readonly number[];
  ranks: RanksView | undefined;
};

function ResultList({ contractors, firstPlace, found, kept, ranks }: ListProps) {
  if (contractors.length === 0) return null;
  return (
    <ol className="mt-4">
      {contractors.map((contractor, index) => (
        <li key={contractor.id}>
          <ContractorCard contractor={contractor} heading="h3">
            <div className="card-tools">
              <WhyThisRank
                contractor={contractor}
                rank={
                  firstPlace === null
                    ? null
                    : {
                        place: firstPlace + index,
                        total: found.pagination.total,
                        isAtLeast: found.isAtLeast,
                        near: found.place,
                      }
                }
                ranks={ranks}
              />
              <SaveButton id={contractor.id} name={contractor.name} isKept={kept.includes(contractor.id)} />
            </div>
          </ContractorCard>
        </li>
      ))}
    </ol>
  );
}

function countText(found: FoundView, t: Translate): string {
  const { place, area, unit, search, pagination, isAtLeast } = found;
  const count = pagination.total;
  if (count === 0 && (found.loosened !== null || found.more !== null)) return t('search.none_title');
  if (search.box !== null) return t('search.count_in_box', { count });
  if (place !== null) {
    const distance = distanceIn(unit, search.within);
    return t(unit === 'km' ? 'search.count_near_km' : 'search.count_near_miles', { count, distance, place });
  }
  if (isAtLeast)
    return area === null ? t('search.count_more', { count }) : t('search.count_more_in', { count, area });
  return area === null ? t('search.count', { count }) : t('search.count_in', { count, area });
}
