import type { ReadContext } from '../core/context.ts';
import { screenText } from './screen-text.ts';
import { inOrder, TEXT_SIGNALS, type ScreeningSignal } from './signals.ts';

/** Where a text stands before its words change. `decided`: an administrator decided it, so screening leaves it alone. */
export type ScreenedStanding = {
  state: 'shown' | 'held' | 'decided';
  signals: readonly ScreeningSignal[];
};

/** What a change of words does to where a text stands. */
export type ScreenedOutcome = {
  outcome: 'held' | 'released' | 'as_before';
  signals: readonly ScreeningSignal[];
};

/** Where a text stands, from its columns. An administrator's decision about a held one takes its signals away. */
export function screenedStanding(row: { status: string; held_signals: unknown }): ScreenedStanding {
  const signals = row.held_signals as ScreeningSignal[];
  if (row.status === 'active') return { state: 'shown', signals: [] };
  return { state: signals.length > 0 ? 'held' : 'decided', signals };
}

/** Screens changed words: a text that is shown may come to wait, one that waits for its words alone is released by mended ones. */
export async function screenChangedText(
  context: ReadContext,
  standing: ScreenedStanding,
  text: string,
): Promise<ScreenedOutcome> {
  if (standing.state === 'decided') return { outcome: 'as_before', signals: [] };
  return outcomeOf(standing, await screenText(context, text));
}

/** What the signals found in the new words make of a text; those that no words can mend stay. */
export function outcomeOf(
  { state, signals: before }: ScreenedStanding,
  found: readonly ScreeningSignal[],
): ScreenedOutcome {
  const signals = inOrder([...found, ...before.filter((signal) => !TEXT_SIGNALS.includes(signal))]);
  if (state === 'shown') return { outcome: signals.length > 0 ? 'held' : 'as_before', signals };
  return { outcome: signals.length > 0 ? 'as_before' : 'released', signals };
}
