import type { MembershipVersion } from '../../../common/constants.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { owedOfRefunds } from '../../billing/queries/payments.ts';
import type { EventMap } from '../../event-map.ts';
import { findRecipient } from '../find-recipient.ts';
import type { NotifierServices } from './listener.ts';
import {
  purchaseFailedMail,
  refundReturnedAdminMail,
  refundReturnedMail,
  refundSettledMail,
} from '../mails/refund-mails.ts';

/** Mails about a payment that failed days later, and about a refund that a bank returned. */
export async function mailAboutMoneyBack(
  services: NotifierServices,
  { userId, kind, changeId }: EventMap['membership.updated'],
): Promise<void> {
  const { database, mailer } = services;
  if (kind !== 'purchase_failed' && kind !== 'refund_failed' && kind !== 'refund_settled') return;
  const to = await findRecipient(database, userId);
  if (kind === 'refund_failed') {
    const cents = await owedOfRefunds(database, userId);
    if (to) await mailer.send(refundReturnedMail(services, to, { cents }));
    await mailDecider(services, userId, cents);
    return;
  }
  if (!to) return;
  if (kind === 'refund_settled') {
    await mailer.send(refundSettledMail(services, to));
    return;
  }
  const invoice = await database
    .selectFrom('membership_changes as c')
    .innerJoin('invoices as i', 'i.id', 'c.invoice_id')
    .select(['i.version', 'i.total_cents as cents'])
    .where('c.id', '=', changeId)
    .executeTakeFirst();
  if (!invoice) return;
  const plan = PLANS[invoice.version as MembershipVersion].name;
  await mailer.send(purchaseFailedMail(services, to, { plan, cents: invoice.cents }));
}

/** The administrator who decided it last; a refund made at the gateway has none, and stands on the page of payments. */
async function mailDecider(services: NotifierServices, userId: number, cents: number): Promise<void> {
  const { database, mailer } = services;
  const decision = await database
    .selectFrom('decisions as d')
    .innerJoin('users as u', 'u.id', 'd.subject_id')
    .select(['d.decided_by_user_id as deciderId', 'u.name'])
    .where('d.action', '=', 'membership.canceled')
    .where('d.subject_id', '=', userId)
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const to = decision?.deciderId ? await findRecipient(database, decision.deciderId) : undefined;
  if (to && decision)
    await mailer.send(refundReturnedAdminMail(services, to, { name: decision.name, cents }));
}
