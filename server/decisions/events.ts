import type { DomainEvent } from '../core/context.ts';

/** A decision stands, and those it concerns are to be told. */
export type DecisionEvent = DomainEvent & { name: 'decision.made'; decisionId: number };

export const decisionMade = (decisionId: number): DecisionEvent => ({ name: 'decision.made', decisionId });

/** What listeners may know of an appeal against a decision; how it was decided, `decision.made` tells. */
export type DecisionAppealEvent = DomainEvent &
  (
    | { name: 'decision_appeal.filed'; appealId: number }
    // Whoever turned it off, or took back what it was about.
    | { name: 'decision_appeal.withdrawn'; appealId: number; byUserId: number | null }
  );
export const decisionAppealEvent = (event: DecisionAppealEvent): DecisionAppealEvent => event;
