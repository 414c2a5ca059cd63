import type { FactAnswer, FactKey } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/language.ts';
import { expand } from './grammar.ts';
import type { Facts } from './job-facts.ts';
import { isMexican, type Climate } from './places.ts';
import type { Pen } from './phrase-book.ts';
import { createRandom, type Random } from './random.ts';
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

const SEASONS: Record<Climate, readonly ['heat' | 'rain' | 'cold', readonly number[]]> = {
  desert: ['heat', [6, 7, 8]],
  gulf: ['heat', [6, 7, 8]],
  snow: ['cold', [12, 1, 2]],
  pacific: ['rain', [1, 2, 3]],
  tropics: ['rain', [6, 7, 8, 9, 10]],
  highland: ['rain', [6, 7, 8, 9, 10]],
};

/** At work on one review: the plan, the job, the answers, and the pen. */
export type Desk = {
  plan: ReviewPlan;
  need: string;
  work: TradeTexts;
  facts: Facts;
  pen: Pen;
  random: Random;
};

/** After so many times a sentence on the work of a trade is not said again on the same page. */
const TIMES_ON_A_PAGE = 3;
/** How often a language spoken in common is worth a word. */
const LANGUAGE_MENTIONED = 0.3;
const OUTDOORS = new Set([
  'general-contractor',
  'additions-adu',
  'demolition',
  'excavation',
  'foundation',
  'concrete',
  'masonry',
  'paving',
  'framing',
  'roofing',
  'waterproofing',
  'gutters',
  'siding',
  'solar',
  'landscaping',
  'tree-service',
  'fencing',
  'decks-patios',
  'pools',
  'plaster-stucco',
]);
const UNDER_TARPS = new Set([
  'general-contractor',
  'additions-adu',
  'framing',
  'roofing',
  'siding',
  'plaster-stucco',
  'waterproofing',
  'foundation',
]);

