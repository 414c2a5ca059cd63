/** Email and URL checks of the brief's section 5. Every test below is a single pass, so a megabyte of text costs no more than reading it. */

export const INVALID_EMAIL = 'Invalid email address';
export const INVALID_URL = 'Invalid URL';

const MAILBOX = /^[A-Za-z0-9.+_-]+$/;
const LABEL = /^[A-Za-z0-9-]+$/;
const EMAIL_TOP_LEVEL = /^[A-Za-z][A-Za-z0-9-]{1,23}$/;

/**
 * Letters, digits and `. + _ -`, an `@`, a domain, and a top-level part of 2 to 24 characters.
 * Answers the message to show (its English wording is the brief's), or null when the address is fine.
 */
export function checkEmail(value: string): typeof INVALID_EMAIL | null {
  const [mailbox, domain, ...rest] = value.split('@', 3);
  if (mailbox === undefined || domain === undefined || rest.length > 0) return INVALID_EMAIL;
  return MAILBOX.test(mailbox) && isDomain(domain, EMAIL_TOP_LEVEL) ? null : INVALID_EMAIL;
}

const URL_PARTS = /^https?:\/\/([^/?#:]+)(:[0-9]{1,5})?(?:[/?#]|$)/;
const URL_TOP_LEVEL = /^[a-z]{2,63}$/;
/** Whitespace, control and invisible characters, half characters, and what would break out of an attribute. */
const NOT_IN_A_URL = /[\s\p{Cc}\p{Cf}\p{Cs}"<>\\`]/u;
const URL_HOST_MAX_LENGTH = 256;

/**
 * Checks for `http` or `https`, a host of 1 to 256 characters, and 2 to 63 top-level letters. A port, a path,
 * a query and a fragment may follow. Answers the message to show, or null when the URL is fine.
 */
export function checkUrl(value: string): typeof INVALID_URL | null {
  const host = URL_PARTS.exec(value)?.[1];
  if (host === undefined || NOT_IN_A_URL.test(value)) return INVALID_URL;
  const beforeTopLevel = host.lastIndexOf('.');
  if (beforeTopLevel < 1 || beforeTopLevel > URL_HOST_MAX_LENGTH) return INVALID_URL;
  return isDomain(host, URL_TOP_LEVEL) ? null : INVALID_URL;
}

const TYPED = /^(https?):\/\/([^/?#:@\\%\s\p{Cc}\p{Cf}]+)(.*)$/isu;

/**
 * A typed URL as it is checked and stored: scheme and host in lower case, the host's other letters in Punycode
 * ("Https://Ñandú.example" is "https://xn--and-6ma2c.example"). The rest stays, and so does what is no URL.
 */
export function normalUrl(value: string): string {
  const [, scheme, host, rest] = TYPED.exec(value) ?? [];
  if (scheme === undefined || host === undefined || rest === undefined) return value;
  const lower = host.toLowerCase();
  const isPlain = /^[\0-\x7f]*$/.test(lower);
  const named = isPlain || !URL.canParse(`https://${lower}`) ? lower : new URL(`https://${lower}`).hostname;
  return `${scheme.toLowerCase()}://${named}${rest}`;
}

function isDomain(domain: string, topLevel: RegExp): boolean {
  const labels = domain.split('.');
  const last = labels.pop();
  return (
    labels.length > 0 &&
    labels.every((label) => LABEL.test(label)) &&
    last !== undefined &&
    topLevel.test(last)
  );
}
