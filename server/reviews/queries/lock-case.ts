import type {
  ReviewAppealKind,
  AppealState,
  DecisionAction,
  ReviewDisplayStatus,
  ReviewStatus,
} from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { lastRejectedAt, namesSensitiveRule, type AppealKey } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { displayStatusOf, type AppealCase } from '../appeals/appeal.ts';
import { notDeletedByAuthor } from './select-reviews.ts';

/** The open appeal of a review, or the one closed last. */
export type LatestAppeal = {
  id: number;
  kind: ReviewAppealKind;
  state: AppealState;
  againstDecisionId: number | null;
  rejectedAt: Date | null;
};

/** A review with the facts for a decision or an appeal. */
export type ReviewCase = {
  id: number;
  version: number;
  /** The first time that it was public; null: never yet. */
  firstShownAt: Date | null;
  /** Up to here earlier versions are hidden. */
  hiddenUpTo: number;
  overall: number;
  language: Language;
  /** YYYY-MM-DD, the first of the month */
  jobMonth: string;
  displayStatus: ReviewDisplayStatus;
  authorProfileId: number;
  authorUserId: number | null;
  contractorId: number;
  contractorSlug: string;
  ownerUserId: number | null;
  decision: { id: number; action: DecisionAction; decidedAt: Date; isSensitive: boolean } | null;
  appeal: LatestAppeal | null;
  /** The same as far as the rules of appeals ask for it. */
  appealed: AppealCase;
};

/** Both sides of a review, as user ids. */
export const partyIdsOf = ({ authorUserId, ownerUserId }: ReviewCase): (number | null)[] => [
  authorUserId,
  ownerUserId,
];

/** The name of an appeal about a review, or about the response to it. */
export const keyOf = ({ id }: { id: number }): AppealKey => ({ type: 'appeal', id });

/**
 * A review, locked until the transaction ends, also one that an administrator deleted. Throws `notFound()`
 * for a missing one or one that its author deleted.
 */
export async function lockCase(tx: ReadContext, reviewId: number): Promise<ReviewCase> {
  // Locks first and reads afterwards, because only a new statement sees a decision made during the wait.
  await tx.database.selectFrom('reviews').select('id').where('id', '=', reviewId).forNoKeyUpdate().execute();
  const row = await readCase(tx, reviewId);
  if (!row) throw notFound();
  return toCase(row, await latestAppeal(tx, reviewId));
}

type CaseRow = NonNullable<Awaited<ReturnType<typeof readCase>>>;

function readCase({ database }: ReadContext, reviewId: number) {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('profiles as business', 'business.id', 'r.contractor_id')
    .leftJoin('decisions as d', 'd.id', 'r.decision_id')
    .select(['r.id', 'r.version', 'r.overall', 'r.language', 'r.job_month as jobMonth', 'r.status'])
    .select(['r.deleted_at as deletedAt', 'r.hold_signals as holdSignals'])
    .select(['r.first_shown_at as firstShownAt', 'r.hidden_up_to as hiddenUpTo'])
    .select(['r.author_profile_id as authorProfileId', 'author.user_id as authorUserId'])
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'business.user_id as ownerUserId'])
    .select(['d.id as decisionId', 'd.action', 'd.decided_at as decidedAt'])
    .select(namesSensitiveRule.as('isSensitive'))
    .where('r.id', '=', reviewId)
    .where(notDeletedByAuthor)
    .executeTakeFirst();
}

async function latestAppeal({ database }: ReadContext, reviewId: number): Promise<LatestAppeal | null> {
  const row = await database
    .selectFrom('appeals as a')
    .select(['a.id', 'a.kind', 'a.state', 'a.against_decision_id as againstDecisionId'])
    .select(lastRejectedAt.as('rejectedAt'))
    .where('a.review_id', '=', reviewId)
    .where('a.kind', '<>', 'remove_response')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as ReviewAppealKind, state: row.state as AppealState } : null;
}

function toCase(row: CaseRow, appeal: LatestAppeal | null): ReviewCase {
  const { status, deletedAt, holdSignals, decisionId, action, decidedAt, isSensitive, ...known } = row;
  const displayStatus = displayStatusOf({
    status: status as ReviewStatus,
    isDeleted: deletedAt !== null,
    holdSignals: holdSignals as string[],
  });
  const decision =
    decisionId === null || decidedAt === null
      ? null
      : { id: decisionId, action: action as DecisionAction, decidedAt, isSensitive };
  const language = known.language as Language;
  return {
    ...known,
    language,
    displayStatus,
    decision,
    appeal,
    appealed: { displayStatus, decision, latest: appeal },
  };
}
