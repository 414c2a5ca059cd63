import { useState } from 'react';
import {
  RESPONSE_MAX_LENGTH,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
} from '../../../../common/constants.ts';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { TextAreaField, TextField } from '../../form/fields.tsx';
import { ReasonDialog, type Reason } from '../reason-form.tsx';
import { KeptPhotos } from './kept-photos.tsx';
import type { CaseAction } from './offered-actions.ts';
import type { CallState } from '../../../hooks/use-call.ts';

type Props = {
  action: CaseAction;
  opened: CaseView;
  reasons: readonly ReasonView[];
  admin: CallState;
  onClose: () => void;
};

/** The changes of an edit; photos are named by the ids of those that stay. */
type EditedText = { title: string; body: string; photos: readonly number[] };

/** The reason, the new words where words are changed, and the call. */
export function CaseActionDialog({ action, opened, reasons, admin, onClose }: Props) {
  const t = useT();
  // The case as the dialog opened with it: the page behind updates, and its news are not yet read.
  const [seen] = useState(opened);
  const [words, setWords] = useState<EditedText>(() => wordsBefore(action, seen));
  const submit = (reason: Reason) => {
    const { params, body } = requestOf(action, seen, words);
    // A decision needs a fully read case: a later decision, another text or other photos are a conflict.
    const before = { last_decision_id: seen.lastDecisionId };
    return admin.callAndClose(action.call, params, { ...body, ...reason, ...before }, onClose);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(action.label)}
      confirm={t(action.label)}
      danger={action.danger}
      reasons={reasons}
      family={action.family}
      asksGround={action.asksGround}
      withoutCode={action.family === undefined}
      busy={admin.busy}
      errors={admin.errors}
      onSubmit={(reason) => void submit(reason)}
    >
      {action.follows && <p>{t(action.follows)}</p>}
      {action.edits && (
        <WordsFields action={action} words={words} errors={admin.errors} onChange={setWords} />
      )}
      {action.edits && action.subject === 'review' && (
        <KeptPhotos
          review={seen.review}
          kept={words.photos}
          error={admin.errors['photos']}
          onChange={(photos) => setWords({ ...words, photos })}
        />
      )}
    </ReasonDialog>
  );
}

const wordsBefore = ({ subject }: CaseAction, { review, written, response }: CaseView): EditedText =>
  subject === 'review'
    ? { ...written, photos: review.photos.map(({ id }) => id) }
    : { title: '', body: response?.body ?? '', photos: [] };

function requestOf(
  { name, subject, edits }: CaseAction,
  seen: CaseView,
  { title, body, photos }: EditedText,
) {
  const { id, review, response } = seen;
  if (subject === 'review') {
    const photos_before = review.photos.map((photo) => photo.id);
    const fewer = photos.length < photos_before.length && { photos, photos_before };
    return { params: { id }, body: { version: review.version, ...(edits && { title, body, ...fewer }) } };
  }
  const responseId = response?.id ?? 0;
  return name === 'response_edit'
    ? { params: {}, body: { responseId, review_response: body } }
    : { params: { id: responseId }, body: { version: response?.version } };
}

type FieldsProps = {
  action: CaseAction;
  words: EditedText;
  errors: Readonly<Record<string, string>>;
  onChange: (words: EditedText) => void;
};

function WordsFields({ action, words, errors, onChange }: FieldsProps) {
  const t = useT();
  const isReview = action.subject === 'review';
  return (
    <>
      {isReview && (
        <TextField
          label={t('review_form.title')}
          required
          error={errors['title']}
          dir="auto"
          maxLength={REVIEW_TITLE_MAX_LENGTH}
          value={words.title}
          onChange={(title) => onChange({ ...words, title })}
        />
      )}
      <TextAreaField
        label={t(isReview ? 'review_form.body' : 'admin.response_words')}
        help={t('admin.edit_help')}
        required
        error={errors['body'] ?? errors['review_response']}
        dir="auto"
        rows={8}
        counter={isReview ? REVIEW_BODY_MAX_LENGTH : RESPONSE_MAX_LENGTH}
        minimum={isReview ? REVIEW_BODY_MIN_LENGTH : undefined}
        value={words.body}
        onChange={(body) => onChange({ ...words, body })}
      />
    </>
  );
}
