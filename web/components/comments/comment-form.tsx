import { COMMENT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { MentionTextArea } from './mention-text-area.tsx';

type Props = {
  postingId: number;
  /** The comment it replies to; null: a comment of its own. */
  parentId: number | null;
  onDone: () => void;
};

/** Writes a comment or a reply; what is typed stays through reloads and lost connections. */
export function CommentForm({ postingId, parentId, onDone }: Props) {
  const t = useT();
  const also: Record<string, string> = parentId === null ? {} : { parent_id: String(parentId) };
  const form = usePostForm(
    { body: '' },
    {
      action: route('comments.store', { id: postingId }),
      also,
      visit: {
        preserveScroll: true,
        onSuccess: ({ component, flash }) => {
          // A refusal may come as another page, or as a sentence beside this one.
          if (component !== 'postings/show' || flash['error'] !== undefined) return;
          draft.clear();
          form.reset();
          onDone();
        },
      },
    },
  );
  const draft = useDraft(`comment-1:${postingId}:${parentId ?? 'new'}`, form.data.body, (body) =>
    form.set('body', body),
  );
  return (
    <PostForm form={form} className="grid gap-4 mt-6">
      <Field
        label={t(parentId === null ? 'comments.field' : 'comments.reply_field')}
        help={t('comments.help')}
        error={form.errors['body'] ?? form.errors['parent_id']}
        required
      >
        {(control) => (
          <MentionTextArea
            {...control}
            postingId={postingId}
            name="body"
            rows={3}
            // The reader has just asked for this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={parentId !== null}
            counter={COMMENT_MAX_LENGTH}
            value={form.data.body}
            onText={(text) => form.set('body', text)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(parentId === null ? 'comments.publish' : 'comments.publish_reply')}
        </Button>
        {parentId !== null && (
          <Button variant="ghost" onClick={onDone}>
            {t('comments.cancel')}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
