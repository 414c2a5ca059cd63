import type { Language } from '../../common/format/language.ts';
import { amountInWords, drawAmount, roundly } from './money.ts';
import { isMexican } from './places.ts';
import type { Random } from './random.ts';
import type { ReviewPlan } from './review-plans.ts';
import { withArticle } from './nouns.ts';
import type { JobText } from './text-shapes.ts';

/** Figures of a job, in the money of the country. */
export type Figures = { quote: number; within: number; over: number; small: boolean; large: boolean };

/** The size of a job in time: agreed, and how long it may be late in starting and in ending. */
type Spans = { agreed: readonly string[]; startLate: readonly string[]; late: readonly string[] };

const SPANS: Record<
  Language,
  readonly [smallest: Spans, small: Spans, middle: Spans, large: Spans, largest: Spans]
> = {
  english: [
    {
      agreed: ['two hours', 'a morning', 'half a day'],
      startLate: ['three days', 'four days', 'a week'],
      late: ['nine days', 'ten days', 'two weeks'],
    },
    {
      agreed: ['a day', 'two days', 'three days'],
      startLate: ['four days', 'five days', 'a week'],
      late: ['nine days', 'two weeks', 'eleven days'],
    },
    {
      agreed: ['four days', 'a week', 'eight days'],
      startLate: ['five days', 'a week', 'eleven days'],
      late: ['two weeks', 'twelve days', 'three weeks'],
    },
    {
      agreed: ['two weeks', 'three weeks', 'five weeks'],
      startLate: ['ten days', 'two weeks', 'three weeks'],
      late: ['a month', 'five weeks', 'three weeks'],
    },
    {
      agreed: ['three months', 'four months', 'five months'],
      startLate: ['two weeks', 'three weeks', 'a month'],
      late: ['two months', 'ten weeks', 'three months'],
    },
  ],
  mexican_spanish: [
    {
      agreed: ['dos horas', 'una mañana', 'medio día'],
      startLate: ['tres días', 'cuatro días', 'una semana'],
      late: ['nueve días', 'diez días', 'dos semanas'],
    },
    {
      agreed: ['un día', 'dos días', 'tres días'],
      startLate: ['cuatro días', 'cinco días', 'una semana'],
      late: ['nueve días', 'quince días', 'once días'],
    },
    {
      agreed: ['cuatro días', 'una semana', 'ocho días'],
      startLate: ['cinco días', 'una semana', 'once días'],
      late: ['quince días', 'doce días', 'tres semanas'],
    },
    {
      agreed: ['dos semanas', 'tres semanas', 'cinco semanas'],
      startLate: ['diez días', 'dos semanas', 'tres semanas'],
      late: ['un mes', 'cinco semanas', 'tres semanas'],
    },
    {
      agreed: ['tres meses', 'cuatro meses', 'cinco meses'],
      startLate: ['dos semanas', 'tres semanas', 'un mes'],
      late: ['dos meses', 'diez semanas', 'tres meses'],
    },
  ],
};
/** Up to how many dollars a job is of the first, second … size. */
const SIZES_IN_DOLLARS = [400, 2500, 9000, 60000];
const WEEKDAYS: Record<Language, readonly string[]> = {
  english: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  mexican_spanish: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'],
};

/** The costs of the work: as quoted, as billed within the quote, and as billed over it. */
export function drawFigures(job: JobText, regionCode: string, random: Random): Figures {
  const [low, high] = job.dollars;
  const quote = drawAmount(low, high, isMexican(regionCode), random);
  const dollars = (low + high) / 2;
  return {
    quote,
    within: random.chance(0.35) ? quote : roundly(quote * (0.98 + random.next() * 0.08)),
    over: roundly(quote * (1.2 + random.next() * 0.4)),
    small: dollars <= 400,
    large: dollars > 9000,
  };
}

/** The texts of the slots in one review. `priceHeld` and `advanceSmall` must match the facts. */
export function slotsFor(
  plan: ReviewPlan,
  job: JobText,
  figures: Figures,
  priceHeld: boolean,
  random: Random,
): Record<string, string> {
  const { language, author, firm, place } = plan;
  const inMexico = isMexican(place.regionCode);
  const money = (amount: number): string => amountInWords(amount, language, inMexico);
  const final = priceHeld ? figures.within : figures.over;
  const spans = spansOf(job, language);
  return {
    noun: job.noun,
    Noun: capitalised(job.noun),
    noun_a: withArticle(job.noun),
    quote: money(figures.quote),
    final: money(final),
    difference: money(Math.abs(figures.over - figures.quote)),
    span: random.pick(spans.agreed),
    late: random.pick(spans.late),
    startLate: random.pick(spans.startLate),
    foreman: firm.foreman[language],
    weekday: random.pick(WEEKDAYS[language]),
    city: place.city,
    area: areaOf(plan, random, language),
    spouse: spouse(language, author.gender),
    oa: author.gender === 'feminine' ? 'a' : 'o',
  };
}

/** A part of the main city, or one of the towns around it. */
function areaOf({ firm, place }: ReviewPlan, random: Random, language: Language): string {
  const [main] = firm.metro.places;
  if (place.city !== main?.[0]) return place.city;
  const area = random.pick(firm.metro.areas);
  return language === 'english' ? area : area.replace(/^the /, '');
}

/** The deposit in percent, by whether it was at most 30. */
export function advanceSlot(small: boolean, random: Random): string {
  return String(random.pick(small ? [10, 15, 20, 25, 30] : [40, 50, 60, 70]));
}

function spansOf(job: JobText, language: Language): Spans {
  const dollars = (job.dollars[0] + job.dollars[1]) / 2;
  const size = SIZES_IN_DOLLARS.filter((limit) => dollars > limit).length;
  const spans = SPANS[language][size];
  if (spans === undefined) throw new RangeError(`No spans for size ${size}`);
  return spans;
}

function spouse(language: Language, gender: 'feminine' | 'masculine'): string {
  if (language === 'english') return gender === 'feminine' ? 'husband' : 'wife';
  return gender === 'feminine' ? 'esposo' : 'esposa';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
