import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAIN_START, hashOfDecision, type ChainedDecision } from '../../../server/decisions/chain.ts';

const decision: ChainedDecision = {
  id: 1,
  decidedAt: new Date('2026-11-21T10:00:00.000Z'),
  decidedByUserId: 3,
  action: 'review.deactivated',
  subjectType: 'review',
  subjectId: 12,
  reviewId: 12,
  contractorId: 5,
  overall: 1,
  language: 'english',
  reasonCode: 'R07',
  reasonText: 'It gives a private phone number.',
  before: { status: 'active', version: 2 },
  after: { status: 'inactive', version: 2 },
  previousHash: CHAIN_START,
};

const changed: [keyof ChainedDecision, unknown][] = [
  ['id', 2],
  ['decidedAt', new Date('2026-11-21T10:00:00.001Z')],
  ['decidedByUserId', null],
  ['action', 'review.activated'],
  ['subjectType', 'response'],
  ['subjectId', 13],
  ['reviewId', null],
  ['contractorId', 6],
  ['overall', 5],
  ['language', 'mexican_spanish'],
  ['reasonCode', 'R08'],
  ['reasonText', 'It gives a private phone number'],
  ['before', { status: 'inactive', version: 2 }],
  ['after', { status: 'inactive', version: 3 }],
  ['previousHash', '1'.repeat(64)],
];

describe('the hash of a decision', () => {
  test('the hash of a decision can be computed again by anybody: SHA-256 of its fields as JSON, keys in order', () => {
    expect(hashOfDecision(decision)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfDecision(structuredClone(decision))).toBe(hashOfDecision(decision));
  });

  // Worked out apart from the product: another form of the text would break every chain there is.
  test('the hash of a decision of a known decision, empty fields among its own, never changes', () => {
    expect(hashOfDecision({ ...decision, decidedByUserId: null, reasonText: null })).toBe(
      'b37872ba2b14fab6ccf662262eb0163638b2b1e4bc483abf1c0c5a33a4a9cee7',
    );
  });

  test('the hash of a decision covers every field', () => {
    expect(changed.map(([field]) => field).toSorted()).toEqual(Object.keys(decision).toSorted());
  });

  test.each(changed)('the hash of a decision is another one when %s is changed', (field, value) => {
    expect(hashOfDecision({ ...decision, [field]: value })).not.toBe(hashOfDecision(decision));
  });

  test('the hash of a decision does not depend on the order in which the database gives keys back', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.string(), fc.integer(), fc.boolean())),
        (state) => {
          const turned = Object.fromEntries(Object.entries(state).toReversed());
          const one = hashOfDecision({ ...decision, after: state });
          expect(hashOfDecision({ ...decision, after: turned })).toBe(one);
        },
      ),
    );
  });
});
