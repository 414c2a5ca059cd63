import { FORM_FIELDS, type FormField } from '../../../../common/limits/registers.ts';
import { foldWords } from '../../import/fold-words.ts';
import { isPlaceholder } from '../../import/words/cells.ts';
import { readDate } from '../../import/words/dates.ts';
import { licenseStatusOf } from '../../import/words/statuses.ts';
import words from './header-words.json' with { type: 'json' };
import type { FileColumn, GuessedColumns } from './file-column.ts';
import { guessByValues } from './guess-by-values.ts';

type Words = { whole: readonly string[]; parts: readonly string[] };
const WORDS: Readonly<Record<FormField, Words>> = words;

/** `BusinessName` and `LIC_NO` as the words that they are made of. */
const wordsOf = (header: string): string =>
  foldWords(header.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'));

/** Whether a cell is a usual name of a column. */
export const matchesHeader = (cell: string): boolean =>
  cell.length <= 60 && FORM_FIELDS.some((field) => WORDS[field].whole.includes(wordsOf(cell)));

/** Tables of persons name these beside each other. */
const FIRST_NAMES = ['first name', 'nombre s', 'nombres', 'given name'];
const LAST_NAMES = ['last name', 'surname', 'apellidos', 'apellido paterno'];

/** Whole names count most; the values decide between columns alike, and tell what no name does. */
export function guessColumns(columns: readonly FileColumn[], rows: readonly string[][]): GuessedColumns {
  const scored = FORM_FIELDS.flatMap((field) =>
    columns.map(({ place, name }) => ({
      field,
      place,
      score: nameScore(field, name ?? '') + valueScore(field, valuesOf(rows, place), name !== null),
    })),
  )
    .filter(({ score }) => score >= 20)
    .sort((one, other) => other.score - one.score || one.place - other.place);
  const guessed: GuessedColumns = {};
  const taken = new Set<number>();
  for (const { field, place } of scored) {
    if (guessed[field] !== undefined || taken.has(place)) continue;
    guessed[field] = [place];
    taken.add(place);
  }
  if (columns.some(({ name }) => name !== null)) return withSecondColumns(guessed, columns);
  const places = columns.map(({ place }) => place);
  return guessByValues({ places, valuesOf: (place) => valuesOf(rows, place), guessed });
}

/** The state of all rows, where every one that names a state names this one: boards leave it out of some rows. */
export function guessState({ state }: GuessedColumns, rows: readonly string[][]): string | null {
  const [place] = state ?? [];
  const named = new Set(place === undefined ? [] : valuesOf(rows, place).map((cell) => cell.toUpperCase()));
  const [only = ''] = named;
  return named.size === 1 && STATES.test(only) ? `US-${only}` : null;
}

const SECOND_ADDRESS =
  /^(?:(?:business |mailing )?addr(?:ess)?(?: line)? ?2|address2|colonia|num(?:ero)?(?: exterior)?)$/;

function withSecondColumns(guessed: GuessedColumns, columns: readonly FileColumn[]): GuessedColumns {
  const placeOf = (isIt: (words: string) => boolean) =>
    columns.find(({ name }) => name !== null && isIt(wordsOf(name)))?.place;
  const second = placeOf((name) => SECOND_ADDRESS.test(name));
  const first = placeOf((name) => FIRST_NAMES.includes(name));
  const last = placeOf((name) => LAST_NAMES.includes(name));
  return {
    ...guessed,
    ...(guessed.address && second !== undefined && !guessed.address.includes(second)
      ? { address: [...guessed.address, second] }
      : {}),
    ...(guessed.name === undefined && first !== undefined && last !== undefined
      ? { name: [first, last] }
      : {}),
  };
}

function nameScore(field: FormField, header: string): number {
  const name = wordsOf(header);
  if (name === '') return 0;
  const { whole, parts } = WORDS[field];
  const at = whole.indexOf(name);
  // The first names of a list are the surest.
  if (at >= 0) return 100 - Math.min(at, 30);
  return parts.some((part) => ` ${name} `.includes(` ${part} `)) ? 40 : 0;
}

const valuesOf = (rows: readonly string[][], place: number): string[] =>
  rows
    .map((row) => row[place - 1] ?? '')
    .filter((cell) => cell !== '' && !isPlaceholder(cell))
    .slice(0, 100);

const STATES =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
const LOOKS: Partial<Record<FormField, (cell: string) => boolean>> = {
  phone: (cell) => /^\D{0,4}(?:\d\D{0,2}){10,13}$/.test(cell) && /[()\-. ]|^\d{10}$/.test(cell),
  email: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell),
  website: (cell) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell),
  postal_code: (cell) => /^\d{5}(?:-?\d{4})?$/.test(cell),
  state: (cell) => STATES.test(cell),
  license_status: (cell) => cell.length <= 30 && !['unverified', null].includes(licenseStatusOf(cell)),
  license_expires_on: (cell) => readDate(cell, 'month_first') !== null && !/^\d{5}$/.test(cell),
  license_issued_on: (cell) => readDate(cell, 'month_first') !== null && !/^\d{5}$/.test(cell),
  insurance_expires_on: (cell) => readDate(cell, 'month_first') !== null,
  latitude: (cell) => /^[1-6]?\d\.\d{3,}$/.test(cell),
  longitude: (cell) => /^-\d{2,3}\.\d{3,}$/.test(cell),
};
/** Fields that values alone tell, where the file names no columns. */
const TOLD_BY_VALUES: ReadonlySet<FormField> = new Set([
  'phone',
  'email',
  'website',
  'postal_code',
  'state',
  'license_status',
]);

const EMPTY_COLUMN = -60;

function valueScore(field: FormField, values: readonly string[], isNamed: boolean): number {
  const looks = LOOKS[field];
  // A column that is empty in all rows gives way to any other of a fitting name.
  if (values.length === 0) return EMPTY_COLUMN;
  if (!looks) return 0;
  const share = values.filter(looks).length / values.length;
  // Words of a status may be unknown; a column called "Status" with telephone numbers is none.
  const mayBeWords = field === 'license_status' && !values.every((cell) => /\d{4}|(?:\d\D?){7}/.test(cell));
  // States are written out, too.
  const mayBeNames = field === 'state' && isNamed && values.every((cell) => /^\D+$/.test(cell));
  if (share < 0.2) return mayBeWords || mayBeNames ? 0 : -100;
  if (share < 0.8) return 0;
  return isNamed || !TOLD_BY_VALUES.has(field) ? 5 : 30;
}
