import { useState } from 'react';
import { EDIT_GRACE_HOURS } from '../../../common/constants.ts';
import type { ReviewFormOptions, ReviewView } from '../../../server/reviews/views.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useVersionedDraft } from '../../hooks/use-versioned-draft.ts';
import { useT } from '../../lib/app-context.tsx';
import { KeptDraft } from '../form/kept-draft.tsx';
import { OutdatedDraft } from '../form/outdated-draft.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
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
  // The one that was opened: the list may be read anew behind the form, and what is typed is not lost to that.
  const [review] = useState(listed);
  const [fields, setFields] = useState<ReviewFields>(() => fieldsOf(review));
  const { draft, version, isOutdated, keep } = useVersionedDraft({
    key: `review-edit:${review.id}:4`,
    version: review.version,
    fields,
    restore: setFields,
  });
  const { call, busy, errors } = useReviewsCall(GIVEN_PROPS);
  const checked = useOpenErrors(errors, fields);

  const save = async () => {
    const saved = await call('api.reviews.update', { id: review.id }, { ...bodyOf(fields), version });
    if (saved === null) return;
    draft.clear();
    onClose();
  };
  return (
    <CheckedForm checked={checked} onSubmit={() => void save()}>
      <p className="text-sm text-muted">{t('review_form.edit_history', { hours: EDIT_GRACE_HOURS })}</p>
      <div className="mt-4">
        {isOutdated ? <OutdatedDraft onDiscard={draft.discard} onKeep={keep} /> : <KeptDraft draft={draft} />}
      </div>
      <div className="mt-6">
        <ReviewForm
          fields={fields}
          currency={review.job.currency}
          options={options}
          errors={checked.errors}
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
