import iconv from 'iconv-lite';

/** Longer cells are cut; no column that is read has more to say. */
export const CELL_MAX_LENGTH = 2000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
  Ntilde: 'Ñ',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  reg: '®',
  trade: '™',
  copy: '©',
  middot: '·',
};
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi;
/** Marks without width, which only copying and pasting leaves behind. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|\u034F|\uFE0F/gu;
/** Control characters (NUL is one), spaces of any width, and marks that turn the writing round. */
const SPACES = /[\p{Cc}\p{Zs}\u2028-\u202E\u2066-\u2069]+/gu;
/** A lead byte of UTF-8 and what follows it, both read as Windows-1252. */
const TWICE_ENCODED =
  /[\u00C2-\u00F4][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2026\u2030\u2039\u203A\u20AC\u2122]+/gu;

/**
 * A cell as one line: without invisible characters, doubled spaces and quotes around it, and with HTML entities and
 * text that was encoded twice (`MuÃ±oz`) read.
 */
export function cleanText(value: string): string {
  const cut = value.length > CELL_MAX_LENGTH * 2 ? value.slice(0, CELL_MAX_LENGTH * 2) : value;
  const read = cut.includes('&') ? withoutEntities(withoutEntities(cut)) : cut;
  const plain = encodedOnce(read)
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
    .slice(0, CELL_MAX_LENGTH);
  return withoutMarks(plain);
}

/** Marks that keep a spreadsheet from reading a number: `="00123"`, `'00123`; and quotes around the whole. */
function withoutMarks(plain: string): string {
  const [, quoted = plain] = /^=?"([^"]*)"$/.exec(plain) ?? [];
  return quoted.replace(/^'(?=[\d+-])/, '').trim();
}

/** Whether letters of the cell are lost: some program wrote the sign for "unreadable". */
export const hasLostCharacters = (value: string): boolean => value.includes('\uFFFD');

function withoutEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : entity;
  });
}

/** The byte that Windows-1252 shows as a letter; it shows five bytes as control characters. */
const byteOf = (letter: string): Buffer =>
  letter.charCodeAt(0) < 0x100 ? Buffer.of(letter.charCodeAt(0)) : iconv.encode(letter, 'windows-1252');

/** Twice at most: some files went through the mistake two times. */
function encodedOnce(text: string): string {
  if (!/[\u00C2-\u00F4]/.test(text)) return text;
  const once = text.replace(TWICE_ENCODED, (letters) => {
    const read = Buffer.concat([...letters].map(byteOf)).toString('utf8');
    return read.includes('\uFFFD') ? letters : read;
  });
  return once === text ? text : encodedOnce(once);
}
