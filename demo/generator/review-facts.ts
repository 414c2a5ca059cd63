import type { FactAnswer, FactKey } from '../../common/constants.ts';
import { TEXTS, type Desk } from './review-texts.ts';

/** The chance that a common language is mentioned. */
const LANGUAGE_MENTIONED = 0.3;

/**
 * Facts of an answer that were not mentioned yet, in random order; hiring again is left for the closing
 * words.
 */
function openFacts({ facts, pen, random }: Desk, answer: FactAnswer): FactKey[] {
  const keys = Object.keys(facts) as FactKey[];
  const open = keys.filter(
    (key) => facts[key] === answer && key !== 'would_hire_again' && !pen.said.has(key),
  );
  return random
    .shuffled(open)
    .filter((key) => key !== 'spoke_my_language' || answer === 'no' || random.chance(LANGUAGE_MENTIONED));
}

/** Up to so many sentences on facts with that answer. */
export function factSentences(desk: Desk, answer: 'yes' | 'no', most: number): string[] {
  const texts = TEXTS[desk.plan.language].facts;
  const sentences: string[] = [];
  for (const key of openFacts(desk, answer)) {
    if (sentences.length >= most) break;
    const sentence = desk.pen.write(texts[key][answer]);
    if (sentence === '') continue;
    desk.pen.said.add(key);
    sentences.push(sentence);
  }
  return sentences;
}

/** The same as half sentences in one: "Started on the day, kept to the quote and left it spotless." */
export function factLine(desk: Desk, answer: 'yes' | 'no', most: number): string {
  const { frames, shortFacts } = TEXTS[desk.plan.language];
  const phrases: string[] = [];
  for (const key of openFacts(desk, answer)) {
    if (phrases.length >= most) break;
    const phrase = desk.pen.part(shortFacts[key][answer]);
    if (phrase === '') continue;
    desk.pen.said.add(key);
    phrases.push(phrases.length === 0 ? phrase : uncapitalised(phrase));
  }
  const last = phrases.pop();
  if (last === undefined) return '';
  return phrases.length === 0 ? `${last}.` : `${phrases.join(', ')} ${frames.and} ${last}.`;
}

export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
