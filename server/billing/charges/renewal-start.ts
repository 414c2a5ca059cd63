import { DAY_MS } from '../calendar.ts';
import type { MembershipRow } from '../queries/membership.ts';

/** A renewal that comes later than this begins a period of its own: what lies between is not charged. */
const LATE_DAYS = 3;

/** The first day of the period after a paid one: its end, or now after a long standstill. */
export const startOfRenewal = (periodEnd: Date, now: Date): Date =>
  now.getTime() - periodEnd.getTime() > LATE_DAYS * DAY_MS ? now : periodEnd;

/** Another plan, or a period that begins later than the last one ended, counts from its own first day. */
export function renewalAnchor(
  { nextVersion, version, anchorAt, periodEnd }: MembershipRow,
  periodStart: Date,
): Date {
  const isSame = nextVersion === null || nextVersion === version;
  const isOnTime = periodEnd?.getTime() === periodStart.getTime();
  return isSame && isOnTime && anchorAt !== null ? anchorAt : periodStart;
}
