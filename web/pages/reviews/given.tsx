import { useRef } from 'react';
import { HelpList } from '../../components/layout/help-list.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { askedFirst, useAppealAsked, useFocusOnAsked } from '../../components/reviews/form/asked-first.ts';
import { GivenReview } from '../../components/reviews/given-review.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import type { GivenReviewsView } from '../../../server/reviews/views.ts';
import { useReviewUpdates } from '../../hooks/use-review-updates.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = GivenReviewsView;

/** The reader's own reviews, to change or delete. */
export default function ReviewGivenPage({ reviews, pagination, asked, options }: Props) {
  const t = useT();
  const path = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnAsked(asked);
  useReviewUpdates();
  const appealAsked = useAppealAsked();
  return (
    <WithAside
      label={t('review_form.help')}
      aside={
        <HelpList
          title={t('review_form.help_given_title')}
          items={[
            t('review_form.help_given_1'),
            t('review_form.help_given_2'),
            t('review_form.help_given_3'),
          ]}
        />
      }
    >
      <PageHead title={t('review_form.given_title')} noIndex />
      <h1 ref={heading} tabIndex={-1} className="mb-6">
        {t('review_form.given_title')}
      </h1>
      {reviews.length === 0 && (
        <EmptyState
          title={t('review_form.given_none_title')}
          text={t('review_form.given_none_text')}
          action={
            <ButtonLink variant="primary" href={path('contractors.index')}>
              {t('review_form.find_contractor')}
            </ButtonLink>
          }
        />
      )}
      {reviews.length > 0 && <h2 className="sr-only">{t('reviews.list_title')}</h2>}
      {askedFirst(reviews, asked).map((review) => (
        <GivenReview
          key={review.id}
          review={review}
          options={options}
          startsAppeal={review.id === asked?.id ? appealAsked : null}
          onDeleted={() => heading.current?.focus({ preventScroll: true })}
        />
      ))}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => path('reviews.given', {}, { query: { page } })}
      />
    </WithAside>
  );
}
