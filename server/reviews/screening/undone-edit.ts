import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { bindingEdit } from '../../cases/overturned.ts';
import { undoneEditIn, type DecidedVersion, type UndoneEdit } from '../../screening/undone-decisions.ts';
import type { ScreenedReview } from './screen-review.ts';

/**
 * The administrator's edit that a review's text undoes, or null. All edits of the author's reviews about the
 * contractor count, also deleted ones. Otherwise a new review would restore the text. A text that a later
 * decision allowed is free, and so is one whose edit was undone on appeal.
 */
export async function undoneEdit(
  context: ReadContext,
  { contractorId, authorUserId, title, body }: Omit<ScreenedReview, 'reviewId'>,
): Promise<UndoneEdit | null> {
  return undoneEditIn(await decidedVersions(context, { contractorId, authorUserId }), `${title}\n${body}`);
}

/** Of `review_versions as v`: an administrator activated the review in this version, or kept it on appeal. */
const isAccepted = sql<boolean>`(v.decision_id is not null or exists (
  select from decisions as a
  where a.review_id = v.review_id and a.subject_type in ('review', 'appeal') and a.decided_by_user_id is not null
    and a.after ->> 'status' = 'active' and (a.after ->> 'version')::integer = v.version))`;

/** Of versions that authors write by the hundred, those that decisions are about. */
function decidedVersions(
  { database }: ReadContext,
  { contractorId, authorUserId }: Pick<ScreenedReview, 'contractorId' | 'authorUserId'>,
): Promise<DecidedVersion[]> {
  return database
    .selectFrom('reviews as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('review_versions as v', 'v.review_id', 'r.id')
    .leftJoin('decisions as d', 'd.id', 'v.decision_id')
    .select(['v.review_id as id', 'v.version', bindingEdit('d').as('editId')])
    .select(['d.reason_code as reasonCode', isAccepted.as('isAccepted')])
    .select(sql<string>`concat_ws(e'\\n', v.content ->> 'title', v.content ->> 'body')`.as('text'))
    .where('r.contractor_id', '=', contractorId)
    .where('author.user_id', '=', authorUserId)
    .where(
      sql<boolean>`(${isAccepted} or exists (
        select from review_versions as next
        where next.review_id = v.review_id and next.version = v.version + 1 and next.decision_id is not null))`,
    )
    .orderBy('v.review_id')
    .orderBy('v.version')
    .execute();
}
