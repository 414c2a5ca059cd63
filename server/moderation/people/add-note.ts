import { sql } from 'kysely';
import { transact, type Context } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import type { NoteSubject } from './queries/notes.ts';

const TABLES = {
  user: 'users',
  claim: 'contractor_claims',
  posting: 'postings',
  decision_appeal: 'appeals',
} as const;

/**
 * Stores an administrator's note about an account, a claim, a posting or an appeal. Only administrators ever
 * read it.
 */
export async function addNote(
  context: Context,
  { type, id, body }: { type: NoteSubject; id: number; body: string },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async ({ database, now }) => {
    const subject = await database
      .selectFrom(TABLES[type])
      .select('id')
      .where('id', '=', id)
      .$if(type === 'decision_appeal', (query) => query.where(sql<boolean>`type = ${type}`))
      .forKeyShare()
      .executeTakeFirst();
    if (!subject) throw notFound();
    await database
      .insertInto('admin_notes')
      .values({ subject_type: type, subject_id: id, author_user_id: viewer.userId, body, created_at: now })
      .execute();
  });
}
