import { sql } from 'kysely';
import type { ClaimEvidence } from '../../../common/constants.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { mayLeave } from './policy.ts';

export const CLAIM_DECIDED_IN_DAYS = 7;
/** A claim whose code was not entered ends this long after the code was last sent. */
export const CLAIM_UNCONFIRMED_DAYS = 14;
const DAY_MS = 86_400_000;

/** The mark of a rejection that followed from accepting another user's claim. */
export const OTHER_ACCEPTED = { because: 'other_accepted' } as const;

export const isOtherAccepted = (after: DecidedState | null): boolean =>
  after?.['because'] === OTHER_ACCEPTED.because;

/** Whether there is something to decide on: a code that was entered, or a document. */
export const hasEvidence = (claim: { evidence: ClaimEvidence; confirmedAt: Date | null }): boolean =>
  claim.evidence === 'document' || claim.confirmedAt !== null;

/** The same of rows of claims under a name: `claim`, or the table's own. */
export const hasEvidenceSql = (claim: 'claim' | 'contractor_claims') =>
  sql<boolean>`(${sql.ref(`${claim}.evidence`)} = 'document' or ${sql.ref(`${claim}.confirmed_at`)} is not null)`;

/** Whether a page came with its owner's account: no public list named it, and no administrator hid it. */
export const isOwnText = (page: { source: string | null; hiddenAt: Date | null }): boolean =>
  page.source === null && page.hiddenAt === null;

/** The facts that decide whether an open claim may be accepted. */
export type AcceptCase = {
  claim: { evidence: ClaimEvidence; confirmedAt: Date | null };
  /** Whether the business has an owner. */
  isOwned: boolean;
  /** Neither inactive nor closed. */
  isClaimantActive: boolean;
  /** The business that the claimant manages already. */
  own: { isOwnText: boolean } | null;
};

/** The reasons why a claim cannot be accepted now; each is the key of its text. */
export type AcceptObstacle =
  | 'claims.already_claimed'
  | 'claims.claimant_inactive'
  | 'claims.claimant_has_business'
  | 'claims.evidence_missing';

/** The obstacle to accepting an open claim, or null. Evidence is needed, an active claimant, and a business without an owner. */
export function obstacleToAccept({
  claim,
  isOwned,
  isClaimantActive,
  own,
}: AcceptCase): AcceptObstacle | null {
  if (isOwned) return 'claims.already_claimed';
  if (!isClaimantActive) return 'claims.claimant_inactive';
  if (mayLeave(own) !== true) return 'claims.claimant_has_business';
  return hasEvidence(claim) ? null : 'claims.evidence_missing';
}

/** The day by which a claim is to be decided, counted from when its evidence was there. */
export const claimDueAt = (from: Date): Date => new Date(from.getTime() + CLAIM_DECIDED_IN_DAYS * DAY_MS);
