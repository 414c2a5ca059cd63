import { foldWords } from '../fold-words.ts';
import footers from '../words/footers.json' with { type: 'json' };

const WHOLE = new Set(footers.whole.map(foldWords));
/** A line of a report has so few cells; rows of contractors have more. */
const CELLS_MAX = 3;

/** A line below or between the rows that counts them or says where they are from: no contractor, and no lost one. */
export function isFooter(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  if (filled.length === 0) return true;
  if (filled.length > CELLS_MAX || first.length > 300) return false;
  const words = foldWords(first)
    .split(' ')
    .filter((word) => !/^\d+$/.test(word))
    .join(' ');
  const others = filled.slice(1).every((cell) => /^[\d.,\s$%:-]+$/.test(cell));
  if (others && WHOLE.has(words)) return true;
  const plain = first.toLowerCase();
  return (
    filled.length <= 2 &&
    footers.starts.some((start) => plain.startsWith(start) && (start.endsWith(':') || /\d/.test(first)))
  );
}
