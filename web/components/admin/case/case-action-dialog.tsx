import { useState } from 'react';
import {
  RESPONSE_MAX_LENGTH,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
} from '../../../../common/constants.ts';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import { useT } from '../../../lib/app-context.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ReasonDialog, type Reason } from '../reason-form.tsx';
import type { useDeskCall } from '../use-desk-call.ts';
import type { CaseAction } from './offered-actions.ts';

type Props = {
  action: CaseAction;
  opened: CaseView;
  reasons: readonly ReasonView[];
  desk: ReturnType<typeof useDeskCall>;
  onClose: () => void;
};

type Words = { title: string; body: string };

/** The reason, the new words where words are changed, and the call. */
export function CaseActionDialog({ action, opened, reasons, desk, onClose }: Props) {
  const t = useT();
  const [words, setWords] = useState<Words>(() => wordsBefore(action, opened));
  const submit = (reason: Reason) => {
    const { params, body } = requestOf(action, opened, words);
    // Nobody decides on what they have not seen: a later decision, or other words, is a conflict.
    const seen = { last_decision_id: opened.lastDecisionId };
    return desk.callAndClose(action.call, params, { ...body, ...reason, ...seen }, onClose);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(action.label)}
      confirm={t(action.label)}
      danger={action.danger}
      reasons={reasons}
      busy={desk.busy}
      errors={desk.errors}
      onSubmit={(reason) => void submit(reason)}
    >
      {action.edits && <WordsFields action={action} words={words} errors={desk.errors} onChange={setWords} />}
    </ReasonDialog>
  );
}

const wordsBefore = ({ subject }: CaseAction, { written, response }: CaseView): Words =>
  subject === 'review' ? written : { title: '', body: response?.body ?? '' };

function requestOf({ name, subject, edits }: CaseAction, opened: CaseView, { title, body }: Words) {
  const { id, review, response } = opened;
  if (subject === 'review')
    return { params: { id }, body: { version: review.version, ...(edits && { title, body }) } };
  const responseId = response?.id ?? 0;
  return name === 'response_edit'
    ? { params: {}, body: { responseId, review_response: body } }
    : { params: { id: responseId }, body: {} };
}

type FieldsProps = {
  action: CaseAction;
  words: Words;
  errors: Readonly<Record<string, string>>;
  onChange: (words: Words) => void;
};

function WordsFields({ action, words, errors, onChange }: FieldsProps) {
  const t = useT();
  const isReview = action.subject === 'review';
  return (
    <>
      {isReview && (
        <Field label={t('review_form.title')} required error={errors['title']}>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              maxLength={REVIEW_TITLE_MAX_LENGTH}
              value={words.title}
              onChange={({ target }) => onChange({ ...words, title: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={t(isReview ? 'review_form.body' : 'admin.response_words')}
        help={t('admin.edit_help')}
        required
        error={errors['body'] ?? errors['review_response']}
      >
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={8}
            counter={isReview ? REVIEW_BODY_MAX_LENGTH : RESPONSE_MAX_LENGTH}
            minimum={isReview ? REVIEW_BODY_MIN_LENGTH : undefined}
            value={words.body}
            onChange={({ target }) => onChange({ ...words, body: target.value })}
          />
        )}
      </Field>
    </>
  );
}
