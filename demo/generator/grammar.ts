import type { Random } from './random.ts';

/** The text for each `{slot}` of a sentence. */
export type Slots = Readonly<Record<string, string>>;

const INNERMOST_CHOICE = /\[([^[\]]*)\]/;

/**
 * Expands a sentence. `[one|two|]` becomes one of its alternatives (an empty one omits the words), and may
 * contain choices. `{slot}` becomes the slot's text. Throws an Error when a slot is missing.
 */
export function expand(sentence: string, slots: Slots, random: Random): string {
  let text = sentence;
  for (let choice = INNERMOST_CHOICE.exec(text); choice !== null; choice = INNERMOST_CHOICE.exec(text)) {
    const alternative = random.pick((choice[1] ?? '').split('|'));
    text = text.slice(0, choice.index) + alternative + text.slice(choice.index + choice[0].length);
  }
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No slot ${name} for: ${sentence}`);
    return value;
  });
  return tidy(filled);
}

/** Corrects the results of joining: double spaces, a space before a comma, `de el`, a lower-case start. */
export function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/(?<!\p{L})([Dd])e el (?=\p{L})/gu, '$1el ')
    .replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, '$1l ')
    .replace(/\.\.(?!\.)/g, '.')
    .trim()
    .replace(/^([¡¿"“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    .replace(/([.!?] [¡¿]?)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
}
