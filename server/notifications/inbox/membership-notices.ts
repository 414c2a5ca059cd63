import type { ChangeKind } from '../../../common/profiles/memberships.ts';
import type { NotificationNews } from '../../../common/notification-kinds.ts';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Notice } from './notice.ts';

/** Changes that their user may not have seen happen, or wants in writing. */
const TOLD: Partial<Record<ChangeKind, NotificationNews>> = {
  payment_failed: 'membership_payment_failed',
  cancel_planned: 'membership_cancel_planned',
  ended: 'membership_ended',
  refunded: 'membership_refunded',
  purchase_failed: 'membership_purchase_failed',
  refund_failed: 'membership_refund_returned',
  refund_settled: 'membership_refund_settled',
};

export function noticesOfMembership({ userId, kind, changeId }: EventMap['membership.updated']): Notice[] {
  const news = TOLD[kind];
  if (news === undefined) return [];
  return [
    {
      userId,
      kind: 'membership',
      subject: { type: 'membership_change', id: changeId },
      params: { news },
      target: { name: 'settings.billing' },
    },
  ];
}

const DAY_MS = 86_400_000;

/** Once for each period. */
export async function noticesOfRenewal(
  database: Database,
  { userId }: EventMap['membership.renewal_near'],
): Promise<Notice[]> {
  const row = await database
    .selectFrom('memberships')
    .select('period_end as periodEnd')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.periodEnd) return [];
  return [
    {
      userId,
      kind: 'membership',
      subject: { type: 'membership_renewal', id: Math.floor(row.periodEnd.getTime() / DAY_MS) },
      params: { news: 'membership_renewal_near' },
      target: { name: 'settings.billing' },
    },
  ];
}
