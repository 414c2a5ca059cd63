import type { Language } from '../../../../common/language.ts';
import type { Facts } from './job-facts.ts';
import { isMexican } from './places.ts';
import type { Pen } from './phrase-book.ts';
import type { Random } from './random.ts';
import type { ReviewPlan } from './review-plans.ts';
import { ENGLISH_FACTS, ENGLISH_SHORT_FACTS } from './texts/english/facts.ts';
import { ENGLISH_FRAMES } from './texts/english/frames.ts';
import { ENGLISH_TITLES } from './texts/english/titles.ts';
import { ENGLISH_TRADES } from './texts/english/trades.ts';
import { SPANISH_FACTS, SPANISH_SHORT_FACTS } from './texts/mexican-spanish/facts.ts';
import { SPANISH_FRAMES } from './texts/mexican-spanish/frames.ts';
import { SPANISH_TITLES } from './texts/mexican-spanish/titles.ts';
import { SPANISH_TRADES } from './texts/mexican-spanish/trades.ts';
import type { FactTexts, ReviewFrames, TitleTexts, TradeTexts } from './texts/shapes.ts';

/** Everything that is said in one language. */
export type LanguageTexts = {
  facts: FactTexts;
  shortFacts: FactTexts;
  frames: ReviewFrames;
  titles: TitleTexts;
  trades: Readonly<Record<string, TradeTexts>>;
};

export const TEXTS: Record<Language, LanguageTexts> = {
  english: {
    facts: ENGLISH_FACTS,
    shortFacts: ENGLISH_SHORT_FACTS,
    frames: ENGLISH_FRAMES,
    titles: ENGLISH_TITLES,
    trades: ENGLISH_TRADES,
  },
  mexican_spanish: {
    facts: SPANISH_FACTS,
    shortFacts: SPANISH_SHORT_FACTS,
    frames: SPANISH_FRAMES,
    titles: SPANISH_TITLES,
    trades: SPANISH_TRADES,
  },
};

/** What customers say of a trade's work; throws an Error for a trade without texts. */
export function tradeTexts(tradeSlug: string, language: Language): TradeTexts {
  const texts = TEXTS[language].trades[tradeSlug];
  if (texts === undefined) throw new Error(`No review texts for ${tradeSlug} in ${language}`);
  return texts;
}

/** At work on one review: the plan, the job, the answers, and the pen. */
export type Desk = {
  plan: ReviewPlan;
  need: string;
  work: TradeTexts;
  facts: Facts;
  pen: Pen;
  random: Random;
};

/** Whether the work was where the author lives. */
export function isNear(plan: ReviewPlan): boolean {
  return plan.author.metro.key === plan.firm.metro.key;
}

/** Whether a plan's job lies in Mexico. */
export function inMexico(plan: ReviewPlan): boolean {
  return isMexican(plan.place.regionCode);
}
