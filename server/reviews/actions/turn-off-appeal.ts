import { transact, type Context } from '../../core/context.ts';
import { isAppeal, withdrawAppeals } from '../../cases/appeals.ts';
import { conflict } from '../../core/errors.ts';
import { mayTurnOffAppeal } from '../policy.ts';
import { keyOf, lockCase } from '../queries/lock-case.ts';

/** The side that filed an appeal withdraws it, with a reason. Throws a 409 where none is open any longer. */
export async function turnOffAppeal(
  context: Context,
  { reviewId, reason }: { reviewId: number; reason: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const about = await lockCase(tx, reviewId);
    const { appeal, contractorId, contractorSlug } = about;
    if (appeal?.state !== 'open') throw conflict('appeal_refusals.none_open');
    // The other side may have filed one since the policy looked.
    const verdict = mayTurnOffAppeal(tx.viewer, about, appeal.kind);
    if (verdict !== true) throw verdict;
    await withdrawAppeals(tx, isAppeal(keyOf(appeal)), reason);
    const facts = { appealId: appeal.id, reviewId, contractorId, contractorSlug };
    tx.announce({ name: 'appeal.withdrawn', ...facts });
  });
}
