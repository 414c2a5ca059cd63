export const SLUG_MAX_LENGTH = 80;

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * Text for a URL: lower-case a to z and digits with single hyphens between. It has at most 80 characters and
 * is cut at a word where possible. A name without any Latin letter or digit gives an empty text, which the
 * caller replaces.
 */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => PLAIN_LETTERS[letter] ?? '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return shorten(words.join('-'));
}

function shorten(slug: string): string {
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const lastHyphen = slug.lastIndexOf('-', SLUG_MAX_LENGTH);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : SLUG_MAX_LENGTH);
}
