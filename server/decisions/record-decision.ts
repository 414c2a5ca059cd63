import type {
  DecidedType,
  DecisionAction,
  DecisionParty,
  DecisionReasonCode,
} from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import { CHAIN_START, hashOfDecision, type ChainedDecision, type DecidedState } from './chain.ts';
import { leadingCode } from './leading-code.ts';
import { mayName } from './reason-family.ts';

/**
 * A user whom a decision concerns. They get it as a statement, with the last day to appeal where they may.
 */
export type Concerned = {
  userId: number;
  party: DecisionParty;
  /** YYYY-MM-DD */ appealUntil: string | null;
};

export type NewDecision = {
  action: DecisionAction;
  subject: { type: DecidedType; id: number };
  /** For the histories of a review and a contractor, and for the counts of the transparency page. */
  reviewId?: number | null;
  contractorId?: number | null;
  overall?: number | null;
  language?: Language | null;
  /** Of the family that `reasonFamilyOf` names. */
  reasonCode: DecisionReasonCode | null;
  reasonText: string | null;
  /** Status, version and the like: never texts that must be erased one day. */
  before: DecidedState;
  after: DecidedState;
  concerned: readonly Concerned[];
  /** The one who decided; screening decides by itself and says 'screening'. */
  by?: 'viewer' | 'screening';
};

/** The part of a context that recording needs, in an action and in a job. */
export type Recording = Pick<ReadContext, 'database' | 'now' | 'viewer' | 'announce'>;

/**
 * Adds a decision to the chain, with a statement for each user concerned, inside the transaction of its
 * effects. Call it last in the transaction: it locks the end of the chain until the commit. Announces
 * `decision.made`.
 */
export async function recordDecision(tx: Recording, decision: NewDecision): Promise<{ id: number }> {
  if (!tx.database.isTransaction)
    throw new Error('A decision belongs into the transaction that carries it out');
  if (!mayName(decision.reasonCode, decision.action, decision.after))
    throw new Error(`${decision.action} cannot name ${decision.reasonCode} as its reason`);
  const end = await lockChain(tx);
  const row = chained(tx, decision, end);
  await insertDecision(tx, row);
  await insertStatements(tx, row.id, decision.concerned);
  const { action, subject } = decision;
  tx.announce({ name: 'decision.made', decisionId: row.id, action, subjectType: subject.type });
  return { id: row.id };
}

/** Some calls carry only words: a rule that they begin with is the decision's rule. */
function codeOf({ reasonCode, reasonText, action, after }: NewDecision): DecisionReasonCode | null {
  if (reasonCode !== null) return reasonCode;
  const code = leadingCode(reasonText);
  return mayName(code, action, after) ? code : null;
}

type ChainEnd = { length: number; head_hash: string };

async function lockChain({ database }: Recording): Promise<ChainEnd> {
  return database
    .selectFrom('decision_chain')
    .select(['length', 'head_hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function chained(tx: Recording, decision: NewDecision, end: ChainEnd): ChainedDecision {
  const byViewer = decision.by !== 'screening';
  return {
    id: end.length + 1,
    decidedAt: tx.now,
    decidedByUserId: byViewer ? (tx.viewer?.userId ?? null) : null,
    action: decision.action,
    subjectType: decision.subject.type,
    subjectId: decision.subject.id,
    reviewId: decision.reviewId ?? null,
    contractorId: decision.contractorId ?? null,
    overall: decision.overall ?? null,
    language: decision.language ?? null,
    reasonCode: codeOf(decision),
    reasonText: decision.reasonText,
    before: decision.before,
    after: decision.after,
    previousHash: end.length === 0 ? CHAIN_START : end.head_hash,
  };
}

async function insertDecision({ database }: Recording, row: ChainedDecision): Promise<void> {
  const hash = hashOfDecision(row);
  await database
    .insertInto('decisions')
    .values({
      id: row.id,
      decided_at: row.decidedAt,
      decided_by_user_id: row.decidedByUserId,
      action: row.action,
      subject_type: row.subjectType,
      subject_id: row.subjectId,
      review_id: row.reviewId,
      contractor_id: row.contractorId,
      overall: row.overall,
      language: row.language,
      reason_code: row.reasonCode,
      reason_text: row.reasonText,
      before: row.before,
      after: row.after,
      previous_hash: row.previousHash,
      hash,
    })
    .execute();
  await database.updateTable('decision_chain').set({ length: row.id, head_hash: hash }).execute();
}

async function insertStatements(
  { database, now }: Recording,
  decisionId: number,
  concerned: readonly Concerned[],
): Promise<void> {
  if (concerned.length === 0) return;
  await database
    .insertInto('decision_statements')
    .values(
      concerned.map(({ userId, party, appealUntil }) => ({
        decision_id: decisionId,
        user_id: userId,
        party,
        appeal_until: appealUntil,
        created_at: now,
      })),
    )
    // A user may review a business and own it later: one statement is enough.
    .onConflict((other) => other.columns(['decision_id', 'user_id']).doNothing())
    .execute();
}
