import type { Selectable } from 'kysely';
import type { Queryable } from '../database/client.ts';
import type { Decisions } from '../database/schema.ts';
import { publishedHashes } from './published-heads.ts';
import { CHAIN_START, hashOfDecision, type ChainedDecision, type DecidedState } from './chain.ts';

const BATCH_SIZE = 1_000;

/**
 * A fault of the chain, with the first decision that shows it. `added`: it is past the recorded end.
 * `rewritten`: the chain up to there is not the published one.
 */
export type ChainFault = {
  fault: 'changed' | 'removed' | 'reordered' | 'added' | 'rewritten';
  decisionId: number;
};
export type ChainReport = { checked: number; headHash: string; fault: ChainFault | null };

/**
 * Reads all decisions in order and recomputes every hash. A different hash means a changed row. A row that
 * does not follow the one before was moved, or something between them was removed. It reads one snapshot, so
 * that a concurrent decision is no fault.
 */
export function verifyChain(database: Queryable): Promise<ChainReport> {
  // A restore checks the chain inside the transaction that loads it.
  if (database.isTransaction) return verifyAt(database);
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(verifyAt);
}

async function verifyAt(database: Queryable): Promise<ChainReport> {
  const published = await publishedHashes(database);
  let checked = 0;
  let headHash = CHAIN_START;
  for (;;) {
    const rows = await readAfter(database, checked);
    if (rows.length === 0) break;
    for (const row of rows) {
      const fault = await faultOf(database, row, { id: checked + 1, previousHash: headHash });
      if (fault) return { checked, headHash, fault };
      checked += 1;
      headHash = row.hash;
      const isOther = published.get(checked)?.some((hash) => hash !== row.hash) ?? false;
      if (isOther) return { checked, headHash, fault: { fault: 'rewritten', decisionId: checked } };
    }
  }
  const longest = Math.max(0, ...published.keys());
  return { checked, headHash, fault: await faultOfEnd(database, { checked, headHash, longest }) };
}

export type ChainRow = Omit<Selectable<Decisions>, 'shown_reason_code' | 'offense_code'>;

async function readAfter(database: Queryable, id: number): Promise<ChainRow[]> {
  return database
    .selectFrom('decisions')
    .select(['id', 'decided_at', 'decided_by_user_id', 'action', 'subject_type', 'subject_id', 'review_id'])
    .select(['contractor_id', 'overall', 'language', 'reason_code', 'reason_text', 'before', 'after'])
    .select(['previous_hash', 'hash'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

type Expected = { id: number; previousHash: string };

async function faultOf(database: Queryable, row: ChainRow, expected: Expected): Promise<ChainFault | null> {
  if (row.id !== expected.id) return { fault: 'removed', decisionId: expected.id };
  if (row.previous_hash !== expected.previousHash) {
    const elsewhere = await stands(database, row.previous_hash);
    return { fault: elsewhere ? 'reordered' : 'removed', decisionId: row.id };
  }
  return hashOfDecision(chainedOf(row)) === row.hash ? null : { fault: 'changed', decisionId: row.id };
}

/** Rows cut off the end leave no gap; the end that was written down says they are missing. */
async function faultOfEnd(
  database: Queryable,
  { checked, headHash, longest }: { checked: number; headHash: string; longest: number },
): Promise<ChainFault | null> {
  const end = await database
    .selectFrom('decision_chain')
    .select(['length', 'head_hash'])
    .executeTakeFirstOrThrow();
  if (Math.max(end.length, longest) > checked) return { fault: 'removed', decisionId: checked + 1 };
  if (end.length < checked) return { fault: 'added', decisionId: end.length + 1 };
  return end.head_hash === headHash ? null : { fault: 'changed', decisionId: checked };
}

/** Whether the row that a decision follows is in the table, wherever that may be. */
async function stands(database: Queryable, hash: string): Promise<boolean> {
  if (hash === CHAIN_START) return true;
  const row = await database.selectFrom('decisions').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** A row as far as its hash covers it. */
export function chainedOf(row: ChainRow): ChainedDecision {
  return {
    id: row.id,
    decidedAt: row.decided_at,
    decidedByUserId: row.decided_by_user_id,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    reviewId: row.review_id,
    contractorId: row.contractor_id,
    overall: row.overall,
    language: row.language,
    reasonCode: row.reason_code,
    reasonText: row.reason_text,
    before: row.before as DecidedState,
    after: row.after as DecidedState,
    previousHash: row.previous_hash,
  };
}
