import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import {
  selectDecisionSummary,
  toDecisionSummary,
  type DecisionSummary,
} from '../decisions/decision-summary.ts';
import { rejectsAppealAbout } from './rejected-appeals.ts';

export type DecidedSubject = { type: 'review' | 'response' | 'posting' | 'comment'; id: number };

type Condition = (id: number) => RawBuilder<boolean>;

/** Decisions about the review, or about the response, which are no `decision_appeal` but an appeal of their own. */
const ABOUT_REVIEW: Condition = (id) =>
  sql`d.review_id = ${id} and (d.subject_type in ('review', 'appeal') or ${rejectsAppealAbout('review', id)})`;
const ABOUT_RESPONSE: Condition = (id) => sql`((d.subject_type = 'response' and d.subject_id = ${id})
  or d.id = any(array(select a.decision_id from appeals as a where a.subject_type = 'response' and a.subject_id = ${id}))
  or ${rejectsAppealAbout('response', id)})`;

/** Whether the decision in `decisions as d` is about the subject, or decides an appeal about it. */
export function isAbout({ type, id }: DecidedSubject): RawBuilder<boolean> {
  if (type === 'review') return ABOUT_REVIEW(id);
  if (type === 'response') return ABOUT_RESPONSE(id);
  return sql`((d.subject_type = ${type} and d.subject_id = ${id}) or ${rejectsAppealAbout(type, id)})`;
}

/** The latest decision about a subject or about an appeal against it; null: none exists. */
export async function latestDecision(
  { database }: Pick<ReadContext, 'database'>,
  subject: DecidedSubject,
): Promise<DecisionSummary | null> {
  const row = await selectDecisionSummary(database)
    .where(isAbout(subject))
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toDecisionSummary(row) : null;
}
