import { MESSAGE_MAX_LENGTH } from '../../../common/conversations.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../form/fields.tsx';

type Props = {
  action: string;
  /** The name of the stored draft. */
  draftName: string;
};

/** Writes a message; its draft survives reloads and lost connections. */
export function MessageForm({ action, draftName }: Props) {
  const t = useT();
  const form = usePostForm(
    { body: '' },
    {
      action,
      visit: {
        preserveScroll: true,
        onSuccess: ({ component, flash }) => {
          // A refusal may come as another page, or as a sentence beside this one.
          if (component !== 'messages/show' || flash['error'] !== undefined) return;
          draft.clear();
          form.reset();
        },
      },
    },
  );
  const draft = useDraft(draftName, form.data.body, (body) => form.set('body', body));
  return (
    <PostForm form={form} className="grid max-w-form gap-3">
      <TextAreaField
        name="body"
        label={t('messages.field')}
        help={t('messages.help_hidden')}
        required
        rows={4}
        dir="auto"
        counter={MESSAGE_MAX_LENGTH}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('messages.send')}
        </Button>
      </div>
    </PostForm>
  );
}
