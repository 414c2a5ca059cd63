import { foldWords } from '../fold-words.ts';
import numbers from './numbers.json' with { type: 'json' };

const SPELLED: ReadonlyMap<string, number> = new Map(
  [numbers.spelled.english, numbers.spelled.spanish].flatMap((words) =>
    words.map((word, value) => [foldWords(word), value] as const),
  ),
);
const WORDS = new Set(numbers.words.map(foldWords));
const DIGITS = /^\d{1,3}(?:[, ]\d{3})+(?:\.0+)?$|^\d{1,9}(?:\.0+)?$/;
const LONGEST = 60;

/** A whole number from `low` to `high`, alone or beside one word that the table lists; null for anything else. */
export function wholeNumberOf(written: string, low: number, high: number): number | null {
  if (written.length > LONGEST) return null;
  const plain = written.normalize('NFKC').trim();
  const number = digitsOf(plain) ?? digitsOf(withoutWord(plain));
  return number !== null && number >= low && number <= high ? number : null;
}

function digitsOf(plain: string): number | null {
  const spelled = SPELLED.get(foldWords(plain));
  if (spelled !== undefined) return spelled;
  return DIGITS.test(plain) ? Number(plain.replace(/[, ]/g, '')) : null;
}

/** `Est. 1998` and `12 employees` without the listed word before or behind; empty where there is none. */
function withoutWord(plain: string): string {
  const tokens = plain.split(/[\s:]+/);
  const isListed = (part: string[]): boolean => part.length > 0 && WORDS.has(foldWords(part.join(' ')));
  for (let words = Math.min(3, tokens.length - 1); words > 0; words -= 1) {
    if (isListed(tokens.slice(0, words))) return tokens.slice(words).join(' ');
    if (isListed(tokens.slice(-words))) return tokens.slice(0, -words).join(' ');
  }
  return '';
}
