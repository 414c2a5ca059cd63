export const MEMBERSHIP_STATES = ['incomplete', 'active', 'past_due', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];
/** The states that users see: an active membership that was canceled says so. */
export const SHOWN_STATES = [...MEMBERSHIP_STATES, 'cancel_scheduled'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The changes of a membership; each has its text in `billing.change.*`. */
export const CHANGE_KINDS = [
  'started',
  'changed',
  'change_planned',
  'change_dropped',
  'renewed',
  'payment_failed',
  'cancel_planned',
  'resumed',
  'ended',
  'refunded',
  'disputed',
  'dispute_won',
  'double_refunded',
  'purchase_failed',
  'refund_failed',
  'refund_settled',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * The lines of an invoice: the plan, unused days, a coupon, a balance used or kept, a waived small amount.
 */
export const LINE_KINDS = ['plan', 'unused', 'coupon', 'balance', 'carried', 'waived'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The reasons of a failed payment. */
export const FAILURE_REASONS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'confirmation_needed',
  'not_finished',
  // The payment is not the one that was asked for, so it was sent back.
  'other_amount',
  'other_currency',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** From the smallest to the largest. */
export const PLAN_ORDER = ['free', 'gold', 'annual_gold', 'platinum'] as const;
