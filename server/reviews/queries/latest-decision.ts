import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { rejectsAppealAbout } from '../../decisions/rejected-appeals.ts';
import { selectWhatHappened, toWhatHappened, type WhatHappened } from '../../decisions/what-happened.ts';

export type DecidedSubject = { type: 'review' | 'response'; id: number };

/** The latest decision about a review (its appeals among them) or a response; to reject an appeal against one is one too. */
export async function latestDecision(
  { database }: Pick<ReadContext, 'database'>,
  { type, id }: DecidedSubject,
): Promise<WhatHappened | null> {
  const row = await selectWhatHappened(database)
    .$if(type === 'review', (query) =>
      query
        .where('d.review_id', '=', id)
        .where(({ or, eb }) =>
          or([eb('d.subject_type', 'in', ['review', 'appeal']), rejectsAppealAbout(type, id)]),
        ),
    )
    .$if(type === 'response', (query) =>
      query.where(({ or, and, eb }) =>
        or([
          and([eb('d.subject_type', '=', 'response'), eb('d.subject_id', '=', id)]),
          sql<boolean>`d.id = any(array(select a.decision_id from appeals as a where a.response_id = ${id}))`,
          rejectsAppealAbout(type, id),
        ]),
      ),
    )
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toWhatHappened(row) : null;
}
