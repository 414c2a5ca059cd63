import type { DomainEvent } from '../core/context.ts';

/** A decision stands, and those it concerns are to be told. */
export type DecisionEvent = DomainEvent & { name: 'decision.made'; decisionId: number };

export const decisionMade = (decisionId: number): DecisionEvent => ({ name: 'decision.made', decisionId });
