import { HARMLESS_PHRASES } from './harmless-phrases.ts';
import { withoutLookAlikes } from './look-alikes.ts';

/**
 * Hides listed words where text is shown. The first and last letter stay and the middle becomes dashes. A
 * word of two letters or fewer becomes dashes altogether. Only whole words match, in any case, with or
 * without accents, and with letters of other scripts that look like ours. A listed word inside a longer
 * harmless phrase stays.
 */

/** Letters with their marks, digits, and the invisible characters people hide inside a word. */
const WORD = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]+/gu;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const MARKS = /\p{M}/gu;
/** A letter together with the marks written on it. */
const LETTER = /[^\p{M}]\p{M}*|\p{M}+/gu;
/** Digits behind a word change nothing: "shit1". */
const DIGITS_BEHIND = /(?<=\p{L}{3})\d+$/u;
/** Nothing in it has to be taken apart: most English texts. */
const PLAIN = /^[\0-\x7f]*$/;
/** Its accents are all that has to go: most Spanish texts. To fold it whole is to fold each of its words. */
const LATIN = /^[\0-\xac\xae-\xff\u2010-\u2027\u2030-\u203a]*$/;
const NOT_ASCII = /[^\0-\x7f]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;

export type WordMask = ((text: string) => string) & {
  /** Whether a text has a passage that is hidden until a case is decided. */
  hides?: (text: string) => boolean;
};

/** A listed entry: the words after the first one, each with the separator before it. */
type Tail = readonly { separator: string; word: string }[];

type Token = { word: string; start: number; end: number };

/**
 * Compiles a list once, for many texts. The masked text has as many code points as the original. Time grows with the
 * text's length alone, not with the list's.
 */
export function createWordMask(badWords: Iterable<string>): WordMask {
  const tails = indexByFirstWord(badWords);
  if (tails.size === 0) return (text) => text;
  const listed = patternOf(tails);
  // Nearly all texts contain no entry. One match tells that; finding the positions takes many times as long.
  return (text) => (listed.test(wordsOf(text)) ? maskTokens(text, tails) : text);
}

/** The same, for a single text. */
export function maskBadWords(text: string, badWords: Iterable<string>): string {
  return createWordMask(badWords)(text);
}

/**
 * The form by which entries are compared: two with the same form mask the same. Empty where nothing is
 * masked.
 */
export function foldEntry(entry: string): string {
  let previousEnd: number | null = null;
  return tokensOf(entry)
    .map(({ word, start, end }) => {
      const separator = previousEnd === null ? '' : foldSeparator(entry.slice(previousEnd, start));
      previousEnd = end;
      return separator + word;
    })
    .join('');
}

function indexByFirstWord(badWords: Iterable<string>): Map<string, Tail[]> {
  const tails = new Map<string, Tail[]>();
  for (const entry of badWords) {
    const [first, ...rest] = tokensOf(entry);
    if (first === undefined || first.word === '') continue;
    let previous = first;
    const tail = rest.map((token) => {
      const separator = foldSeparator(entry.slice(previous.end, token.start));
      previous = token;
      return { separator, word: token.word };
    });
    const sameFirst = tails.get(first.word);
    if (sameFirst) sameFirst.push(tail);
    else tails.set(first.word, [tail]);
  }
  for (const sameFirst of tails.values()) sameFirst.sort((a, b) => b.length - a.length);
  return tails;
}

/**
 * A pattern that finds every listed whole word, and sometimes a false match, such as one beside an accented
 * letter. Checking a match again costs less than an exact pattern.
 */
function patternOf(tails: Map<string, Tail[]>): RegExp {
  const beginnings: Beginnings = new Map();
  for (const [first, sameFirst] of tails)
    for (const tail of sameFirst) addEntry(beginnings, [first, ...tail.map(({ word }) => word)]);
  return new RegExp(`(?:^|[^a-z0-9])${writeOut(beginnings)}(?![a-z])`);
}

/**
 * A tree of entries by their next letter, or by the separator between two words. The empty key ends an entry.
 */
type Beginnings = Map<string, Beginnings>;

const BETWEEN_WORDS = '[^a-z0-9]+';
const ENTRY_END = '';

