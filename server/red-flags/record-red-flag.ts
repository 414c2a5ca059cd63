import { recordChange, type Change } from '../cases/record-change.ts';
import type { ReadContext } from '../core/context.ts';
import type { LockedRedFlag } from './queries/lock-red-flag.ts';

type RedFlagChange = Pick<Change, 'action' | 'before' | 'after' | 'why'>;

/** Records a change of a locked red flag, and points it to that decision. Its contractor and its reporter read why. */
export async function recordRedFlag(
  tx: ReadContext,
  { id, contractorId, language, ownerUserId, reporterUserId }: LockedRedFlag,
  change: RedFlagChange,
): Promise<number> {
  const decision_id = await recordChange(tx, {
    ...change,
    subject: { type: 'red_flag', id },
    contractorId,
    language,
    recipients: [
      { party: 'contractor', userId: ownerUserId },
      { party: 'author', userId: reporterUserId },
    ],
  });
  await tx.database.updateTable('red_flags').set({ decision_id }).where('id', '=', id).execute();
  return decision_id;
}
