import type { ReactNode } from 'react';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReviewItem } from './review-item.tsx';

export type ReviewListProps = {
  reviews: readonly ReviewView[];
  /** Whether filters are set: an empty list then says so. */
  filtered?: boolean;
  /** The one next step of an empty list, such as the link to write the first review. */
  emptyAction?: ReactNode;
};

/** Reviews as a contractor's page shows them; what the reader may do leads to the reader's own review pages. */
export function ReviewList({ reviews, filtered = false, emptyAction }: ReviewListProps) {
  const t = useT();
  if (reviews.length === 0 && filtered) {
    return <EmptyState title={t('reviews.none_match_title')} text={t('reviews.none_match_text')} />;
  }
  if (reviews.length === 0) {
    return <EmptyState title={t('reviews.none_title')} text={t('reviews.none_text')} action={emptyAction} />;
  }
  return (
    <div>
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          actions={<AuthorLinks review={review} />}
          responseActions={
            <>
              <OwnerLinks review={review} />
              <ResponseAppealLink review={review} />
            </>
          }
        >
          <RespondLink review={review} />
          <AppealLink review={review} />
        </ReviewItem>
      ))}
    </div>
  );
}

function AuthorLinks({ review }: { review: ReviewView }) {
  const t = useT();
  const path = usePath();
  if (!review.can.edit && !review.can.delete) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      <ButtonLink
        size="small"
        variant="secondary"
        href={path('reviews.given', {}, { query: { review: review.id } })}
      >
        {t('reviews.edit_or_delete')}
      </ButtonLink>
    </p>
  );
}

function OwnerLinks({ review }: { review: ReviewView }) {
  const t = useT();
  const path = usePath();
  if (!review.response?.can.edit && !review.response?.can.delete) return null;
  return (
    <p className="mt-2">
      <ButtonLink
        size="small"
        variant="secondary"
        href={path('reviews.got', {}, { query: { review: review.id } })}
      >
        {t('reviews.edit_or_delete_response')}
      </ButtonLink>
    </p>
  );
}

/** The author of the review, about the response to it. */
function ResponseAppealLink({ review: { id, response } }: { review: ReviewView }) {
  const t = useT();
  const path = usePath();
  if (!response || (!response.can.appeal && !response.can.offAppeal)) return null;
  const query = response.can.appeal ? { review: id, appeal: 'response' } : { review: id };
  return (
    <p className="mt-2">
      <ButtonLink size="small" variant="ghost" href={path('reviews.given', {}, { query })}>
        {t(response.can.appeal ? 'reviews.appeal_response' : 'reviews.appeal_response_turn_off')}
      </ButtonLink>
    </p>
  );
}

function RespondLink({ review }: { review: ReviewView }) {
  const t = useT();
  const path = usePath();
  if (!review.can.respond) return null;
  return (
    <p className="mt-3">
      <ButtonLink
        size="small"
        variant="secondary"
        href={path('reviews.got', {}, { query: { review: review.id } })}
      >
        {t('reviews.respond')}
      </ButtonLink>
    </p>
  );
}

/** For the owner of the business; an author's review that was taken down is not on this page. */
function AppealLink({ review }: { review: ReviewView }) {
  const t = useT();
  const path = usePath();
  const { can, id, status } = review;
  if (status !== 'active' || (!can.appeal && !can.offAppeal)) return null;
  const query = can.appeal ? { review: id, appeal: 1 } : { review: id };
  return (
    <p className="mt-3">
      <ButtonLink size="small" variant="ghost" href={path('reviews.got', {}, { query })}>
        {t(can.appeal ? 'reviews.appeal_take_down' : 'reviews.appeal_turn_off')}
      </ButtonLink>
    </p>
  );
}
