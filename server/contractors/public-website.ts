import { domainToUnicode } from 'node:url';
import { checkUrl } from '../../common/format/email-and-url.ts';

/** Names that lead nowhere outside of a house or an office. */
const PRIVATE_ENDS = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain)$/;

/** Letters beyond those of the languages of both countries: "pаypal" with a Cyrillic letter. */
const LOOKS_LIKE_ANOTHER = /[^a-z0-9áéíóúüñàâçèêëîïôûäöß.-]/u;

/**
 * Whether the address is public and its host readable: no private host, and no letters that look like others.
 */
export function isPublicWebsite(address: string): boolean {
  if (checkUrl(address) !== null) return false;
  const { hostname, username } = new URL(address);
  const isDisguised = LOOKS_LIKE_ANOTHER.test(domainToUnicode(hostname));
  return username === '' && !isDisguised && !PRIVATE_ENDS.test(hostname);
}
