import type { MembershipVersion } from '../../common/constants.ts';
import type { ShownState } from '../../common/profiles/memberships.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { graceEndsAt, nextRetryAt, shownState } from './membership-state.ts';
import { isPaid, standAfter, type MembershipRow } from './queries/membership.ts';

/** A user's membership, and what comes next. */
export type MembershipView = {
  version: MembershipVersion;
  name: string;
  state: ShownState;
  /** Bought, rather than given. */
  isPaid: boolean;
  periodEnd: string | null;
  cancelsAt: string | null;
  nextVersion: MembershipVersion | null;
  pastDue: { graceEndsAt: string; retryAt: string | null; isDisputed: boolean } | null;
  endedAt: string | null;
  /** `at_once`: what is not paid for ends with the click. */
  can: { cancel: 'at_end' | 'at_once' | null; resume: boolean };
};

const NONE: MembershipView = {
  version: 'free',
  name: PLANS.free.name,
  state: 'active',
  isPaid: false,
  periodEnd: null,
  cancelsAt: null,
  nextVersion: null,
  pastDue: null,
  endedAt: null,
  can: { cancel: null, resume: false },
};

export function toMembership(row: MembershipRow | undefined): MembershipView {
  if (!row) return NONE;
  const { version, state, periodEnd, cancelsAt, nextVersion, endedAt } = row;
  return {
    version,
    name: PLANS[version].name,
    state: shownState(state, cancelsAt),
    isPaid: isPaid(row),
    periodEnd: periodEnd?.toISOString() ?? null,
    cancelsAt: cancelsAt?.toISOString() ?? null,
    nextVersion,
    pastDue: row.pastDueSince && pastDueOf(row, row.pastDueSince),
    endedAt: endedAt?.toISOString() ?? null,
    can: { cancel: cancelOf(row), resume: standAfter(row, 'resumed') !== null },
  };
}

function cancelOf(row: MembershipRow): MembershipView['can']['cancel'] {
  const stand = standAfter(row, 'cancel_requested');
  return stand && (stand.state === 'ended' ? 'at_once' : 'at_end');
}

const pastDueOf = ({ disputed, retries }: MembershipRow, since: Date): MembershipView['pastDue'] => ({
  graceEndsAt: graceEndsAt(since).toISOString(),
  retryAt: disputed ? null : (nextRetryAt(since, retries)?.toISOString() ?? null),
  isDisputed: disputed,
});
