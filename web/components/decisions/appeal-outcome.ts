import type { DecisionAppealView } from '../../../server/cases/views.ts';

type Closed = Pick<DecisionAppealView, 'state' | 'off_appeal_reason' | 'on_appeal_reason'>;

/**
 * How an appeal ended. One that ends because somebody took back what it was about has no reason; once its words are erased,
 * nobody knows any more which of the two it was.
 */
export function outcomeOf({ state, off_appeal_reason, on_appeal_reason }: Closed) {
  if (state !== 'withdrawn' || off_appeal_reason !== null) return `statement_appeals.state.${state}` as const;
  return on_appeal_reason === null ? 'statement_appeals.turned_off' : 'statement_appeals.state.ended';
}
