import { Readable } from 'node:stream';
import { REFERENCE_MAX_LENGTH, REQUEST_LIST_ROWS_MAX } from '../../../common/limits/review-requests.ts';
import { REVIEW_JOB_YEARS } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { checkEmail } from '../../../common/format/email-and-url.ts';
import { invalid, type FieldProblem } from '../../core/errors.ts';
import { foldWords } from '../../contractors/import/fold-words.ts';
import { readDate, type DateOrder } from '../../contractors/import/words/dates.ts';
import { mostFrequentDelimiter } from '../../contractors/import/roster/delimiter.ts';
import { readLines } from '../../contractors/import/roster/roster-lines.ts';
import { readRows } from '../../contractors/import/roster/roster-rows.ts';
import { monthProblem } from '../../reviews/qualification.ts';
import type { ListedRequest, NewRequest, RefusedLine } from '../new-request.ts';
import { CITY } from '../schemas.ts';
import words from './column-words.json' with { type: 'json' };

const COLUMNS = ['email', 'trade', 'month', 'city', 'reference', 'language'] as const;
type Column = (typeof COLUMNS)[number];
type Places = Partial<Record<Column, number>>;

const EMAIL_MAX_LENGTH = 254;
const CITY_MAX_LENGTH = 60;
/** Characters of a cell that its reason repeats. */
const SHOWN_LENGTH = 60;
/** More than any day has in words. */
const MONTH_MAX_LENGTH = 60;

/** Ids of trades, by each of their names as folded words. */
export type TradeNames = ReadonlyMap<string, number>;
export type ListReading = { trades: TradeNames; language: Language; order: DateOrder; now: Date };
/** `notes`: lines that are taken without a cell that was not understood. */
export type ReadList = { requests: ListedRequest[]; refused: RefusedLine[]; notes: RefusedLine[] };

/**
 * Reads a list of customers as it is pasted from a spreadsheet or saved as CSV: the columns by their names in either
 * language, or address, trade, month, city, number where the first line is a customer already. A cell that is not
 * understood refuses its line, with the reason; an unknown trade is left for the customer to choose. Throws InvalidInput for a list without addresses, or of too many lines.
 */
export async function readList(text: string, reading: ListReading): Promise<ReadList> {
  const { places, rows } = columnsAndRows(await readCells(text));
  const read: ReadList = { requests: [], refused: [], notes: [] };
  for (const { line, cells } of rows) {
    const request =
      cells === null ? problem('review_requests.line_unreadable') : readRow(cells, places, reading);
    if ('key' in request) read.refused.push({ line, problem: request });
    else read.requests.push({ line, request });
    const trade = places.trade === undefined ? '' : (cells?.[places.trade] ?? '');
    if ('email' in request && trade !== '' && request.trade_id === null)
      read.notes.push({ line, problem: problem('review_requests.line_trade', trade) });
  }
  return read;
}

/** Throws InvalidInput where nobody can be asked with it. */
function columnsAndRows([first, ...rest]: Cells[]): { places: Places; rows: Cells[] } {
  if (!first) throw invalid('list', 'review_requests.list_empty');
  const named = placesOf(first.cells);
  const places = named ?? orderOf(first.cells);
  if (places.email === undefined) throw invalid('list', 'review_requests.list_without_email');
  const rows = named ? rest : [first, ...rest];
  if (rows.length === 0) throw invalid('list', 'review_requests.list_empty');
  if (rows.length > REQUEST_LIST_ROWS_MAX)
    throw invalid('list', 'review_requests.list_rows', { limit: REQUEST_LIST_ROWS_MAX });
  return { places, rows };
}

type Cells = { line: number; cells: string[] | null };

async function readCells(text: string): Promise<Cells[]> {
  const plain = text.replace(/^\uFEFF/, '');
  const lines = readLines(Readable.from([Buffer.from(plain, 'utf8')]) as AsyncIterable<Buffer>);
  const delimiter = mostFrequentDelimiter(plain.trimStart().split(/\r?\n|\r/, 1)[0] ?? '');
  const found: Cells[] = [];
  for await (const row of readRows(lines, { delimiter, columns: null, ragged: true })) {
    found.push({ line: row.line, cells: 'fields' in row ? row.fields.map((cell) => cell.trim()) : null });
    // The names and one customer too many: the rest is not worth the time.
    if (found.length > REQUEST_LIST_ROWS_MAX + 1) break;
  }
  return found;
}

