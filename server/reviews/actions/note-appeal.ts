import { sql } from 'kysely';
import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { lockCase } from '../queries/lock-case.ts';

/** Adds an administrator's note to the latest appeal about a review or its response, an open one first. Throws a 409 where there is none. */
export async function noteAppeal(
  context: Context,
  { reviewId, body }: { reviewId: number; body: string },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockCase(tx, reviewId);
    const appeal = await tx.database
      .selectFrom('appeals')
      .select('id')
      .where('review_id', '=', reviewId)
      .orderBy(sql`state = 'open'`, 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!appeal) throw conflict('appeal_refusals.never_filed');
    await tx.database
      .insertInto('admin_notes')
      .values({
        subject_type: 'appeal',
        subject_id: appeal.id,
        author_user_id: tx.viewer?.userId ?? null,
        body,
        created_at: tx.now,
      })
      .execute();
  });
}
