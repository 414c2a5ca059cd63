import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';

/** The same text of the same author within this time is one note, because of double clicks. */
const TWICE_WITHIN_SECONDS = 10;

type NewNote = { contractorId: number; body: string };

/** Stores a note about a contractor for administrators; only they see it. */
export async function addContractorNote(context: Context, note: NewNote): Promise<void> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  await transact(context, async (tx) => {
    await lockContractor(tx, note.contractorId);
    if (await isThere(tx, note, author.userId)) return;
    await tx.database
      .insertInto('admin_notes')
      .values({
        subject_type: 'contractor',
        subject_id: note.contractorId,
        author_user_id: author.userId,
        body: note.body,
        created_at: tx.now,
      })
      .execute();
  });
}

async function lockContractor({ database }: ReadContext, id: number): Promise<void> {
  const contractor = await database
    .selectFrom('contractors')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!contractor) throw notFound();
}

async function isThere(tx: ReadContext, note: NewNote, authorId: number): Promise<boolean> {
  const { database, now } = tx;
  const same = await database
    .selectFrom('admin_notes')
    .select('id')
    .where('subject_type', '=', 'contractor')
    .where('subject_id', '=', note.contractorId)
    .where('author_user_id', '=', authorId)
    .where('body', '=', note.body)
    .where('created_at', '>', sql<Date>`${now}::timestamptz - make_interval(secs => ${TWICE_WITHIN_SECONDS})`)
    .executeTakeFirst();
  return same !== undefined;
}
