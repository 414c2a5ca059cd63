import type { Resolver } from 'node:dns/promises';
import type { Config } from '../../core/config/config.ts';
import { domainOf, isPublicDomain, senderOf } from '../../core/process/sender.ts';
import { finding, type Finding } from './finding.ts';

export type MailChecks = {
  config: Pick<Config, 'smtpUrl' | 'smtpFrom'>;
  /** The selector of the DKIM key, as the mail provider names it; null: not known. */
  selector: string | null;
  resolver: Pick<Resolver, 'resolveTxt'>;
  /** Signs in to the mail server. Throws its refusal. */
  connect: (smtpUrl: string) => Promise<void>;
};

const about = finding('mail');

/** The mail server, and the records by which others tell that mails of this domain are not forged (RFC 7208, 6376, 7489). */
export async function checkMail({ config, selector, resolver, connect }: MailChecks): Promise<Finding[]> {
  const { smtpUrl, smtpFrom } = config;
  if (smtpUrl === null) return [];
  const sender = senderOf(smtpFrom);
  const domain = sender && domainOf(sender.address);
  if (domain === null || !isPublicDomain(domain)) return [];
  const records = recordReader(resolver);
  return [
    await connect(smtpUrl).then(
      () => about('ok', 'The mail server takes mails.'),
      (error: Error) => about('wrong', `The mail server in SMTP_URL refuses: ${error.message}`),
    ),
    said(await records(domain, /^v=spf1(\s|$)/i), {
      one: `${domain} says who may send its mails (SPF).`,
      none: `${domain} has no SPF record: add the one that your mail provider names, or mails land in spam.`,
      many: `${domain} has several SPF records: others then ignore all of them.`,
    }),
    said(await records(`_dmarc.${domain}`, /^v=DMARC1(\s|;|$)/i), {
      one: `${domain} says what happens to forged mails (DMARC).`,
      none: `${domain} has no DMARC record: begin with "v=DMARC1; p=none" at _dmarc.${domain}.`,
      many: `${domain} has several DMARC records: others then ignore all of them.`,
    }),
    await checkKey(domain, selector, records),
  ];
}

/** Records of a name that have a form; null: the name servers did not answer. */
type Records = (name: string, form: RegExp) => Promise<number | null>;

const NO_RECORD = new Set<unknown>(['ENOTFOUND', 'ENODATA', 'NXDOMAIN', 'NODATA']);

const recordReader =
  (resolver: MailChecks['resolver']): Records =>
  async (name, form) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.filter((parts) => form.test(parts.join(''))).length;
    } catch (error) {
      return NO_RECORD.has((error as { code?: unknown }).code) ? 0 : null;
    }
  };

function said(count: number | null, sentences: Record<'one' | 'none' | 'many', string>): Finding {
  if (count === null) return about('unknown', 'No name server answered from here; try again where one does.');
  if (count === 1) return about('ok', sentences.one);
  return count === 0 ? about('look', sentences.none) : about('wrong', sentences.many);
}

async function checkKey(domain: string, selector: string | null, records: Records): Promise<Finding> {
  if (selector === null)
    return about(
      'unknown',
      'DKIM: name the selector of your mail provider with --dkim-selector to check its key.',
    );
  // A key that was taken back has an empty p.
  return said(await records(`${selector}._domainkey.${domain}`, /(^|;)\s*p=[A-Za-z0-9+/=\s]{20,}/), {
    one: `${domain} has the key ${selector} (DKIM).`,
    none: `${selector}._domainkey.${domain} has no key: add the record that your mail provider names (DKIM).`,
    many: `${selector}._domainkey.${domain} has several keys: keep one.`,
  });
}
