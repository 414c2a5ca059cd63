import type { AppealState, ReviewStatus } from '../../../common/constants.ts';
import { lastRejectedAt } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { displayStatusOf } from '../appeals/appeal.ts';
import type { ResponseDisplayStatus } from '../transitions/response-transitions.ts';
import { responseNotDeletedByOwner } from './find-ownership.ts';
import { lockCase, type ReviewCase } from './lock-case.ts';

/** A response with its review. */
export type ResponseCase = {
  id: number;
  body: string;
  authorUserId: number | null;
  writtenAt: Date;
  displayStatus: ResponseDisplayStatus;
  version: number;
  /** Up to here earlier versions are hidden. */
  hiddenUpTo: number;
  /** Only its owner and administrators could read it so far. */
  neverShown: boolean;
  /** The decision behind its status. */
  decisionId: number | null;
  editedAt: Date | null;
  /** The open appeal of the review's author against it, or the one closed last. */
  appeal: LatestResponseAppeal | null;
  review: ReviewCase;
};
export type LatestResponseAppeal = {
  id: number;
  state: AppealState;
  againstDecisionId: number | null;
  /** The time of the last rejection of an appeal against it under the same decision. */
  rejectedAt: Date | null;
};

/**
 * A response with its review, locked until the transaction ends, also one that an administrator deleted.
 * Throws `notFound()` where its owner deleted it or the review is gone.
 */
export async function lockResponseCase(tx: ReadContext, responseId: number): Promise<ResponseCase> {
  const found = await tx.database
    .selectFrom('review_responses')
    .select('review_id')
    .where('id', '=', responseId)
    .executeTakeFirst();
  if (!found) throw notFound();
  const review = await lockCase(tx, found.review_id);
  if (review.displayStatus === 'deleted') throw notFound();
  await tx.database
    .selectFrom('review_responses')
    .select('id')
    .where('id', '=', responseId)
    .forNoKeyUpdate()
    .execute();
  const row = await tx.database
    .selectFrom('review_responses as s')
    .select(['s.id', 's.body', 's.status', 's.author_user_id as authorUserId'])
    .select((response) => [
      's.hidden_up_to as hiddenUpTo',
      's.never_shown as neverShown',
      's.hold_signals as holdSignals',
      response
        .selectFrom('review_response_versions as w')
        .select(({ fn }) => fn.max('w.version').as('version'))
        .whereRef('w.response_id', '=', 's.id')
        .as('version'),
    ])
    .select(['s.deleted_at as deletedAt', 's.edited_at as editedAt', 's.created_at as createdAt'])
    .select('s.decision_id as decisionId')
    .where('s.id', '=', responseId)
    .where(responseNotDeletedByOwner)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { id, body, authorUserId, hiddenUpTo, neverShown, deletedAt, editedAt, createdAt, decisionId } = row;
  // The first words are kept when they are changed.
  const version = row.version ?? 1;
  const displayStatus = displayStatusOf({
    status: row.status as ReviewStatus,
    isDeleted: deletedAt !== null,
    holdSignals: row.holdSignals as string[],
  });
  const writtenAt = editedAt ?? createdAt;
  const appeal = await latestAppealAgainst(tx, id);
  return {
    id,
    body,
    authorUserId,
    version,
    hiddenUpTo,
    neverShown,
    displayStatus,
    decisionId,
    editedAt,
    appeal,
    review,
    writtenAt,
  };
}

async function latestAppealAgainst(
  { database }: ReadContext,
  responseId: number,
): Promise<LatestResponseAppeal | null> {
  const row = await database
    .selectFrom('appeals as a')
    .select(['a.id', 'a.state', 'a.against_decision_id as againstDecisionId'])
    .select(lastRejectedAt.as('rejectedAt'))
    .where('a.subject_type', '=', 'response')
    .where('a.subject_id', '=', responseId)
    .where('a.type', '=', 'appeal')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, state: row.state as AppealState } : null;
}
