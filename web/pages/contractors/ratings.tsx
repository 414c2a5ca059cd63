import { Link } from '@inertiajs/react';
import type { AskedCounts } from '../../../server/contractors/page/asked-counts.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { PartnerRatingsView } from '../../../server/contractors/page/partner-ratings.ts';
import type { RatingsView } from '../../../server/contractors/page/ratings-view.ts';
import type { ReviewQuery } from '../../../server/contractors/page/review-query.ts';
import type { Pagination } from '../../../server/core/pagination.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { AskedByStar } from '../../components/review-requests/asked-counts.tsx';
import { CriteriaTable } from '../../components/contractors/criteria-table.tsx';
import { FactShares } from '../../components/contractors/fact-shares.tsx';
import { PartnerRatings } from '../../components/contractors/partner-ratings.tsx';
import { RatingOverTime } from '../../components/contractors/rating-over-time.tsx';
import { ReviewsSection } from '../../components/contractors/reviews-section.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Histogram } from '../../components/ui/histogram.tsx';
import { RatingNumber } from '../../components/ui/rating-number.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  contractor: ContractorView;
  ratings: RatingsView;
  partners: PartnerRatingsView | null;
  asked: AskedCounts | null;
  reviews: ReviewView[];
  pagination: Pagination;
  query: ReviewQuery;
};

export default function ContractorRatingsPage({
  contractor,
  ratings,
  partners,
  asked,
  reviews,
  pagination,
  query,
}: Props) {
  const t = useT();
  const path = usePath();
  const { name, slug } = contractor;
  return (
    <>
      <PageHead
        title={t('contractors.ratings_name', { name })}
        description={t('contractors.ratings_description', { name })}
      />
      <p>
        <Link href={path('contractors.show', { slug })}>{t('contractors.back_to_page', { name })}</Link>
      </p>
      <h1 className="mt-2">
        <UserText text={t('contractors.ratings_name', { name })} />
      </h1>
      <p className="mt-2 text-muted">
        {t(contractor.rating.mean === null ? 'contractors.new_rating' : 'contractors.how_text')}
      </p>
      <Stars contractor={contractor} />
      <div className="mt-8 grid gap-x-12 gap-y-8 border-t border-line pt-6 lg:grid-cols-2">
        <div>
          <CriteriaTable criteria={ratings.criteria} />
        </div>
        <div>
          <RatingOverTime byMonth={ratings.byMonth} />
        </div>
      </div>
      <FactShares facts={ratings.facts} />
      {asked && <AskedByStar counts={asked} contractorId={contractor.id} />}
      <ReviewsSection
        contractor={contractor}
        reviews={reviews}
        pagination={pagination}
        query={query}
        hrefOf={(changed) => path('contractors.ratings', { slug }, { query: changed })}
      />
      {partners && <PartnerRatings ratings={partners} />}
    </>
  );
}

function Stars({ contractor }: { contractor: ContractorView }) {
  const t = useT();
  const path = usePath();
  const { rating, can, slug } = contractor;
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-[max-content_minmax(0,28rem)] md:gap-12">
      <div>
        <RatingNumber mean={rating.mean} count={rating.count} size="large" href="#reviews" />
        {can.review && (
          <p className="mt-4">
            <ButtonLink variant="primary" href={path('reviews.create', { slug })}>
              {t('contractors.review_it')}
            </ButtonLink>
          </p>
        )}
      </div>
      <section aria-label={t('contractors.stars_title')}>
        <Histogram counts={rating.histogram} />
      </section>
    </div>
  );
}
