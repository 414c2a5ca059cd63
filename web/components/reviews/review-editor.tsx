import { useState } from 'react';
import { EDIT_GRACE_HOURS } from '../../../common/constants.ts';
import type { ReviewFormOptions, ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { CheckedForm } from './checked-form.tsx';
import { bodyOf, fieldsOf, type ReviewFields } from './review-fields.ts';
import { ReviewForm } from './review-form.tsx';
import { useReviewsCall } from './use-reviews-call.ts';

/** What of the page is stale once a review was changed or deleted. */
export const GIVEN_PROPS = ['reviews', 'pagination', 'asked'] as const;

type Props = { review: ReviewView; options: ReviewFormOptions; open: boolean; onClose: () => void };

/** One's own review in its form, over the list it is in. */
export function ReviewEditor({ review, options, open, onClose }: Props) {
  const t = useT();
  const title = t('review_form.edit_review_of', { contractor: review.contractor.name });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Editing review={review} options={options} onClose={onClose} />
    </Dialog>
  );
}

function Editing({ review: listed, options, onClose }: Omit<Props, 'open'>) {
  const t = useT();
  const localDate = useLocalDate();
  // The one that was opened: the list may be read anew behind the form, and what is typed is not lost to that.
  const [review] = useState(listed);
  const [fields, setFields] = useState<ReviewFields>(() => fieldsOf(review));
  const draft = useDraft(`review-edit:${review.id}:3`, fields, setFields);
  const { call, busy, errors } = useReviewsCall(GIVEN_PROPS);

  const save = async () => {
    const saved = await call(
      'api.reviews.update',
      { id: review.id },
      { ...bodyOf(fields), version: review.version },
    );
    if (saved === null) return;
    draft.clear();
    onClose();
  };
  return (
    <CheckedForm errors={errors} onSubmit={() => void save()}>
      <p className="text-sm text-muted">{t('review_form.edit_history', { hours: EDIT_GRACE_HOURS })}</p>
      {draft.restoredFrom !== null && (
        <div className="mt-4">
          <Alert tone="blueprint" live>
            {t('common.draft_restored', { date: localDate(draft.restoredFrom) })}
          </Alert>
        </div>
      )}
      <div className="mt-6">
        <ReviewForm
          fields={fields}
          currency={review.job.currency}
          options={options}
          errors={errors}
          onChange={(changes) => setFields((before) => ({ ...before, ...changes }))}
          onPhotos={(change) => setFields((before) => ({ ...before, photos: change(before.photos) }))}
        />
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('review_form.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('review_form.save_changes')}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
