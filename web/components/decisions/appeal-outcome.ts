import type { DecisionAppealView } from '../../../server/cases/views.ts';

type Closed = Pick<DecisionAppealView, 'state' | 'off_appeal_reason' | 'on_appeal_reason'>;

/**
 * The result of an appeal. One that ended because its subject was deleted has no reason. Erased texts leave
 * the two cases indistinguishable.
 */
export function outcomeOf({ state, off_appeal_reason, on_appeal_reason }: Closed) {
  if (state !== 'withdrawn' || off_appeal_reason !== null) return `statement_appeals.state.${state}` as const;
  return on_appeal_reason === null ? 'statement_appeals.turned_off' : 'statement_appeals.state.ended';
}
