import type { Mail } from './mailer.ts';
import type { MailContent } from './mail-content.ts';
import { mailAsHtml } from './mail-html.ts';

const PREHEADER_LENGTH = 110;

/**
 * The layout of every mail, as plain text and as HTML, with the headers that mail programs read (RFC 8058).
 */
export function writeMail(content: MailContent): Mail {
  const { name, to, subject, isSecret, turnOff } = content;
  const preheader = preheaderOf(content);
  const html = mailAsHtml({ ...content, preheader });
  const mail = { name, to, subject, preheader, text: asText(content), html, headers: headersOf(turnOff) };
  return isSecret ? { ...mail, isSecret } : mail;
}

/** Shown beside the subject in a list of mails: the first text without the greeting, cut between words. */
export function preheaderOf({ paragraphs }: Pick<MailContent, 'paragraphs'>): string {
  const text = paragraphs.join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= PREHEADER_LENGTH) return text;
  return `${text.slice(0, PREHEADER_LENGTH).replace(/\s+\S*$/, '')} …`;
}

function headersOf(turnOff: MailContent['turnOff']): Record<string, string> {
  if (turnOff === null) return {};
  return {
    'List-Unsubscribe': `<${turnOff.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function asText({
  greeting,
  paragraphs,
  link,
  afterword,
  why,
  turnOff,
  signature,
  operator,
}: MailContent): string {
  const linked = link ? [`${link.label}:\n${link.url}`] : [];
  const footer = [why, ...(turnOff ? [`${turnOff.label}:\n${turnOff.url}`] : []), signature, operator];
  const parts = [greeting, ...paragraphs, ...linked, ...(afterword ? [afterword] : []), '-- ', ...footer];
  return parts.join('\n\n') + '\n';
}
