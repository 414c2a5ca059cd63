import { domainToASCII } from 'node:url';

/** A name may be empty. */
export type Sender = { name: string; address: string };

const MAX_LENGTH = 320;
const FORM = /^(?:(?:"((?:[^"\\]|\\.)*)"|([^"<>()[\]\\,;:@]*?))\s*<([^<>\s]+)>|([^<>\s]+))$/;
/** Without the quoted form, which mail servers refuse. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?)(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;
/** Domains that no mail can come from (RFC 2606). */
const RESERVED_DOMAIN = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/;

/** Reads `Name <address>`, `"Name" <address>` or an address; null for what is neither, or is several. */
export function senderOf(text: string): Sender | null {
  if (text.length > MAX_LENGTH || /\p{Cc}/u.test(text)) return null;
  const [, quoted, plain, inBrackets, alone] = FORM.exec(text) ?? [];
  const address = inBrackets ?? alone;
  if (address === undefined || domainOf(address) === null) return null;
  return { name: quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '', address };
}

/** The domain of an address in lower case and Punycode; null where no server takes such an address. */
export function domainOf(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase();
  return local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(domain) ? domain : null;
}

/** Whether mails of this domain can reach others: it has a dot and is not reserved for examples. */
export const isPublicDomain = (domain: string): boolean =>
  domain.includes('.') && !RESERVED_DOMAIN.test(domain) && !/^[\d.]+$/.test(domain);
