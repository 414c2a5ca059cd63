import type { ReadContext } from '../../core/context.ts';
import { selectWhatHappened, toWhatHappened, type WhatHappened } from '../../decisions/what-happened.ts';

export type DecidedSubject = { type: 'review' | 'response'; id: number };

/** The latest decision about a review (its appeals among them) or a response. */
export async function latestDecision(
  { database }: Pick<ReadContext, 'database'>,
  { type, id }: DecidedSubject,
): Promise<WhatHappened | null> {
  const row = await selectWhatHappened(database)
    .$if(type === 'review', (query) =>
      query.where('d.review_id', '=', id).where('d.subject_type', 'in', ['review', 'appeal']),
    )
    .$if(type === 'response', (query) =>
      query.where('d.subject_type', '=', 'response').where('d.subject_id', '=', id),
    )
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toWhatHappened(row) : null;
}
