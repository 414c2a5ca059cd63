import type { NoteRow } from './queries/notes.ts';

/** An administrator's note for the others. */
export type NoteItem = { id: number; body: string; author: string | null; at: string };

export const toNoteItem = ({ id, body, author, createdAt }: NoteRow): NoteItem => ({
  id,
  body,
  author,
  at: createdAt.toISOString(),
});
