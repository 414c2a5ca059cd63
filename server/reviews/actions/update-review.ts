import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { checkJob } from '../check-content.ts';
import { reviewEvent } from '../events.ts';
import { keepPhotos } from '../photos.ts';
import { verificationOf } from '../rank-score.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import {
  CONTENT_COLUMNS,
  columnsOf,
  contentOf,
  factsComplete,
  sameContent,
  type ReviewContent,
} from '../review-content.ts';
import { detectLanguage } from '../review-language.ts';
import type { ReviewChanges } from '../schemas.ts';
import { recordChange, screenChange } from '../screening/screen-change.ts';
import { textBandsOf } from '../screening/screen-review.ts';
import { keepVersion } from '../versions.ts';
import { alreadyReviewed } from './publish-review.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Changes what is given of a review and keeps the version before. Nothing changed is no new version. Throws a 409 when
 * `version` is no longer the one that stands, or when the author's other review has the new job month.
 */
export async function updateReview(
  context: Context,
  { reviewId, changes }: { reviewId: number; changes: ReviewChanges },
): Promise<void> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  await transact(context, async (inside) => {
    const standing = await lockReview(inside, reviewId);
    if (changes.version !== undefined && changes.version !== standing.version) {
      throw conflict('review_form.changed_meanwhile');
    }
    const content = withChanges(standing.content, changes);
    const newPhotos = await changePhotos(inside, reviewId, author.userId, changes);
    const { contractorId, contractorSlug } = standing;
    if (sameContent(standing.content, content)) {
      if (newPhotos)
        inside.announce(reviewEvent({ name: 'review.edited', reviewId, contractorId, contractorSlug }));
      return;
    }
    await checkJob(inside, content.job, standing.content.job);
    await saveVersion(inside, author, standing, content);
    const { title, body } = content;
    const change = await screenChange(inside, {
      reviewId,
      contractorId,
      authorUserId: author.userId,
      title,
      body,
    });
    await refreshRatingSummaries(inside.database, [contractorId], inside.now);
    await recordChange(inside, reviewId, change);
    // A review that waited is new to everybody else.
    const name = change.outcome === 'released' ? 'review.published' : 'review.edited';
    inside.announce(reviewEvent({ name, reviewId, contractorId, contractorSlug }));
  });
}

/** Photos are no words: changing them makes no version. */
async function changePhotos(
  inside: ReadContext,
  reviewId: number,
  userId: number,
  { photos }: ReviewChanges,
): Promise<boolean> {
  return photos === undefined ? false : keepPhotos(inside, { reviewId, userId, photoIds: photos });
}

type Standing = {
  id: number;
  version: number;
  content: ReviewContent;
  verification: string;
  language: string;
  writtenAt: Date;
  contractorId: number;
  contractorSlug: string;
};

async function lockReview({ database }: ReadContext, reviewId: number): Promise<Standing> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.version', 'r.verification', 'r.language', 'r.edited_at', 'r.created_at'])
    .select(['c.id as contractorId', 'c.slug as contractorSlug'])
    .select(CONTENT_COLUMNS.map((column) => `r.${column}` as const))
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, content: contentOf(row), writtenAt: row.edited_at ?? row.created_at };
}

function withChanges(content: ReviewContent, changes: ReviewChanges): ReviewContent {
  const { version: _version, photos: _photos, job, ...rest } = changes;
  return { ...content, ...definedOf(rest), job: { ...content.job, ...definedOf(job ?? {}) } };
}

/** An optional field that was not sent stands in the parsed body as undefined: it must not overwrite. */
function definedOf<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}

async function saveVersion(
  context: ReadContext,
  author: SignedIn,
  standing: Standing,
  content: ReviewContent,
): Promise<void> {
  const { id, version, writtenAt } = standing;
  const before = { reviewId: id, version, content: standing.content, writtenAt, byUserId: author.userId };
  await keepVersion(context, before);
  await writeContent(context, standing, content);
  const next = {
    reviewId: id,
    version: version + 1,
    content,
    writtenAt: context.now,
    byUserId: author.userId,
  };
  await keepVersion(context, next);
}

async function writeContent(context: ReadContext, standing: Standing, content: ReviewContent): Promise<void> {
  const verification = verificationOf({
    hasProofOfJob: standing.verification === 'job_proof',
    emailVerified: true,
    factsComplete: factsComplete(content.facts),
  });
  const language = detectLanguage(`${content.title}\n${content.body}`, context.language);
  const text_bands = textBandsOf(content.body);
  const values = { ...columnsOf(content), verification, language, text_bands };
  try {
    await context.database
      .updateTable('reviews')
      .set({ ...values, version: standing.version + 1, edited_at: context.now })
      .where('id', '=', standing.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw alreadyReviewed(content.job.month);
    throw error;
  }
}
