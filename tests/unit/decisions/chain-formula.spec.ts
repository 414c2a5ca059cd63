import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_FIELDS } from '../../../common/cases/decision-chain.ts';
import { CHAIN_START, hashOfDecision, type ChainedDecision } from '../../../server/decisions/chain.ts';

const DECISION: ChainedDecision = {
  id: 1,
  decidedAt: new Date('2026-11-22T10:00:00Z'),
  decidedByUserId: 7,
  action: 'review.deactivated',
  subjectType: 'review',
  subjectId: 12,
  reviewId: 12,
  contractorId: 3,
  overall: 2,
  language: 'english',
  reasonCode: 'R07',
  reasonText: 'It names a street.',
  before: { status: 'active' },
  after: { status: 'inactive' },
  previousHash: CHAIN_START,
};

test('the formula on the transparency page gives the code of a decision', () => {
  expect(Object.keys(DECISION).toSorted()).toEqual([...CHAIN_FIELDS]);
  const known: Record<string, unknown> = { ...DECISION, decidedAt: DECISION.decidedAt.toISOString() };
  const text = JSON.stringify(Object.fromEntries(CHAIN_FIELDS.map((field) => [field, known[field]])));
  expect(createHash('sha256').update(text).digest('hex')).toBe(hashOfDecision(DECISION));
});
