import { keyOf } from '../queries/lock-case.ts';
import { transact, type Context } from '../../core/context.ts';
import { isAppeal, withdrawAppeals } from '../../cases/appeals.ts';
import { conflict } from '../../core/errors.ts';
import { lockResponseCase } from '../queries/lock-response.ts';

/** The author of a review withdraws the appeal against the response to it, with a reason. Throws a 409 where none is open. */
export async function turnOffResponseAppeal(
  context: Context,
  { responseId, reason }: { responseId: number; reason: string },
): Promise<{ reviewId: number }> {
  return transact(context, async (tx) => {
    const { appeal, review } = await lockResponseCase(tx, responseId);
    if (appeal?.state !== 'open') throw conflict('appeal_refusals.none_open_response');
    await withdrawAppeals(tx, isAppeal(keyOf(appeal)), reason);
    const { id: reviewId, contractorId, contractorSlug } = review;
    const facts = { appealId: appeal.id, reviewId, contractorId, contractorSlug };
    tx.announce({ name: 'appeal.withdrawn', ...facts });
    return { reviewId };
  });
}
