import { foldWords } from '../fold-words.ts';
import { cellSet, isBlankCell } from './cells.ts';
import covers from './covers.json' with { type: 'json' };

const saysYes = cellSet([...covers.english.yes, ...covers.spanish.yes]);
const saysNo = cellSet([...covers.english.no, ...covers.spanish.no]);
const isInsurer = cellSet(covers.companies.names);
const INSURER_WORDS = new Set(covers.companies.words.map(foldWords));
const DOUBTS = new Set(
  'no not none without sin exempt exento expired lapsed canceled cancelled cancelada vencida vencido pending pendiente'.split(
    ' ',
  ),
);
/** An amount with its currency: `$1,000,000`. */
const AMOUNT = /^(?:US|MX|MXN|USD)? ?\$ ?(\d[\d,]*)(?:\.\d\d)?$/i;
const LEAST_COVER = 1_000;

/**
 * Whether the cell of an insurance or a bond says that there is one: yes, an insurer's name, an amount. Null: it says
 * something that is not understood.
 */
export function coverOf(written: string): boolean | null {
  if (written === '' || isBlankCell(written) || saysNo(written)) return false;
  if (saysYes(written) || isInsurer(written)) return true;
  const amount = AMOUNT.exec(written)?.[1];
  if (amount !== undefined) return Number(amount.replaceAll(',', '')) >= LEAST_COVER;
  const words = foldWords(written).split(' ');
  return words.length > 1 &&
    words.some((word) => INSURER_WORDS.has(word)) &&
    !words.some((word) => DOUBTS.has(word))
    ? true
    : null;
}