/** Facts of an answer that were not spoken of yet, in a random order; hiring again is left for the last words. */
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
function factSentences(desk: Desk, answer: 'yes' | 'no', most: number): string[] {
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
function factLine(desk: Desk, answer: 'yes' | 'no', most: number): string {
  const { frames, shortFacts } = TEXTS[desk.plan.language];
  const phrases: string[] = [];
  for (const key of openFacts(desk, answer)) {
    if (phrases.length >= most) break;
    const phrase = desk.pen.write(shortFacts[key][answer]);
    if (phrase === '') continue;
    desk.pen.said.add(key);
    phrases.push(phrases.length === 0 ? phrase : uncapitalised(phrase));
  }
  const last = phrases.pop();
  if (last === undefined) return '';
  return phrases.length === 0 ? `${last}.` : `${phrases.join(', ')} ${frames.and} ${last}.`;
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The body: sentences in paragraphs, in an order that suits stage, stars and the author's voice. */
export function writeBody(desk: Desk): string {
  const { stage } = desk.plan;
  if (stage === 'quote_only') return join([quoteBody(desk)]);
  if (stage === 'abandoned')
    return join([[...opening(desk, 0.5), ...abandonedBody(desk)], closing(desk, 0.9)]);
  if (stage === 'in_progress') return join([[...opening(desk, 0.2), ...progressBody(desk)]]);
  return finishedBody(desk);
}

function finishedBody(desk: Desk): string {
  const { voice } = desk.plan.author;
  if (voice === 'terse') return join([terseBody(desk)]);
  if (voice === 'balanced' && desk.random.chance(0.4)) return listBody(desk);
  const opener = opening(desk, voice === 'balanced' ? 0.35 : 0.6);
  const paragraphs =
    voice === 'blunt' ? [[...opener, ...story(desk), ...closing(desk, 0.7)]] : longBody(desk, opener);
  return join(paragraphs);
}

/** Two or three paragraphs: how it came about, how it went, what remains. */
function longBody(desk: Desk, opener: string[]): string[][] {
  const { random, pen, plan } = desk;
  const frames = TEXTS[plan.language].frames;
  const household =
    isNear(plan) && plan.overall >= 4 && random.chance(plan.author.voice === 'balanced' ? 0.15 : 0.4)
      ? [pen.write(frames.household)]
      : [];
  const begin = [...opener, ...household];
  const told = story(desk);
  const last = [...(plan.overall >= 4 ? weather(desk) : []), ...closing(desk, 0.85)];
  if (random.chance(0.35) || told.length < 4) return [[...begin, ...told, ...last]];
  const cut = random.integer(2, told.length - 1);
  return [
    [...begin, ...told.slice(0, cut)],
    [...told.slice(cut), ...last],
  ];
}

function terseBody(desk: Desk): string[] {
  const { overall } = desk.plan;
  const line = overall >= 4 ? factLine(desk, 'yes', 3) : factLine(desk, 'no', 3);
  const other = overall === 4 || overall === 3 ? factLine(desk, overall === 4 ? 'no' : 'yes', 2) : '';
  return [...setting(desk), ...workSentences(desk, 1), line, other, ...closing(desk, 0.5)];
}

/** "Good: … Not so good: …", as careful people write. */
function listBody(desk: Desk): string {
  const { pen, plan } = desk;
  const { lists } = TEXTS[plan.language].frames;
  const intro = [...opening(desk, 0.5), ...setting(desk), ...workSentences(desk, 1)];
  const good = factLine(desk, 'yes', plan.overall >= 4 ? 4 : 2);
  const bad = factLine(desk, 'no', plan.overall <= 3 ? 4 : 2);
  const rows = [
    ...(good === '' ? [] : [`${pen.write(lists.yes)} ${uncapitalised(good)}`]),
    ...(bad === '' ? [] : [`${pen.write(lists.no)} ${uncapitalised(bad)}`]),
  ];
  return [sentenceLine(intro), ...rows, sentenceLine(closing(desk, 0.8))]
    .filter((row) => row !== '')
    .join('\n');
}

/** Need, work, and what the facts say, with a turn where praise and blame meet. */
function story(desk: Desk): string[] {
  const { overall } = desk.plan;
  const begin = setting(desk);
  const many = desk.plan.author.voice === 'chatty' ? 1 : 0;
  if (overall === 5)
    return [...begin, ...mixed(desk, [workSentences(desk, 1 + many), factSentences(desk, 'yes', 2 + many)])];
  if (overall === 4)
    return [
      ...begin,
      ...workSentences(desk, 1),
      ...factSentences(desk, 'yes', 1 + many),
      ...smallPrint(desk),
    ];
  if (overall === 3) return [...begin, ...halfAndHalf(desk, many)];
  const blame = mixed(desk, [
    workSentences(desk, overall === 1 ? 2 : 1),
    factSentences(desk, 'no', 2 + many),
  ]);
  const fair = overall === 2 && desk.random.chance(0.5) ? praise(desk, 1) : [];
  return [...begin, ...blame, ...fair];
}

/** Lists after one another, in either order. */
function mixed(desk: Desk, [first = [], second = []]: string[][]): string[] {
  return desk.random.chance(0.62) ? [...first, ...second] : [...second, ...first];
}

function smallPrint(desk: Desk): string[] {
  const { frames } = TEXTS[desk.plan.language];
  const facts = factSentences(desk, 'no', 1);
  const turn = desk.random.chance(0.55) ? [desk.pen.write(frames.turnToBad)] : [];
  return [...turn, ...(facts.length > 0 ? facts : [desk.pen.write(frames.gripes)])];
}

function halfAndHalf(desk: Desk, many: number): string[] {
  const { frames } = TEXTS[desk.plan.language];
  const good = [desk.pen.writeIfFresh(desk.work.good, TIMES_ON_A_PAGE), ...factSentences(desk, 'yes', 1)];
  const bad = [
    ...factSentences(desk, 'no', 2 + many),
    ...(desk.random.chance(0.45) ? [desk.pen.writeIfFresh(desk.work.bad, TIMES_ON_A_PAGE)] : []),
  ];
  if (desk.random.chance(0.5)) return [...good, desk.pen.write(frames.turnToBad), ...bad];
  return [...bad, desk.pen.write(frames.turnToGood), ...good];
}

function praise(desk: Desk, most: number): string[] {
  const sentences = factSentences(desk, 'yes', most);
  return sentences.length === 0
    ? []
    : [desk.pen.write(TEXTS[desk.plan.language].frames.turnToGood), ...sentences];
}

function setting(desk: Desk): string[] {
  const { plan, pen, random } = desk;
  if (plan.returning)
    return plan.overall >= 4 && random.chance(0.4)
      ? [pen.write(TEXTS[plan.language].frames.returning), desk.need]
      : [desk.need];
  return isNear(plan) || random.chance(0.4)
    ? [desk.need]
    : [pen.writeIfFresh([elsewhere(plan)], 1), desk.need];
}

/** Why the author had work done there: the same reason whenever it is the same town. */
function elsewhere(plan: ReviewPlan): string {
  const own = createRandom(`${plan.author.user.key}/${plan.firm.metro.key}/elsewhere`);
  return expand(own.pick(TEXTS[plan.language].frames.elsewhere), { city: plan.place.city }, own);
}

/** Of the work itself: praise from four stars on, blame up to two, one of both between. */
function workSentences(desk: Desk, most: number): string[] {
  const { work, plan, pen, random } = desk;
  const bank = plan.overall >= 4 || (plan.overall === 3 && random.chance(0.5)) ? work.good : work.bad;
  const sentences = Array.from({ length: most }, () => pen.writeIfFresh(bank, TIMES_ON_A_PAGE));
  return sentences.filter((sentence, index, all) => sentence !== '' && all.indexOf(sentence) === index);
}

function opening(desk: Desk, chance: number): string[] {
  const { plan, pen, random } = desk;
  return random.chance(chance) ? [pen.write(TEXTS[plan.language].frames.openers[plan.overall])] : [];
}

function closing(desk: Desk, chance: number): string[] {
  const { plan, pen, random, facts } = desk;
  const { frames } = TEXTS[plan.language];
  if (!random.chance(chance)) return [];
  const again = facts.would_hire_again;
  if (plan.overall === 3 && again !== 'not_applicable') return [pen.write(frames.mixedClosers[again])];
  return [pen.write(frames.closers[plan.overall])];
}

/** Out of doors, a word on the season now and then. */
function weather({ plan, pen, random }: Desk): string[] {
  if (!random.chance(0.4) || !OUTDOORS.has(plan.tradeSlug)) return [];
  const season = seasonOf(plan.firm.metro.climate, Number(plan.jobMonth.slice(5, 7)));
  if (season === null || (season === 'rain' && !UNDER_TARPS.has(plan.tradeSlug))) return [];
  return [pen.write(TEXTS[plan.language].frames[season])];
}

/** What people there speak of in a month (1 to 12). */
function seasonOf(climate: Climate, month: number): 'heat' | 'rain' | 'cold' | null {
  const [season, months] = SEASONS[climate];
  return months.includes(month) ? season : null;
}

function abandonedBody(desk: Desk): string[] {
  const { frames } = TEXTS[desk.plan.language];
  return [
    ...setting(desk),
    desk.pen.write(frames.abandoned),
    ...factSentences(desk, 'no', desk.random.integer(2, 3)),
  ];
}

function progressBody(desk: Desk): string[] {
  const { frames } = TEXTS[desk.plan.language];
  const answer = desk.plan.overall >= 4 ? 'yes' : 'no';
  const news = desk.pen.write(frames.inProgress[answer]);
  const other = desk.plan.overall === 4 ? smallPrint(desk) : [];
  return [...setting(desk), news, ...factSentences(desk, answer, 2), ...other];
}

function quoteBody(desk: Desk): string[] {
  const { frames } = TEXTS[desk.plan.language];
  const { overall } = desk.plan;
  const good = (): string => desk.pen.write(frames.quote.yes);
  const bad = (): string => desk.pen.write(frames.quote.no);
  const sentences = overall >= 4 ? [good(), good()] : overall === 3 ? [good(), bad()] : [bad(), bad()];
  const more = desk.random.chance(0.5) ? [overall >= 4 ? good() : bad()] : [];
  const last =
    overall === 5 || overall <= 2 ? [desk.pen.write(frames.quoteClosers[overall === 5 ? 'yes' : 'no'])] : [];
  return [desk.pen.write(frames.quoteNeed), ...new Set([...sentences, ...more]), ...last];
}

/** A title of at most eighty letters; often of a fact that the body speaks of. */
export function writeTitle(desk: Desk): string {
  const { plan, pen, random } = desk;
  const { titles } = TEXTS[plan.language];
  const answer = plan.overall >= 4 ? 'yes' : 'no';
  if (plan.stage === 'quote_only') return pen.write(titles.quote[answer]);
  if (plan.stage === 'abandoned') return pen.write(titles.abandoned);
  if (plan.stage === 'in_progress') return pen.write(titles.inProgress[answer]);
  const spoken = [...pen.said]
    .filter((key) => desk.facts[key] === answer)
    .flatMap((key) => titles.byFact[key]?.[answer] ?? []);
  if (spoken.length > 0 && plan.overall !== 3 && random.chance(0.3)) return pen.write(spoken);
  return pen.write(titles.byStars[plan.overall]);
}

function join(paragraphs: string[][]): string {
  return paragraphs
    .map(sentenceLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function sentenceLine(sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Whether the work was where the author lives. */
function isNear(plan: ReviewPlan): boolean {
  return plan.author.metro.key === plan.firm.metro.key;
}

/** Whether a plan's job lies in Mexico. */
export function inMexico(plan: ReviewPlan): boolean {
  return isMexican(plan.place.regionCode);
}
