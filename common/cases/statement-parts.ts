import type { DecisionAction } from '../constants.ts';
import type { Translate } from '../format/translator.ts';
import { isHold } from './hold.ts';

export type PartsOf = {
  action: DecisionAction;
  /** No administrator decided it. */
  isAutomatic: boolean;
  /** The automatic check had put it on hold before. */
  wasOnHold: boolean;
};

export const STATEMENT_PARTS = ['decided', 'territory', 'duration', 'redress'] as const;
type StatementPart = (typeof STATEMENT_PARTS)[number];

/**
 * The parts of a statement of reasons that every decision has: how it was decided, where and how long it applies,
 * and who else can be asked. Its page and its mail say them in the same words.
 */
export function statementParts(decision: PartsOf, t: Translate): Record<StatementPart, string> {
  return {
    decided: t(`statements.part.decided.${deciderOf(decision)}`),
    territory: t('statements.part.territory.everywhere'),
    duration: t(`statements.part.duration.${durationOf(decision.action)}`),
    redress: t('statements.part.redress.others'),
  };
}

function deciderOf({ isAutomatic, wasOnHold }: PartsOf) {
  if (isAutomatic) return 'automatic';
  return wasOnHold ? 'person_after_check' : 'person';
}

function durationOf(action: DecisionAction) {
  if (isHold(action)) return 'until_read';
  if (action === 'passage.hidden') return 'until_reports';
  return action === 'red_flag.published' ? 'red_flag' : 'no_end';
}
