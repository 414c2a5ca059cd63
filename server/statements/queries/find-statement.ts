import { sql } from 'kysely';
import { namesSensitiveRule } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { actsAsAdministrator, type SignedIn } from '../../core/viewer.ts';

/** Of decisions as `d`: the one that it undid on appeal, or left as it is. */
export const againstId = sql<number | null>`(d.after ->> 'against')::integer`;

/** Of decisions as `d` with that one as `against`: the comment that either is about. */
const commentId = sql<number | null>`case 'comment'
  when d.subject_type then d.subject_id when against.subject_type then against.subject_id end`;

/** Of the same: the posting that either is about, or that of its comment. */
export const postingId = sql<number | null>`case
  when 'posting' in (d.subject_type, against.subject_type)
    then case 'posting' when d.subject_type then d.subject_id else against.subject_id end
  when ${commentId} is not null then (select k.posting_id from comments as k where k.id = ${commentId}) end`;

/** Of the same: the rated business, where either is about a contractor's rating of another. */
const ratedId = sql<number | null>`case
  when 'partner_rating' in (d.subject_type, against.subject_type)
    then (select o.about_profile_id from partner_ratings as o
      where o.id = case 'partner_rating' when d.subject_type then d.subject_id else against.subject_id end) end`;

/** Of the same: the business that either is about. */
export const aboutContractorId = sql<number | null>`coalesce(d.contractor_id, ${ratedId})`;

/** Of decisions as `d` that answer an appeal about a review: the appeal's own text. */
const appealText = sql<string | null>`(
  select a.on_appeal_reason from appeals as a where d.subject_type = 'appeal' and a.type = 'appeal' and a.id = d.subject_id)`;

const readsAgainst = (reader: SignedIn) => sql<boolean>`${actsAsAdministrator(reader)}::boolean or exists (
  select from decision_statements as told where told.decision_id = against.id and told.user_id = ${reader.userId})`;

/**
 * A decision with the statement that `reader` got of it. Administrators read every one. Throws `notFound()`
 * for other users, so that ids reveal nothing.
 */
export async function findStatement({ database }: ReadContext, decisionId: number, reader: SignedIn) {
  const row = await database
    .selectFrom('decisions as d')
    .leftJoin('decision_statements as s', (join) =>
      join.onRef('s.decision_id', '=', 'd.id').on('s.user_id', '=', reader.userId),
    )
    .leftJoin('decisions as against', (join) => join.on('against.id', '=', againstId))
    .leftJoin('contractors as c', (join) => join.on('c.id', '=', aboutContractorId))
    .leftJoin('postings as p', (join) => join.on('p.id', '=', postingId).on('p.deleted_at', 'is', null))
    .select(['d.id', 'd.action', 'd.decided_at as decidedAt', 'd.decided_by_user_id as decidedByUserId'])
    .select(namesSensitiveRule.as('isSensitive'))
    .select([
      'd.shown_reason_code as reasonCode',
      'd.reason_text as reasonText',
      'd.before',
      'd.after',
      'd.hash',
    ])
    .select(['d.offense_code as offenseCode', appealText.as('appealText')])
    .select(['d.review_id as reviewId', 'd.contractor_id as contractorId', 'd.overall'])
    .select(['c.name as contractorName', 'c.slug as contractorSlug'])
    .select(['d.subject_type as subjectType', 'p.id as postingId', 'p.title as postingTitle'])
    .select(commentId.as('commentId'))
    .select(['d.subject_id as subjectId', 'against.subject_id as againstSubjectId'])
    .select(sql<boolean>`coalesce(p.hold_signals <> '[]', false)`.as('isPostingOnHold'))
    .select(['against.subject_type as againstType', readsAgainst(reader).as('readsAgainst')])
    .select(['s.id as statementId', 's.party', 's.appeal_until as appealUntil'])
    .where('d.id', '=', decisionId)
    .executeTakeFirst();
  if (!row || (row.statementId === null && !actsAsAdministrator(reader))) throw notFound();
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
