import { sql } from 'kysely';
import { formatMonth } from '../../../common/format/dates.ts';
import { profilesOfMailbox } from '../../accounts/mailbox.ts';
import { noteOrigin } from '../../accounts/origins.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { type Refusal, conflict, forbidden, invalid, notFound, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { lockRequest, noteUse } from '../../review-requests/use-request.ts';
import { checkJob, refuseJobAfterClosing } from '../check-content.ts';
import type { ReviewedContractor } from '../queries/find-contractor.ts';
import { keepPhotos } from '../photos.ts';
import { disqualificationOf, stageContradicts, type QualifyingAnswers } from '../qualification.ts';
import { proveByHire } from '../proofs/prove-by-hire.ts';
import { refuseFourthToday, refuseSeventhOfContractor } from '../publish-limits.ts';
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
} from '../texts/review-content.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { recordHold } from '../screening/hold.ts';
import { screenReview, textBandsOf } from '../screening/screen-review.ts';
import { waitForContractor, waitForText } from '../screening/take-turn.ts';
import { screenedStatus } from '../../screening/hold-change.ts';
import { inOrder, type ScreeningSignal } from '../../screening/signals.ts';
import type { UndoneEdit } from '../../screening/undone-decisions.ts';
import { undoneEdit } from '../screening/undone-edit.ts';
import { keepVersion } from '../texts/versions.ts';

/** The space of advisory locks in which an author's reviews are published one after the other. */
const AUTHOR_LOCKS = 7_203_002;

export type NewReview = {
  contractor: ReviewedContractor;
  qualifying: QualifyingAnswers;
  content: ReviewContent;
  /** Uploads of the author, in order. */
  photos?: readonly number[] | undefined;
  /** The number of the browser it was sent from, where it has one. */
  device: string | null;
  /** The code of the contractor's link that led to the form. */
  requestCode?: string | null;
};

/**
 * `signals`: why it waits for an administrator. `isTakenDown`: it was sent before, and an administrator took it down. Neither: it
 * is shown.
 */
export type PublishedReview = {
  reviewId: number;
  signals: readonly ScreeningSignal[];
  isTakenDown: boolean;
};

/**
 * Publishes a review at once, whatever its stars, unless screening puts it on hold. The same review sent
 * again returns the first one's id without further effects. Throws InvalidInput, and a 403 for a disqualified
 * author. Throws a 409 for a second review of this job month, or a seventh about the contractor within 12
 * months. Throws a 429 for the fourth in 24 hours.
 */
export async function publishReview(context: Context, input: NewReview): Promise<PublishedReview> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  refuseDisqualified(input.qualifying, input.content);
  return transact(context, async (tx) => {
    await checkJob(tx, input.content.job);
    await lockAuthor(tx, author);
    const current = await findCurrent(tx, author, input);
    if (current) return sameOrConflict(tx, current, input.content);
    await refuseFourthToday(tx, author);
    await refuseSeventhOfContractor(tx, author, input.contractor.id);
    await noteOrigin(tx, author.userId, { ip: tx.ip, device: input.device });
    const { title, body } = input.content;
    await waitForContractor(tx, input.contractor.id);
    await refuseChangedSince(tx, author, input.contractor.id);
    await refuseJobAfterClosing(tx, input.contractor.id, input.content.job.month);
    await waitForText(tx, body);
    const screened = { contractorId: input.contractor.id, authorUserId: author.userId, title, body };
    const undone = await undoneEdit(tx, screened);
    const request = await lockRequest(tx, {
      code: input.requestCode ?? null,
      contractorId: input.contractor.id,
      authorUserId: author.userId,
    });
    const signals = inOrder([
      ...(await screenReview(tx, { ...screened, reviewId: null })),
      ...(undone ? (['near_copy'] as const) : []),
      ...(request?.isUsedByOther ? (['used_link'] as const) : []),
    ]);
    const reviewId = await insertReview(tx, author, input, signals);
    await keepPhotos(tx, { reviewId, userId: author.userId, photoIds: input.photos ?? [] });
    if (request?.isFree) await noteUse(tx, { requestId: request.id, reviewId });
    await proveByHire(tx, reviewId);
    await follow(tx, input, { reviewId, signals, undone });
    return { reviewId, signals, isTakenDown: false };
  });
}

