import { useState } from 'react';
import { EDIT_GRACE_HOURS } from '../../../../common/constants.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { ReviewFormOptions, ReviewView } from '../../../../server/reviews/views.ts';
import { useOpenErrors } from '../../../hooks/use-open-errors.ts';
import type { PostFormState } from '../../../hooks/use-post-form.ts';
import { useVersionedDraft } from '../../../hooks/use-versioned-draft.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import { toastSuccess } from '../../../lib/page/toasts.ts';
import { KeptDraft } from '../../form/kept-draft.tsx';
import { OutdatedDraft } from '../../form/outdated-draft.tsx';
import { PostForm } from '../../form/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { bodyOf, fieldsOf, type ReviewFields } from './review-fields.ts';
import { ReviewForm } from './review-form.tsx';
import { typedInto, withTyped } from './typed-fields.ts';
import { useCall, reloading } from '../../../hooks/use-call.ts';

/** The props that are stale once a review was changed or deleted. */
export const GIVEN_PROPS = ['reviews', 'pagination', 'asked'] as const;

type Props = { review: ReviewView; options: ReviewFormOptions; open: boolean; onClose: () => void };

/** One's own review in its form, over the list it is in. */
export function ReviewEditor({ review, options, open, onClose }: Props) {
  const t = useT();
  const title = t('review_form.edit_review_of', { contractor: review.contractor.name });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <EditForm review={review} options={options} refresh={GIVEN_PROPS} onClose={onClose} onSaved={onClose} />
    </Dialog>
  );
}

export type EditFormProps = {
  review: ReviewView;
  options: ReviewFormOptions;
  /** The props that are stale once it was saved. */
  refresh: readonly string[];
  /** The refused input of a form without scripts. */
  refused?: { input: Record<string, unknown> | undefined; errors: FieldErrors };
  onClose: () => void;
  onSaved: () => void;
};

/** The form to change a review: with scripts it makes the call, without them the browser sends it. */
export function EditForm({ review: listed, options, refresh, refused, onClose, onSaved }: EditFormProps) {
  const t = useT();
  // The review as the form opened with it, so that a refetched list behind it does not discard the input.
  const [review] = useState(listed);
  const [fields, setFields] = useState<ReviewFields>(() => withTyped(fieldsOf(review), refused?.input));
  const { draft, version, isOutdated, keep } = useVersionedDraft({
    key: `review-edit:${review.id}:5`,
    version: review.version,
    fields,
    restore: setFields,
  });
  const { call, busy, errors } = useCall({ after: reloading(refresh) });
  const checked = useOpenErrors(
    Object.keys(errors).length > 0 ? errors : (refused?.errors ?? errors),
    fields,
  );

  const save = async () => {
    const saved = await call('api.reviews.update', { id: review.id }, { ...bodyOf(fields), version });
    if (saved === null) return;
    if (review.status !== 'active' && isShown(saved)) toastSuccess(t('review_form.now_public'));
    draft.clear();
    onSaved();
  };
  const form: PostFormState = {
    action: route('reviews.update', { id: review.id }),
    also: { version: versionIn(refused?.input) ?? String(version) },
    checked,
    data: fields,
    setField: (name, value) => setFields((before) => ({ ...before, [name]: value })),
    submit: () => void save(),
    takeOver: (typed) => setFields((before) => withTyped(before, typedInto(typed))),
  };
  return (
    <PostForm encType="multipart/form-data" form={form}>
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
    </PostForm>
  );
}

/** The version that the refused form began with: a newer one is not written over. */
const versionIn = (input: Record<string, unknown> | undefined): string | null =>
  typeof input?.['version'] === 'string' ? input['version'] : null;

const isShown = ({ review }: Record<string, unknown>): boolean =>
  (review as { status?: string } | undefined)?.status === 'active';
