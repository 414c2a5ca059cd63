import { RESPONSE_MAX_LENGTH, type FactKey } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { daysAfter } from './dates.ts';
import { createPen, type Pen } from './pen.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import { inMexico } from './review-texts.ts';
import type { WrittenReview } from './reviews.ts';
import type { ResponseTexts } from './text-shapes.ts';
import type { DemoResponse } from './types.ts';

const TEXTS: Record<Language, ResponseTexts> = {
  english: readDemo('english/responses'),
  mexican_spanish: readDemo('mexican-spanish/responses'),
};
const SHORTEST_RESPONSE = 25;
/** The added chance of a response to one or two stars. */
const MORE_FOR_FEW_STARS = 0.15;

/**
 * The business's response to a review, or null without an owner, without interest, or without time so far.
 */
export function writeResponse(
  written: WrittenReview,
  book: PhraseBook,
  random: Random,
  today: Date,
): DemoResponse | null {
  const { review, plan } = written;
  const { firm } = plan;
  if (!firm.languages.includes(review.language)) return null;
  const chance = firm.answers + (review.overall <= 2 ? MORE_FOR_FEW_STARS : 0);
  if (firm.owner === null || !random.chance(chance)) return null;
  const createdAt = daysAfter(review.createdAt, responseDays(random));
  const leftForNow = firm.owner.user.key === 'contractor' && daysAfter(review.createdAt, 14) > today;
  if (createdAt >= today || leftForNow) return null;
  const body = responseBody(written, book, random).slice(0, RESPONSE_MAX_LENGTH);
  if (body.length < SHORTEST_RESPONSE) return null;
  return { key: `${review.key}-response`, reviewKey: review.key, body, createdAt };
}

/** Mostly within two days, at times after two weeks. */
function responseDays(random: Random): number {
  return 0.15 + 14 * random.next() ** 3;
}

function responseBody(written: WrittenReview, book: PhraseBook, random: Random): string {
  const { plan, review, slots } = written;
  const owner = plan.firm.owner?.user.name.split(' ')[0] ?? '';
  const pen = createPen({
    book,
    topics: [plan.firm.contractor.key],
    slots: {
      ...slots,
      name: plan.author.user.name.split(' ')[0] ?? '',
      owner,
      firm: plan.firm.contractor.name,
    },
    facts: review.facts,
    inMexico: inMexico(plan),
    ofBusiness: false,
    random,
  });
  const [greeting = '', ...sentences] = sentencesFor(written, pen, random);
  book.keep(sentences.join(' '), plan.firm.contractor.key);
  const answer = greet(greeting, sentences.filter((sentence) => sentence !== '').join(' '));
  return random.chance(0.35) ? `${answer}\n\n${pen.part(TEXTS[review.language].signatures)}` : answer;
}

/** "Hi Ann, thank you …": after the comma comes a lower-case letter, unless the word is I. */
function greet(greeting: string, answer: string): string {
  if (greeting === '') return answer;
  const small = /^I\b/.test(answer) ? answer : answer.charAt(0).toLowerCase() + answer.slice(1);
  return `${greeting} ${small}`;
}

function sentencesFor(written: WrittenReview, pen: Pen, random: Random): string[] {
  const { review } = written;
  const texts = TEXTS[review.language];
  const greeting = random.chance(0.5) ? pen.part(texts.greetings) : '';
  if (review.stage === 'quote_only')
    return [greeting, pen.write(texts.quote[review.overall >= 4 ? 'yes' : 'no'])];
  if (review.stage === 'abandoned') return [greeting, pen.write(texts.abandoned), pen.write(texts.offers)];
  if (review.overall === 5) return [greeting, ...thanks(written, pen, random)];
  if (review.overall >= 3)
    return [
      greeting,
      pen.write(texts.thanksForMost),
      ...explanations(written, pen, 1),
      pen.write(texts.promises),
    ];
  return [greeting, ...answerToBlame(written, pen, random)];
}

function thanks({ review }: WrittenReview, pen: Pen, random: Random): string[] {
  const texts = TEXTS[review.language];
  const more = random.chance(0.65) ? [pen.write(texts.ofTheWork)] : [];
  const last = random.chance(0.6) ? [pen.write(texts.untilNextTime)] : [];
  return [pen.write(texts.thanks), ...more, ...last];
}

/** Two in three apologise, one in three sees it differently; both speak of what the review says. */
function answerToBlame(written: WrittenReview, pen: Pen, random: Random): string[] {
  const texts = TEXTS[written.review.language];
  if (random.chance(0.34))
    return [pen.write(texts.disagreements), ...explanations(written, pen, 2), pen.write(texts.openDoor)];
  return [pen.write(texts.apologies), ...explanations(written, pen, 1), pen.write(texts.offers)];
}

/** On those of the failings that the review speaks of. */
function explanations({ review, said }: WrittenReview, pen: Pen, most: number): string[] {
  const texts = TEXTS[review.language];
  const keys = (Object.keys(texts.explanations) as FactKey[]).filter(
    (key) => said.has(key) && review.facts[key] === 'no',
  );
  return keys.slice(0, most).map((key) => pen.write(texts.explanations[key] ?? []));
}
