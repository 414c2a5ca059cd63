import { ConfigError, type Config } from './config.ts';
import { isLoopbackHost } from './loopback.ts';

/** A random key of 32 characters has about 25 different ones. */
const FEWEST_DIFFERENT_CHARACTERS = 8;
const PLACEHOLDER = /change.?(me|this)|example|placeholder|your.?(app|secret)|app.?key|insecure|default/i;

/** Throws ConfigError, in one sentence, where the settings would make a public server unsafe. */
export function refuseUnsafeStart(config: Config): void {
  if (config.environment === 'production') refuseUnsafeProduction(config);
  else refusePublicDevelopment(config);
}

function refuseUnsafeProduction({ appKey, smtpUrl, storeMails, seed, allowDemo }: Config): void {
  if (new Set(appKey).size < FEWEST_DIFFERENT_CHARACTERS || PLACEHOLDER.test(appKey))
    throw new ConfigError(
      'Setting APP_KEY: production needs a random key of its own; openssl rand -base64 48 makes one.',
    );
  if (smtpUrl === null && !storeMails)
    throw new ConfigError(
      'Setting SMTP_URL: production needs a mail server; with MAIL=store mails are only stored in the database.',
    );
  if (seed === 'demo' && !allowDemo)
    throw new ConfigError(
      'Setting SEED: demo is refused in production, because its passwords are public, unless ALLOW_DEMO=1.',
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
export function startNotices({ environment, smtpUrl }: Config): string[] {
  const notices: string[] = [];
  if (environment !== 'production')
    notices.push(
      'Development: the mailbox (/dev/mailbox) and one-click sign-in answer on this machine only. A public server needs NODE_ENV=production.',
    );
  if (environment === 'production' && smtpUrl === null)
    notices.push('MAIL=store: mails are stored in the database and sent to nobody.');
  return notices;
}
