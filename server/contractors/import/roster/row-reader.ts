import { ImportError } from '../import-error.ts';
import { cleanText } from './clean-text.ts';
import type { Column, FieldSource, LeftOut } from '../map-file.ts';
import { readOneOfColumns } from '../same-names.ts';
import { isBlankCell, isBrokenCell, isPlaceholder } from '../words/cells.ts';

/** The fields of a kind of file, and how their cells are read. */
export type Reading<Name extends string> = {
  /** A row of the file in one word. */
  thing: string;
  names: readonly Name[];
  /** Between the columns of one field; a space for the others. */
  separators: Partial<Record<Name, string>>;
  /** Fields where "none" or "expired" says something. */
  statements: readonly Name[];
  /** A date that a spreadsheet lost was stated all the same. */
  dates: readonly Name[];
};

/** A row's values in our fields; empty text where it has none. */
export type RowReader<Name extends string> = {
  /** As the file names the column of a field. */
  columnOf: (name: Name) => string;
  field: (name: Name, row: readonly string[]) => string;
  isLeftOut: (row: readonly string[]) => boolean;
};

type ReadSource = (row: readonly string[]) => string;
type IsEmpty = (cell: string) => boolean;

function emptinessOf<Name extends string>(name: Name, { statements, dates }: Reading<Name>): IsEmpty {
  if (statements.includes(name)) return isBlankCell;
  return dates.includes(name) ? (cell) => isPlaceholder(cell) && !isBrokenCell(cell) : isPlaceholder;
}

/** Finds the place of a column in a row, counted from 0. */
function placeFinder(header: readonly string[] | null): (column: Column) => number {
  const places = new Map<string, number[]>();
  header?.forEach((name, index) => {
    const there = places.get(plainName(name)) ?? [];
    places.set(plainName(name), [...there, index]);
  });

  return (column) => {
    if (typeof column === 'number') return column - 1;
    if (header === null)
      throw new ImportError(`The file names no columns: give "${column}" as a number, counted from 1.`);
    const [place, ...others] = places.get(plainName(column)) ?? [];
    if (place !== undefined && others.length === 0) return place;
    if (place !== undefined) {
      const numbers = [place, ...others].map((index) => index + 1).join(' and ');
      throw new ImportError(
        `The file has ${others.length + 1} columns "${column}", numbers ${numbers}: give the number of the one that is meant.`,
      );
    }
    const one = readOneOfColumns(column);
    const alike = one ? (places.get(plainName(one.name)) ?? []) : [];
    const found = alike.length === one?.count ? alike[one.nth - 1] : undefined;
    if (found !== undefined) return found;
    throw new ImportError(
      `The file has no column "${column}"; it has ${header.slice(0, 40).join(', ').slice(0, 600)}.`,
    );
  };
}

/**
 * Binds a layout to the columns of one file. `header` is the first row, or null where the file names no columns. Throws
 * ImportError when the layout names a column that the file does not have.
 */
export function bindColumns<Name extends string>(
  layout: {
    fields: Partial<Record<Name, FieldSource>>;
    empty_values: readonly string[];
    leave_out: readonly LeftOut[];
  },
  reading: Reading<Name>,
  header: readonly string[] | null,
): RowReader<Name> {
  const emptyValues = new Set(layout.empty_values.map((value) => value.toLowerCase()));
  const placeOf = placeFinder(header);
  const readColumns = (
    columns: Column | readonly Column[],
    separator: string,
    isEmpty: IsEmpty,
  ): ReadSource => {
    const indexes = (Array.isArray(columns) ? columns : [columns]).map(placeOf);
    return (row) =>
      indexes
        .map((index) => cleanText(row[index] ?? ''))
        .filter((value) => value !== '' && !emptyValues.has(value.toLowerCase()) && !isEmpty(value))
        .join(separator);
  };
  const readSource = (source: FieldSource, separator: string, isEmpty: IsEmpty): ReadSource => {
    if (typeof source === 'object' && 'constant' in source) return () => cleanText(source.constant);
    if (typeof source !== 'object' || !('first_of' in source)) return readColumns(source, separator, isEmpty);
    const choices = source.first_of.map((choice) => readColumns(choice, separator, isEmpty));
    return (row) => choices.map((read) => read(row)).find((value) => value !== '') ?? '';
  };

  const readers = new Map<Name, ReadSource>();
  for (const name of reading.names) {
    const source = layout.fields[name];
    if (source !== undefined)
      readers.set(name, readSource(source, reading.separators[name] ?? ' ', emptinessOf(name, reading)));
  }
  const leftOut = layout.leave_out.map(({ column, values }) => ({
    index: placeOf(column),
    words: new Set(values.map(plainName)),
  }));
  return {
    isLeftOut: (row) => leftOut.some(({ index, words }) => words.has(plainName(row[index] ?? ''))),
    columnOf: (name) => labelOf(layout.fields[name]),
    field: (name, row) => readers.get(name)?.(row) ?? '',
  };
}

/** The columns of a source, as the report names them. */
function labelOf(source: FieldSource | undefined): string {
  if (source === undefined) return '';
  if (typeof source !== 'object') return typeof source === 'number' ? `column ${source}` : `"${source}"`;
  if ('constant' in source) return 'constant';
  const parts = 'first_of' in source ? source.first_of : source;
  return parts.map((part) => labelOf(part)).join(' or ');
}

function plainName(name: string): string {
  return cleanText(name).toLowerCase();
}
