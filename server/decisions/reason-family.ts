import {
  APPEAL_ACCEPTED_CODES,
  APPEAL_REJECTED_CODES,
  CLAIM_ACCEPTED_CODES,
  CLAIM_REJECTED_CODES,
  FLAG_DISMISSED_CODES,
  FLAG_ENDED_CODES,
  FLAG_PUBLISHED_CODES,
  LISTING_CLOSED_CODES,
  LISTING_OPEN_CODES,
  REASON_CODES,
  type DecisionAction,
  type DecisionReasonCode,
  type ReasonFamily,
} from '../../common/constants.ts';
import type { DecidedState } from './chain.ts';

/** A family that an administrator chooses from. */
export type GivenFamily = Exclude<ReasonFamily, 'unrecorded'>;

const CODES = {
  offense: REASON_CODES,
  appeal_accepted: APPEAL_ACCEPTED_CODES,
  appeal_rejected: APPEAL_REJECTED_CODES,
  claim_accepted: CLAIM_ACCEPTED_CODES,
  claim_rejected: CLAIM_REJECTED_CODES,
  flag_published: FLAG_PUBLISHED_CODES,
  flag_dismissed: FLAG_DISMISSED_CODES,
  flag_ended: FLAG_ENDED_CODES,
  listing_closed: LISTING_CLOSED_CODES,
  listing_open: LISTING_OPEN_CODES,
} as const satisfies Record<GivenFamily, readonly DecisionReasonCode[]>;

const ANSWERS: Partial<Record<DecisionAction, GivenFamily>> = {
  'appeal.accepted': 'appeal_accepted',
  'appeal.rejected': 'appeal_rejected',
  'account_appeal.accepted': 'appeal_accepted',
  'account_appeal.rejected': 'appeal_rejected',
  'decision_appeal.rejected': 'appeal_rejected',
  'claim.accepted': 'claim_accepted',
  'claim.rejected': 'claim_rejected',
};

/** Decisions with codes of their own, unless they accept an appeal. */
const OWN: Partial<Record<DecisionAction, GivenFamily>> = {
  'red_flag.published': 'flag_published',
  'red_flag.dismissed': 'flag_dismissed',
  'red_flag.ended': 'flag_ended',
  'listing.closed': 'listing_closed',
  'listing.kept_closed': 'listing_closed',
  'listing.reopened': 'listing_open',
  'listing.kept_open': 'listing_open',
};

/** Decisions that restrict nothing name no broken rule; a shorter time to answer is explained in text. */
const GIVES_BACK: ReadonlySet<DecisionAction> = new Set<DecisionAction>([
  'review.activated',
  'review.words_restored',
  'response.activated',
  'response.restored',
  'response.words_restored',
  'user.activated',
  'posting.restored',
  'red_flag.expedited',
  'comment.restored',
  'message.restored',
  'invitation.restored',
  'partner_rating.restored',
  'photo.restored',
  'passage.restored',
  'job_proof.confirmed',
]);

/**
 * The family of codes for a decision's reason; null: it has none. Every kind of appeal uses this rule.
 * `after.against` marks a decision that accepts an appeal against another one. The database checks the same
 * (`decisions_reason_family`).
 */
export function reasonFamilyOf(action: DecisionAction, after: DecidedState): GivenFamily | null {
  const answer = ANSWERS[action];
  if (answer) return answer;
  if ('against' in after) return 'appeal_accepted';
  return OWN[action] ?? (GIVES_BACK.has(action) ? null : 'offense');
}

/** Whether a decision may name this code. */
export function mayName(
  code: DecisionReasonCode | null,
  action: DecisionAction,
  after: DecidedState,
): boolean {
  if (code === null) return true;
  const family = reasonFamilyOf(action, after);
  return family !== null && codesOf(family).includes(code);
}

export const codesOf = (family: GivenFamily): readonly DecisionReasonCode[] => CODES[family];
