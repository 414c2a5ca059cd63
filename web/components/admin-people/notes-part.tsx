import type { NoteItem } from '../../../server/moderation/people/note-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { AdminNote } from '../admin/admin-note.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { DateText } from '../ui/date-text.tsx';

type Props = {
  call: `api.admin.${'users' | 'claims' | 'postings' | 'decision_appeals'}.notes`;
  id: number;
  notes: readonly NoteItem[];
};

/** The administrators' notes; other users do not see them. */
export function NotesPart({ call, id, notes }: Props) {
  const t = useT();
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
      <AdminNote
        call={call}
        id={id}
        className="mt-3 grid gap-3"
        label={t('admin.notes.body')}
        help={t('admin.notes.help')}
        save={t('admin.notes.add')}
      />
    </CasePart>
  );
}
