import type { MembershipVersion } from '../../../common/constants.ts';
import type { MembershipState } from '../../../common/profiles/memberships.ts';
import type { Queryable } from '../../database/client.ts';
import { nextStatus, type MembershipEvent, type MembershipStatus } from '../membership-state.ts';

export type MembershipRow = {
  userId: number;
  version: MembershipVersion;
  state: MembershipState;
  termsId: number | null;
  anchorAt: Date | null;
  periodStart: Date | null;
  /** Null: it neither renews nor ends. */
  periodEnd: Date | null;
  cancelsAt: Date | null;
  /** Its account asked to close: the cancellation is taken back when its user comes back. */
  cancelsForClosing: boolean;
  nextVersion: MembershipVersion | null;
  /** The terms that were shown when the next plan was chosen. */
  nextTermsId: number | null;
  pastDueSince: Date | null;
  retries: number;
  disputed: boolean;
  noticedFor: Date | null;
  earlyNoticedFor: Date | null;
  endedAt: Date | null;
};

const selectMembership = (database: Queryable) =>
  database
    .selectFrom('memberships')
    .select(['user_id as userId', 'version', 'state', 'terms_id as termsId', 'anchor_at as anchorAt'])
    .select(['period_start as periodStart', 'period_end as periodEnd', 'cancels_at as cancelsAt'])
    .select(['next_version as nextVersion', 'past_due_since as pastDueSince', 'retries', 'disputed'])
    .select(['noticed_for as noticedFor', 'ended_at as endedAt', 'next_terms_id as nextTermsId'])
    .select(['early_noticed_for as earlyNoticedFor', 'cancels_for_closing as cancelsForClosing'])
    .$castTo<MembershipRow>();

export const findMembership = (database: Queryable, userId: number): Promise<MembershipRow | undefined> =>
  selectMembership(database).where('user_id', '=', userId).executeTakeFirst();

/** One at a time changes a membership, also its first one: the row is made where there is none. */
export async function lockMembership(database: Queryable, userId: number, now: Date): Promise<MembershipRow> {
  await database
    .insertInto('memberships')
    .values({ user_id: userId, version: 'free', created_at: now, updated_at: now })
    .onConflict((same) => same.column('user_id').doNothing())
    .execute();
  return selectMembership(database).where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Memberships about which something may be due. */
export const runningMemberships = (database: Queryable, soon: Date): Promise<MembershipRow[]> =>
  selectMembership(database)
    .where('period_end', 'is not', null)
    .where((any) => any.or([any('state', '=', 'past_due'), any('period_end', '<=', soon)]))
    .orderBy('period_end')
    .execute();

/** Paid, with a period; not given for free. */
export const isPaid = ({ state, periodEnd }: MembershipRow): boolean =>
  periodEnd !== null && (state === 'active' || state === 'past_due');

/** The membership after an event; null where it cannot happen to it now. */
export const standAfter = (membership: MembershipRow, event: MembershipEvent): MembershipStatus | null =>
  isPaid(membership)
    ? nextStatus({ state: membership.state, cancels: membership.cancelsAt !== null }, event)
    : null;
