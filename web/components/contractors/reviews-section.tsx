import type { ReactNode } from 'react';
import type { Pagination as PaginationView } from '../../../server/core/pagination.ts';
import type { AskedCounts } from '../../../server/contractors/page/asked-counts.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { ReviewQuery } from '../../../server/contractors/page/review-query.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { Query } from '../../../common/routes/route-table.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ReviewList } from '../reviews/review-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FilterFold } from '../ui/filter-fold.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Section } from '../ui/section.tsx';
import { AskedLine } from '../review-requests/asked-counts.tsx';
import { ReviewFilters } from './review-filters.tsx';

type Props = {
  contractor: ContractorView;
  reviews: ReviewView[];
  pagination: PaginationView;
  query: ReviewQuery;
  /** Shown above them; the page of all numbers has its own place for it. */
  asked?: AskedCounts | null;
  /** The URL of this page with other reviews chosen. */
  hrefOf: (query: Query) => string;
  /** The numbers beside the filters. */
  children?: ReactNode;
};

/** A contractor's reviews: which of them, one page, the other pages. */
export function ReviewsSection({ contractor, reviews, pagination, query, asked, hrefOf, children }: Props) {
  const t = useT();
  const { sort: _order, page: _page, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <Section
      id="reviews"
      title={t('contractors.reviews_title')}
      aside={t('contractors.reviews_shown', { count: pagination.total })}
    >
      {asked && (
        <div className="mb-4">
          <AskedLine counts={asked} />
        </div>
      )}
      {contractor.rating.quotes > 0 && (
        <p className="mb-4 text-sm text-muted">
          {t('contractors.quotes_apart', { quotes: contractor.rating.quotes })}
        </p>
      )}
      {contractor.rating.count > 1 && (
        // Folded on a phone, where the first review comes before them.
        <FilterFold label={t('contractors.reviews_filters')} className="review-choice">
          {children}
          <ReviewFilters contractor={contractor} query={query} hrefOf={hrefOf} />
        </FilterFold>
      )}
      <ReviewList
        reviews={reviews}
        filtered={isFiltered}
        emptyAction={<NextStep {...{ contractor, isFiltered, hrefOf }} />}
      />
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => `${hrefOf(queryOf({ ...query, page }))}#reviews`}
      />
    </Section>
  );
}

function NextStep({
  contractor,
  isFiltered,
  hrefOf,
}: Pick<Props, 'contractor' | 'hrefOf'> & { isFiltered: boolean }) {
  const t = useT();
  const path = usePath();
  if (isFiltered) return <ButtonLink href={hrefOf({})}>{t('contractors.clear')}</ButtonLink>;
  if (!contractor.can.review) return null;
  return (
    <ButtonLink href={path('reviews.create', { slug: contractor.slug })}>
      {t('contractors.review_it')}
    </ButtonLink>
  );
}

/** Default values are omitted from the URL. */
export function queryOf({ sort, page, ...filters }: ReviewQuery): Query {
  return { ...filters, sort: sort === 'newest' ? null : sort, page: page > 1 ? page : null };
}
