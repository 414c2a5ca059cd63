import { createHash } from 'node:crypto';

/** Status, version and the like, before and after. */
export type DecidedState = Record<string, string | number | boolean | null>;

/** The hash that the first decision is chained to. */
export const CHAIN_START = '0'.repeat(64);

/** A decision as far as its hash covers it: everything but the hash itself. */
export type ChainedDecision = {
  id: number;
  decidedAt: Date;
  decidedByUserId: number | null;
  action: string;
  subjectType: string;
  subjectId: number;
  reviewId: number | null;
  contractorId: number | null;
  overall: number | null;
  language: string | null;
  reasonCode: string | null;
  reasonText: string | null;
  before: DecidedState;
  after: DecidedState;
  previousHash: string;
};

/**
 * SHA-256, in hexadecimal, of the decision as JSON with its keys in order. It includes the hash of the decision
 * before, which makes the chain. The transparency page publishes the formula; readers compare hashes, because the
 * reason is not public.
 */
export function hashOfDecision({ decidedAt, ...decision }: ChainedDecision): string {
  const text = JSON.stringify(inOrder({ ...decision, decidedAt: decidedAt.toISOString() }));
  return createHash('sha256').update(text).digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}
