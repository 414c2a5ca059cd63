import type { Language } from '../../common/format/language.ts';
import type { Facts } from './job-facts.ts';
import { isMexican } from './places.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import type { ReviewPlan } from './review-plans.ts';
import type { FactTexts, ReviewFrames, TitleTexts, TradeTexts } from './text-shapes.ts';

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
    facts: readDemo('english/facts'),
    shortFacts: readDemo('english/short-facts'),
    frames: readDemo('english/frames'),
    titles: readDemo('english/titles'),
    trades: readDemo('english/trades'),
  },
  mexican_spanish: {
    facts: readDemo('mexican-spanish/facts'),
    shortFacts: readDemo('mexican-spanish/short-facts'),
    frames: readDemo('mexican-spanish/frames'),
    titles: readDemo('mexican-spanish/titles'),
    trades: readDemo('mexican-spanish/trades'),
  },
};

/** The customers' sentences about a trade's work; throws an Error for a trade without texts. */
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
