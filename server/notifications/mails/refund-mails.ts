import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

const billingLink = (writer: Writer, { language }: Recipient) => ({
  label: writer.texts.t(language)('membership_mails.link'),
  url: writer.config.appUrl + route('settings.billing'),
});

type Amount = { plan: string; cents: number };

/** A bank refused days after the order: nothing was bought, and nothing is charged. */
export function purchaseFailedMail(writer: Writer, to: Recipient, { plan, cents }: Amount): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.purchase_failed'),
    subject: t('membership_mails.purchase_failed_subject', { plan }),
    paragraphs: [t('membership_mails.purchase_failed_text', { plan, amount: formatMoney(cents) })],
    link: billingLink(writer, to),
  });
}

/** A refund came back from the bank: the amount is still owed. */
export function refundReturnedMail(writer: Writer, to: Recipient, { cents }: Pick<Amount, 'cents'>): Mail {
  const t = writer.texts.t(to.language);
  const amount = formatMoney(cents);
  return writeMail({
    ...frame(writer, to, 'membership.refund_returned'),
    subject: t('membership_mails.refund_returned_subject', { amount }),
    paragraphs: [t('membership.refund_returned_text', { amount })],
    link: billingLink(writer, to),
  });
}

export function refundSettledMail(writer: Writer, to: Recipient): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'membership.refund_settled'),
    subject: t('membership_mails.refund_settled_subject'),
    paragraphs: [t('membership_mails.refund_settled_text')],
    link: billingLink(writer, to),
  });
}

/** To the administrator who decided the refund. */
export function refundReturnedAdminMail(
  writer: Writer,
  to: Recipient,
  { name, cents }: { name: string; cents: number },
): Mail {
  const t = writer.texts.t(to.language);
  const amount = formatMoney(cents);
  return writeMail({
    ...frame(writer, to, 'membership.refund_returned_admin'),
    subject: t('membership_mails.refund_returned_admin_subject', { amount }),
    paragraphs: [t('membership_mails.refund_returned_admin_text', { amount, name })],
    link: {
      label: t('membership_mails.refund_returned_admin_link'),
      url: writer.config.appUrl + route('admin.billing'),
    },
  });
}
