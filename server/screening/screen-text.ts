import type { ReadContext } from '../core/context.ts';
import type { ScreeningSignal } from './signals.ts';
import { signalsOf, textRules } from './text-rules.ts';

type DatabaseContext = Pick<ReadContext, 'database'>;

/**
 * The reasons in a text to check it before others read it. Every text for other users passes it, whatever its
 * kind; it reads nothing but the text.
 */
export async function screenText(context: DatabaseContext, text: string): Promise<ScreeningSignal[]> {
  const screen = await textScreener(context);
  return screen(text);
}

/** The same for many texts: the list of words is read once. */
export async function textScreener(context: DatabaseContext): Promise<(text: string) => ScreeningSignal[]> {
  const rules = textRules(await listHoldWords(context));
  return (text) => signalsOf(rules, text);
}

/** The words and phrases that hold a text. */
export async function listHoldWords({ database }: DatabaseContext): Promise<string[]> {
  const rows = await database.selectFrom('hold_words').select('word').execute();
  return rows.map(({ word }) => word);
}
