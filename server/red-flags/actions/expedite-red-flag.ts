import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { factsOf } from '../queries/lock-red-flag.ts';
import { recordRedFlag } from '../record-red-flag.ts';
import { urgentAnswerDueAt } from '../red-flag.ts';
import { isOpenTo, lockToDecide } from './decide-red-flag.ts';

/**
 * Shortens the time to answer to 48 hours from now, because harm is imminent; the contractor reads why.
 * Throws a 409 where it is short already or decided.
 */
export async function expediteRedFlag(
  context: Context,
  { redFlagId, reason, version }: { redFlagId: number; reason: string; version: number },
): Promise<{ decisionId: number }> {
  return transact(context, async (tx) => {
    const flag = await lockToDecide(tx, { redFlagId, version }, 'open');
    if (!isOpenTo(tx, flag, 'expedite')) throw conflict('red_flags.urgent_already');
    const dueAt = urgentAnswerDueAt(tx.now, flag.answerDueAt);
    await tx.database
      .updateTable('red_flags')
      .set({ is_urgent: true, answer_due_at: dueAt, version: flag.version + 1 })
      .where('id', '=', flag.id)
      .execute();
    const decisionId = await recordRedFlag(tx, flag, {
      action: 'red_flag.expedited',
      before: { answer_due_at: flag.answerDueAt.toISOString() },
      after: { answer_due_at: dueAt.toISOString() },
      why: { reasonCode: null, reason },
    });
    tx.announce({ name: 'red_flag.changed', ...factsOf(flag) });
    return { decisionId };
  });
}
