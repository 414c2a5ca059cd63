import { useState } from 'react';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/route-table.ts';
import { useT } from '../../lib/app-context.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useListForm } from './use-list-form.ts';

/** Something to remember about a contractor, for other administrators. */
export function NoteForm({ contractorId }: { contractorId: number }) {
  const t = useT();
  const [body, setBody] = useState('');
  const { send, busy, checked, errorOf } = useListForm({ body });
  const submit = () => {
    const url = route('admin.contractors.notes.store', { id: contractorId });
    send({ method: 'post', url, body: { body }, onSaved: () => setBody('') });
  };
  return (
    <CheckedForm className="note-form" checked={checked} onSubmit={submit}>
      <Field
        label={t('admin_lists.note_label')}
        help={t('admin_lists.note_help')}
        required
        error={errorOf('body')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            counter={DECISION_TEXT_MAX_LENGTH}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t('admin_lists.note_add')}
        </Button>
      </div>
    </CheckedForm>
  );
}
