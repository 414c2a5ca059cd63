import type { AppealKind, DecisionAction } from './constants.ts';
import type { Translate } from './translator.ts';

/** What a decision did, in one sentence: on its own page as in the mail about it. */
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
