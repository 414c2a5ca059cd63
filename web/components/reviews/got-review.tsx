import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResponseForm } from './response-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { useReviewsCall } from './use-reviews-call.ts';

type Props = { review: ReviewView; startsOpen: boolean };

/** A review in the list of the contractor it is about, with the response: to write, change or take back. */
export function GotReview({ review, startsOpen }: Props) {
  const t = useT();
  const [writing, setWriting] = useState(startsOpen && review.can.respond);
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { call, busy } = useReviewsCall();

  const stopWriting = () => {
    flushSync(() => setWriting(false));
    // The button that opened the form is there again, or the one that stands in its place.
    opener.current?.focus({ preventScroll: true });
  };
  const remove = async () => {
    if (review.response) await call('api.review_responses.destroy', { id: review.response.id });
    setDeleting(false);
  };
  const shown = writing ? { ...review, response: null } : review;
  return (
    <>
      <ReviewItem
        review={shown}
        responseActions={
          <div className="mt-2 flex flex-wrap gap-2">
            {review.response?.can.edit && (
              <Button ref={opener} size="small" onClick={() => setWriting(true)}>
                {t('review_form.response_edit')}
              </Button>
            )}
            {review.response?.can.delete && (
              <Button size="small" variant="ghost" onClick={() => setDeleting(true)}>
                {t('review_form.response_delete')}
              </Button>
            )}
          </div>
        }
      >
        {writing && <ResponseForm review={review} onClose={stopWriting} />}
        {!writing && review.can.respond && (
          <div className="mt-3">
            <Button ref={opener} size="small" onClick={() => setWriting(true)}>
              {t('reviews.respond')}
            </Button>
          </div>
        )}
      </ReviewItem>
      <DeleteDialog
        open={deleting}
        title={t('review_form.response_delete_title')}
        confirm={t('review_form.response_delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        <p>{t('review_form.response_delete_text')}</p>
      </DeleteDialog>
    </>
  );
}
