import * as z from 'zod';
import { hostName, settingUrl } from './config-urls.ts';
import { senderOf } from '../process/sender.ts';

const SMTP_RULE = 'must be smtp://user:password@host:587, or smtps:// with port 465';
const ESCAPE_RULE =
  'has a character in its user or password that must be written as % and two digits: @ as %40, # as %23, / as %2F, ? as %3F';
const FROM_RULE =
  'must be one address, alone or after a name; a name with a comma, a colon or brackets stands in quotes, in .env within single ones: \'"Plomería, S.A." <no-reply@your-domain>\'';

/** Null for what works; otherwise the reason, as the end of a sentence. */
function refusedSmtp(text: string): string | null {
  if (!/^smtps?:\/\/./.test(text)) return 'must start with smtp:// or smtps://';
  const url = settingUrl(text);
  if (url === null) return text.includes('@') ? ESCAPE_RULE : SMTP_RULE;
  if (!hostName.safeParse(url.hostname).success || !/^\/?$/.test(url.pathname)) return SMTP_RULE;
  if ((url.username === '') !== (url.password === '')) return 'needs both a user and a password, or neither';
  if (url.port === '0') return SMTP_RULE;
  if (url.protocol === 'smtp:' && url.port === '465')
    return 'needs smtps:// with port 465, which begins in TLS';
  if (url.protocol === 'smtps:' && ['25', '587', '2525'].includes(url.port))
    return `needs smtp:// with port ${url.port}, which changes to TLS after its greeting`;
  return null;
}

export const MAIL_SETTINGS = {
  MAIL: z.enum(['smtp', 'store'], 'must be smtp or store').optional(),
  SMTP_URL: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = refusedSmtp(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  SMTP_FROM: z
    .string()
    .trim()
    .refine((text) => senderOf(text) !== null, FROM_RULE)
    .default('Plumbline <no-reply@plumbline.test>'),
};
