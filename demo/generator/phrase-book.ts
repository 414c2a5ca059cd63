import { FACT_KEYS, type FactAnswer, type FactKey } from '../../common/constants.ts';
import type { Random } from './random.ts';
import { sentencesOf } from './sentences.ts';

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

/** Records each page's sentences, so that no page repeats one and the whole world rarely does. */
export type PhraseBook = {
  choose: (choices: readonly string[], topics: readonly string[], random: Random) => string;
  /** The count of the least used of the choices there. */
  timesSaid: (choices: readonly string[], topics: readonly string[]) => number;
  /** Whether a page has one of the sentences of a text already, or the world has it often enough. */
  isSpent: (text: string, page: string) => boolean;
  /** A text is published on a page. */
  keep: (text: string, page: string) => void;
};

/** The most occurrences of a sentence in the whole world. */
export const SENTENCE_AT_MOST = 5;

export function createPhraseBook(atMost = SENTENCE_AT_MOST): PhraseBook {
  const usesByTopic = new Map<string, Map<string, number>>();
  const published = new Map<string, number>();
  const usesOf = (sentence: string, topics: readonly string[]): number =>
    topics.reduce((sum, topic) => sum + (usesByTopic.get(topic)?.get(sentence) ?? 0), 0);
  const note = (sentence: string, topic: string): void => {
    const uses = usesByTopic.get(topic) ?? new Map<string, number>();
    usesByTopic.set(topic, uses.set(sentence, (uses.get(sentence) ?? 0) + 1));
  };
  const countUp = (key: string) => published.set(key, (published.get(key) ?? 0) + 1);
  return {
    timesSaid: (choices, topics) => Math.min(...choices.map((choice) => usesOf(choice, topics))),
    choose: (choices, topics, random) => {
      const uses = choices.map((choice) => usesOf(choice, topics));
      const fewest = Math.min(...uses);
      const chosen = random.pick(choices.filter((_, place) => uses[place] === fewest));
      for (const topic of topics) note(chosen, topic);
      return chosen;
    },
    isSpent: (text, page) =>
      sentencesOf(text).some(
        (sentence) => (published.get(sentence) ?? 0) >= atMost || published.has(`${page}: ${sentence}`),
      ),
    keep: (text, page) => {
      for (const sentence of sentencesOf(text)) {
        countUp(sentence);
        countUp(`${page}: ${sentence}`);
      }
    },
  };
}
