import { formatDate } from '../../../common/format/dates.ts';
import { writeMail } from '../../mail/layout.ts';
import { frame, type Writer } from '../../mail/frame.ts';
import { privacyDue } from '../../content/contact/privacy-due.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventMap } from '../../event-map.ts';
import type { NotifierServices } from '../listeners/listener.ts';

export type ContactMessage = EventMap['contact.sent'];

/** A message of the contact page, to the operator. An answer goes to its sender. */
export function contactMail(writer: Writer, sent: ContactMessage): Mail {
  const { senderName, senderEmail, message, topic } = sent;
  const { operator } = writer.config;
  const to = { email: operator.email, name: operator.name, language: 'english' } as const;
  const t = writer.texts.t(to.language);
  const mail = writeMail({
    ...frame(writer, to, 'contact.message'),
    subject: t(topic === 'privacy' ? 'contact.mail_privacy_subject' : 'contact.mail_subject', {
      name: senderName,
    }),
    paragraphs: [
      t('contact.mail_from', { name: senderName, email: senderEmail }),
      ...(topic === 'privacy' ? [dueText(t, sent.at)] : []),
      message,
    ],
  });
  return { ...mail, replyTo: senderEmail };
}

function dueText(t: Translate, sentAt: Date): string {
  const { confirmBy, answerByInMexico, answerByInUnitedStates } = privacyDue(sentAt);
  return t('contact.mail_privacy_due', {
    confirm: formatDate(confirmBy, t.language),
    mexico: formatDate(answerByInMexico, t.language),
    united_states: formatDate(answerByInUnitedStates, t.language),
  });
}

export const contactSent =
  (services: NotifierServices) =>
  (sent: ContactMessage): Promise<void> =>
    services.mailer.send(contactMail(services, sent));
