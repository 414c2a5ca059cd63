import { domainOf, isPublicDomain, senderOf } from '../../core/process/sender.ts';
import type { Config } from '../../core/config/config.ts';
import { finding, type Finding } from './finding.ts';

type Checked = Pick<
  Config,
  | 'environment'
  | 'appUrl'
  | 'smtpUrl'
  | 'smtpFrom'
  | 'operator'
  | 'rateLimits'
  | 'seed'
  | 'trustProxy'
  | 'redisUrl'
>;

const about = finding('settings');

/** Settings that a start takes, and that a public server should not have. */
export function checkSettings(config: Checked): Finding[] {
  const { protocol, hostname } = new URL(config.appUrl);
  const found: Finding[] = [];
  if (config.environment !== 'production')
    found.push(about('look', `NODE_ENV is ${config.environment}: set it to production on a public server.`));
  if (protocol !== 'https:')
    found.push(about('look', `APP_URL is ${config.appUrl}: links in mails and cookies need https.`));
  if (!isPublicDomain(hostname))
    found.push(about('look', `APP_URL names ${hostname}, which others cannot open.`));
  if (config.smtpUrl === null)
    found.push(about('look', 'SMTP_URL is not set: mails are stored and reach nobody.'));
  if (!config.rateLimits)
    found.push(about('look', 'RATE_LIMITS is off: nothing slows down who guesses passwords.'));
  if (config.seed === 'demo')
    found.push(about('look', 'SEED is demo: a new database gets accounts whose password is public.'));
  if (protocol === 'https:' && config.trustProxy === 0)
    found.push(
      about(
        'look',
        'TRUST_PROXY is 0 behind https: set it to the number of proxies in front, or all visitors count as one address.',
      ),
    );
  const sender = senderOf(config.smtpFrom);
  const domain = sender && domainOf(sender.address);
  if (config.smtpUrl !== null && (domain === null || !isPublicDomain(domain)))
    found.push(about('wrong', `SMTP_FROM is ${config.smtpFrom}: no mail server takes mails from there.`));
  if (config.operator.address.trim() === '')
    found.push(about('look', 'OPERATOR_ADDRESS is empty: laws on mail ask for a postal address.'));
  return found.length > 0 ? found : [about('ok', 'Nothing is missing.')];
}
