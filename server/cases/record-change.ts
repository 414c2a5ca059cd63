import type { DecisionParty, DecisionReasonCode } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import type { DecidedState } from '../decisions/chain.ts';
import { recordDecision, type NewDecision } from '../decisions/record-decision.ts';
import { lastDayOfParty } from './appealable-decision.ts';

/** The reason that an administrator gives. */
export type Why = {
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/** The user whom a decision concerns as `party`; null: nobody is there to get a statement. */
export type Recipient = { party: DecisionParty; userId: number | null };

export type Change = Pick<
  NewDecision,
  'action' | 'subject' | 'contractorId' | 'language' | 'before' | 'after'
> & {
  why: Why;
  recipients: readonly Recipient[];
};

/**
 * Records the change of a locked thing, and gives the decision's id. Each recipient gets a statement, with the last
 * day to appeal where they may. Call it last in the transaction.
 */
export async function recordChange(
  tx: ReadContext,
  { why: { reasonCode, reason, also }, recipients, before, after, ...change }: Change,
): Promise<number> {
  const { id } = await recordDecision(tx, {
    ...change,
    reasonCode,
    reasonText: reason,
    before: { ...before, ...also?.before },
    after: { ...after, ...also?.after },
    concerned: recipients.flatMap(({ party, userId }) =>
      userId === null ? [] : [{ userId, party, appealUntil: lastDayOfParty(change.action, party, tx.now) }],
    ),
  });
  return id;
}
