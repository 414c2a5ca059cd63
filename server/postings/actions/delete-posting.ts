import { transact, type Context } from '../../core/context.ts';
import { endDecisionAppeals } from '../../cases/open-appeals.ts';
import { factsOf, lockPosting } from '../queries/lock-posting.ts';

/** Hides a posting for good; it is kept with its versions until it is erased after 180 days. */
export async function deletePosting(context: Context, { postingId }: { postingId: number }): Promise<void> {
  await transact(context, async (inside) => {
    const standing = await lockPosting(inside, postingId);
    await inside.database
      .updateTable('postings')
      .set({ deleted_at: inside.now })
      .where('id', '=', postingId)
      .execute();
    await endDecisionAppeals(inside, { type: 'posting', id: postingId });
    inside.announce({ name: 'posting.deleted', ...factsOf(standing) });
  });
}
