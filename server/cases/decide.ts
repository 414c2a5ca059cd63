import type { MessageKey } from '../../translations/index.ts';
import { transact, type Context, type ReadContext } from '../core/context.ts';
import {
  decidedMeanwhile,
  refuseIfDecidedSince,
  refuseOtherVersion,
  seenDecision,
  type ExpectedState,
} from './decision-conflict.ts';
import type { DecidedSubject } from './latest-decision.ts';
import { refuseWhileAppealed } from './open-appeals.ts';
import { refuseOwnCase } from './own-case.ts';

type Deciding<Locked> = {
  subject: DecidedSubject;
  seen: ExpectedState;
  lock: (tx: ReadContext, id: number) => Promise<Locked>;
  /** The sentence where it has that status already; null: it can be changed. */
  already: (locked: Locked) => MessageKey | null;
  /** The sentence where its text changed since it was read. */
  textChanged: MessageKey;
  /** Changes and records it; gives the decision's id. */
  apply: (tx: ReadContext, locked: Locked) => Promise<number>;
};

/**
 * An administrator decides about the status of a thing. Throws a 403 for their own case where another administrator is
 * there to decide. Throws a 409 with the earlier decision, for a changed text, and while an appeal is open.
 */
export async function decide<Locked extends { version: number; decisionId: number | null }>(
  context: Context,
  { subject, seen, lock, already, textChanged, apply }: Deciding<Locked>,
): Promise<{ decisionId: number }> {
  const seenDecisionId = await seenDecision(context, subject, seen);
  return transact(context, async (tx) => {
    const locked = await lock(tx, subject.id);
    await refuseOwnCase(tx, subject);
    const done = already(locked);
    if (done) throw await decidedMeanwhile(tx.database, locked.decisionId, done);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(locked.version, seen, textChanged);
    await refuseWhileAppealed(tx, subject, 'status');
    return { decisionId: await apply(tx, locked) };
  });
}
