import { skeleton } from './fold.ts';

/** Signs that stand for letters: "k1ll", "f@ggot", "m4tar". */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
/** A word that mixes letters and such signs; a sign at its end may be punctuation. */
const MIXED = /[\p{L}\d@$!|]*\p{L}[\p{L}\d@$!|]*/gu;
/** "f.a.g.g.o.t", "k i l l" */
const LETTER_BY_LETTER = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const STRETCHED = /(\p{L})\1{2,}/gu;
/** A capital I in the middle of small letters is read as an l. */
const CAPITAL_I = /(?<=\p{Ll})I(?=\p{Ll})/gu;
const APOSTROPHES = /[’‘ʼ´`]/gu;

/**
 * The ways to read a text whose words may be disguised, folded: as it is, with letters for digits and signs,
 * with letters that stand apart joined, and without stretched letters. Each reading once.
 */
export function spellingsOf(plain: string): string[] {
  const folded = skeleton(plain.replace(APOSTROPHES, "'").replace(CAPITAL_I, 'l')).toLowerCase();
  const asLetters = folded.replace(MIXED, charactersOf);
  const joined = asLetters.replace(LETTER_BY_LETTER, (letters) => letters.replace(/[ .*_-]/gu, ''));
  return [
    ...new Set([
      folded,
      joined,
      joined.replace(STRETCHED, '$1'),
      joined.replace(STRETCHED, '$1$1'),
      // "ki11 you": the 1 is an l here.
      // "faggot1"
      folded.replace(/(?<=\p{L}{3})\d+(?![\p{L}\d])/gu, ''),
      folded.replace(MIXED, (word) => word.replace(/1/gu, 'l')),
    ]),
  ];
}

const charactersOf = (word: string): string =>
  word.replace(/[0134578@$!|9](?=.*\p{L})|(?<=\p{L}.*)[0134578@$9]/gu, (sign) => SIGNS[sign] ?? sign);
