import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';

/**
 * A decision with the statement that `reader` was given of it. Administrators read every one. Throws `notFound()` for
 * everybody else: nobody learns from a number what was decided about others.
 */
export async function findStatement({ database }: ReadContext, decisionId: number, reader: SignedIn) {
  const row = await database
    .selectFrom('decisions as d')
    .leftJoin('decision_statements as s', (join) =>
      join.onRef('s.decision_id', '=', 'd.id').on('s.user_id', '=', reader.userId),
    )
    .leftJoin('contractors as c', 'c.id', 'd.contractor_id')
    .leftJoin('postings as p', (join) =>
      join
        .onRef('p.id', '=', 'd.subject_id')
        .on('d.subject_type', '=', 'posting')
        .on('p.deleted_at', 'is', null),
    )
    .select(['d.id', 'd.action', 'd.decided_at as decidedAt', 'd.decided_by_user_id as decidedByUserId'])
    .select(['d.reason_code as reasonCode', 'd.reason_text as reasonText', 'd.before', 'd.after', 'd.hash'])
    .select(['d.review_id as reviewId', 'd.contractor_id as contractorId', 'd.overall'])
    .select(['c.name as contractorName', 'c.slug as contractorSlug'])
    .select(['d.subject_type as subjectType', 'p.id as postingId', 'p.title as postingTitle'])
    .select(['s.id as statementId', 's.party', 's.appeal_until as appealUntil'])
    .where('d.id', '=', decisionId)
    .executeTakeFirst();
  if (!row || (row.statementId === null && reader.role !== 'admin')) throw notFound();
  return row;
}

export type StatementRow = Awaited<ReturnType<typeof findStatement>>;

/** Notes that a statement was read, once. */
export async function markRead({ database, now }: ReadContext, statementId: number): Promise<void> {
  await database
    .updateTable('decision_statements')
    .set({ read_at: now })
    .where('id', '=', statementId)
    .where('read_at', 'is', null)
    .execute();
}
