import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Database, Queryable } from '../database/client.ts';
import type { Enqueue } from '../core/jobs.ts';
import type { Config } from '../core/config/config.ts';
import type { Logger } from '../core/process/logger.ts';
import { domainOf, senderOf } from '../core/process/sender.ts';
import { WORK } from '../core/signals.ts';
import { securedSmtpUrl } from './smtp-url.ts';

export type Mail = {
  /** The name of the product’s mail. */
  name: string;
  to: string;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preheader: string;
  html: string;
  text: string;
  /** Beside the usual ones, by name. */
  headers: Record<string, string>;
  /** Where an answer goes; the operator's address where it is left out. */
  replyTo?: string;
  /** It holds a link or code that opens something, so it is stored for hours, not days. */
  isSecret?: boolean;
  /** Names what it tells. A second mail with the same name is not sent. */
  onceBy?: string;
  /** A UUID, the left part of its Message-ID: it stays the same when a mail is sent again. */
  id?: string;
};
export type Mailer = { send: (mail: Mail) => Promise<void> };

/**
 * Delivers by SMTP when SMTP_URL is set; throws when the server refuses the mail. Otherwise stores mails in
 * the database, where the development mailbox shows them.
 */
export function createMailer(config: Config, database: Database, log: Logger): Mailer {
  const { smtpUrl, smtpFrom, operator } = config;
  const sender = senderOf(smtpFrom);
  const measured = (send: Mailer['send']): Mailer => ({
    send: (mail) => WORK.mail.tracePromise(() => send(mail), { name: mail.name }),
  });
  if (smtpUrl === null || sender === null) return measured((mail) => storeMail(database, mail));
  let transport: Promise<Transporter> | undefined;
  return measured(async (mail) => {
    transport ??= smtpTransport(smtpUrl);
    const smtp = await transport;
    const { to, subject, html, text, headers, id = randomUUID() } = mail;
    const sent: { messageId: string } = await smtp.sendMail({
      from: sender,
      replyTo: mail.replyTo ?? operator.email,
      to,
      subject,
      html,
      text,
      headers,
      messageId: `<${id}@${domainOf(sender.address) ?? 'localhost'}>`,
    });
    log.info({ messageId: sent.messageId }, 'mail sent');
  });
}

/** Puts a mail into the queue, which sends it again after a failure, with the same Message-ID. */
export function enqueueMail(enqueue: Enqueue, mail: Mail, id: string): Promise<void> {
  return enqueue('mails.send', { ...mail, id }, id);
}

/** Loaded with the first mail: it is not needed without SMTP_URL. */
async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(securedSmtpUrl(url));
}

/** Stores a mail that no server sends. */
export async function storeMail(database: Queryable, mail: Mail): Promise<void> {
  await database
    .insertInto('mails')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      plain_text: mail.text,
      is_secret: mail.isSecret ?? false,
    })
    .execute();
}