/** The columns of a line of names; null: it has none of them. */
function placesOf(cells: string[] | null): Places | null {
  // A customer's trade or number may be a word that names a column, too.
  if (cells?.some((cell) => checkEmail(addressIn(cell)) === null)) return null;
  const places: Places = {};
  for (const [place, cell] of (cells ?? []).entries()) {
    const column = COLUMNS.find((name) => words[name].includes(foldWords(cell)));
    if (column && places[column] === undefined) places[column] = place;
  }
  return Object.keys(places).length === 0 ? null : places;
}

/** The columns of a list without names, if its first cell is an address. */
function orderOf(cells: string[] | null): Places {
  if (!cells || checkEmail(addressIn(cells[0] ?? '')) !== null) return {};
  return { email: 0, trade: 1, month: 2, city: 3, reference: 4 };
}

/** No half of an emoji stays, which no database keeps. */
const shortened = (value: string, length = SHOWN_LENGTH): string => [...value].slice(0, length).join('');

const problem = (key: FieldProblem['key'], value?: string): FieldProblem =>
  value === undefined ? { key } : { key, params: { value: shortened(value) } };

function readRow(cells: readonly string[], places: Places, reading: ListReading): NewRequest | FieldProblem {
  const cell = (column: Column): string => {
    const place = places[column];
    return place === undefined ? '' : (cells[place] ?? '').replace(/\s+/gu, ' ');
  };
  const email = addressIn(cell('email'));
  if (email === '') return problem('review_requests.line_without_email');
  if (email.length > EMAIL_MAX_LENGTH || checkEmail(email) !== null)
    return problem('review_requests.line_email', email);
  const month = cell('month') === '' ? null : monthOf(cell('month'), reading.order);
  if (month === undefined) return problem('review_requests.line_month', cell('month'));
  if (month !== null && monthProblem(month, reading.now) !== null)
    return {
      key: 'review_requests.line_month_reach',
      params: { value: shortened(cell('month')), years: REVIEW_JOB_YEARS },
    };
  const city = cell('city');
  if (city !== '' && (city.length > CITY_MAX_LENGTH || !CITY.test(city)))
    return problem('review_requests.line_city', city);
  const language = languageOf(cell('language'), reading.language);
  if (language === null) return problem('review_requests.line_language', cell('language'));
  return {
    email,
    trade_id: reading.trades.get(foldWords(cell('trade'))) ?? null,
    month,
    city: city || null,
    reference: shortened(cell('reference'), REFERENCE_MAX_LENGTH) || null,
    language,
  };
}

/** The address of a cell that a mail program or a spreadsheet wrote: `mailto:…`, `Ana Ruiz <ana@…>`. */
const addressIn = (cell: string): string =>
  (/<([^<>]+)>$/.exec(cell)?.[1] ?? cell)
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();

function languageOf(written: string, usual: Language): Language | null {
  if (written === '') return usual;
  const plain = foldWords(written);
  if (words.english.includes(plain)) return 'english';
  return words.mexican_spanish.includes(plain) ? 'mexican_spanish' : null;
}

/** A month or a day of it as YYYY-MM: `10/2026`, `Oct 2026`, `octubre de 2026`, `2026-10-14`. Undefined: it is none. */
export function monthOf(written: string, order: DateOrder): string | undefined {
  if (written.length > MONTH_MAX_LENGTH) return undefined;
  const month = /^(\d{4})[-/.](\d{1,2})$/.exec(written) ?? reversed(/^(\d{1,2})[-/.](\d{4})$/.exec(written));
  // A month alone is read as its first day.
  const day = month
    ? readDate(`${month[1]}-${month[2]}-01`, order)
    : (readDate(written, order) ?? readDate(`1 ${written}`, order));
  return day?.day.slice(0, 'YYYY-MM'.length);
}

const reversed = (found: RegExpExecArray | null) => found && ['', found[2] ?? '', found[1] ?? ''];
