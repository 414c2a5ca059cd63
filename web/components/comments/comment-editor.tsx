import { router } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { COMMENT_MAX_LENGTH } from '../../../common/constants.ts';
import { useCall } from '../../hooks/use-call.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { MentionTextArea } from './mention-text-area.tsx';

type Props = { id: number; postingId: number; body: string; onDone: () => void };

/** Changes one's own comment by the call of the API; a refusal keeps what is typed. */
export function CommentEditor({ id, postingId, body, onDone }: Props) {
  const t = useT();
  const [text, setText] = useState(body);
  const [error, setError] = useState<string>();
  const { call, busy } = useCall({
    onRefused: (refusal) => setError(refusal.errors['body'] ?? refusal.message),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await call('api.comments.update', { id }, { body: text })) === null) return;
    router.reload({ only: ['comments'], onSuccess: onDone });
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
