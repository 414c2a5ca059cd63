import { useState } from 'react';
import { RESPONSE_MAX_LENGTH } from '../../../common/constants.ts';
import type { ApiReviewResponse } from '../../../server/reviews/api-views.ts';
import type { ResponseView, ReviewView } from '../../../server/reviews/views.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { KeptDraft } from '../form/kept-draft.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

type Props = {
  review: ReviewView;
  onSaved: (response: ResponseView) => void;
  onCancel: () => void;
};

/** The contractor's one response: a new one, or the present one. The input is kept as a draft. */
export function ResponseForm({ review, onSaved, onCancel }: Props) {
  const t = useT();
  const { response } = review;
  const [body, setBody] = useState(response?.body ?? '');
  const draft = useDraft(
    `response:${review.id}:${response?.editedAt ?? response?.id ?? 'new'}`,
    body,
    setBody,
  );
  const { call, busy, errors: refusal } = useCall({ after: reloading(['unanswered']) });
  const checked = useOpenErrors(refusal, { review_response: body });
  const { errors } = checked;

  const send = () =>
    response
      ? call('api.review_responses.update', {}, { responseId: response.id, review_response: body })
      : call(
          'api.review_responses.store',
          {},
          { responseData: { reviewId: review.id, review_response: body } },
        );
  const save = async () => {
    const answer = await send();
    if (answer === null) return;
    draft.clear();
    onSaved(fromApi(answer['review_response'] as ApiReviewResponse, response));
  };
  return (
    <div className="mt-4 max-w-text border-s border-line-strong ps-4">
      <CheckedForm checked={checked} className="grid gap-4" onSubmit={() => void save()}>
        <KeptDraft draft={draft} />
        <Field
          label={t('review_form.response_label')}
          help={t('review_form.response_help')}
          error={errors['review_response']}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form appears because its writer asked for it
              autoFocus
              dir="auto"
              counter={RESPONSE_MAX_LENGTH}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {t(response ? 'review_form.save_changes' : 'review_form.response_send')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('review_form.cancel')}
          </Button>
        </div>
      </CheckedForm>
    </div>
  );
}

function fromApi(answer: ApiReviewResponse, before: ResponseView | null): ResponseView {
  return {
    id: answer.responseId,
    body: answer.review_response,
    status: answer.status,
    editedAt: answer.edited_at,
    createdAt: answer.created_at,
    administratorEdit: null,
    hiddenBy: null,
    signals: answer.signals,
    checkedBy: answer.checked_by,
    earlierVersions: [],
    appeal: before?.appeal ?? null,
    // The owner writes it: only others appeal or report it.
    can: { ...answer.can, appealWithEvidence: null, report: false },
  };
}
