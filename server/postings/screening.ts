import type { ReadContext } from '../core/context.ts';
import { recordDecision } from '../decisions/record-decision.ts';
import type { ScreenedOutcome } from '../screening/hold-change.ts';
import { suspectedReason } from '../screening/signals.ts';
import type { LockedPosting } from './queries/lock-posting.ts';

/** Records that screening holds a posting or releases it, and tells its author. Call it last. */
export async function recordScreenedPosting(
  tx: ReadContext,
  { id, version, language, contractorId, authorUserId }: LockedPosting,
  { outcome, signals }: ScreenedOutcome,
): Promise<void> {
  if (outcome === 'as_before') return;
  const isOnHold = outcome === 'held';
  const { id: decision_id } = await recordDecision(tx, {
    action: isOnHold ? 'posting.held' : 'posting.restored',
    by: 'screening',
    subject: { type: 'posting', id },
    contractorId,
    language,
    reasonCode: isOnHold ? suspectedReason(signals) : null,
    reasonText: isOnHold ? signals.join(', ') : null,
    before: { status: isOnHold ? 'active' : 'inactive', version },
    after: { status: isOnHold ? 'inactive' : 'active', version },
    // Not appealed: it waits for an administrator by itself (docs/decisions/0004).
    concerned: authorUserId === null ? [] : [{ userId: authorUserId, party: 'author', appealUntil: null }],
  });
  await tx.database.updateTable('postings').set({ decision_id }).where('id', '=', id).execute();
}
