import { REASON_CODES } from '../../common/constants.ts';
import { statementParts, type PartsOf } from '../../common/cases/statement-parts.ts';
import type { Translate } from '../../common/format/translator.ts';

/** The parts that the mail of every decision ends with; the way to appeal stands before them. */
export function mailedParts(decision: PartsOf, t: Translate): string[] {
  const { decided, territory, duration, redress } = statementParts(decision, t);
  return [`${decided} ${territory} ${duration}`, redress];
}

/** The meaning of the broken rule; reasons of answers explain themselves. */
export function explainedRule(code: string | null, t: Translate): string[] {
  const rule = REASON_CODES.find((known) => known === code);
  return rule ? [t(`rule_explained.${rule}`)] : [];
}

/** A decision that an administrator made about something that was not on hold. */
export const decidedByPerson = (action: PartsOf['action']): PartsOf => ({
  action,
  isAutomatic: false,
  wasOnHold: false,
});
