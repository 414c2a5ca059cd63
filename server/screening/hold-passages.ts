import { plainText } from '../core/plain-text.ts';
import { textRules, type TextRule } from './text-rules.ts';

/** Words that put a text on hold, with a few around them. */
export type HoldPassage = { before: string; words: string; after: string };

/** Longer than every phrase that the rules look for, in words. */
const WINDOW = 40;
const STEP = 20;
/** The characters around a number that may show that it is no phone number. */
const CONTEXT = 8;
const SHOWN_AROUND = 6;
const MOST_PASSAGES = 10;

type Holds = TextRule['holds'];
type Token = { start: number; end: number };

/**
 * The exact words that put a text on hold: a listed word, or contact details. The rules judge only whole
 * texts, so the text is cut down to the shortest part that they still match. Time grows with the length
 * alone.
 */
export function holdPassages(text: string, holdWords: readonly string[]): HoldPassage[] {
  return passagesOf(textRules(holdWords), text);
}

/** Passages by rules that are at hand. */
export function passagesOf(rules: readonly TextRule[], text: string): HoldPassage[] {
  const plain = plainText(text);
  return rules.flatMap(({ holds }) => passagesIn(plain, holds)).slice(0, MOST_PASSAGES);
}

function passagesIn(text: string, holds: Holds): HoldPassage[] {
  if (!holds(text)) return [];
  const tokens = Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }): Token => {
    return { start: index, end: index + word.length };
  });
  const between = (from: number, to: number): string =>
    text.slice(tokens[Math.max(0, from)]?.start ?? 0, tokens[Math.min(tokens.length, to) - 1]?.end ?? 0);
  const passages: HoldPassage[] = [];
  let from = 0;
  while (from < tokens.length && passages.length < MOST_PASSAGES) {
    const found = shrink(from, Math.min(tokens.length, from + WINDOW), (start, end) =>
      holds(between(start, end)),
    );
    if (found === null || !holds(between(found.start - CONTEXT, found.end + CONTEXT))) {
      from += STEP;
      continue;
    }
    const start = withCountryCode(found.start, (place) => between(place, place + 1));
    passages.push({
      before: start === 0 ? '' : between(start - SHOWN_AROUND, start),
      words: between(start, found.end).replace(/[.,;:!?]+$/u, ''),
      after: found.end === tokens.length ? '' : between(found.end, found.end + SHOWN_AROUND),
    });
    from = found.end;
  }
  return passages;
}

/** "+52 664 123 4567": the number holds without its beginning. */
function withCountryCode(start: number, wordAt: (place: number) => string): number {
  let first = start;
  while (first > 0 && /^\+?\(?\d{1,4}\)?$/u.test(wordAt(first - 1))) first -= 1;
  return first;
}

/** The first words of a window that hold it by themselves; null: none do. */
function shrink(
  from: number,
  to: number,
  holds: (start: number, end: number) => boolean,
): { start: number; end: number } | null {
  if (!holds(from, to)) return null;
  let end = from + 1;
  while (end < to && !holds(from, end)) end += 1;
  let start = end - 1;
  while (start > from && !holds(start, end)) start -= 1;
  return { start, end };
}
