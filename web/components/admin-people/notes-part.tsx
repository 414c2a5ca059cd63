import { useState, type FormEvent } from 'react';
import type { NoteItem } from '../../../server/moderation/people/note-view.ts';
import { useT } from '../../lib/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { WithScripts } from '../form/checked-form.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

type Props = {
  call: `api.admin.${'users' | 'claims' | 'postings' | 'decision_appeals'}.notes`;
  id: number;
  notes: readonly NoteItem[];
};

/** What administrators tell each other; nobody else reads it. */
export function NotesPart({ call, id, notes }: Props) {
  const t = useT();
  const [body, setBody] = useState('');
  const desk = useDeskCall();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!desk.busy && (await desk.call(call, { id }, { body })) !== null) setBody('');
  };
  return (
    <CasePart title={t('admin.notes.title')}>
      {notes.length === 0 ? (
        <p className="text-sm text-muted">{t('admin.notes.none')}</p>
      ) : (
        <ul className="case-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="case-note">
                <DateText at={note.at} /> {note.author ?? t('admin.notes.former')}
              </p>
              <p className="whitespace-pre-line">{note.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form className="mt-3 grid gap-3" onSubmit={(event) => void send(event)} noValidate>
        <WithScripts>
          <Field
            label={t('admin.notes.body')}
            help={t('admin.notes.help')}
            error={desk.errors['body']}
            required
          >
            {(control) => (
              <TextArea {...control} rows={2} value={body} onChange={({ target }) => setBody(target.value)} />
            )}
          </Field>
          <div>
            <Button type="submit" size="small" busy={desk.busy}>
              {t('admin.notes.add')}
            </Button>
          </div>
        </WithScripts>
      </form>
    </CasePart>
  );
}
