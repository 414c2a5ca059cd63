import { REVIEW_BODY_MIN_LENGTH, REVIEW_TITLE_MAX_LENGTH, type FactKey } from '../../common/constants.ts';
import { drawFacts } from './job-facts.ts';
import { costBandOf } from './money.ts';
import { createPen, type Pen } from './pen.ts';
import { readSentence, type PhraseBook } from './phrase-book.ts';
import type { Random } from './random.ts';
import { writeBody } from './review-body.ts';
import type { ReviewPlan } from './review-plans.ts';
import { inMexico, TEXTS, tradeTexts, type Desk } from './review-texts.ts';
import { sentencesOf } from './sentences.ts';
import { writeTitle } from './review-title.ts';
import { drawScores } from './scores.ts';
import { advanceSlot, drawFigures, slotsFor } from './slots.ts';
import type { JobText } from './text-shapes.ts';
import type { DemoReview } from './types.ts';

/** A review together with what its answer may take up. */
export type WrittenReview = {
  plan: ReviewPlan;
  review: DemoReview;
  slots: Record<string, string>;
  /** The job facts that the body speaks of. */
  said: ReadonlySet<FactKey>;
};

const ATTEMPTS = 24;
/** Later on, a title that its page has already is better than none. */
const ATTEMPTS_FOR_TITLE = 12;
/** The number of full descriptions of a job on a page, and the chance of a brief one anyway. */
const NEEDS_IN_FULL = 3;
const BRIEF_ANYWAY = 0.12;
const LONGER_JOB_DOLLARS = 1000;

/** Writes a review in sentences that its page has not, and that few other pages have. */
export function writeReview(plan: ReviewPlan, book: PhraseBook, random: Random): WrittenReview {
  const page = plan.firm.contractor.key;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const written = draftReview(plan, book, random.fork(`draft-${attempt}`));
    const { body, title } = written.review;
    const hasNewTitle = attempt > ATTEMPTS_FOR_TITLE || !book.isSpent(titleOn(page, title), page);
    if (
      !hasNewTitle ||
      book.isSpent(body, page) ||
      body.length < REVIEW_BODY_MIN_LENGTH ||
      title.length > REVIEW_TITLE_MAX_LENGTH
    )
      continue;
    book.keep(body, page);
    book.keep(titleOn(page, title), page);
    return written;
  }
  throw new Error(`No fitting text for ${plan.key} in ${ATTEMPTS} attempts`);
}

/** A title is not repeated on its page; elsewhere it may be. */
const titleOn = (page: string, title: string): string =>
  `${page} has the title ${title.replace(/[.!?…]/g, '')}`;

function draftReview(plan: ReviewPlan, book: PhraseBook, random: Random): WrittenReview {
  const work = tradeTexts(plan.tradeSlug, plan.language);
  const topics = [plan.firm.contractor.key, plan.author.user.key] as const;
  const job = chooseJob(jobsFor(work.jobs, plan), book, topics, random);
  const figures = drawFigures(job, plan.place.regionCode, random);
  const facts = drawFacts(
    {
      overall: plan.overall,
      stage: plan.stage,
      permitNeeded: job.permit,
      small: figures.small,
      scheduled: job.scheduled,
      languageShared: plan.firm.languages.includes(plan.language),
      inMexico: inMexico(plan),
    },
    random,
  );
  const priceHeld = facts.price_within_quote !== 'no';
  const slots = slotsFor(plan, job, figures, priceHeld, random);
  slots['advance'] = advanceSlot(facts.advance_30_or_less !== 'no', random);
  const ofBusiness = plan.author.user.role === 'contractor';
  const pen = createPen({ book, topics, slots, facts, inMexico: inMexico(plan), ofBusiness, random });
  const desk: Desk = { plan, need: needFor(job, plan, book, pen, random), work, facts, pen, random };
  const body = writeBody(desk);
  const review: DemoReview = {
    key: plan.key,
    contractorKey: plan.firm.contractor.key,
    authorKey: plan.author.user.key,
    overall: plan.overall,
    scores: drawScores(plan.overall, plan.stage, facts, random),
    title: writeTitle(desk) || firstSentence(body),
    body,
    language: plan.language,
    tradeSlug: plan.tradeSlug,
    jobMonth: plan.jobMonth,
    city: plan.place.city,
    postalCode: plan.place.postalCode,
    costBand: costBandOf(priceHeld ? figures.within : figures.over, inMexico(plan)),
    stage: plan.stage,
    facts,
    createdAt: plan.createdAt,
  };
  return { plan, review, slots, said: pen.said };
}

/** The customer's need: in full the first times on a page, later in a few words. */
function needFor(job: JobText, plan: ReviewPlan, book: PhraseBook, pen: Pen, random: Random): string {
  const { briefNeeds, tradeNeeds } = TEXTS[plan.language].frames;
  if (plan.author.user.role === 'contractor') return pen.write(tradeNeeds);
  const brief = book.timesSaid([job.need], [plan.firm.contractor.key]) > NEEDS_IN_FULL;
  const full = brief || random.chance(BRIEF_ANYWAY) ? '' : pen.write([job.need]);
  return full === '' ? pen.write(briefNeeds) : full;
}

/**
 * Some work exists only on one side of the border. A short job is neither left unfinished nor put out to bid.
 */
function jobsFor(jobs: readonly JobText[], plan: ReviewPlan): JobText[] {
  const here = jobs.filter(({ need }) => readSentence(need).country !== (inMexico(plan) ? 'us' : 'mx'));
  const longer = here.filter(({ scheduled, dollars }) => scheduled && dollars[1] >= LONGER_JOB_DOLLARS);
  return plan.stage === 'finished' || longer.length === 0 ? here : longer;
}

function chooseJob(
  jobs: readonly JobText[],
  book: PhraseBook,
  topics: readonly string[],
  random: Random,
): JobText {
  const need = book.choose(
    jobs.map((entry) => entry.need),
    topics,
    random,
  );
  const chosen = jobs.find((entry) => entry.need === need);
  if (chosen === undefined) throw new Error('A trade without jobs');
  return chosen;
}

/** The title where none fits, as of a review without one. */
const firstSentence = (body: string): string => (sentencesOf(body)[0] ?? '').replace(/[.!…]$/u, '');
