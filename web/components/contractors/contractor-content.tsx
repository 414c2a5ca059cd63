import { Link } from '@inertiajs/react';
import { REVIEWS_FOR_STARS } from '../../../common/constants.ts';
import type { Pagination as PaginationProps } from '../../../server/core/pagination.ts';
import type { ContractorView, LatestPosting } from '../../../server/contractors/page-view.ts';
import type { ReviewQuery } from '../../../server/contractors/review-query.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useShared, useT } from '../../lib/app-context.tsx';
import { Histogram } from '../ui/histogram.tsx';
import { ContractorAbout } from './contractor-about.tsx';
import { ContractorAside, ContractorContact } from './contractor-aside.tsx';
import { ContractorHeader } from './contractor-header.tsx';
import { LatestPostings } from './latest-postings.tsx';
import { UseCount } from './use-count.tsx';
import { ReviewsSection } from './reviews-section.tsx';

/** As many as print.css leaves. */
const REVIEWS_ON_PAPER = 3;

export type ContractorContentProps = {
  contractor: ContractorView;
  postings: LatestPosting[];
  reviews: ReviewView[];
  pagination: PaginationProps;
  query: ReviewQuery;
  /** Over a list the dialog shows the name, and filters lead to the page itself. */
  isDialog?: boolean;
};

/** All of a contractor: who, how rated, what people said, and beside it what one needs to call or check. */
export function ContractorContent({
  contractor,
  postings,
  reviews,
  pagination,
  query,
  isDialog = false,
}: ContractorContentProps) {
  const path = usePath();
  return (
    <>
      <UseCount contractorId={contractor.id} />
      <ContractorHeader contractor={contractor} isDialog={isDialog} />
      <div className="contractor-columns">
        <ContractorContact contractor={contractor} />
        <div className="contractor-main">
          <ContractorAbout contractor={contractor} />
          <ReviewsSection
            contractor={contractor}
            reviews={reviews}
            pagination={pagination}
            query={query}
            hrefOf={(changed) => path('contractors.show', { slug: contractor.slug }, { query: changed })}
          >
            {contractor.rating.count >= REVIEWS_FOR_STARS && (
              <div className="mb-6 max-w-md">
                <Histogram counts={contractor.rating.histogram} />
              </div>
            )}
          </ReviewsSection>
          <WhereToReadMore reviews={pagination.total} />
          <LatestPostings postings={postings} />
        </div>
        <ContractorAside contractor={contractor} />
      </div>
      {isDialog && <FullPageLink slug={contractor.slug} />}
    </>
  );
}

/** Paper shows the latest reviews only. */
function WhereToReadMore({ reviews }: { reviews: number }) {
  const t = useT();
  const { canonicalUrl } = useShared();
  if (reviews <= REVIEWS_ON_PAPER) return null;
  return <p className="print-only">{t('contractors.read_more_at', { count: reviews, url: canonicalUrl })}</p>;
}

/** The page has the same address as the dialog: it takes the dialog's place in the history. */
function FullPageLink({ slug }: { slug: string }) {
  const t = useT();
  const href = usePath()('contractors.show', { slug });
  return (
    <p className="mt-8">
      <Link href={href} replace>
        {t('contractors.open_page')}
      </Link>
    </p>
  );
}
