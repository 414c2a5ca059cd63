import { sql } from 'kysely';
import { REVIEWS_A_DAY } from '../../../common/constants.ts';
import { formatMonth } from '../../../common/dates.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { Refusal, conflict, forbidden, invalid, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { checkJob } from '../check-content.ts';
import { reviewEvent } from '../events.ts';
import type { ReviewedContractor } from '../queries/find-contractor.ts';
import { disqualificationOf, stageContradicts, type QualifyingAnswers } from '../qualification.ts';
import { verificationOf } from '../rank-score.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import {
  CONTENT_COLUMNS,
  columnsOf,
  contentOf,
  factsComplete,
  firstDayOf,
  sameContent,
  type ReviewContent,
} from '../review-content.ts';
import { detectLanguage } from '../review-language.ts';
import { keepVersion } from '../versions.ts';

const DAY_MS = 86_400_000;
/** The space of advisory locks in which an author's reviews are published one after the other. */
const AUTHOR_LOCKS = 7_203_002;

export type NewReview = {
  contractor: ReviewedContractor;
  qualifying: QualifyingAnswers;
  content: ReviewContent;
};

/**
 * Publishes a review at once, whatever its stars. The same review sent again is the one that stands: its id comes back
 * and nothing follows. Throws InvalidInput, a 403 for who is disqualified, a 409 where another review of this job month
 * stands, a 429 for the fourth in 24 hours.
 */
export async function publishReview(context: Context, input: NewReview): Promise<{ reviewId: number }> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  refuseDisqualified(input.qualifying, input.content);
  return transact(context, async (inside) => {
    await checkJob(inside, input.content.job);
    await waitForTurn(inside, author);
    const standing = await findStanding(inside, author, input);
    if (standing) return { reviewId: sameOrConflict(standing, input.content) };
    await refuseFourthToday(inside, author);
    const reviewId = await insertReview(inside, author, input);
    await refreshRatingSummaries(inside.database, [input.contractor.id], inside.now);
    const { id: contractorId, slug: contractorSlug } = input.contractor;
    inside.announce(reviewEvent({ name: 'review.published', reviewId, contractorId, contractorSlug }));
    return { reviewId };
  });
}

function refuseDisqualified(qualifying: QualifyingAnswers, { job }: ReviewContent): void {
  const reason = disqualificationOf(qualifying);
  if (reason) throw forbidden(`review_form.refused.${reason}`);
  if (stageContradicts(qualifying.contact, job.stage)) {
    throw invalid('job.stage', 'review_form.stage_contradicts');
  }
}

/** Two requests of one author do not overlap, so that what they count is true. Ends with the transaction. */
async function waitForTurn({ database }: ReadContext, author: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUTHOR_LOCKS}::integer, ${author.profileId}::integer)`.execute(
    database,
  );
}

type Standing = { id: number; content: ReviewContent };

async function findStanding(
  { database }: ReadContext,
  author: SignedIn,
  { contractor, content }: NewReview,
): Promise<Standing | null> {
  const row = await database
    .selectFrom('reviews')
    .select(['id', ...CONTENT_COLUMNS])
    .where('author_profile_id', '=', author.profileId)
    .where('contractor_id', '=', contractor.id)
    .where('job_month', '=', firstDayOf(content.job.month))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, content: contentOf(row) } : null;
}

/** A double click sends the same words twice: both get the one review. */
function sameOrConflict(standing: Standing, content: ReviewContent): number {
  if (sameContent(standing.content, content)) return standing.id;
  throw alreadyReviewed(content.job.month);
}

export const alreadyReviewed = (month: string): Refusal =>
  conflict('review_form.already_reviewed', { month: formatMonth(month) });

/** Deleted ones count too, or deleting would be a way around. */
async function refuseFourthToday({ database, now }: ReadContext, author: SignedIn): Promise<void> {
  const { count } = await database
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_profile_id', '=', author.profileId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (count < REVIEWS_A_DAY) return;
  throw new Refusal(429, 'daily_limit', 'review_form.daily_limit', { limit: REVIEWS_A_DAY });
}

async function insertReview(context: ReadContext, author: SignedIn, input: NewReview): Promise<number> {
  const { content, contractor, qualifying } = input;
  const row = await context.database
    .insertInto('reviews')
    .values({
      ...columnsOf(content),
      contractor_id: contractor.id,
      author_profile_id: author.profileId,
      qualifying,
      language: detectLanguage(`${content.title}\n${content.body}`, context.language),
      verification: verificationOf({
        hasProofOfJob: false,
        emailVerified: author.emailVerified,
        factsComplete: factsComplete(content.facts),
      }),
      created_at: context.now,
    })
    // An edit of another review may have taken the month in the meantime: the index decides.
    .onConflict((other) =>
      other
        .columns(['author_profile_id', 'contractor_id', 'job_month'])
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw alreadyReviewed(content.job.month);
  const first = { reviewId: row.id, version: 1, content, writtenAt: context.now, byUserId: author.userId };
  await keepVersion(context, first);
  return row.id;
}
