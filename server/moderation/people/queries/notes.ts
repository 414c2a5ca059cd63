import type { ReadContext } from '../../../core/context.ts';

const SHOWN = 20;

export type NoteSubject = 'user' | 'claim' | 'posting' | 'decision_appeal';

export function notesOn({ database }: ReadContext, { type, id }: { type: NoteSubject; id: number }) {
  return database
    .selectFrom('admin_notes as note')
    .leftJoin('users as by', 'by.id', 'note.author_user_id')
    .select(['note.id', 'note.body', 'note.created_at as createdAt', 'by.name as author'])
    .where('note.subject_type', '=', type)
    .where('note.subject_id', '=', id)
    .orderBy('note.id', 'desc')
    .limit(SHOWN)
    .execute();
}
export type NoteRow = Awaited<ReturnType<typeof notesOn>>[number];
