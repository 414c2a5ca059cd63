import type { ReadContext } from '../core/context.ts';
import type { ReviewContent } from './review-content.ts';

type NewVersion = {
  reviewId: number;
  version: number;
  content: ReviewContent;
  writtenAt: Date;
  byUserId: number | null;
  /** Whether everybody could read it. */
  shown: boolean;
};

/** Keeps what a review said; a version that is kept already stays as it is. */
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
  /** Whether the response stands, so that everybody can read the new words. */
  shown: boolean;
};

/** Keeps what a response said and what it says now; gives the number of the new version. The response's lock is held. */
export async function keepResponseVersions(
  { database, now }: ReadContext,
  { responseId, before, after, shown }: ChangedResponse,
): Promise<number> {
  const { last } = await database
    .selectFrom('review_response_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('response_id', '=', responseId)
    .executeTakeFirstOrThrow();
  const kept = (version: number, words: typeof after, writtenAt: Date, wasShown: boolean) => ({
    response_id: responseId,
    version,
    body: words.body,
    edited_by_user_id: words.byUserId,
    created_at: writtenAt,
    shown: wasShown,
  });
  // The first words of a response are shown at once.
  const first = last === null ? [kept(1, before, before.writtenAt, true)] : [];
  const version = (last ?? 1) + 1;
  await database
    .insertInto('review_response_versions')
    .values([...first, kept(version, after, now, shown)])
    .execute();
  return version;
}

/** Remembers that everybody can read the words of a response that stand. */
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
