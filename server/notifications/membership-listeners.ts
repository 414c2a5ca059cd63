import type { MembershipVersion } from '../../common/constants.ts';
import type { Language } from '../../common/language.ts';
import { PLANS } from '../../common/plan-limits.ts';
import type { Recipient } from '../accounts/mails/frame.ts';
import { graceEndsAt } from '../billing/membership-state.ts';
import { findMembership } from '../billing/queries/membership.ts';
import type { Database } from '../database/client.ts';
import type { EventMap } from '../event-map.ts';
import type { NotifierServices } from './listener.ts';
import {
  membershipCanceledMail,
  membershipEndedMail,
  paymentFailedMail,
  renewalNearMail,
} from './membership-mails.ts';

/** Mails about a membership: a yearly renewal, a card that failed, its end, and an administrator's decision to cancel it. */
export function membershipMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    renewalNear: async ({
      userId,
      cents,
      on,
      version,
    }: EventMap['membership.renewal_near']): Promise<void> => {
      const to = await readerOf(database, userId);
      if (to) await mailer.send(renewalNearMail(services, to, { plan: PLANS[version].name, on, cents }));
    },
    updated: async ({ userId, kind, changeId }: EventMap['membership.updated']): Promise<void> => {
      if (kind !== 'payment_failed' && kind !== 'ended') return;
      const to = await readerOf(database, userId);
      const change = await database
        .selectFrom('membership_changes as c')
        .leftJoin('invoices as i', 'i.id', 'c.invoice_id')
        .select(['c.from_version', 'c.by_user_id', 'i.total_cents'])
        .where('c.id', '=', changeId)
        .executeTakeFirst();
      if (!to || !change) return;
      const plan = PLANS[change.from_version as MembershipVersion].name;
      if (kind === 'payment_failed') {
        const since = (await findMembership(database, userId))?.pastDueSince;
        if (since)
          await mailer.send(
            paymentFailedMail(services, to, {
              plan,
              cents: change.total_cents ?? 0,
              until: graceEndsAt(since),
            }),
          );
        return;
      }
      // An administrator's decision has a mail of its own.
      const isDecided = change.by_user_id !== null && change.by_user_id !== userId;
      if (!isDecided) await mailer.send(membershipEndedMail(services, to, { plan }));
    },
    canceled: async (decisionId: number): Promise<void> => {
      const row = await database
        .selectFrom('decisions')
        .select(['subject_id', 'before', 'after', 'reason_text as reasonText'])
        .where('id', '=', decisionId)
        .where('action', '=', 'membership.canceled')
        .executeTakeFirst();
      const to = row && (await readerOf(database, row.subject_id));
      if (!row || !to) return;
      const { plan } = row.before as { plan: MembershipVersion };
      const { when, refund_cents: refundCents } = row.after as { when: string; refund_cents: number };
      const membership = await findMembership(database, row.subject_id);
      await mailer.send(
        membershipCanceledMail(services, to, {
          decisionId,
          plan: PLANS[plan].name,
          isNow: when === 'now',
          until: membership?.cancelsAt ?? null,
          refundCents,
          reasonText: row.reasonText,
        }),
      );
    },
  };
}

/** Money is told also to an address that is not confirmed. */
async function readerOf(database: Database, userId: number): Promise<Recipient | undefined> {
  const user = await database
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return user && { ...user, language: user.language as Language };
}
