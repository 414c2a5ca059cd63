import type { ReadContext } from '../core/context.ts';
import { screenText } from './screen-text.ts';
import { inOrder, TEXT_SIGNALS, type ScreeningSignal } from './signals.ts';

/** A text's status before a change. `decided`: an administrator decided it, so screening leaves it alone. */
export type ScreenedStatus = {
  state: 'shown' | 'held' | 'decided';
  signals: readonly ScreeningSignal[];
};

/** The effect of a text change on a text's status. */
export type ScreenedOutcome = {
  outcome: 'held' | 'released' | 'as_before';
  signals: readonly ScreeningSignal[];
};

/** A text's status, from its columns. An administrator's decision about one on hold removes its signals. */
export function screenedStatus(row: { status: string; hold_signals: unknown }): ScreenedStatus {
  const signals = row.hold_signals as ScreeningSignal[];
  if (row.status === 'active') return { state: 'shown', signals: [] };
  return { state: signals.length > 0 ? 'held' : 'decided', signals };
}

/**
 * Screens a changed text. A shown one may go on hold. One on hold only for its text is released when
 * corrected.
 */
export async function screenChangedText(
  context: ReadContext,
  current: ScreenedStatus,
  text: string,
): Promise<ScreenedOutcome> {
  if (current.state === 'decided') return { outcome: 'as_before', signals: [] };
  return outcomeOf(current, await screenText(context, text));
}

/** The status that follows from the new text's signals; signals that no text change can remove stay. */
export function outcomeOf(
  { state, signals: before }: ScreenedStatus,
  found: readonly ScreeningSignal[],
): ScreenedOutcome {
  const signals = inOrder([...found, ...before.filter((signal) => !TEXT_SIGNALS.includes(signal))]);
  if (state === 'shown') return { outcome: signals.length > 0 ? 'held' : 'as_before', signals };
  return { outcome: signals.length > 0 ? 'as_before' : 'released', signals };
}
