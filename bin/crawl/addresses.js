// The addresses that a page names, and the kind of each: the same path but for numbers, names and language.
import { origin } from '../smoke/product.js';

const NAMES_BELOW = new Set([
  'c',
  'content',
  'contractors',
  'mails',
  'media',
  'plans',
  'profiles',
  'trades',
  'uploads',
]);
const LONGEST_WORD = 24;

/** `/es/c/casa-verde/ratings?page=2` is `/c/:x/ratings?page`. */
export function kindOf(address) {
  const { pathname, searchParams } = new URL(address, origin);
  const path = pathname
    .replace(/^\/es(?=\/|$)/, '')
    .split('/')
    .map((part, place, parts) =>
      /\d/.test(part) || part.length > LONGEST_WORD || NAMES_BELOW.has(parts[place - 1]) ? ':x' : part,
    )
    .join('/')
    // Trade, region and city.
    .replace(/^\/contractors\/:x(\/[^/]+){2}$/, '/contractors/:x/:x/:x');
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return names === '' ? path : `${path}?${names}`;
}

/** The kind without its questions: one component draws all of it. */
export const pageOf = (kind) => kind.split('?')[0];

/** Addresses of this site: links, pictures, scripts, styles, files. */
export function addressesIn(html) {
  const found = new Set();
  for (const [, value] of html.matchAll(/\s(?:href|src|poster|data-href)="([^"]+)"/g)) found.add(value);
  for (const [, value] of html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi))
    for (const part of value.split(',')) found.add(part.trim().split(/\s/)[0]);
  for (const [, value] of html.matchAll(/<loc>([^<]+)<\/loc>/g)) found.add(value);
  return [...found]
    .map((value) => value.replaceAll('&amp;', '&'))
    .filter((value) => URL.canParse(value, origin))
    .map((value) => new URL(value, origin))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}
