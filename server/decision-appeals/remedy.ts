import type { OutcomeCode } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import type { AppealedDecision } from './appealed-decision.ts';

type Answer = { reasonCode: OutcomeCode | null; reason: string };

/** How the decisions about one thing are looked at again. */
export type Remedy = {
  /**
   * Holds what was decided about until the transaction ends, and looks whether the viewer has a part in it; throws
   * `notFound()` where it is gone. Filing and deciding begin with it.
   */
  lock: (inside: ReadContext, subjectId: number) => Promise<{ refuseParty: () => Promise<void> | void }>;
  /** Undoes what was decided and records that; gives the decision's id. Call it last. */
  grant: (inside: ReadContext, decision: AppealedDecision, answer: Answer) => Promise<number>;
};
