import type { AppealKind, DecisionAction } from '../constants.ts';
import type { Translate } from '../format/translator.ts';

/** Says a decision's effect in one sentence, the same on its page and in its mail. */
export function decisionSentence(
  { action, kind }: { action: DecisionAction; kind: AppealKind | null },
  t: Translate,
): string {
  switch (action) {
    case 'appeal.accepted':
      return t(`statements.what.accepted.${kind ?? 'take_down'}`);
    case 'appeal.rejected':
      return t(`statements.what.rejected.${kind ?? 'take_down'}`);
    default:
      return t(`statements.what.${action}`);
  }
}
