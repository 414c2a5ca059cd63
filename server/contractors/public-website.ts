import { checkUrl } from '../../common/email-and-url.ts';

/** Names that lead nowhere outside of a house or an office. */
const PRIVATE_ENDS = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain)$/;

/**
 * Whether the address is public and its host readable: no private host, and no letters that look like others.
 */
export function isPublicWebsite(address: string): boolean {
  if (checkUrl(address) !== null) return false;
  const { hostname, username } = new URL(address);
  const isDisguised = hostname.split('.').some((label) => label.startsWith('xn--'));
  return username === '' && !isDisguised && !PRIVATE_ENDS.test(hostname);
}
