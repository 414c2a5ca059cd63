import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import type { BusinessView, WaitingView, WrittenReview } from '../../../server/dashboard/views.ts';
import type { QueueCounts } from '../../../common/cases/queues.ts';
import { MatchingListings } from '../../components/accounts/matching-listings.tsx';
import { ResendVerification } from '../../components/accounts/resend-verification.tsx';
import { ClosedBusiness } from '../../components/closing/closed-business.tsx';
import { AdminPointer } from '../../components/dashboard/admin-pointer.tsx';
import { Statistics } from '../../components/dashboard/statistics.tsx';
import { PageUse } from '../../components/dashboard/page-use.tsx';
import { SearchPlaces } from '../../components/dashboard/search-places.tsx';
import { Setup } from '../../components/dashboard/setup.tsx';
import { Waiting } from '../../components/dashboard/waiting.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { RatingNumber } from '../../components/ui/rating-number.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useReviewUpdates } from '../../hooks/use-review-updates.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  /** For the owner of one. */
  business: BusinessView | null;
  waiting: WaitingView;
  /** For administrators: the open items of the queues. */
  admin: QueueCounts | null;
  /** The latest reviews the reader wrote. */
  written: WrittenReview[];
  /** Unclaimed listings that may be the reader's business. */
  listings: MatchingListing[];
};

export default function DashboardShowPage({ business, waiting, admin, written, listings }: Props) {
  const t = useT();
  const { viewer } = useShared();
  useReviewUpdates();
  return (
    <div className="grid max-w-page gap-10">
      <PageHead title={t('dashboard.title')} noIndex />
      <h1>{t('dashboard.heading', { name: viewer?.name ?? '' })}</h1>
      {viewer && !viewer.emailVerified && <ConfirmNotice />}
      {admin && <AdminPointer counts={admin} />}
      {business && business.closed_on !== null && <ClosedBusiness closedOn={business.closed_on} />}
      <MatchingListings listings={listings} />
      <WithAside label={t('dashboard.aside')} aside={<Beside business={business} waiting={waiting} />}>
        <Waiting business={business} waiting={waiting} />
      </WithAside>
      {business && business.closed_on === null && <SearchPlaces business={business} />}
      {business && <PageUse use={business.page_use} />}
      {business && <Statistics statistics={business.statistics} />}
      <Written written={written} />
    </div>
  );
}

function ConfirmNotice() {
  const t = useT();
  return (
    <Alert tone="caution" title={t('dashboard.confirm_title')}>
      <p>{t('dashboard.confirm_text')}</p>
      <div className="mt-3">
        <ResendVerification label={t('dashboard.confirm_action')} />
      </div>
    </Alert>
  );
}

/** Beside the tasks: the steps left to set up, and the state of the business. */
function Beside({ business, waiting }: Pick<Props, 'business' | 'waiting'>) {
  const steps = waiting.setup.filter((step) => step !== 'email');
  return (
    <>
      {steps.length > 0 && <Setup steps={steps} business={business} />}
      {business && <Business business={business} />}
      {!business && <ViewContext />}
    </>
  );
}

/** For users without a business. */
function ViewContext() {
  const t = useT();
  const path = usePath();
  return (
    <AsidePart title={t('dashboard.reader_title')}>
      <p>{t('dashboard.reader_text')}</p>
      <p>
        <Link href={path('contractors.index')}>{t('dashboard.find_contractor')}</Link>
      </p>
    </AsidePart>
  );
}

function Business({ business }: { business: BusinessView }) {
  const t = useT();
  const path = usePath();
  const { name, slug, review_count, mean_rating, responses_count } = business;
  const share = t('dashboard.answered_share', {
    answered: responses_count,
    count: review_count + business.quote_count,
  });
  return (
    <Section
      title={name}
      aside={<Link href={path('contractors.show', { slug })}>{t('dashboard.your_page')}</Link>}
    >
      <DataList
        items={[
          {
            term: t('dashboard.rating'),
            detail: (
              <RatingNumber
                mean={mean_rating}
                count={review_count}
                href={path('contractors.ratings', { slug })}
              />
            ),
          },
          { term: t('dashboard.answered'), detail: share },
        ]}
      />
    </Section>
  );
}

function Written({ written }: { written: WrittenReview[] }) {
  const t = useT();
  const path = usePath();
  if (written.length === 0) {
    return (
      <Section title={t('dashboard.my_reviews')}>
        <EmptyState
          title={t('dashboard.my_reviews_empty_title')}
          text={t('dashboard.my_reviews_empty_text')}
          action={<ButtonLink href={path('contractors.index')}>{t('dashboard.find_contractor')}</ButtonLink>}
        />
      </Section>
    );
  }
  return (
    <Section
      title={t('dashboard.my_reviews')}
      aside={<Link href={route('reviews.given')}>{t('dashboard.my_reviews_all')}</Link>}
    >
      <ul>
        {written.map((review) => (
          <WrittenRow key={review.id} review={review} />
        ))}
      </ul>
    </Section>
  );
}

function WrittenRow({ review }: { review: WrittenReview }) {
  const t = useT();
  const path = usePath();
  const { title, overall, contractor, answered, displayStatus, created_at } = review;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Stars value={overall} />
      <span className="grow basis-64">
        <span className="font-semibold">
          <UserText text={title} />
        </span>{' '}
        <span className="text-sm text-muted">
          <Link href={path('contractors.show', { slug: contractor.slug })}>
            <bdi>{contractor.name}</bdi>
          </Link>{' '}
          · <TimeAgo at={created_at} />
        </span>
      </span>
      {(displayStatus === 'held' || displayStatus === 'inactive') && (
        <Link href={path('reviews.given', {}, { query: { review: review.id } })}>
          <Badge tone="caution">
            {t(displayStatus === 'held' ? 'dashboard.review_held' : 'dashboard.review_inactive')}
          </Badge>
        </Link>
      )}
      {answered && <Badge tone="blueprint">{t('dashboard.answer_came')}</Badge>}
    </li>
  );
}
