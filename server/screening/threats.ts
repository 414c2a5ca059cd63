import { INSULTS } from './insult-words.ts';
import { isQuoted } from './quoted.ts';
import { spellingsOf } from './spellings.ts';
import { DISGUISED_THREATS, ENGLISH_THREATS, MAY_BE_PEST, PESTS, SPANISH_THREATS } from './threat-words.ts';

const compiled = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(pattern, 'gu'));

const THREATS = compiled([...ENGLISH_THREATS, ...SPANISH_THREATS]);
const DISGUISED = compiled(DISGUISED_THREATS);
const COMPILED_INSULTS = compiled(INSULTS);
/** Characters around "kill them" in which the pest is named. */
const PEST_WITHIN = 160;

/**
 * Whether a plain text threatens or blackmails somebody, or insults where they come from, also with letters
 * disguised. A threat that its author tells of ("he said …") is none, and neither is one against pests.
 */
export const hasThreat = (plain: string): boolean =>
  spellingsOf(plain).some(
    (text, reading) =>
      (reading === 0 ? THREATS : [...THREATS, ...DISGUISED]).some((threat) =>
        matchesOf(text, threat).some((found) => isThreat(text, found)),
      ) || COMPILED_INSULTS.some((insult) => matchesOf(text, insult).some((found) => !isQuoted(text, found))),
  );

type FoundThreat = { start: number; end: number; words: string };

const matchesOf = (text: string, pattern: RegExp): FoundThreat[] =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
    words,
    start: index,
    end: index + words.length,
  }));

function isThreat(text: string, found: FoundThreat): boolean {
  const around = text.slice(Math.max(0, found.start - PEST_WITHIN), found.end + PEST_WITHIN);
  if (MAY_BE_PEST.test(found.words) && PESTS.test(around)) return false;
  return !isQuoted(text, found);
}
