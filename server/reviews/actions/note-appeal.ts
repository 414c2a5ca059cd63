import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { lockCase } from '../queries/lock-case.ts';

/** Adds an administrator's note to the latest appeal of a review, open or closed. Throws a 409 where there is none. */
export async function noteAppeal(
  context: Context,
  { reviewId, body }: { reviewId: number; body: string },
): Promise<void> {
  await transact(context, async (inside) => {
    const { appeal } = await lockCase(inside, reviewId);
    if (!appeal) throw conflict('appeal_refusals.never_filed');
    await inside.database
      .insertInto('admin_notes')
      .values({
        subject_type: 'appeal',
        subject_id: appeal.id,
        author_user_id: inside.viewer?.userId ?? null,
        body,
        created_at: inside.now,
      })
      .execute();
  });
}
