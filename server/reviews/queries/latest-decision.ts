import type { ReadContext } from '../../core/context.ts';

/** What happened, for an administrator who came second. */
export type DecisionBrief = {
  id: number;
  action: string;
  reason_code: string | null;
  reason: string | null;
  /** ISO 8601 UTC */
  decided_at: string;
  /** null: screening, or an account that is gone. */
  decided_by: string | null;
  subject: { type: string; id: number };
};

export type DecidedSubject = { type: 'review' | 'response'; id: number };

/** The latest decision about a review (its appeals among them) or a response. */
export async function latestDecision(
  { database }: Pick<ReadContext, 'database'>,
  { type, id }: DecidedSubject,
): Promise<DecisionBrief | null> {
  const row = await database
    .selectFrom('decisions as d')
    .leftJoin('users as u', 'u.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.reason_code', 'd.reason_text as reason', 'd.decided_at'])
    .select(['u.name as decided_by', 'd.subject_type', 'd.subject_id'])
    .$if(type === 'review', (query) =>
      query.where('d.review_id', '=', id).where('d.subject_type', 'in', ['review', 'appeal']),
    )
    .$if(type === 'response', (query) =>
      query.where('d.subject_type', '=', 'response').where('d.subject_id', '=', id),
    )
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { decided_at, subject_type, subject_id, ...brief } = row;
  return {
    ...brief,
    decided_at: decided_at.toISOString(),
    subject: { type: subject_type, id: subject_id },
  };
}
