import { useState } from 'react';
import { REASON_NOTE_MAX_LENGTH } from '../../../common/invitations.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import type { Option } from '../ui/form/select.tsx';

type Props = {
  action: string;
  title: string;
  /** The consequence, said before the reason. */
  help?: string;
  noteHelp?: string;
  reasons: readonly Option[];
  submit: string;
};

/** Declines, withdraws or cancels: folded until it is wanted, with a reason from a list and a sentence. */
export function ReasonForm({ action, title, help, noteHelp, reasons, submit }: Props) {
  const t = useT();
  const form = usePostForm({ reason: '', note: '' }, { action, visit: { preserveScroll: 'errors' } });
  const [isOpen, setOpen] = useState(false);
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    // Open until the reader closes it: an error that is mended does not.
    <details open={isOpen || hasErrors} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <PostForm form={form} className="mt-4 grid max-w-form gap-4">
        {help !== undefined && <p className="text-sm text-muted">{help}</p>}
        <SelectField
          name="reason"
          label={t('invitation_forms.reason_label')}
          required
          placeholder={t('invitation_forms.choose_reason')}
          options={reasons}
        />
        <TextAreaField
          name="note"
          label={t('invitation_forms.note')}
          help={noteHelp}
          dir="auto"
          rows={3}
          counter={REASON_NOTE_MAX_LENGTH}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {submit}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
