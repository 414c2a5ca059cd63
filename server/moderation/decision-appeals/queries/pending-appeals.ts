import { sql } from 'kysely';
import { APPEALABLE, type AppealableAction, type AppealMatter } from '../../../../common/constants.ts';
import type { ReadContext } from '../../../core/context.ts';
import type { AppealSubject } from '../../../cases/appeals.ts';
import { isPartOf } from './own-part.ts';

/** An open appeal that is decided before anything else about the same matter is. */
export type PendingAppeal = { id: number; subject: AppealSubject['type']; matter: AppealMatter };

type About = { reviewId: number } | { type: 'posting' | 'comment' | 'user' | 'listing'; id: number };

/**
 * Pending appeals of a review with its response, a posting, an account or a listing, without the reader's own
 * cases.
 */
export async function pendingAppeals(context: ReadContext, about: About): Promise<PendingAppeal[]> {
  const rows = await context.database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select(['a.id', 'd.action', 'd.subject_type as subject'])
    .where('a.type', '=', 'decision_appeal')
    .where('a.state', '=', 'open')
    .where(sql<boolean>`not ${isPartOf(context)}`)
    .where((every) =>
      'reviewId' in about
        ? every('d.review_id', '=', about.reviewId)
        : every.and([every('d.subject_type', '=', about.type), every('d.subject_id', '=', about.id)]),
    )
    .orderBy('a.id')
    .$castTo<{ id: number; action: AppealableAction; subject: AppealSubject['type'] }>()
    .execute();
  return rows.map(({ id, action, subject }) => ({ id, subject, matter: APPEALABLE[action].matter }));
}