/** A review on hold has no effect for others yet. */
async function follow(
  tx: ReadContext,
  input: NewReview,
  {
    reviewId,
    signals,
    undone,
  }: Pick<PublishedReview, 'reviewId' | 'signals'> & { undone: UndoneEdit | null },
): Promise<void> {
  const { id: contractorId, slug: contractorSlug } = input.contractor;
  if (signals.length > 0) return recordHold(tx, reviewId, signals, undone);
  await refreshRatingSummaries(tx.database, [contractorId], tx.now);
  tx.announce({ name: 'review.published', reviewId, contractorId, contractorSlug });
}

function refuseDisqualified(qualifying: QualifyingAnswers, { job }: ReviewContent): void {
  const reason = disqualificationOf(qualifying);
  if (reason) throw forbidden(`review_form.refused.${reason}`);
  if (stageContradicts(qualifying.contact, job.stage)) {
    throw invalid('job.stage', 'review_form.stage_contradicts');
  }
}

/**
 * Since the request came in, the author may have become the owner, or the business hidden. Both happen under
 * the contractor's lock, too. An owner's second account with the same mailbox is the owner.
 */
async function refuseChangedSince(
  { database }: ReadContext,
  author: SignedIn,
  contractorId: number,
): Promise<void> {
  const shown = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(
      sql<boolean>`exists (
        select from users as owner join users as own on own.mailbox = owner.mailbox
        where owner.id = p.user_id and own.id = ${author.userId})`.as('isOwn'),
    )
    .where('c.id', '=', contractorId)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!shown) throw notFound();
  if (shown.isOwn) throw forbidden('review_form.refused_own_business');
}

/** Two requests from one mailbox do not overlap, so that what they count is true. Ends with the transaction. */
async function lockAuthor({ database }: ReadContext, author: SignedIn): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${AUTHOR_LOCKS}::integer, hashtext(mailbox)) from users where id = ${author.userId}`.execute(
    database,
  );
}

type StoredReview = PublishedReview & { content: ReviewContent };

async function findCurrent(
  context: ReadContext,
  author: SignedIn,
  { contractor, content }: NewReview,
): Promise<StoredReview | null> {
  const row = await context.database
    .selectFrom('reviews')
    .select(['id', 'author_profile_id', 'status', 'hold_signals', ...CONTENT_COLUMNS])
    .where('author_profile_id', 'in', profilesOfMailbox(author.userId))
    .where('contractor_id', '=', contractor.id)
    .where('job_month', '=', firstDayOf(content.job.month))
    .where('deleted_at', 'is', null)
    .orderBy(sql`author_profile_id = ${author.profileId}`, 'desc')
    .executeTakeFirst();
  if (!row) return null;
  // Another account of the same mailbox: one person has one review of a job month.
  if (row.author_profile_id !== author.profileId) throw alreadyReviewed(context, content.job.month);
  const { state } = screenedStatus(row);
  const signals = row.hold_signals as ScreeningSignal[];
  return { reviewId: row.id, signals, isTakenDown: state === 'decided', content: contentOf(row) };
}

/** A double click sends the same words twice: both get the one review. */
function sameOrConflict(
  tx: ReadContext,
  { content: current, ...published }: StoredReview,
  content: ReviewContent,
): PublishedReview {
  if (sameContent(current, content)) return published;
  throw alreadyReviewed(tx, content.job.month);
}

export const alreadyReviewed = ({ language }: ReadContext, month: string): Refusal =>
  conflict('review_form.already_reviewed', { month: formatMonth(month, language) });

async function insertReview(
  context: ReadContext,
  author: SignedIn,
  input: NewReview,
  signals: readonly ScreeningSignal[],
): Promise<number> {
  const { content, contractor, qualifying } = input;
  const isShown = signals.length === 0;
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
      status: isShown ? 'active' : 'inactive',
      hold_signals: [...signals],
      text_bands: textBandsOf(content.body),
      created_at: context.now,
      first_shown_at: isShown ? context.now : null,
      shown_version: isShown ? 1 : null,
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
  if (!row) throw alreadyReviewed(context, content.job.month);
  const first = { reviewId: row.id, version: 1, content, writtenAt: context.now, byUserId: author.userId };
  await keepVersion(context, { ...first, shown: isShown });
  return row.id;
}
