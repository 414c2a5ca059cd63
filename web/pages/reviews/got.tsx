import { Link } from '@inertiajs/react';
import { useMemo } from 'react';
import { HelpList } from '../../components/layout/help-list.tsx';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { askedFirst, useAppealAsked, useFocusOnAsked } from '../../components/reviews/form/asked-first.ts';
import { useKeptPlaces } from '../../components/reviews/form/kept-places.ts';
import { GotReview } from '../../components/reviews/got-review.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import type { GotReviewsView } from '../../../server/reviews/views.ts';
import { useReviewUpdates } from '../../hooks/use-review-updates.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = GotReviewsView;

/** The reviews of the reader's business, unanswered ones first: respond, change or delete the response. */
export default function ReviewGotPage(props: Props) {
  const t = useT();
  const { contractor, asked } = props;
  useFocusOnAsked(asked);
  useReviewUpdates();
  return (
    <>
      <PageHead title={t('review_form.got_title')} noIndex />
      <h1 className="mb-3">{t('review_form.got_title')}</h1>
      {contractor === null ? (
        <EmptyState
          title={t('review_form.got_not_contractor_title')}
          text={t('review_form.got_not_contractor_text')}
        />
      ) : (
        <Got {...props} contractor={contractor} />
      )}
    </>
  );
}

type GotProps = Props & { contractor: NonNullable<Props['contractor']> };

function Got({ contractor, reviews, pagination, unanswered, asked }: GotProps) {
  const t = useT();
  const appealAsked = useAppealAsked();
  const path = usePath();
  const listed = useMemo(() => askedFirst(reviews, asked), [reviews, asked]);
  const shown = useKeptPlaces(listed, pagination.last_page === 1);
  if (pagination.total === 0) {
    return <EmptyState title={t('review_form.got_none_title')} text={t('review_form.got_none_text')} />;
  }
  return (
    <WithAside
      label={t('review_form.help')}
      aside={<GotHelp total={pagination.total} unanswered={unanswered} />}
    >
      <p className="mb-6 text-muted">
        {t('review_form.got_unanswered', { count: unanswered })}
        {' · '}
        <Link href={path('contractors.show', { slug: contractor.slug })}>{t('review_form.my_page')}</Link>
      </p>
      <h2 className="sr-only">{t('reviews.list_title')}</h2>
      {shown.map((review) => (
        <GotReview
          key={review.id}
          review={review}
          startsOpen={review.id === asked?.id && appealAsked === null}
          startsAppeal={review.id === asked?.id && appealAsked === 'review'}
        />
      ))}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => path('reviews.got', {}, { query: { page } })}
      />
    </WithAside>
  );
}

function GotHelp({ total, unanswered }: { total: number; unanswered: number }) {
  const t = useT();
  return (
    <>
      <AsidePart title={t('review_form.help_numbers')}>
        <p>
          {t('review_form.help_total', { count: total })} ·{' '}
          {t('review_form.help_unanswered', { count: unanswered })}
        </p>
      </AsidePart>
      <HelpList
        title={t('review_form.help_got_title')}
        items={[t('review_form.help_got_1'), t('review_form.help_got_2'), t('review_form.help_got_3')]}
      />
      <AsidePart title={t('review_form.help_appeal_title')}>
        <p>{t('review_form.help_appeal_text')}</p>
      </AsidePart>
    </>
  );
}
