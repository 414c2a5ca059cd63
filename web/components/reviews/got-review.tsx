import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResponseView, ReviewView } from '../../../server/reviews/views.ts';
import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import { useChosen } from '../../hooks/use-chosen.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { AppealActions } from './appeal-actions.tsx';
import { AppealTexts } from './appeal-texts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResponseForm } from './response-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { StatusNotice } from './status-notice.tsx';
import { WayToAppeal } from './way-to-appeal.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

type Props = {
  review: ReviewView;
  startsOpen: boolean;
  /** Whether a link from elsewhere asked for the form to appeal. */
  startsAppeal: boolean;
};

/** The props that are stale once an appeal was filed or withdrawn. */
const GOT_PROPS = ['reviews', 'asked'] as const;

/**
 * A review in its contractor's list, with the response to write, change or delete. After a response it stays
 * in place until the list is next opened, which puts unanswered ones first.
 */
export function GotReview({ review: listed, startsOpen, startsAppeal }: Props) {
  const t = useT();
  // The local response until the list is fetched again with its present state.
  const [response, setResponse] = useChosen(listed.response, listed);
  const [open, setOpen] = useState<'form' | 'delete' | null>(
    startsOpen && listed.can.respond ? 'form' : null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const { call, busy } = useCall({ after: reloading(['unanswered']) });
  const review = { ...listed, response };
  const mayRespond = response === null && (listed.can.respond || listed.response !== null);

  // Focuses the button that opened the form, or its replacement.
  const close = (now: ResponseView | null) => {
    flushSync(() => {
      setResponse(now);
      setOpen(null);
    });
    opener.current?.focus({ preventScroll: true });
  };
  const remove = async () => {
    const removed = response && (await call('api.review_responses.destroy', { id: response.id }));
    close(removed ? null : response);
  };
  return (
    <>
      <ReviewItem
        review={open === 'form' ? { ...review, response: null } : review}
        notice={<StatusNotice review={review} />}
        displayStatus={
          <>
            <AppealTexts appeal={review.appeal} />
            <div className="mt-3 flex flex-wrap gap-2">
              <AppealActions review={review} kind="take_down" refresh={GOT_PROPS} startsOpen={startsAppeal} />
            </div>
          </>
        }
        responseActions={
          <div className="mt-2 flex flex-wrap gap-2">
            <ResponseAppeal response={response} />
            {response?.can.edit && (
              <AskForm call="api.review_responses.update" id={response.id} onAsk={() => setOpen('form')}>
                <Button ref={opener} type="submit" size="small">
                  {t('review_form.response_edit')}
                </Button>
              </AskForm>
            )}
            {response?.can.delete && (
              <AskForm call="api.review_responses.destroy" id={response.id} onAsk={() => setOpen('delete')}>
                <Button type="submit" size="small" variant="ghost">
                  {t('review_form.response_delete')}
                </Button>
              </AskForm>
            )}
          </div>
        }
      >
        {response === null && review.responseDeletedBy !== null && (
          <div className="mt-3 max-w-text">
            <Alert tone="caution">
              <p>{t('reviews.response_deleted')}</p>
              <WayToAppeal decisionId={review.responseDeletedBy} />
            </Alert>
          </div>
        )}
        {open === 'form' && <ResponseForm review={review} onSaved={close} onCancel={() => close(response)} />}
        {open !== 'form' && mayRespond && (
          <div className="mt-3">
            <AskForm call="api.review_responses.store" id={review.id} onAsk={() => setOpen('form')}>
              <Button ref={opener} type="submit" size="small">
                {t('reviews.respond')}
              </Button>
            </AskForm>
          </div>
        )}
      </ReviewItem>
      <DeleteDialog
        open={open === 'delete'}
        title={t('review_form.response_delete_title')}
        confirm={t('review_form.response_delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setOpen(null)}
      >
        <p>{t('review_form.response_delete_text', { days: ERASE_AFTER_DAYS })}</p>
      </DeleteDialog>
    </>
  );
}

/** The author's appeal against the response. */
const ResponseAppeal = ({ response }: { response: ResponseView | null }) => (
  <AppealTexts appeal={response?.appeal ?? null} />
);
