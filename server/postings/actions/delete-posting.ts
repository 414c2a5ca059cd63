import { transact, type Context } from '../../core/context.ts';
import { endDecisionAppeals, type Deleting } from '../../cases/open-appeals.ts';
import { factsOf, lockPosting } from '../queries/lock-posting.ts';

/** Hides a posting for good; it is kept with its versions until it is erased after 180 days. */
export async function deletePosting(context: Context, { postingId }: { postingId: number }): Promise<void> {
  await transact(context, (tx) => hidePostingOfAuthor(tx, postingId));
}

/** The same inside a transaction. */
export async function hidePostingOfAuthor(tx: Deleting, postingId: number): Promise<void> {
  const current = await lockPosting(tx, postingId);
  await tx.database.updateTable('postings').set({ deleted_at: tx.now }).where('id', '=', postingId).execute();
  await endDecisionAppeals(tx, { type: 'posting', id: postingId });
  tx.announce({ name: 'posting.deleted', ...factsOf(current) });
}
