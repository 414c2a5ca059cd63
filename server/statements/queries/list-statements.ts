import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { aboutContractorId, againstId, postingId } from './find-statement.ts';
import { notDeletedByAuthor } from '../../reviews/queries/select-reviews.ts';
import { appealFacts, stillOpenUntil } from './open-until.ts';

/**
 * Of statements as `s`: the due date of the reader's open appeal against the decision, or about its review.
 */
const openAppealDue = sql<Date | null>`(
  select a.due_at from appeals as a
  where a.against_decision_id = s.decision_id and a.state = 'open' and a.appellant_user_id = s.user_id
    and a.type <> 'account_appeal' order by a.type desc limit 1)`;

/** The statements of a user, the newest first. */
export async function listStatements({ database, now }: ReadContext, userId: number, page: number) {
  const { total } = await database
    .selectFrom('decision_statements')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const pagination: Pagination = paginate(total, page, PER_PAGE);
  const rows = await database
    .selectFrom('decision_statements as s')
    .innerJoin('decisions as d', 'd.id', 's.decision_id')
    .leftJoin('reviews as r', (join) => join.onRef('r.id', '=', 'd.review_id').on(notDeletedByAuthor))
    .leftJoin('decisions as against', (join) => join.on('against.id', '=', againstId))
    .leftJoin('contractors as c', (join) => join.on('c.id', '=', aboutContractorId))
    .leftJoin('postings as p', (join) => join.on('p.id', '=', postingId).on('p.deleted_at', 'is', null))
    .select(['d.id', 'd.action', 'd.decided_at as decidedAt', 'd.shown_reason_code as reasonCode'])
    .select(['c.name as contractorName', 's.read_at as readAt'])
    .select(['d.subject_type as subjectType', 'p.title as postingTitle'])
    .select([appealFacts.as('facts'), openAppealDue.as('appealDueAt')])
    .where('s.user_id', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  const listed = rows.map(({ facts, ...row }) => ({
    ...row,
    appealUntil: stillOpenUntil({ ...row, facts }, now),
  }));
  return { rows: listed, pagination };
}

export type ListedRow = Awaited<ReturnType<typeof listStatements>>['rows'][number];
