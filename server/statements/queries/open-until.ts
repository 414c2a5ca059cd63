import { sql } from 'kysely';
import {
  APPEAL_KINDS,
  type DecisionAction,
  type DecisionParty,
  type ReviewStatus,
} from '../../../common/constants.ts';
import { SUBJECTS } from '../../subjects.ts';
import { caseFacts, caseFrom, type CaseFacts } from '../../cases/queries/decision-appeals.ts';
import { kindOfSide, obstacleToAppeal } from '../../reviews/appeals/appeal.ts';
import { caseOf } from '../../reviews/appeals/appeal-views.ts';
import { appealOfReview, decisionOfReview, type Audience } from '../../reviews/queries/select-status.ts';
import type { ReviewRow } from '../../reviews/queries/select-reviews.ts';
import { openUntil, type ReviewNow, type StatedDecision } from '../way-to-appeal.ts';
import { againstId } from './find-statement.ts';

const READER: Audience = { kind: 'member', language: 'english' };

/** The facts behind the last day to appeal a decision. Times come as text. */
type AppealFacts = {
  party: DecisionParty;
  appealUntil: string;
  kind: string | null;
  against: number | null;
  decision: CaseFacts;
  review: ReviewFacts | null;
};
type ReviewFacts = Pick<ReviewRow, 'holdSignals' | 'decision' | 'appeal'> & {
  status: ReviewStatus;
  isDeleted: boolean;
};

/**
 * Of statements as `s`, their decisions as `d` and the reviews of those as `r`: the facts that `stillOpenUntil`
 * needs; null: there is nothing to appeal.
 */
export const appealFacts = sql<AppealFacts | null>`case when s.appeal_until is null then null else
  json_build_object('party', s.party, 'appealUntil', s.appeal_until, 'kind', d.after ->> 'kind',
    'against', ${againstId}, 'decision', ${caseFacts(SUBJECTS)},
    'review', case when r.id is null then null else json_build_object('status', r.status,
      'isDeleted', r.deleted_at is not null, 'holdSignals', r.hold_signals,
      'decision', ${decisionOfReview(READER)}, 'appeal', ${appealOfReview(READER)}) end) end`;

type ListedStatement = { id: number; action: string; decidedAt: Date; facts: AppealFacts | null };

/** The last day (YYYY-MM-DD) of an appeal that the reader of a statement can file now; null: none. */
export function stillOpenUntil({ id, action, decidedAt, facts }: ListedStatement, now: Date): string | null {
  if (facts === null) return null;
  const { party, appealUntil, against } = facts;
  const kind = APPEAL_KINDS.find((known) => known === facts.kind) ?? null;
  const stated: StatedDecision = { id, action: action as DecisionAction, kind, party, appealUntil, against };
  const current = {
    review: facts.review && reviewNow(facts.review, now),
    decisionCase: caseFrom(facts.decision, decidedAt),
    isPostingOnHold: false,
    unclaimedSlug: null,
  };
  return openUntil(stated, current, now);
}

/** Only authors have a last day to appeal about a review. New evidence may open the form before its time. */
function reviewNow({ isDeleted, ...facts }: ReviewFacts, now: Date): ReviewNow {
  const appealed = caseOf({ ...facts, deletedAt: isDeleted ? now : null });
  const obstacle = obstacleToAppeal(kindOfSide('author'), appealed, { now, newEvidence: true });
  return {
    displayStatus: { state: appealed.displayStatus },
    appeal: facts.appeal,
    response: null,
    can: { appeal: obstacle === null, appealWithEvidence: null },
  };
}