function addEntry(beginnings: Beginnings, words: readonly string[]): void {
  let at = beginnings;
  words.forEach((word, index) => {
    if (index > 0) at = goOn(at, BETWEEN_WORDS);
    for (const letter of word) at = goOn(at, letter);
  });
  goOn(at, ENTRY_END);
}

function goOn(at: Beginnings, key: string): Beginnings {
  const known = at.get(key);
  if (known !== undefined) return known;
  const next: Beginnings = new Map();
  at.set(key, next);
  return next;
}

/** Shares common beginnings, so that a word that no entry begins with fails after one comparison. */
function writeOut(beginnings: Beginnings): string {
  const ways = Array.from(beginnings, ([letter, rest]) =>
    letter === ENTRY_END ? '' : (letter === BETWEEN_WORDS ? letter : literally(letter)) + writeOut(rest),
  );
  return ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`;
}

const literally = (letter: string) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&');

/** All words of a text, folded as those of the list are, with something between them. */
function wordsOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  if (LATIN.test(text)) return text.toLowerCase().replace(NOT_ASCII, foldLetter);
  return foldWord((text.match(WORD) ?? []).join(' '));
}

const foldedLetters = new Map<string, string>();

/** Each of these letters folds alone, whatever is beside it. */
function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldWord(letter);
  foldedLetters.set(letter, folded);
  return folded;
}

function maskTokens(text: string, tails: Map<string, Tail[]>): string {
  const tokens = tokensOf(text);
  let masked = '';
  let copiedTo = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    if (first === undefined) continue;
    const known = tails.get(first.word) ?? tails.get(first.word.replace(DIGITS_BEHIND, ''));
    const tail = known?.find((candidate) => follows(text, tokens, index, candidate));
    if (tail === undefined) continue;
    if (isHarmless(tokens, index, tail.length + 1)) continue;
    index += tail.length;
    const end = tokens[index]?.end ?? first.end;
    masked += text.slice(copiedTo, first.start) + maskSpan(text.slice(first.start, end));
    copiedTo = end;
  }
  return masked + text.slice(copiedTo);
}

/** The words of each harmless phrase, by each of its words. */
let harmless: Map<string, string[][]> | undefined;

/** Whether the listed words at a place belong to a longer phrase that is harmless. */
function isHarmless(tokens: readonly Token[], index: number, length: number): boolean {
  harmless ??= indexHarmless();
  const phrases = harmless.get(tokens[index]?.word ?? '') ?? [];
  return phrases.some((phrase) => {
    if (phrase.length <= length) return false;
    const start = index - phrase.indexOf(tokens[index]?.word ?? '');
    return phrase.every((word, place) => tokens[start + place]?.word === word);
  });
}

function indexHarmless(): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const phrase of HARMLESS_PHRASES) {
    const words = tokensOf(phrase).map(({ word }) => word);
    for (const word of new Set(words)) index.set(word, [...(index.get(word) ?? []), words]);
  }
  return index;
}

function follows(text: string, tokens: readonly Token[], firstIndex: number, tail: Tail): boolean {
  return tail.every(({ separator, word }, offset) => {
    const before = tokens[firstIndex + offset];
    const token = tokens[firstIndex + offset + 1];
    if (before === undefined || token === undefined || token.word !== word) return false;
    return foldSeparator(text.slice(before.end, token.start)) === separator;
  });
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Lower case without accents and look-alike letters. The ñ is a letter of its own in Spanish (año is a year),
 * so it keeps its tilde.
 */
function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  const bare = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/n\u0303/g, 'ñ')
    .replace(LATIN_MARKS, '');
  return LATIN.test(bare)
    ? bare
    : withoutLookAlikes(bare.replace(MARKS, '').replace(INVISIBLE, '')).toLowerCase();
}

/** Any run of spaces counts as one; anything else between two words has to be there literally. */
function foldSeparator(separator: string): string {
  return separator.replace(/\s+/gu, ' ');
}

function maskSpan(span: string): string {
  return span.replace(/\S+/gu, maskWord);
}

function maskWord(word: string): string {
  const letters = word.match(LETTER) ?? [];
  if (letters.length <= 2) return dashes(word);
  const first = letters[0] ?? '';
  const last = letters.at(-1) ?? '';
  return first + dashes(word.slice(first.length, word.length - last.length)) + last;
}

function dashes(text: string): string {
  return '-'.repeat(Array.from(text).length);
}
