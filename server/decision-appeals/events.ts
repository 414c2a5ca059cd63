import type { DomainEvent } from '../core/context.ts';

/** What listeners may know of an appeal against a decision; how it was decided, `decision.made` tells. */
export type DecisionAppealEvent = DomainEvent & {
  name: `decision_appeal.${'filed' | 'withdrawn'}`;
  appealId: number;
};
export const decisionAppealEvent = (event: DecisionAppealEvent): DecisionAppealEvent => event;
