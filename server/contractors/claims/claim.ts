import type { ClaimEvidence } from '../../../common/constants.ts';
import type { DecidedState } from '../../decisions/chain.ts';

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

/** The day by which a claim is to be decided, counted from when its evidence was there. */
export const claimDueAt = (from: Date): Date => new Date(from.getTime() + CLAIM_DECIDED_IN_DAYS * DAY_MS);
