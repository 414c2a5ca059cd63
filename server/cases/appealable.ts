import type { RawBuilder } from 'kysely';
import type { AppealableAction, OutcomeCode } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import type { AppealedDecision } from './appealed-decision.ts';

export type Answer = { reasonCode: OutcomeCode | null; reason: string };

/** The part of an appeal that only the noun of the decision knows. */
export type Appealable = {
  /**
   * Locks the subject until the transaction ends; throws `notFound()` if it is gone. `refuseParty` throws a 403 for an
   * administrator who has a part in it.
   */
  lock: (tx: ReadContext, subjectId: number) => Promise<{ refuseParty: () => Promise<void> | void }>;
  /** Of decisions as `d`: the decision is in force, so that it can be undone. */
  stands: RawBuilder<boolean>;
  /** Of decisions as `d`: the version of the text that is shown now. Omitted when it is not about a text. */
  version?: RawBuilder<number | null>;
  /** Undoes the decision and records that; gives the number of the new decision. */
  undo: (tx: ReadContext, decision: AppealedDecision, answer: Answer) => Promise<number>;
};

/** Every decision that can be appealed as such. `server/appealables.ts` has the table of the product. */
export type Appealables = Readonly<Record<AppealableAction, Appealable>>;
