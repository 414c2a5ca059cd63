/** Digits in words, as numbers are spelled to get past a filter. */
const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  trece: '13',
  catorce: '14',
  quince: '15',
  veinte: '20',
  treinta: '30',
  cuarenta: '40',
  cincuenta: '50',
  sesenta: '60',
  setenta: '70',
  ochenta: '80',
  noventa: '90',
};
const TENS = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa';
const UNITS = 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const COMPOUND = new RegExp(String.raw`(?<!\p{L})(${TENS}) y (${UNITS})(?!\p{L})`, 'gu');
const TEENS = new RegExp(String.raw`(?<!\p{L})(dieci|veinti)(${UNITS})(?!\p{L})`, 'gu');
const WORD = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(WORDS).join('|')})(?!\p{L})`, 'gu');
/** "602 dash 555 dash 0123", "664 guion 123" */
const SPOKEN_SEPARATOR =
  /(?<=\d),? (?:dash|hyphen|dot|space|guion|punto|espacio|raya|then|y luego),? (?=\d)/gu;
/** The letter for the digit: 6O2-555-O123 */
const LETTER_O = /(?<=\d[ .-]?)o(?=[ .-]?\d)/gu;

const valueOf = (word: string): number => Number(WORDS[word] ?? 0);

/** A folded text with numbers from nought to ninety-nine as digits, and spoken separators as hyphens. */
export const digitsInsteadOfWords = (folded: string): string =>
  folded
    .replace(COMPOUND, (_, tens: string, unit: string) => String(valueOf(tens) + valueOf(unit)))
    .replace(TEENS, (_, ten: string, unit: string) => String((ten === 'dieci' ? 10 : 20) + valueOf(unit)))
    .replace(WORD, (word) => WORDS[word] ?? word)
    .replace(/(?<=\b\d{1,2}),(?= \d{1,2}\b)/gu, '')
    .replace(SPOKEN_SEPARATOR, '-')
    .replace(LETTER_O, '0');
