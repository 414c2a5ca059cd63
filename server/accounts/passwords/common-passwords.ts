import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Sorted lines in lower case, without accents: passwords of published thefts, and common Spanish words and names. */
const LIST = new URL('./common-passwords.txt.gz', import.meta.url);
let loaded: string | undefined;

/**
 * Whether a password, in any case and without its accents, is on the list of common ones. The list is read at the first
 * question and kept as one text: as a set it would take ten times the memory.
 */
export function isCommonPassword(password: string): boolean {
  loaded ??= gunzipSync(readFileSync(LIST)).toString('latin1');
  const wanted = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // A line break would look for two of them.
  return !wanted.includes('\n') && hasLine(loaded, wanted);
}

/** Halves the text until the line is found or none is left. */
function hasLine(text: string, wanted: string): boolean {
  let from = 0;
  let to = text.length;
  while (from < to) {
    const start = text.lastIndexOf('\n', (from + to) >> 1) + 1;
    const begin = Math.max(start, from);
    const next = text.indexOf('\n', begin);
    const end = next === -1 ? text.length : next;
    const line = text.slice(begin, end);
    if (line === wanted) return true;
    if (line < wanted) from = end + 1;
    else to = begin - 1;
  }
  return false;
}
