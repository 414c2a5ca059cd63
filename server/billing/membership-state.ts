import { sql } from 'kysely';
import type { MembershipState, ShownState } from '../../common/profiles/memberships.ts';
import { DAY_MS } from './calendar.ts';

export const GRACE_DAYS = 14;
/** Days after the failed renewal on which the card is tried again. */
export const RETRY_DAYS = [1, 3, 7, 12] as const;
/** An unfinished card page is closed after this time. */
export const INCOMPLETE_HOURS = 24;
/** Before each renewal: five whole days stay, also where the job that writes it is late. */
export const NOTICE_DAYS = 6;
/** Before a yearly renewal, besides. */
export const EARLY_NOTICE_DAYS = 30;

export const MEMBERSHIP_EVENTS = [
  'purchase_started',
  'purchase_expired',
  'paid',
  'payment_failed',
  'grace_over',
  'cancel_requested',
  'resumed',
  'period_over',
  'ended_at_once',
] as const;
export type MembershipEvent = (typeof MEMBERSHIP_EVENTS)[number];

export type MembershipStatus = { state: MembershipState; cancels: boolean };

const PAID: MembershipStatus = { state: 'active', cancels: false };
const ENDED: MembershipStatus = { state: 'ended', cancels: false };

const CANCELS: MembershipStatus = { state: 'active', cancels: true };
const INCOMPLETE: MembershipStatus = { state: 'incomplete', cancels: false };
const PAST_DUE: MembershipStatus = { state: 'past_due', cancels: false };

/** By the state before; `canceled`: active until the end of its period. */
type Before = MembershipState | 'canceled';

const TRANSITIONS: Record<MembershipEvent, Partial<Record<Before, MembershipStatus>>> = {
  purchase_started: { ended: INCOMPLETE, incomplete: INCOMPLETE },
  purchase_expired: { incomplete: ENDED },
  // An upgrade is paid while the membership is active; it ends a planned cancellation.
  paid: { incomplete: PAID, active: PAID, canceled: PAID, past_due: PAID, ended: PAID },
  payment_failed: { active: PAST_DUE },
  grace_over: { past_due: ENDED },
  // The grace period is not paid for, so a cancellation ends it.
  cancel_requested: { active: CANCELS, past_due: ENDED },
  resumed: { canceled: PAID },
  period_over: { canceled: ENDED },
  ended_at_once: { active: ENDED, canceled: ENDED, past_due: ENDED },
};

/** `incomplete → active → past_due → ended`, `active → cancel scheduled → ended`; null where the event cannot happen in this state. */
export function nextStatus(
  { state, cancels }: MembershipStatus,
  event: MembershipEvent,
): MembershipStatus | null {
  const before = state === 'active' && cancels ? 'canceled' : state;
  return TRANSITIONS[event][before] ?? null;
}

export const shownState = (state: MembershipState, cancelsAt: Date | null): ShownState =>
  state === 'active' && cancelsAt !== null ? 'cancel_scheduled' : state;

/** The same of a user's row of `memberships` as `m`; without one, the free plan runs. */
export const shownStateSql = sql<ShownState>`case when m.state = 'active' and m.cancels_at is not null
  then 'cancel_scheduled' else coalesce(m.state, 'active') end`;

export type Running = {
  state: MembershipState;
  periodEnd: Date | null;
  cancelsAt: Date | null;
  pastDueSince: Date | null;
  /** The number of retries so far. */
  retries: number;
  /** The bank took the money back: the card is not charged again for it. */
  disputed: boolean;
  /** Its account is to close: the card is not tried again. */
  cancelsForClosing: boolean;
  isYearly: boolean;
  /** The period's end that a renewal notice was sent for. */
  noticedFor: Date | null;
  /** The period's end that the earlier notice of a yearly renewal was sent for. */
  earlyNoticedFor: Date | null;
};
export type Step = 'renew' | 'retry' | 'end' | 'notice' | 'early_notice';

/** The step that is due for a membership now; null: nothing. One step at a time, the most urgent first. */
export function stepDue(membership: Running, now: Date): Step | null {
  const { state, periodEnd, cancelsAt, pastDueSince, retries, disputed, cancelsForClosing } = membership;
  if (state === 'past_due' && pastDueSince) {
    if (cancelsAt !== null && cancelsAt <= now) return 'end';
    return stepOfPastDue({ pastDueSince, retries, isTried: !disputed && !cancelsForClosing }, now);
  }
  if (state !== 'active' || periodEnd === null) return null;
  if (cancelsAt !== null) return cancelsAt <= now ? 'end' : null;
  if (periodEnd <= now) return 'renew';
  return noticeDue({ ...membership, periodEnd }, now);
}

type Noticed = Pick<Running, 'isYearly' | 'noticedFor' | 'earlyNoticedFor'> & { periodEnd: Date };

/** A late notice counts for the earlier one, too. */
function noticeDue(
  { isYearly, noticedFor, earlyNoticedFor, periodEnd }: Noticed,
  now: Date,
): 'notice' | 'early_notice' | null {
  const isWithin = (days: number) => periodEnd.getTime() - now.getTime() <= days * DAY_MS;
  const isFor = (at: Date | null) => at?.getTime() === periodEnd.getTime();
  if (isWithin(NOTICE_DAYS)) return isFor(noticedFor) ? null : 'notice';
  return isYearly && isWithin(EARLY_NOTICE_DAYS) && !isFor(earlyNoticedFor) ? 'early_notice' : null;
}

function stepOfPastDue(
  { pastDueSince, retries, isTried }: { pastDueSince: Date; retries: number; isTried: boolean },
  now: Date,
): Step | null {
  const days = (now.getTime() - pastDueSince.getTime()) / DAY_MS;
  if (days >= GRACE_DAYS) return 'end';
  const next = RETRY_DAYS[retries];
  return isTried && next !== undefined && days >= next ? 'retry' : null;
}

/** The time of the next try with the card; null: none. */
export function nextRetryAt(pastDueSince: Date, retries: number): Date | null {
  const days = RETRY_DAYS[retries];
  return days === undefined ? null : new Date(pastDueSince.getTime() + days * DAY_MS);
}
export const graceEndsAt = (pastDueSince: Date): Date =>
  new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
