import { writeMail } from '../accounts/mails/layout.ts';
import { frame, type Writer } from '../accounts/mails/frame.ts';
import type { Mail } from '../core/mail.ts';
import type { EventMap } from '../event-map.ts';
import type { NotifierServices } from './listener.ts';

export type ContactMessage = EventMap['contact.sent'];

/** A message of the contact page, to the operator. An answer goes to its sender. */
export function contactMail(writer: Writer, { senderName, senderEmail, message }: ContactMessage): Mail {
  const { operator } = writer.config;
  const to = { email: operator.email, name: operator.name, language: 'english' } as const;
  const t = writer.texts.t(to.language);
  const mail = writeMail({
    ...frame(writer, to, 'contact.message'),
    subject: t('contact.mail_subject', { name: senderName }),
    paragraphs: [t('contact.mail_from', { name: senderName, email: senderEmail }), message],
  });
  return { ...mail, replyTo: senderEmail };
}

export const contactSent =
  (services: NotifierServices) =>
  ({ senderName, senderEmail, message }: ContactMessage): Promise<void> =>
    services.mailer.send(contactMail(services, { senderName, senderEmail, message }));
