import { isLoopbackHost } from '../core/process/loopback.ts';

/** Names under which an operator says in SMTP_URL how TLS is used. */
const OWN_CHOICE = ['requireTLS', 'ignoreTLS'];

/**
 * The address of the mail server, which must change to TLS before it is told a password: whoever stands between could
 * otherwise leave TLS out of its greeting. This machine needs none. `?requireTLS=false` says otherwise.
 */
export function securedSmtpUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isChosen = OWN_CHOICE.some((name) => url.searchParams.has(name));
  const isPlain = url.protocol === 'smtp:' && url.username !== '' && !isLoopbackHost(url.hostname);
  if (isPlain && !isChosen) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
