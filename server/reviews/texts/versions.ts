import { EDITS_A_DAY } from '../../../common/limits/text-limits.ts';
import type { ReadContext } from '../../core/context.ts';
import { firstEditOfLimit, refuseEditsWithinADay } from '../../core/edit-limit.ts';
import type { ReviewContent } from './review-content.ts';

type NewVersion = {
  reviewId: number;
  version: number;
  content: ReviewContent;
  writtenAt: Date;
  byUserId: number | null;
  /** Whether everyone could read it. */
  shown: boolean;
};

/** Stores a review's version; a stored version stays as it is. */
export async function keepVersion({ database }: ReadContext, kept: NewVersion): Promise<void> {
  await database
    .insertInto('review_versions')
    .values({
      review_id: kept.reviewId,
      version: kept.version,
      content: kept.content,
      created_at: kept.writtenAt,
      edited_by_user_id: kept.byUserId,
      shown: kept.shown,
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'version']).doNothing())
    .execute();
}

/** Remembers that an administrator's decision made this version. */
export async function pointVersionToDecision(
  { database }: ReadContext,
  made: { reviewId: number; version: number; decisionId: number },
): Promise<void> {
  await database
    .updateTable('review_versions')
    .set({ decision_id: made.decisionId })
    .where('review_id', '=', made.reviewId)
    .where('version', '=', made.version)
    .execute();
}

type ChangedResponse = {
  responseId: number;
  before: { body: string; writtenAt: Date; byUserId: number | null };
  after: { body: string; byUserId: number | null };
  /** Whether everyone could read its first words; they are kept with the first change. */
  wasShown: boolean;
  /** Whether the response is active, so that everyone can read the new text. */
  shown: boolean;
};

/**
 * Stores a response's text before and after; gives the number of the new version. The caller has locked the
 * response.
 */
export async function keepResponseVersions(
  { database, now }: ReadContext,
  { responseId, before, after, wasShown, shown }: ChangedResponse,
): Promise<number> {
  const { last } = await database
    .selectFrom('review_response_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('response_id', '=', responseId)
    .executeTakeFirstOrThrow();
  const kept = (version: number, words: typeof after, writtenAt: Date, isShown: boolean) => ({
    response_id: responseId,
    version,
    body: words.body,
    edited_by_user_id: words.byUserId,
    created_at: writtenAt,
    shown: isShown,
  });
  const first = last === null ? [kept(1, before, before.writtenAt, wasShown)] : [];
  const version = (last ?? 1) + 1;
  await database
    .insertInto('review_response_versions')
    .values([...first, kept(version, after, now, shown)])
    .execute();
  return version;
}

/** Records that the present text of a response is public. */
export async function markResponseShown({ database }: ReadContext, responseId: number): Promise<void> {
  await database
    .updateTable('review_response_versions as v')
    .set({ shown: true })
    .where('v.response_id', '=', responseId)
    .where('v.version', '=', ({ selectFrom }) =>
      selectFrom('review_response_versions as w')
        .select(({ fn }) => fn.max('w.version').as('last'))
        .where('w.response_id', '=', responseId),
    )
    .execute();
}

/** Remembers that an administrator's decision made this version of a response. */
export async function pointResponseVersionToDecision(
  { database }: ReadContext,
  made: { responseId: number; version: number; decisionId: number },
): Promise<void> {
  await database
    .updateTable('review_response_versions')
    .set({ decision_id: made.decisionId })
    .where('response_id', '=', made.responseId)
    .where('version', '=', made.version)
    .execute();
}

/** Throws a 429 for the thirty-first change of a review's text in 24 hours; `version` is the current one. */
export async function refuseManyEdits(
  { database, now }: ReadContext,
  { reviewId, version }: { reviewId: number; version: number },
): Promise<void> {
  const first = firstEditOfLimit(version);
  if (first === null) return;
  const row = await database
    .selectFrom('review_versions')
    .select('created_at')
    .where('review_id', '=', reviewId)
    .where('version', '=', first)
    .executeTakeFirst();
  refuseEditsWithinADay(row?.created_at, now);
}

/** The same for a response, which the caller has locked. */
export async function refuseManyResponseEdits(
  { database, now }: ReadContext,
  responseId: number,
): Promise<void> {
  const row = await database
    .selectFrom('review_response_versions')
    .select('created_at')
    .where('response_id', '=', responseId)
    .where('version', '>', 1)
    .orderBy('version', 'desc')
    .offset(EDITS_A_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  refuseEditsWithinADay(row?.created_at, now);
}
