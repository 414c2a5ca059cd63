import type { AppealableAction, DecisionAction, DecisionParty } from '../../common/constants.ts';
import { namesSensitiveRule, type AppealSubject } from './appeals.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { DecidedState } from '../decisions/chain.ts';

/** A decision as a user was told of it. Decisions never change, so reading one needs no lock. */
export type NotifiedDecision = {
  id: number;
  action: DecisionAction;
  subjectType: AppealSubject['type'];
  subjectId: number;
  decidedAt: Date;
  party: DecisionParty;
  /** It names a rule about threats, sexual content, children or private data. */
  isSensitive: boolean;
  /** YYYY-MM-DD; null: it did not go against them. */
  appealUntil: string | null;
};

/** A decision that can be appealed. */
export type AppealedDecision = {
  id: number;
  action: AppealableAction;
  subjectId: number;
  decidedAt: Date;
  before: DecidedState;
  after: DecidedState;
  reviewId: number | null;
  contractorId: number | null;
  overall: number | null;
  language: string | null;
};

/** The decision as `userId` was told of it; throws `notFound()` for a decision they were not told of. */
export async function notifiedDecision(
  { database }: ReadContext,
  decisionId: number,
  userId: number,
): Promise<NotifiedDecision> {
  const row = await database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .select(['d.id', 'd.action', 'd.subject_type as subjectType', 'd.subject_id as subjectId'])
    .select(['d.decided_at as decidedAt', 's.party'])
    .select(['s.appeal_until as appealUntil', namesSensitiveRule.as('isSensitive')])
    .where('d.id', '=', decisionId)
    .where('s.user_id', '=', userId)
    .$castTo<NotifiedDecision>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The decision that an appeal is against. */
export async function appealedDecision(
  { database }: ReadContext,
  decisionId: number,
): Promise<AppealedDecision> {
  return database
    .selectFrom('decisions as d')
    .select([
      'd.id',
      'd.action',
      'd.subject_id as subjectId',
      'd.before',
      'd.after',
      'd.overall',
      'd.language',
    ])
    .select(['d.review_id as reviewId', 'd.contractor_id as contractorId'])
    .select('d.decided_at as decidedAt')
    .where('d.id', '=', decisionId)
    .$castTo<AppealedDecision>()
    .executeTakeFirstOrThrow();
}
