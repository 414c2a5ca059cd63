import {
  REVIEW_CONTACTS,
  REVIEW_JOB_YEARS,
  REVIEW_OFFERS,
  REVIEW_RELATIONS,
  type ReviewContact,
  type ReviewOffer,
  type ReviewRelation,
  type Stage,
} from '../../common/constants.ts';

/** The questions before a review, without the stage and the month, which are the job's. */
export type QualifyingAnswers = { contact: ReviewContact; relation: ReviewRelation; offered: ReviewOffer };

/**
 * The reasons why a user may not review this contractor. Each has its explanation in
 * `review_form.disqualified.*`.
 */
export const DISQUALIFICATIONS = [
  'own',
  'employer',
  'relative',
  'competitor',
  'not_a_customer',
  'paid',
] as const;
export type Disqualification = (typeof DISQUALIFICATIONS)[number];

/** The reason that weighs most, or null: may write. An offer that was turned down does not disqualify. */
export function disqualificationOf(answers: QualifyingAnswers): Disqualification | null {
  if (answers.relation !== 'none') return answers.relation;
  if (answers.contact === 'neither') return 'not_a_customer';
  return answers.offered === 'accepted' ? 'paid' : null;
}

/** The reason of each answer that disqualifies by itself, for the page to explain at once. */
export type DisqualifyingAnswers = {
  [Question in keyof QualifyingAnswers]: Partial<Record<QualifyingAnswers[Question], Disqualification>>;
};

const OF_A_CUSTOMER: QualifyingAnswers = { contact: 'hired', relation: 'none', offered: 'nothing' };

export const DISQUALIFYING_ANSWERS: DisqualifyingAnswers = {
  contact: reasonsOf('contact', REVIEW_CONTACTS),
  relation: reasonsOf('relation', REVIEW_RELATIONS),
  offered: reasonsOf('offered', REVIEW_OFFERS),
};

function reasonsOf<Answer extends string>(
  question: keyof QualifyingAnswers,
  answers: readonly Answer[],
): Partial<Record<Answer, Disqualification>> {
  const reasons = answers.map((answer) => [
    answer,
    disqualificationOf({ ...OF_A_CUSTOMER, [question]: answer }),
  ]);
  return Object.fromEntries(reasons.filter(([, reason]) => reason !== null)) as Partial<
    Record<Answer, Disqualification>
  >;
}

/** The stage of a job tells whether its author hired the contractor. */
export const contactOf = (stage: Stage): ReviewContact => (stage === 'quote_only' ? 'contacted' : 'hired');

/** The stage of a job whose author does not say. */
export const usualStage = (contact: unknown): Stage => (contact === 'contacted' ? 'quote_only' : 'finished');

/** An author who was not hired has seen no work begin. */
export function stageContradicts(contact: ReviewContact, stage: Stage): boolean {
  return contact !== 'hired' && stage !== 'quote_only';
}

/** The first and the last month (YYYY-MM, UTC) that a review written now may be about. */
export function reviewableMonths(now: Date): { earliest: string; latest: string } {
  const latest = now.toISOString().slice(0, 'YYYY-MM'.length);
  const year = now.getUTCFullYear() - REVIEW_JOB_YEARS;
  return { earliest: `${year}${latest.slice('YYYY'.length)}`, latest };
}

/** The problem of a job's month, or null. */
export function monthProblem(month: string, now: Date): 'to_come' | 'too_old' | null {
  const { earliest, latest } = reviewableMonths(now);
  if (month > latest) return 'to_come';
  return month < earliest ? 'too_old' : null;
}
