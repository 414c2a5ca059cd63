import type { FactKey } from '../../common/constants.ts';
import { expand, type Slots } from './grammar.ts';
import type { Facts } from './job-facts.ts';
import { readSentence, type PhraseBook } from './phrase-book.ts';
import type { Random } from './random.ts';
import { sentencesOf } from './sentences.ts';

/**
 * A writer of one review: picks sentences that fit its place and facts, expands them, and records the topics.
 */
export type Pen = {
  /** An empty text where none of the choices fits, or all were read before. */
  write: (choices: readonly string[]) => string;
  /** The same, but an empty text once all choices were said so often on the page of the first topic. */
  writeIfFresh: (choices: readonly string[], most: number) => string;
  /** Part of a sentence, which may have been read before. */
  part: (choices: readonly string[]) => string;
  said: Set<FactKey>;
};

type PenSettings = {
  book: PhraseBook;
  /** The page comes first. */
  topics: readonly [page: string, ...others: string[]];
  slots: Slots;
  facts: Facts;
  inMexico: boolean;
  /** Businesses do not write of their family. */
  ofBusiness: boolean;
  random: Random;
};

/** The number of attempts to expand a sentence until it is a new one. */
const EXPANSIONS = 6;
const OF_HOME =
  /\{spouse\}|(?:my|our) (?:house|home|kids|dog|mother|sister|neighbor|family)|kids|dog\b|fridge|slept|niñ|perro|mamá|vecin|familia|mi casa|cuñad/i;

export function createPen({ book, topics, slots, facts, inMexico, ofBusiness, random }: PenSettings): Pen {
  const said = new Set<FactKey>();
  const written = new Set<string>();
  const [page] = topics;
  const fits = (raw: string): boolean => {
    const { country, jobs, settles } = readSentence(raw);
    if (country !== null && (country === 'mx') !== inMexico) return false;
    if (ofBusiness && OF_HOME.test(raw)) return false;
    if (jobs.length > 0 && !jobs.some((part) => isAbout(part, slots['noun'] ?? ''))) return false;
    if (settles === null) return true;
    return !said.has(settles.key) && facts[settles.key] === settles.answer;
  };
  const isNew = (text: string): boolean =>
    !book.isSpent(text, page) && !sentencesOf(text).some((sentence) => written.has(sentence));
  const writeOut = (text: string): string | null => {
    for (let attempt = 0; attempt < EXPANSIONS; attempt += 1) {
      const sentence = expand(text, slots, random);
      if (isNew(sentence)) return sentence;
    }
    return null;
  };
  const write = (choices: readonly string[]): string => {
    for (let left = choices.filter(fits); left.length > 0;) {
      const raw = book.choose(left, topics, random);
      const { text, settles } = readSentence(raw);
      const sentence = writeOut(text);
      if (sentence !== null) {
        if (settles !== null) said.add(settles.key);
        for (const part of sentencesOf(sentence)) written.add(part);
        return sentence;
      }
      left = left.filter((other) => other !== raw);
    }
    return '';
  };
  const writeIfFresh = (choices: readonly string[], most: number): string => {
    const fitting = choices.filter(fits);
    return book.timesSaid(fitting, topics.slice(0, 1)) < most ? write(fitting) : '';
  };
  const part = (choices: readonly string[]): string => {
    const fitting = choices.filter(fits);
    return fitting.length === 0
      ? ''
      : expand(readSentence(book.choose(fitting, topics, random)).text, slots, random);
  };
  return { write, writeIfFresh, part, said };
}

function isAbout(part: string, noun: string): boolean {
  return part.startsWith('=') ? noun === part.slice(1) : noun.includes(part);
}
