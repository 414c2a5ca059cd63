import { FACT_KEYS, type FactAnswer, type FactKey } from '../../../../common/constants.ts';
import { expand, type Slots } from './grammar.ts';
import type { Facts } from './job-facts.ts';
import type { Random } from './random.ts';

/** A sentence of the tables: where it may be said, and which job fact it speaks of. */
export type Sentence = {
  text: string;
  country: 'mx' | 'us' | null;
  /** Parts of the nouns of the jobs it is about; `=pool` is the whole noun. Empty: any job of the trade. */
  jobs: readonly string[];
  settles: { key: FactKey; answer: FactAnswer } | null;
};

const MARKED = /^(?:(mx|us): )?(?:\(([^)]+)\) )?(?:([a-z_0-9]+)=(yes|no): )?(.*)$/s;

const readBefore = new Map<string, Sentence>();

/** Reads the marks in front of a sentence: `us: (slab, repipe) permits_pulled=yes: They pulled the permit.` */
export function readSentence(raw: string): Sentence {
  const known = readBefore.get(raw);
  if (known !== undefined) return known;
  const sentence = parseSentence(raw);
  readBefore.set(raw, sentence);
  return sentence;
}

function parseSentence(raw: string): Sentence {
  const [, country = null, jobs, fact, answer, text = raw] = MARKED.exec(raw) ?? [];
  const key = FACT_KEYS.find((known) => known === fact);
  return {
    text,
    country: country === 'mx' || country === 'us' ? country : null,
    jobs: jobs?.split(', ') ?? [],
    settles: key !== undefined && (answer === 'yes' || answer === 'no') ? { key, answer } : null,
  };
}

/** Remembers what was said on whose page, so that a page does not say the same again while there is a choice. */
export type PhraseBook = {
  choose: (choices: readonly string[], topics: readonly string[], random: Random) => string;
  /** How often the least said of the choices was said there. */
  timesSaid: (choices: readonly string[], topics: readonly string[]) => number;
};

export function createPhraseBook(): PhraseBook {
  const usesByTopic = new Map<string, Map<string, number>>();
  const usesOf = (sentence: string, topics: readonly string[]): number =>
    topics.reduce((sum, topic) => sum + (usesByTopic.get(topic)?.get(sentence) ?? 0), 0);
  const note = (sentence: string, topic: string): void => {
    const uses = usesByTopic.get(topic) ?? new Map<string, number>();
    usesByTopic.set(topic, uses.set(sentence, (uses.get(sentence) ?? 0) + 1));
  };
  return {
    timesSaid: (choices, topics) => Math.min(...choices.map((choice) => usesOf(choice, topics))),
    choose: (choices, topics, random) => {
      const uses = choices.map((choice) => usesOf(choice, topics));
      const fewest = Math.min(...uses);
      const chosen = random.pick(choices.filter((_, place) => uses[place] === fewest));
      for (const topic of topics) note(chosen, topic);
      return chosen;
    },
  };
}

/** A writer at one review: picks sentences that fit its place and facts, writes them out, and keeps what was spoken of. */
export type Pen = {
  write: (choices: readonly string[]) => string;
  /** The same, but an empty text once all choices were said so often on the page of the first topic. */
  writeIfFresh: (choices: readonly string[], most: number) => string;
  said: Set<FactKey>;
};

type PenSettings = {
  book: PhraseBook;
  topics: readonly string[];
  slots: Slots;
  facts: Facts;
  inMexico: boolean;
  random: Random;
};

/** `write` answers an empty text when none of the choices fits. */
export function createPen({ book, topics, slots, facts, inMexico, random }: PenSettings): Pen {
  const said = new Set<FactKey>();
  const fits = (raw: string): boolean => {
    const { country, jobs, settles } = readSentence(raw);
    if (country !== null && (country === 'mx') !== inMexico) return false;
    if (jobs.length > 0 && !jobs.some((part) => isAbout(part, slots['noun'] ?? ''))) return false;
    if (settles === null) return true;
    return !said.has(settles.key) && facts[settles.key] === settles.answer;
  };
  const write = (choices: readonly string[]): string => {
    const fitting = choices.filter(fits);
    if (fitting.length === 0) return '';
    const { text, settles } = readSentence(book.choose(fitting, topics, random));
    if (settles !== null) said.add(settles.key);
    return expand(text, slots, random);
  };
  const writeIfFresh = (choices: readonly string[], most: number): string => {
    const fitting = choices.filter(fits);
    return book.timesSaid(fitting, topics.slice(0, 1)) < most ? write(fitting) : '';
  };
  return { write, writeIfFresh, said };
}

function isAbout(part: string, noun: string): boolean {
  return part.startsWith('=') ? noun === part.slice(1) : noun.includes(part);
}
