import { expand } from './grammar.ts';
import { createRandom } from './random.ts';
import { factLine, factSentences, uncapitalised } from './review-facts.ts';
import type { ReviewPlan } from './review-plans.ts';
import { isNear, TEXTS, type Desk } from './review-texts.ts';
import { joinParagraphs, sentenceLine } from './sentences.ts';

/** After so many times a sentence on the work of a trade is not said again on the same page. */
const TIMES_ON_A_PAGE = 3;

/** The body: sentences in paragraphs, in an order that suits stage, stars and the author's voice. */
export function writeBody(desk: Desk): string {
  const { stage } = desk.plan;
  if (stage === 'quote_only') return joinParagraphs([quoteBody(desk)]);
  if (stage === 'abandoned')
    return joinParagraphs([[...opening(desk, 0.5), ...abandonedBody(desk)], closing(desk, 0.9)]);
  if (stage === 'in_progress') return joinParagraphs([[...opening(desk, 0.2), ...progressBody(desk)]]);
  return finishedBody(desk);
}

function finishedBody(desk: Desk): string {
  const { voice } = desk.plan.author;
  if (voice === 'terse') return joinParagraphs([terseBody(desk)]);
  if (voice === 'balanced' && desk.random.chance(0.4)) return listBody(desk);
  const opener = opening(desk, voice === 'balanced' ? 0.35 : 0.6);
  const paragraphs =
    voice === 'blunt' ? [[...opener, ...story(desk), ...closing(desk, 0.7)]] : longBody(desk, opener);
  return joinParagraphs(paragraphs);
}

/** Two or three paragraphs: how it came about, how it went, what remains. */
function longBody(desk: Desk, opener: string[]): string[][] {
  const { random, pen, plan } = desk;
  const frames = TEXTS[plan.language].frames;
  const household =
    isNear(plan) &&
    plan.author.user.role === 'user' &&
    plan.overall >= 4 &&
    random.chance(plan.author.voice === 'balanced' ? 0.15 : 0.4)
      ? [pen.write(frames.household)]
      : [];
  const begin = [...opener, ...household];
  const told = story(desk);
  const last = closing(desk, 0.85);
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
  const work = desk.random.chance(0.55) ? workSentences(desk, 1) : [];
  return [...setting(desk), ...work, line, other, ...closing(desk, 0.35)];
}

/** "Good: … Not so good: …", as careful reviewers write. */
function listBody(desk: Desk): string {
  const { pen, plan } = desk;
  const { lists } = TEXTS[plan.language].frames;
  const intro = [...opening(desk, 0.5), ...setting(desk), ...workSentences(desk, 1)];
  const good = factLine(desk, 'yes', plan.overall >= 4 ? 4 : 2);
  const bad = factLine(desk, 'no', plan.overall <= 3 ? 4 : 2);
  const rows = [
    ...(good === '' ? [] : [`${pen.part(lists.yes)} ${uncapitalised(good)}`]),
    ...(bad === '' ? [] : [`${pen.part(lists.no)} ${uncapitalised(bad)}`]),
  ];
  return [sentenceLine(intro), ...rows, sentenceLine(closing(desk, 0.8))]
    .filter((row) => row !== '')
    .join('\n');
}

/** Need, work, and the facts, with a turn between praise and criticism. */
function story(desk: Desk): string[] {
  const { overall } = desk.plan;
  const begin = setting(desk);
  const many = desk.plan.author.voice === 'chatty' ? desk.random.integer(1, 3) : 0;
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

/** The reason for work in another town: the same whenever it is the same town. */
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
