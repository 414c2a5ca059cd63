import { sql } from 'kysely';
import { withdrawAppeals } from '../appeals.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { notifiedDecision } from '../appealed-decision.ts';

/**
 * The appellant withdraws an appeal against a decision, with a reason. Throws a 409 where no appeal of theirs
 * is open.
 */
export async function withdrawDecisionAppeal(
  context: Context,
  { decisionId, reason }: { decisionId: number; reason: string },
): Promise<void> {
  const userId = context.viewer?.userId;
  if (userId === undefined) throw unauthenticated();
  await transact(context, async (tx) => {
    await notifiedDecision(tx, decisionId, userId);
    const own = sql<boolean>`a.type = 'decision_appeal' and a.against_decision_id = ${decisionId}
      and a.appellant_user_id = ${userId}`;
    const [withdrawn] = await withdrawAppeals(tx, own, reason);
    if (!withdrawn) throw conflict('appeal_refusals.none_open');
    const appealId = withdrawn.id;
    tx.announce({
      name: 'decision_appeal.withdrawn',
      appealId,
      appellantUserId: userId,
      byUserId: userId,
    });
  });
}
