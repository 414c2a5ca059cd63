import type { Recipient, Writer } from '../../mail/frame.ts';
import type { Mail } from '../../mail/mailer.ts';
import {
  cancelPlannedMail,
  membershipCanceledMail,
  membershipEndedMail,
  membershipPaidMail,
  paymentFailedMail,
  renewalNearMail,
  type CanceledMembership,
} from './membership-mails.ts';
import {
  purchaseFailedMail,
  refundReturnedAdminMail,
  refundReturnedMail,
  refundSettledMail,
} from './refund-mails.ts';

type Paid = { plan: string; cents: number; on: Date; until: Date };
type Sample = { to: Recipient; paid: Paid; canceled: CanceledMembership };
type Preview = (writer: Writer, sample: Sample) => Mail;

/** The mails about a membership and its payments, of the sample data. */
export const MEMBERSHIP_PREVIEWS = {
  'membership.paid': (writer, { to, paid }) =>
    membershipPaidMail(writer, to, { ...paid, invoiceId: 1, number: 'PL-2026-000001', next: paid.on }),
  'membership.cancel_planned': (writer, { to, paid }) => cancelPlannedMail(writer, to, paid),
  'membership.renewal_near': (writer, { to, paid }) =>
    renewalNearMail(writer, to, { ...paid, isYearly: true }),
  'membership.payment_failed': (writer, { to, paid }) => paymentFailedMail(writer, to, paid),
  'membership.ended': (writer, { to, paid }) => membershipEndedMail(writer, to, paid),
  'membership.canceled': (writer, { to, canceled }) => membershipCanceledMail(writer, to, canceled),
  'membership.purchase_failed': (writer, { to, paid }) => purchaseFailedMail(writer, to, paid),
  'membership.refund_returned': (writer, { to, paid }) => refundReturnedMail(writer, to, paid),
  'membership.refund_settled': (writer, { to }) => refundSettledMail(writer, to),
  'membership.refund_returned_admin': (writer, { to, paid }) =>
    refundReturnedAdminMail(writer, to, { name: to.name, cents: paid.cents }),
} satisfies Record<string, Preview>;
