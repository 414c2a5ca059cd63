import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../form/fields.tsx';

/** Something to remember about a contractor, for other administrators. */
export function NoteForm({ contractorId }: { contractorId: number }) {
  const t = useT();
  const form = usePostForm(
    { body: '' },
    {
      action: route('admin.contractors.notes.store', { id: contractorId }),
      visit: {
        preserveScroll: true,
        onSuccess: ({ flash }) => {
          if (flash['error'] === undefined) form.reset();
        },
      },
    },
  );
  return (
    <PostForm form={form} className="grid gap-3 content-start">
      <TextAreaField
        name="body"
        label={t('admin_lists.note_label')}
        help={t('admin_lists.note_help')}
        required
        rows={3}
        counter={DECISION_TEXT_MAX_LENGTH}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('admin_lists.note_add')}
        </Button>
      </div>
    </PostForm>
  );
}
