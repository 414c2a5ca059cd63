import { useState } from 'react';
import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReviewFormOptions, ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AppealActions } from './appeal-actions.tsx';
import { AppealTexts } from './appeal-texts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { GIVEN_PROPS, ReviewEditor } from './form/review-editor.tsx';
import { ReviewItem } from './review-item.tsx';
import { StatusNotice } from './status-notice.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

type Props = {
  review: ReviewView;
  options: ReviewFormOptions;
  /** The form to appeal that a link opened. */
  startsAppeal: 'review' | 'response' | null;
  onDeleted: () => void;
};

/** A review in its author's own list, to change or to delete. */
export function GivenReview({ review, options, startsAppeal, onDeleted }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { call, busy } = useCall({ after: reloading(GIVEN_PROPS) });
  const close = () => setOpen(null);

  const remove = async () => {
    if ((await call('api.reviews.destroy', { id: review.id })) !== null) onDeleted();
    else close();
  };
  const actions = (
    <div className="mt-3 flex flex-wrap gap-2">
      {review.can.edit && (
        <ButtonLink
          size="small"
          href={route('reviews.edit', { id: review.id })}
          onClick={(event) => {
            event.preventDefault();
            setOpen('edit');
          }}
        >
          {t('review_form.edit')}
        </ButtonLink>
      )}
      {review.can.delete && (
        <AskForm call="api.reviews.destroy" id={review.id} onAsk={() => setOpen('delete')}>
          <Button type="submit" size="small" variant="ghost">
            {t('review_form.delete')}
          </Button>
        </AskForm>
      )}
      {review.can.prove && (
        <ButtonLink size="small" variant="ghost" href={route('reviews.proof', { id: review.id })}>
          {t('review_form.prove_job')}
        </ButtonLink>
      )}
      <AppealActions
        review={review}
        kind="put_back"
        refresh={GIVEN_PROPS}
        startsOpen={startsAppeal === 'review'}
      />
    </div>
  );
  return (
    <>
      <ReviewItem
        review={review}
        showContractor
        notice={<StatusNotice review={review} />}
        actions={actions}
        responseActions={
          <div className="mt-2 grid justify-items-start gap-2">
            <AppealTexts appeal={review.response?.appeal ?? null} />
            <AppealActions
              review={review}
              kind="remove_response"
              refresh={GIVEN_PROPS}
              startsOpen={startsAppeal === 'response'}
            />
          </div>
        }
        displayStatus={<AppealTexts appeal={review.appeal} />}
      />
      <ReviewEditor review={review} options={options} open={open === 'edit'} onClose={close} />
      <DeleteDialog
        open={open === 'delete'}
        title={t('review_form.delete_title')}
        confirm={t('review_form.delete_confirm')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={close}
      >
        <p>{t('review_form.delete_text', { contractor: review.contractor.name })}</p>
        <p>{t('review_form.delete_kept', { days: ERASE_AFTER_DAYS })}</p>
      </DeleteDialog>
    </>
  );
}
