import { sql } from 'kysely';
import type { ReasonCode } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { bindingEdit } from '../../decisions/overturned.ts';
import type { ScreenedReview } from './screen-review.ts';
import { bringsBack } from '../../screening/taken-out.ts';

/** For which reason an administrator took out what came back; null: for one told in words. */
export type UndoneEdit = { reasonCode: ReasonCode | null };

type Version = {
  reviewId: number;
  shown: boolean;
  decisionId: number | null;
  reasonCode: string | null;
  text: string;
};

/**
 * The administrator's edit that the words of a review undo; null: none. Edits of all that the author wrote about the
 * contractor count, deleted or not, or a new review would be a way around. What an administrator let be shown again since is
 * no longer taken out, nor is what an edit took out that was undone on appeal.
 */
export async function undoneEdit(
  context: ReadContext,
  { contractorId, authorUserId, title, body }: Omit<ScreenedReview, 'reviewId'>,
): Promise<UndoneEdit | null> {
  const versions = await versionsOf(context, { contractorId, authorUserId });
  const text = `${title}\n${body}`;
  const undone = versions.findLast((edit, place) => {
    if (edit.decisionId === null) return false;
    const isOfSame = ({ reviewId }: Version) => reviewId === edit.reviewId;
    const before = versions.slice(0, place).findLast(isOfSame);
    const letBe = versions.slice(place + 1).findLast((later) => later.shown && isOfSame(later));
    const after = letBe ? [edit.text, letBe.text] : [edit.text];
    return bringsBack({ before: before?.text ?? '', after }, text);
  });
  return undone ? { reasonCode: undone.reasonCode as ReasonCode | null } : null;
}

function versionsOf(
  { database }: ReadContext,
  { contractorId, authorUserId }: Pick<ScreenedReview, 'contractorId' | 'authorUserId'>,
): Promise<Version[]> {
  return database
    .selectFrom('review_versions as v')
    .innerJoin('reviews as r', 'r.id', 'v.review_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('decisions as d', 'd.id', 'v.decision_id')
    .select(['v.review_id as reviewId', 'v.shown', bindingEdit('d').as('decisionId')])
    .select('d.reason_code as reasonCode')
    .select(sql<string>`concat_ws(e'\\n', v.content ->> 'title', v.content ->> 'body')`.as('text'))
    .where('r.contractor_id', '=', contractorId)
    .where('author.user_id', '=', authorUserId)
    .orderBy('v.review_id')
    .orderBy('v.version')
    .execute();
}
