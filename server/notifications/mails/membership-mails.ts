import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import { decidedByPerson, mailedParts } from '../mailed-parts.ts';
import { writtenText } from '../written-words.ts';

/** A membership, as far as a mail about it tells. */
type MailedMembership = { plan: string };

const linkOf = ({ texts, config }: Writer, { language }: Recipient) => ({
  label: texts.t(language)('membership_mails.link'),
  url: config.appUrl + route('settings.billing'),
});

type PaidInvoice = MailedMembership & {
  cents: number;
  invoiceId: number;
  number: string;
  /** The next payment; null: there is none. */
  next: Date | null;
};

/** The receipt of a paid invoice: what was charged, until when it counts, and the invoice itself. */
export function membershipPaidMail(
  writer: Writer,
  to: Recipient,
  { plan, cents, invoiceId, number, next }: PaidInvoice,
): Mail {
  const t = writer.texts.t(to.language);
  const amount = formatMoney(cents);
  return writeMail({
    ...frame(writer, to, 'membership.paid'),
    subject: t('membership_mails.paid_subject', { plan, amount }),
    paragraphs: [
      t('membership_mails.paid_text', { plan, amount, number }),
      ...(next === null ? [] : [t('membership_mails.paid_next', { date: formatDate(next, t.language) })]),
      t('billing.not_a_rating'),
    ],
    link: {
      label: t('membership_mails.invoice'),
      url: writer.config.appUrl + route('invoices.show', { id: invoiceId }),
    },
  });
}

/** The confirmation of a cancellation that its user asked for. */
export function cancelPlannedMail(
  writer: Writer,
  to: Recipient,
  { plan, until }: MailedMembership & { until: Date },
): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.cancel_planned'),
    subject: t('membership_mails.canceled_subject', { plan }),
    paragraphs: [
      t('membership_mails.cancel_planned', { plan, date: formatDate(until, t.language) }),
      t('membership_mails.nothing_deleted'),
    ],
    link: linkOf(writer, to),
  });
}

/** Before a renewal: the amount, the day, and the way to cancel. */
export function renewalNearMail(
  writer: Writer,
  to: Recipient,
  { plan, on, cents, isYearly }: MailedMembership & { on: Date; cents: number; isYearly: boolean },
): Mail {
  const t = writer.texts.t(to.language);
  const date = formatDate(on, t.language);
  return writeMail({
    ...frame(writer, to, 'membership.renewal_near'),
    subject: t('membership_mails.renewal_subject', { plan, date }),
    paragraphs: [
      t(isYearly ? 'membership_mails.renewal_text' : 'membership_mails.renewal_text_month', {
        plan,
        date,
        amount: formatMoney(cents),
      }),
      t('membership_mails.renewal_stop'),
    ],
    link: linkOf(writer, to),
  });
}

/** The card failed: the next steps with their days, and the way to keep the plan. */
export function paymentFailedMail(
  writer: Writer,
  to: Recipient,
  { plan, cents, until }: MailedMembership & { cents: number; until: Date },
): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.payment_failed'),
    subject: t('membership_mails.failed_subject', { plan }),
    paragraphs: [
      t('membership_mails.failed_text', { plan, amount: formatMoney(cents) }),
      t('membership_mails.failed_until', { plan, date: formatDate(until, t.language) }),
    ],
    link: linkOf(writer, to),
  });
}

export function membershipEndedMail(writer: Writer, to: Recipient, { plan }: MailedMembership): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.ended'),
    subject: t('membership_mails.ended_subject', { plan }),
    paragraphs: [t('membership_mails.ended_text', { plan }), t('membership_mails.nothing_deleted')],
    link: linkOf(writer, to),
  });
}

/** An administrator canceled it: why, from when, and what is paid back. */
export type CanceledMembership = MailedMembership & {
  decisionId: number;
  isNow: boolean;
  /** Of a period that still runs. */
  until: Date | null;
  refundCents: number;
  reasonText: string | null;
};

export function membershipCanceledMail(writer: Writer, to: Recipient, canceled: CanceledMembership): Mail {
  const { plan, decisionId, isNow, until, refundCents, reasonText } = canceled;
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.canceled'),
    subject: t('membership_mails.canceled_subject', { plan }),
    paragraphs: [
      isNow || until === null
        ? t('membership_mails.canceled_now', { plan })
        : t('membership_mails.canceled_later', { plan, date: formatDate(until, t.language) }),
      ...writtenText(reasonText, t),
      refundCents > 0
        ? t('membership_mails.canceled_refund', { amount: formatMoney(refundCents) })
        : t('membership_mails.canceled_no_refund'),
      t('membership_mails.nothing_deleted'),
      ...mailedParts(decidedByPerson('membership.canceled'), t),
    ],
    link: {
      label: t('decision_mails.link'),
      url: writer.config.appUrl + route('decisions.show', { id: decisionId }),
    },
  });
}
