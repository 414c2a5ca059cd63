import type { MembershipVersion } from '../../../common/constants.ts';
import type { ChangeKind } from '../../../common/profiles/memberships.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { Recipient } from '../../mail/frame.ts';
import { graceEndsAt } from '../../billing/membership-state.ts';
import { findMembership } from '../../billing/queries/membership.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventMap } from '../../event-map.ts';
import { findRecipient } from '../find-recipient.ts';
import type { NotifierServices } from './listener.ts';
import { mailAboutMoneyBack } from './refund-listeners.ts';
import {
  cancelPlannedMail,
  membershipCanceledMail,
  membershipEndedMail,
  membershipPaidMail,
  paymentFailedMail,
  renewalNearMail,
} from '../mails/membership-mails.ts';

/** Mails about a membership: a renewal, a card that failed, its end, and an administrator's decision to cancel it. */
export function membershipMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    renewalNear: async ({
      userId,
      cents,
      on,
      version,
    }: EventMap['membership.renewal_near']): Promise<void> => {
      const to = await findRecipient(database, userId);
      if (to)
        await mailer.send(
          renewalNearMail(services, to, {
            plan: PLANS[version].name,
            on,
            cents,
            isYearly: PLANS[version].interval === 'year',
          }),
        );
    },
    updated: async (event: EventMap['membership.updated']): Promise<void> => {
      const mail = await mailOf(services, event);
      if (mail) await mailer.send(mail);
      await mailAboutMoneyBack(services, event);
    },
    canceled: async (decisionId: number): Promise<void> => {
      const row = await database
        .selectFrom('decisions')
        .select(['subject_id', 'before', 'after', 'reason_text as reasonText'])
        .where('id', '=', decisionId)
        .where('action', '=', 'membership.canceled')
        .executeTakeFirst();
      const to = row && (await findRecipient(database, row.subject_id));
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

const MAILED: readonly ChangeKind[] = [
  'started',
  'changed',
  'renewed',
  'payment_failed',
  'cancel_planned',
  'ended',
];

/** The mail of a change, where its user is told by mail. */
async function mailOf(
  services: NotifierServices,
  { userId, kind, changeId }: EventMap['membership.updated'],
): Promise<Mail | null> {
  const { database } = services;
  if (!MAILED.includes(kind)) return null;
  const to = await findRecipient(database, userId);
  const change = await database
    .selectFrom('membership_changes as c')
    .leftJoin('invoices as i', 'i.id', 'c.invoice_id')
    .select(['c.from_version', 'c.to_version', 'c.by_user_id', 'i.id as invoiceId', 'i.number'])
    .select('i.total_cents as cents')
    .where('c.id', '=', changeId)
    .executeTakeFirst();
  if (!to || !change) return null;
  const plan = PLANS[change.from_version as MembershipVersion].name;
  const membership = await findMembership(database, userId);
  // An administrator's decision has a letter of its own.
  const isDecided = change.by_user_id !== null && change.by_user_id !== userId;
  if (kind === 'ended') return isDecided ? null : membershipEndedMail(services, to, { plan });
  if (kind === 'cancel_planned') {
    const until = membership?.cancelsAt;
    return isDecided || !until ? null : cancelPlannedMail(services, to, { plan, until });
  }
  if (kind === 'payment_failed') {
    const since = membership?.pastDueSince;
    if (!since) return null;
    return paymentFailedMail(services, to, { plan, cents: change.cents ?? 0, until: graceEndsAt(since) });
  }
  return receiptOf(services, to, change, membership);
}

type Charged = { to_version: string; invoiceId: number | null; number: string | null; cents: number | null };

/** The receipt of the invoice behind a change; null where nothing was charged. */
function receiptOf(
  services: NotifierServices,
  to: Recipient,
  { to_version: version, invoiceId, number, cents }: Charged,
  membership: Awaited<ReturnType<typeof findMembership>>,
): Mail | null {
  if (invoiceId === null || number === null || cents === null) return null;
  const next = membership?.cancelsAt === null ? membership.periodEnd : null;
  const plan = PLANS[version as MembershipVersion].name;
  return membershipPaidMail(services, to, { plan, cents, invoiceId, number, next });
}
