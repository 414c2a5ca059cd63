import { ConfigError, type Config } from '../config/config.ts';
import { PLACEHOLDER_OPERATOR } from '../config/config-operator.ts';
import { isLoopbackHost } from './loopback.ts';
import { domainOf, isPublicDomain, senderOf } from './sender.ts';

/** A random key of 32 characters has about 25 different ones. */
const FEWEST_DIFFERENT_CHARACTERS = 8;
const PLACEHOLDER = /change.?(me|this)|example|placeholder|your.?(app|secret)|app.?key|insecure|default/i;

/** Throws ConfigError, in one sentence, where the settings would make a public server unsafe. */
export function refuseUnsafeStart(config: Config): void {
  if (config.environment === 'production') refuseUnsafeProduction(config);
  else refusePublicDevelopment(config);
}

function refuseUnsafeProduction(config: Config): void {
  const { appKey, seed, allowDemo } = config;
  if (new Set(appKey).size < FEWEST_DIFFERENT_CHARACTERS || PLACEHOLDER.test(appKey))
    throw new ConfigError(
      'Setting APP_KEY: production needs a random key of its own; openssl rand -base64 48 makes one.',
    );
  if (seed === 'demo' && !allowDemo)
    throw new ConfigError(
      'Setting SEED: demo is refused in production, because its passwords are public, unless ALLOW_DEMO=1.',
    );
  refuseWithoutMail(config);
  refuseWithoutOperator(config);
}

function refuseWithoutMail({ smtpUrl, smtpFrom, storeMails }: Config): void {
  if (smtpUrl === null && !storeMails)
    throw new ConfigError(
      'Setting SMTP_URL: production needs a mail server; with MAIL=store mails are only stored in the database.',
    );
  if (smtpUrl !== null && !isPublicDomain(domainOf(senderOf(smtpFrom)?.address ?? '') ?? ''))
    throw new ConfigError(
      'Setting SMTP_FROM: production needs a sender at a domain of its own, such as Plumbline <no-reply@your-domain>.',
    );
}

/** Laws of both countries ask for the name, address and email of who runs a site. */
function refuseWithoutOperator({ operator }: Config): void {
  for (const part of ['name', 'address', 'email'] as const)
    if (operator[part] === PLACEHOLDER_OPERATOR[part])
      throw new ConfigError(
        `Setting OPERATOR_${part.toUpperCase()}: production needs the operator's name, address and email (OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL), which stand on pages, invoices and mails.`,
      );
}

function refusePublicDevelopment({ environment, host, appUrl }: Config): void {
  const refuse = (setting: string, value: string): never => {
    throw new ConfigError(
      `Setting ${setting}: NODE_ENV=${environment} shows all mails and signs anybody in, so it is refused on ${value}; set NODE_ENV=production, or use 127.0.0.1.`,
    );
  };
  if (!isLoopbackHost(host)) refuse('HOST', host);
  const { hostname } = new URL(appUrl);
  if (!isLoopbackHost(hostname)) refuse('APP_URL', hostname);
}

/** The start's notices about features that the operator must know of. */
export function startNotices({ environment, smtpUrl, payments }: Config): string[] {
  const notices: string[] = [];
  if (environment !== 'production')
    notices.push(
      'Development: the mailbox (/dev/mailbox) and one-click sign-in answer on this machine only. A public server needs NODE_ENV=production.',
    );
  if (environment === 'production' && smtpUrl === null)
    notices.push('MAIL=store: mails are stored in the database and sent to nobody.');
  if (environment === 'production' && payments === 'none')
    notices.push(
      'Plans are not sold: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=test for test cards.',
    );
  if (environment === 'production' && payments === 'test')
    notices.push('PAYMENTS=test: plans are sold for test cards, no money moves, and every page says so.');
  return notices;
}
