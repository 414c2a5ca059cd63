import { formatDate } from '../../../common/format/dates.ts';
import { SECURITY_ANSWERED_IN_DAYS, SECURITY_ASSESSED_IN_DAYS } from '../../../common/contact-topics.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { writeMail } from '../../mail/layout.ts';
import { frame, type Writer } from '../../mail/frame.ts';
import { privacyDue } from '../../content/contact/privacy-due.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventMap } from '../../event-map.ts';
import type { NotifierServices } from '../listeners/listener.ts';

export type ContactMessage = EventMap['contact.sent'];

const DAY_MS = 86_400_000;
const SUBJECTS = {
  general: 'contact.mail_subject',
  privacy: 'contact.mail_privacy_subject',
  security: 'contact.mail_security_subject',
} as const satisfies Record<ContactMessage['topic'], MessageKey>;

/** A message of the contact page, to the operator. An answer goes to its sender. */
export function contactMail(writer: Writer, sent: ContactMessage): Mail {
  const { senderName, senderEmail, message, topic } = sent;
  const { operator } = writer.config;
  const to = { email: operator.email, name: operator.name, language: 'english' } as const;
  const t = writer.texts.t(to.language);
  const mail = writeMail({
    ...frame(writer, to, 'contact.message'),
    subject: t(SUBJECTS[topic], { name: senderName }),
    paragraphs: [
      t('contact.mail_from', { name: senderName, email: senderEmail }),
      ...dueTexts(t, sent),
      message,
    ],
  });
  return { ...mail, replyTo: senderEmail };
}

function dueTexts(t: Translate, { topic, at }: ContactMessage): string[] {
  if (topic === 'privacy') return [dueText(t, at)];
  if (topic === 'security') return [securityDueText(t, at)];
  return [];
}

/** The days that the page about reports of weaknesses promises. */
function securityDueText(t: Translate, sentAt: Date): string {
  const inDays = (days: number) => formatDate(new Date(sentAt.getTime() + days * DAY_MS), t.language);
  return t('contact.mail_security_due', {
    answer: inDays(SECURITY_ANSWERED_IN_DAYS),
    assess: inDays(SECURITY_ASSESSED_IN_DAYS),
  });
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
