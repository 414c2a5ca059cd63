import type { Language } from '../../../common/format/language.ts';
import { detectLanguage } from '../../content/text-language.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Refusal } from '../../core/errors.ts';
import type { CurrentContent } from '../queries/lock-content.ts';
import { verificationOf } from '../rank-score.ts';
import { columnsOf, factsComplete, type ReviewContent } from './review-content.ts';
import type { ReviewChanges } from '../schemas.ts';
import { textBandsOf } from '../screening/screen-review.ts';
import { titleOf } from './title-of.ts';
import { keepVersion } from './versions.ts';

const UNIQUE_VIOLATION = '23505';

/** A review's content with the given changes. */
export function withChanges(content: ReviewContent, changes: ReviewChanges): ReviewContent {
  const { version: _version, photos: _photos, job, ...rest } = changes;
  const changed = { ...content, ...definedOf(rest), job: { ...content.job, ...definedOf(job ?? {}) } };
  // A title made from the words follows them, or a removed phone number would stay in it.
  const isMade = changed.title === content.title && content.title === titleOf(content.body);
  return isMade ? { ...changed, title: titleOf(changed.body) } : changed;
}

/** An optional field that was not sent is undefined in the parsed body, and must not overwrite. */
function definedOf<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}

type Change = {
  displayStatus: CurrentContent;
  content: ReviewContent;
  byUserId: number;
  /** The refusal when the author's other review has the new month. */
  refusal: Refusal;
};

/** Writes a new version of a review and keeps it, and the one before. Throws the refusal for a used month. */
export async function changeContent(context: ReadContext, change: Change): Promise<void> {
  const { displayStatus: current, content, byUserId } = change;
  const { id: reviewId, version, writtenAt, authorUserId, shownVersion } = current;
  // Reviews older than this table have their first version kept now.
  await keepVersion(context, {
    reviewId,
    version,
    content: current.content,
    writtenAt,
    byUserId: authorUserId,
    shown: shownVersion === version,
  });
  await writeContent(context, change);
  const next = { reviewId, version: version + 1, content, writtenAt: context.now, byUserId };
  // Whether it is comes out when it was screened: `markShown`.
  await keepVersion(context, { ...next, shown: false });
}

/**
 * Derives the rest from the content, for every editor. Publishing needs a confirmed address, so it is assumed
 * here.
 */
function derivedFrom(content: ReviewContent, current: CurrentContent) {
  const verification = verificationOf({
    hasProofOfJob: current.verification === 'job_proof',
    emailVerified: true,
    factsComplete: factsComplete(content.facts),
  });
  const language = detectLanguage(`${content.title}\n${content.body}`, current.language as Language);
  return { verification, language, text_bands: textBandsOf(content.body) };
}

async function writeContent(
  { database, now }: ReadContext,
  { displayStatus: current, content, refusal }: Change,
): Promise<void> {
  const values = { ...columnsOf(content), ...derivedFrom(content, current) };
  try {
    await database
      .updateTable('reviews')
      .set({ ...values, version: current.version + 1, edited_at: now })
      .where('id', '=', current.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw refusal;
    throw error;
  }
}
