import placeholders from './placeholders.json' with { type: 'json' };
import { foldWords } from '../fold-words.ts';

/** Reads whole cells by the tables beside this file: a table never matches a part of a cell. */

type InLanguages = { english: readonly string[]; spanish: readonly string[] };

export const bothLanguages = ({ english, spanish }: InLanguages): string[] => [...english, ...spanish];

/** The exact signs and the words: `N/A`, `n/a` and `N. A.` are one cell, `-` and `--` are two. */
export function cellSet(cells: readonly string[]): (cell: string) => boolean {
  const exact = new Set(cells.map(exactKey));
  const words = new Set(cells.map(foldWords).filter((key) => key.length > 1));
  // Most cells are longer than all of these, and folding every one takes a third of the reading.
  const longest = Math.max(...cells.map((cell) => cell.length)) + 10;
  return (cell) => cell.length <= longest && (exact.has(exactKey(cell)) || words.has(foldWords(cell)));
}

const exactKey = (cell: string): string => cell.trim().toLowerCase();
/** By their signs alone: `#N/A` is an error, `N/A` is somebody's word. */
const BROKEN = new Set(bothLanguages(placeholders.broken).map(exactKey));

/** Nothing is in the cell, as machines write it: `NULL`, `-`. */
export const isBlankCell = cellSet(bothLanguages(placeholders.blank));
/** A value was there and a spreadsheet lost it: `#REF!`, `########`. */
export const isBrokenCell = (cell: string): boolean => BROKEN.has(exactKey(cell));
/** Words that say that there is nothing: `N/A`, `sin dato`. */
const isEmptyWord = cellSet(bothLanguages(placeholders.empty));
const isNoNumber = cellSet(bothLanguages(placeholders.no_number));
const isNoName = cellSet(bothLanguages(placeholders.no_name));

/** A long number that a spreadsheet shortened (`1.02E+11`): its digits are lost. */
const SCIENTIFIC = /^[-+]?\d+(?:[.,]\d+)?E[+-]\d{1,3}$|^[-+]?\d+[.,]\d+E\d{1,3}$/i;

export const isPlaceholder = (cell: string): boolean =>
  isBlankCell(cell) || isBrokenCell(cell) || isEmptyWord(cell);

export const isScientific = (cell: string): boolean => SCIENTIFIC.test(cell.trim());

/** Whether a cell can tell one license from another. */
export const isNumber = (cell: string): boolean =>
  /[\p{L}\p{N}]/u.test(cell) && !isPlaceholder(cell) && !isNoNumber(cell) && !isScientific(cell);

export const isName = (cell: string): boolean =>
  /[\p{L}\p{N}]/u.test(cell) && !isPlaceholder(cell) && !isNoName(cell) && !isScientific(cell);
