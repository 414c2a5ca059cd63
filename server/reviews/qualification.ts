import {
  REVIEW_JOB_YEARS,
  type ReviewContact,
  type ReviewOffer,
  type ReviewRelation,
  type Stage,
} from '../../common/constants.ts';

/** What is asked before a review: everything but the stage and the month, which are the job's. */
export type QualifyingAnswers = { contact: ReviewContact; relation: ReviewRelation; offered: ReviewOffer };

/** Why somebody may not review this contractor. Each has its explanation in `review_form.disqualified.*`. */
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

/** Who was not hired has seen no work begin. */
export function stageContradicts(contact: ReviewContact, stage: Stage): boolean {
  return contact !== 'hired' && stage !== 'quote_only';
}

/** The first and the last month (YYYY-MM, UTC) that a review written now may be about. */
export function reviewableMonths(now: Date): { earliest: string; latest: string } {
  const latest = now.toISOString().slice(0, 'YYYY-MM'.length);
  const year = now.getUTCFullYear() - REVIEW_JOB_YEARS;
  return { earliest: `${year}${latest.slice('YYYY'.length)}`, latest };
}

/** What is wrong with a job's month, or null. */
export function monthProblem(month: string, now: Date): 'to_come' | 'too_old' | null {
  const { earliest, latest } = reviewableMonths(now);
  if (month > latest) return 'to_come';
  return month < earliest ? 'too_old' : null;
}
