import { router } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { COMMENT_MAX_LENGTH } from '../../../common/constants.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { toastSuccess } from '../../lib/page/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { MentionTextArea } from './mention-text-area.tsx';

type Props = { id: number; postingId: number; body: string; onDone: () => void };

/** Changes one's own comment by the call of the API; a refusal keeps what is typed. */
export function CommentEditor({ id, postingId, body, onDone }: Props) {
  const t = useT();
  const [text, setText] = useState(body);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await callApi<{ message: string }>(
        'api.comments.update',
        { id },
        { body: { body: text } },
      );
      toastSuccess(message);
      router.reload({ only: ['comments'], onSuccess: onDone });
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.errors['body'] ?? failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4 mt-6" onSubmit={(event) => void save(event)}>
      <Field label={t('comments.edit_field')} error={error} required>
        {(control) => (
          <MentionTextArea
            {...control}
            postingId={postingId}
            rows={3}
            // The reader has just asked for this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            counter={COMMENT_MAX_LENGTH}
            value={text}
            onText={(typed) => {
              setText(typed);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('comments.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('comments.cancel')}
        </Button>
      </div>
    </form>
  );
}
